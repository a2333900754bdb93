import type { LoggedEvent } from '../../core/events.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { EventOf } from '../../core/story/visit.js';
import { formatBytes, formatClock, formatCount, formatDuration, formatUsd } from '../format.js';
import { oneLine, sanitize } from '../text.js';
import { tagText, transitionDetail } from '../transition.js';
import type { Tone } from './line.js';
import type { AgentPicture } from './picture.js';
import type { Glyphs } from './theme.js';

export type ConsoleMode = 'quiet' | 'normal' | 'verbose';

/** An event in words, before it is laid out for a terminal or a log. Its texts are sanitized. */
export interface ConsoleEntry {
  readonly agent?: string | undefined;
  readonly state?: string | undefined;
  readonly glyph?: GlyphName;
  readonly tone?: Tone;
  /** Names the state where no `[agent STATE]` stands in front; `plain` is used where it does. */
  readonly lead?: { readonly terminal: string; readonly plain: string };
  /** Texts in columns: the transition's tag, cost and duration. */
  readonly cells?: readonly string[];
  /** A text that is cut to one line. */
  readonly detail?: string;
  /** A text that is never cut, and may have several lines. */
  readonly text?: string;
  /** A turning point of its agent: the line names the agent even if the line before did. */
  readonly head?: boolean;
}

export type GlyphName = Exclude<keyof Glyphs, 'spinner'>;

type ToldAgent = AgentPicture | undefined;

const ALWAYS: ReadonlySet<LoggedEvent['type']> = new Set(['warning', 'max_visits', 'agent_failed']);
const VERBOSE_ONLY: ReadonlySet<LoggedEvent['type']> = new Set([
  'turn_started',
  'output',
  'cost',
  'checkpoint',
]);
/** A longer `<print>` is a document, and no progress. */
const PRINT_LINES = 40;
const PRINT_LENGTH = 4000;

/**
 * What a mode prints about an event; null for nothing. `agent` is the agent as it was before the event. The run's start
 * and end are printed by `header` and `ending` instead.
 */
export function formatEvent(
  event: LoggedEvent,
  agent: ToldAgent,
  mode: ConsoleMode,
  glyphs: Glyphs,
): ConsoleEntry | null {
  if (mode === 'quiet' && !ALWAYS.has(event.type)) return null;
  const carriesOn = isCarriedOn(event, agent);
  if (mode !== 'verbose' && VERBOSE_ONLY.has(event.type) && !carriesOn) return null;
  const told = mode !== 'verbose' && carriesOn ? tellCarryOn(event) : tellAny(event, agent, glyphs);
  if (told === null || !('agent' in event)) return told;
  return { agent: event.agent, state: event.state && oneLine(stateName(event.state)), ...told };
}

function tellAny(event: LoggedEvent, agent: ToldAgent, glyphs: Glyphs): ConsoleEntry | null {
  switch (event.type) {
    case 'state_started':
      return tellState(event);
    case 'tool':
      return { tone: 'dim', detail: oneLine(`${event.name}  ${event.summary}`.slice(0, 2000)) };
    case 'print':
      return { glyph: 'print', tone: 'accent', text: firstLines(event.text, glyphs) };
    case 'transition':
      return tellTransition(event, agent, glyphs);
    case 'forked':
      return tellFork(event);
    case 'reminder':
      return again(`reminder ${event.attempt}`, event.code, event.text);
    case 'retry':
      return again(
        `retry ${event.attempt} in ${formatDuration(rounded(event.delay_ms))}`,
        event.code,
        event.message,
      );
    case 'max_visits':
      return warn(`visited ${times(event.count)}: goes on to ${oneLine(stateName(event.to))} instead`);
    case 'asked':
      return { glyph: 'ask', tone: 'accent', text: sanitize(event.question).trim(), head: true };
    case 'answered':
      return { glyph: 'ask', tone: 'accent', text: `answered: ${sanitize(event.answer).trim()}` };
    case 'waiting':
      return tellWaiting(event);
    case 'joining':
      return tellJoining(event, agent);
    case 'joined':
      return tellJoined(event);
    case 'join_timeout':
      return warn(`its join has run out of time: goes on to ${oneLine(stateName(event.to))}`);
    case 'stopped':
      return { tone: 'dim', text: 'stopped: its join has enough', head: true };
    case 'worktree_kept':
      return { text: sanitize(keptText(event)), head: true };
    case 'leg_started':
      return {
        glyph: 'fork',
        text: `leg ${event.leg} of round ${event.round}${attemptText(event.attempt)}: ${workersText(event.workers)}`,
      };
    case 'leg_taken':
      return tellLeg(event);
    case 'warning':
      return warn(sanitize(event.message).trim());
    case 'agent_ended':
      // Its last transition has told this, unless a resumed run ended the agent from its log.
      return agent?.ending === 'result' ? null : tellResult(event.result);
    case 'agent_failed':
      return tellFailure(event);
    case 'turn_started':
    case 'output':
    case 'cost':
    case 'checkpoint':
      return tellVerbose(event);
    case 'skipped':
      return { ...warn(`skipped: goes on to ${oneLine(stateName(event.to))}`), tone: 'dim' };
    case 'outcome':
    case 'graph_started':
    case 'history':
    case 'variables':
    case 'memory_begun':
    case 'output_found':
    case 'output_stored':
    case 'outputs_reset':
    case 'taught':
    case 'lessons_published':
    case 'recalled':
    case 'run_started':
    case 'run_resumed':
    case 'run_ended':
      return null;
  }
}

function warn(text: string): ConsoleEntry {
  return { glyph: 'warning', tone: 'warn', text };
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function tellState(event: EventOf<'state_started'>): ConsoleEntry {
  const facts = [event.visit > 1 ? `visit ${event.visit}` : '', event.kind === 'prompt' ? '' : event.kind];
  return {
    glyph: 'state',
    lead: { terminal: oneLine(stateName(event.state)), plain: 'started' },
    detail: [...facts, oneLine(event.model ?? '')].filter(Boolean).join(', '),
    head: true,
  };
}

/** Whether it is the first turn of a state that an earlier life of the run has entered. */
function isCarriedOn(event: LoggedEvent, agent: ToldAgent): event is EventOf<'turn_started'> {
  return event.type === 'turn_started' && (agent === undefined || agent.phase === 'queued');
}

function tellCarryOn(event: EventOf<'turn_started'>): ConsoleEntry {
  const lead = { terminal: oneLine(stateName(event.state)), plain: 'carried on' };
  return { glyph: 'state', lead, detail: event.kind === 'script' ? 'script' : '', head: true };
}

function tellTransition(event: EventOf<'transition'>, agent: ToldAgent, glyphs: Glyphs): ConsoleEntry {
  const { transition } = event;
  const cost = agent !== undefined && agent.stateCost > 0 ? formatUsd(agent.stateCost) : '';
  const duration = agent === undefined ? '' : formatDuration(Date.parse(event.time) - agent.stateSince);
  const ends = transition.tag === 'result' && event.to === null;
  const exited = event.exit_code === undefined ? [] : [`exit code ${event.exit_code}`];
  // Where a question leads is printed once it is answered.
  const isAsk = transition.tag === 'ask';
  const target = `${glyphs.arrow} ${oneLine(stateName(isAsk ? 'ask' : (event.to ?? transition.tag)))}`;
  return {
    ...(ends ? { glyph: 'good', tone: 'good' } : {}),
    lead: { terminal: `${oneLine(stateName(event.state))} ${target}`, plain: target },
    // Where the agent ends, or asks, the arrow already says which tag it was.
    cells: [isAsk || event.to === null ? '' : tagText(transition, glyphs.times), cost, duration],
    detail: [...exited, oneLine(transitionDetail(transition))].filter(Boolean).join('  '),
    head: true,
  };
}

function tellFork(event: EventOf<'forked'>): ConsoleEntry {
  const variables = Object.entries(event.variables).map(([name, value]) => `${name}=${value}`);
  const worker = `${event.worker} ${oneLine(stateName(event.worker_state))}`;
  return {
    glyph: 'fork',
    lead: { terminal: worker, plain: worker },
    detail: oneLine(variables.join('  ')),
  };
}

function again(what: string, code: string, message: string): ConsoleEntry {
  return { glyph: 'again', tone: 'warn', detail: `${what}  ${code}  ${oneLine(message)}` };
}

/** Rounds a wait to the second. */
function rounded(ms: number): number {
  return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}

function tellWaiting(event: EventOf<'waiting'>): ConsoleEntry {
  const until = Date.parse(event.until);
  const delay = formatDuration(rounded(until - Date.parse(event.time)));
  const text = `waiting ${delay}, until ${formatClock(until)}: ${oneLine(event.reason)}`;
  return { glyph: 'wait', tone: 'warn', text };
}

/** The arrival at a join. The live line shows how many have ended by now. */
function tellJoining(event: EventOf<'joining'>, agent: ToldAgent): ConsoleEntry | null {
  if (agent?.phase === 'waiting' && agent.state === event.state) return null;
  const lead = { terminal: oneLine(stateName(event.state)), plain: 'waits' };
  return { glyph: 'wait', lead, detail: `waits for its workers: ${event.ended} of ${event.all} ended` };
}

function tellJoined({ workers, state }: EventOf<'joined'>): ConsoleEntry | null {
  if (workers.length === 0) return null;
  const counted = (['completed', 'failed', 'stopped'] as const).map((status) => {
    const count = workers.filter((worker) => worker.status === status).length;
    return count === 0 ? '' : `${count} ${status}`;
  });
  const lead = { terminal: oneLine(stateName(state)), plain: 'joined' };
  return { glyph: 'good', lead, detail: `joined ${counted.filter(Boolean).join(', ')}` };
}

function keptText({ branch, path, commits, uncommitted }: EventOf<'worktree_kept'>): string {
  const what = [
    ...(commits > 0 ? [`${commits} ${commits === 1 ? 'commit' : 'commits'}`] : []),
    ...(uncommitted ? ['uncommitted changes'] : []),
  ];
  return `keeps its work tree: branch ${branch}, ${what.length === 0 ? 'nothing changed' : what.join(' and ')}, in ${path}`;
}

/** The end of a leg. What its workers have done is in the log; their join tells how they have ended. */
function tellLeg({ leg, attempt, workers, late, cost_usd: usd }: EventOf<'leg_taken'>): ConsoleEntry {
  const cost = usd > 0 ? `, ${formatUsd(usd)}` : '';
  const tooLate = late.length === 0 ? '' : `; too late for their join: ${workersText(late)}`;
  return {
    glyph: late.length === 0 ? 'good' : 'warning',
    text: `leg ${leg}${attemptText(attempt)} has come back${cost}: ${workersText(workers)}${tooLate}`,
  };
}

function attemptText(attempt: number): string {
  return attempt === 1 ? '' : `, attempt ${attempt}`;
}

const SHOWN_WORKERS = 8;

function workersText(workers: readonly string[]): string {
  const shown = workers.slice(0, SHOWN_WORKERS).map(oneLine).join(', ');
  const more = workers.length - SHOWN_WORKERS;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function tellResult(result: string): ConsoleEntry {
  return {
    glyph: 'good',
    tone: 'good',
    lead: { terminal: 'result', plain: 'result' },
    detail: oneLine(result),
  };
}

function tellFailure(event: EventOf<'agent_failed'>): ConsoleEntry {
  const text = `${event.code}  ${sanitize(event.message).trim()}`;
  return {
    glyph: 'bad',
    tone: 'bad',
    lead: { terminal: oneLine(stateName(event.state)), plain: 'failed' },
    text,
    head: true,
  };
}

function tellVerbose(event: EventOf<'turn_started' | 'output' | 'cost' | 'checkpoint'>): ConsoleEntry | null {
  switch (event.type) {
    case 'turn_started': {
      const attempt = event.attempt > 1 ? `, attempt ${event.attempt}` : '';
      const session = event.session === null ? '' : `  session ${event.session}`;
      return {
        tone: 'dim',
        text: `turn ${event.turn} (${event.kind}${attempt})${session}  ${event.transcript}`,
      };
    }
    case 'output': {
      const text = sanitize(withoutPrints(event.text)).trim();
      return text === '' ? null : { tone: 'dim', text: event.stream === 'stderr' ? `stderr: ${text}` : text };
    }
    case 'cost': {
      const { input_tokens, cache_read_tokens, cache_write_tokens, output_tokens } = event.usage;
      const read = formatCount(input_tokens + cache_read_tokens + cache_write_tokens);
      const tokens = `${read} tokens in, ${formatCount(output_tokens)} out`;
      const basis = event.basis === 'reported' ? '' : ` (${event.basis})`;
      return {
        tone: 'dim',
        detail: `turn ${event.turn} cost ${formatUsd(event.cost_usd)}${basis}, ${tokens}`,
      };
    }
    case 'checkpoint':
      return { tone: 'dim', detail: `checkpoint saved, ${formatBytes(event.bytes)}` };
  }
}

/** The text without its prints, which have lines of their own. */
function withoutPrints(text: string): string {
  return text.replace(/<print>[^<]*<\/print>/g, '');
}

function firstLines(text: string, { ellipsis }: Glyphs): string {
  const rest = text.length > PRINT_LENGTH ? ` ${ellipsis}` : '';
  const lines = (sanitize(text.slice(0, PRINT_LENGTH)).trim() + rest).split('\n');
  if (lines.length <= PRINT_LINES) return lines.join('\n');
  return [...lines.slice(0, PRINT_LINES), `${ellipsis} ${lines.length - PRINT_LINES} more lines`].join('\n');
}
