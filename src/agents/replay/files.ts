import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { readPlainFile } from '../../process/files.js';
import type { AgentCli, TurnEvent, TurnOutcome, TurnRequest } from '../agent.js';
import { comparablePrompt, hashOf, promptName, withNames } from './comparable.js';
import {
  mapRecordedTexts,
  RECORDING_VERSION,
  type RecordedFailure,
  type RecordedFile,
  type RecordedTurn,
  type Recording,
} from './recording.js';
import { filesSince, lookAtFiles } from './turn-files.js';

/** The file with replies that a person writes by hand. */
export const REPLIES_FILE = 'replies.yaml';
const TURN_FILE = /^(\d{3,})-.+\.json$/;

/**
 * Reads a recording (spec 6.3): the turns that `--record` wrote, and `replies.yaml`. Other files in the
 * folder are left alone.
 * @throws UsageError that names the file, for a folder that cannot be read, holds nothing, or is broken
 */
export async function readRecording(folder: string): Promise<Recording> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    throw new UsageError(`The recording ${folder} cannot be read: ${messageOf(error)}`, { file: folder });
  }
  const files = names.filter((name) => TURN_FILE.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
  const hasReplies = names.includes(REPLIES_FILE);
  if (files.length === 0 && !hasReplies) {
    throw new UsageError(
      `${folder} holds no recording: neither turns (001-main-START.json) nor ${REPLIES_FILE}. A run with the option \`record\` makes one.`,
      { file: folder },
    );
  }
  const turns = await Promise.all(files.map((name) => readTurn(join(folder, name))));
  return { folder, turns, replies: hasReplies ? await readReplies(join(folder, REPLIES_FILE)) : {} };
}

async function readTurn(file: string): Promise<RecordedTurn> {
  let data: unknown;
  try {
    data = JSON.parse(readPlainFile(file).toString());
  } catch (error) {
    throw broken(file, messageOf(error));
  }
  const { parseTurn } = await import('./schema.js');
  const parsed = parseTurn(data);
  if ('problem' in parsed) throw broken(file, parsed.problem);
  return parsed.value;
}

async function readReplies(file: string): Promise<Recording['replies']> {
  const [{ parseDocument }, { parseReplies }] = await Promise.all([import('yaml'), import('./schema.js')]);
  const document = parseDocument(readPlainFile(file).toString(), { logLevel: 'error' });
  const error = document.errors[0];
  if (error !== undefined) throw broken(file, error.message, error.linePos?.[0].line);
  const parsed = parseReplies(document.toJS() ?? {});
  if ('problem' in parsed) throw broken(file, parsed.problem);
  return parsed.value;
}

function broken(file: string, why: string, line?: number): UsageError {
  return new UsageError(`The recording ${file} cannot be used: ${why}`, { file, line });
}

export interface Recorder {
  /** Resolves when the turn is on disk. */
  record(turn: RecordedTurn): Promise<void>;
}

/**
 * Writes one file per turn (spec 6.3). Numbers go on after those that the folder holds already.
 * @throws UsageError if the folder cannot be made
 */
export async function createRecorder(folder: string): Promise<Recorder> {
  let names: string[];
  try {
    await mkdir(folder, { recursive: true });
    names = await readdir(folder);
  } catch (error) {
    throw new UsageError(`Turns cannot be recorded to ${folder}: ${messageOf(error)}`, { file: folder });
  }
  let last = Math.max(0, ...names.filter((name) => TURN_FILE.test(name)).map(numberOf));
  return {
    async record(turn) {
      last += 1;
      const name = `${String(last).padStart(3, '0')}-${fileName(turn.agent)}-${fileName(promptName(turn.state))}.json`;
      const temporary = join(folder, `.${name}.tmp`);
      // A prompt may hold what others on the machine are not to read, as a transcript may.
      await writeFile(temporary, `${JSON.stringify(turn, null, 2)}\n`, { mode: 0o600 });
      await rename(temporary, join(folder, name));
    },
  };
}

const numberOf = (name: string): number => Number.parseInt(name, 10);
const fileName = (text: string): string => text.replace(/[^\w.-]/g, '_').slice(0, 100);
/**
 * The agent, with every turn it ends recorded, failed ones too. A turn that cannot be recorded is a warning.
 * @param withFiles whether what a turn has written in its task folder and work tree is recorded too (spec 8.4)
 */
export function recordingAgent(agent: AgentCli, recorder: Recorder, withFiles = false): AgentCli {
  return {
    name: agent.name,
    capabilities: agent.capabilities,
    async turn(request, signal, onEvent) {
      const events: TurnEvent[] = [];
      const before = withFiles ? await lookAtFiles(request) : null;
      const outcome = await agent.turn(request, signal, (event) => {
        events.push(event);
        onEvent(event);
      });
      try {
        const written = before === null ? undefined : await filesSince(request, before);
        await recorder.record(recordedTurn(request, outcome, events, written?.files));
        if (written !== undefined && written.left.length > 0)
          onEvent({ type: 'warning', message: `Too large to be recorded: ${written.left.join(', ')}` });
      } catch (error) {
        onEvent({ type: 'warning', message: `This turn was not recorded: ${messageOf(error)}` });
      }
      return outcome;
    },
    sessionMark: (session, cwd) => agent.sessionMark(session, cwd),
    ...(agent.cutOffCost && { cutOffCost: (turn, cwd) => agent.cutOffCost!(turn, cwd) }),
    close: () => agent.close(),
  };
}

function recordedTurn(
  request: TurnRequest,
  outcome: TurnOutcome,
  events: readonly TurnEvent[],
  files: readonly RecordedFile[] | undefined,
): RecordedTurn {
  const { agentId, state, visit, turnOfVisit, runValues = [] } = request.context;
  const prompt = comparablePrompt(request);
  // A name that the turn's own texts already hold as {{task_folder}} is meant literally, and stands for no value.
  const literal = JSON.stringify([outcome.text, events, files]);
  const values = runValues.filter(({ name }) => !literal.includes(`{{${name}}}`));
  const used = new Set<string>();
  const keep = (text: string): string => {
    const kept = withNames(text, values);
    if (kept !== text) for (const { name } of values) if (kept.includes(`{{${name}}}`)) used.add(name);
    return kept;
  };
  const kept = {
    text: keep(outcome.text),
    events: events.map((event) => mapRecordedTexts(event, keep)),
    files: files?.map((file) => (file.text === undefined ? file : { ...file, text: keep(file.text) })),
  };
  return {
    version: RECORDING_VERSION,
    agent: agentId,
    state,
    visit,
    turn: turnOfVisit,
    prompt_sha256: hashOf(prompt),
    prompt,
    ...(used.size > 0 && { placeholders: [...used] }),
    text: kept.text,
    session: outcome.sessionId,
    cost_usd: outcome.costUsd,
    usage: outcome.usage,
    events: kept.events,
    ...(!outcome.ok && { failure: recordedFailure(outcome) }),
    ...(kept.files !== undefined && { files: kept.files }),
  };
}

function recordedFailure({ failure }: Extract<TurnOutcome, { ok: false }>): RecordedFailure {
  return {
    kind: failure.kind,
    message: failure.message,
    ...(failure.resetAt !== undefined && { reset_at: failure.resetAt }),
    ...(failure.retryAfterMs !== undefined && { retry_after_ms: failure.retryAfterMs }),
  };
}
