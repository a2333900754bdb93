import { setTimeout as delay } from 'node:timers/promises';
import { AGENT_CLIS } from '../../core/agent-clis.js';
import { messageOf } from '../../core/errors.js';
import { NO_USAGE, type Usage } from '../../core/run.js';
import {
  type AgentCli,
  FAILURE_CODES,
  type FailureKind,
  type TurnEvent,
  type TurnFailure,
  type TurnOutcome,
  type TurnRequest,
} from '../agent.js';
import { comparablePrompt, hashOf, namedValues, promptName, withValues } from './comparable.js';
import {
  mapRecordedTexts,
  type RecordedEvent,
  type RecordedFile,
  type RecordedTurn,
  type Recording,
} from './recording.js';
import { putFiles } from './turn-files.js';

export interface ReplayOptions {
  readonly recording: Recording;
  /** Whether a prompt that differs from the recorded one is an error rather than a warning. */
  readonly strict: boolean;
  /** Waits for a delay, or until the signal aborts; by default in real time. Never rejects. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface PlayedScene {
  readonly events: readonly RecordedEvent[];
  /** Before the final text; ms. */
  readonly delayMs: number;
  readonly text: string;
  readonly costUsd: number;
  readonly usage: Usage;
  readonly failure: TurnFailure | null;
  /** SHA-256 of the prompts that it answers; null for a reply by hand, which answers any. */
  readonly prompts: ReadonlySet<string> | null;
  /** The prompt that it was recorded with, where that was kept. */
  readonly prompt?: string | undefined;
  readonly placeholders: readonly string[];
  readonly files: readonly RecordedFile[];
}

/**
 * Plays a recording instead of calling a model (spec 6.3). A turn is looked up by agent, state, visit and
 * turn of the visit, so that concurrency cannot mix turns up. `replies.yaml` goes before recorded turns, and
 * in it `AGENT/STATE` before `STATE`.
 */
export function createReplayAgent({ recording, strict, sleep = byTheClock }: ReplayOptions): AgentCli {
  const recorded = scenesByVisit(recording.turns);
  return {
    name: 'replay',
    capabilities: AGENT_CLIS.replay.capabilities,
    async turn(request, signal, onEvent) {
      const scene =
        writtenScene(recording, request) ??
        recorded.get(visitKey(request.context))?.[request.context.turnOfVisit];
      if (scene === undefined) return ended(request, { failure: missing(recording, request) });
      if (scene.prompts !== null && !isAmong(scene.prompts, request)) {
        const message = await staleMessage(request, scene.prompt);
        if (strict) return ended(request, { failure: { kind: 'recording_stale', message } });
        onEvent({ type: 'warning', message });
      }
      const filled = filledIn(scene, request);
      if (!(await play(filled, signal, onEvent, sleep)))
        return ended(request, { failure: { kind: 'interrupted', message: 'The replay was interrupted.' } });
      try {
        await putFiles(filled.files, request);
      } catch (error) {
        const message = `The files of ${placeOf(request)} cannot be written: ${messageOf(error)}.`;
        return ended(request, { failure: { kind: 'rejected', message } });
      }
      return ended(request, filled);
    },
    sessionMark: async () => 0,
    close: async () => {},
  };
}

/** Older recordings have the hash of the prompt as it was sent, or with its times in it. */
function isAmong(prompts: ReadonlySet<string>, request: TurnRequest): boolean {
  return [comparablePrompt(request), namedValues(request), request.prompt].some((text) =>
    prompts.has(hashOf(text)),
  );
}

/** The scene with this run's values in place of the names that the recording has. */
function filledIn(scene: PlayedScene, { context }: TurnRequest): PlayedScene {
  const { placeholders: names } = scene;
  if (names.length === 0) return scene;
  const fill = (text: string): string => withValues(text, names, context.runValues);
  return {
    ...scene,
    text: fill(scene.text),
    events: scene.events.map((event) => mapRecordedTexts(event, fill)),
    files: scene.files.map((file) => (file.text === undefined ? file : { ...file, text: fill(file.text) })),
  };
}

const byTheClock = (ms: number, signal: AbortSignal): Promise<void> =>
  // The timer rejects for one reason alone: the signal.
  delay(ms, undefined, { signal }).catch(() => {});

/** False if the signal aborted it. */
async function play(
  scene: Pick<PlayedScene, 'events' | 'delayMs'>,
  signal: AbortSignal,
  onEvent: (event: TurnEvent) => void,
  sleep: NonNullable<ReplayOptions['sleep']>,
): Promise<boolean> {
  for (const { delay_ms = 0, ...event } of scene.events) {
    if (delay_ms > 0) await sleep(delay_ms, signal);
    if (signal.aborted) return false;
    onEvent(event);
  }
  if (scene.delayMs > 0) await sleep(scene.delayMs, signal);
  return !signal.aborted;
}

function ended(
  request: TurnRequest,
  scene: Pick<PlayedScene, 'failure'> & Partial<Pick<PlayedScene, 'text' | 'costUsd' | 'usage'>>,
): TurnOutcome {
  const { text = '', costUsd = 0, usage = NO_USAGE, failure } = scene;
  const account = { sessionId: request.session.id, costUsd, costBasis: 'replayed' as const, usage };
  return failure === null ? { ...account, ok: true, text } : { ...account, ok: false, text, failure };
}

function visitKey({
  agentId,
  state,
  visit,
}: Pick<TurnRequest['context'], 'agentId' | 'state' | 'visit'>): string {
  return JSON.stringify([agentId, promptName(state), visit]);
}

/** Kinds of failure that a further turn of the same visit may have been a way out of. */
const MENDED = new Set<string>([
  'transient',
  'crashed',
  'idle',
  'usage_limit',
  'cost_cap',
  'session_lost',
  'session_in_use',
]);

/**
 * The scenes of each visit. A failed attempt that another followed is not played again, so that a replay does not
 * depend on how the network once was; its prompt is one that the next scene answers too.
 */
function scenesByVisit(turns: readonly RecordedTurn[]): Map<string, PlayedScene[]> {
  const visits = new Map<string, Map<number, RecordedTurn>>();
  for (const turn of turns) {
    const key = visitKey({ agentId: turn.agent, state: turn.state, visit: turn.visit });
    const visit = visits.get(key) ?? new Map<number, RecordedTurn>();
    // A turn that was recorded again in the same folder replaces the older one.
    visits.set(key, visit.set(turn.turn, turn));
  }
  return new Map(
    [...visits].map(([key, visit]) => [key, scenesOf([...visit.values()].sort((a, b) => a.turn - b.turn))]),
  );
}

function scenesOf(turns: readonly RecordedTurn[]): PlayedScene[] {
  const scenes: PlayedScene[] = [];
  let prompts: (string | undefined)[] = [];
  for (const [index, turn] of turns.entries()) {
    prompts.push(turn.prompt_sha256);
    const kind = turn.failure?.kind;
    const isMended = kind !== undefined && MENDED.has(kind) && index < turns.length - 1;
    if (isMended || kind === 'interrupted') continue;
    const known = prompts.filter((prompt) => prompt !== undefined);
    scenes.push(sceneOf(turn, known.length === prompts.length ? new Set(known) : null));
    prompts = [];
  }
  return scenes;
}

function sceneOf(turn: RecordedTurn, prompts: PlayedScene['prompts']): PlayedScene {
  const { events, text, cost_usd: costUsd, usage, failure, prompt, placeholders = [], files = [] } = turn;
  return {
    ...{ events, text, costUsd, usage, prompts, prompt, placeholders, files },
    delayMs: 0,
    failure:
      failure === undefined
        ? null
        : {
            // A newer raymond may have recorded a kind that is not known here.
            kind: Object.hasOwn(FAILURE_CODES, failure.kind) ? (failure.kind as FailureKind) : 'crashed',
            message: failure.message,
            resetAt: failure.reset_at,
            retryAfterMs: failure.retry_after_ms,
          },
  };
}

function writtenScene({ replies }: Recording, { context }: TurnRequest): PlayedScene | undefined {
  const state = promptName(context.state);
  const keys = [`${context.agentId}/${state}`, state].flatMap((key) => [key, `${key}.md`]);
  const key = keys.find((each) => Object.hasOwn(replies, each));
  const reply = key === undefined ? undefined : replies[key]?.[context.visit - 1]?.[context.turnOfVisit];
  if (reply === undefined) return undefined;
  const tools = reply.tools.map((tool) => ({ type: 'tool' as const, delay_ms: reply.delay_ms, ...tool }));
  return {
    events: tools,
    delayMs: reply.delay_ms,
    text: reply.text,
    costUsd: reply.cost,
    usage: NO_USAGE,
    failure: null,
    prompts: null,
    placeholders: [],
    files: reply.files,
  };
}

function placeOf({ context }: TurnRequest): string {
  const turn = context.turnOfVisit === 0 ? '' : `, turn ${context.turnOfVisit + 1} of it`;
  return `visit ${context.visit} of ${context.state} by agent ${context.agentId}${turn}`;
}

function missing(recording: Recording, request: TurnRequest): TurnFailure {
  const { agentId, state } = request.context;
  const file = `${recording.folder}/<nnn>-${agentId}-${promptName(state)}.json`;
  const advice = `Record it (option \`record\` of a run), or write a reply for ${promptName(state)} in ${recording.folder}/replies.yaml.`;
  return {
    kind: 'recording_missing',
    message: `There is no recording of ${placeOf(request)}: looked for ${file}. ${advice}`,
  };
}

/** @param recorded undefined in older recordings, which have its hash alone */
async function staleMessage(request: TurnRequest, recorded: string | undefined): Promise<string> {
  const head = `The recording of ${placeOf(request)} is stale: the prompt differs from the recorded one.`;
  const advice = 'Record it again (option `record` of a run).';
  const { lineDiff } = await import('../../core/text/line-diff.js');
  const shown = recorded === undefined ? '' : lineDiff(recorded, comparablePrompt(request));
  return shown === '' ? `${head} ${advice}` : `${head} ${advice} - then, + now:\n${shown}`;
}
