import type { LoggedEvent } from '../events.js';
import { type Chain, chained, chainOf, lengthOf, valuesOf, withoutEnd } from './chain.js';
import type { EntryMeta, GivenFeedback, GraphContext, HistoryEntry } from './context.js';
import type { InFlightLesson, KnownLessons } from './lesson-files.js';
import { type TokenUsage, tokensOfUsage, withTokens } from './tokens.js';
import type { Variables } from './variables.js';

/**
 * What a state graph's run remembers (spec 5.9, 5.11): history, variables, counters, outputs and lessons, added up from
 * the events of its log. An event that a crash has repeated counts once. One more event costs the same however many
 * there were.
 */
export interface GraphRecord {
  readonly vars: Variables;
  readonly approvals: Variables;
  readonly feedbacks: Readonly<Record<string, GivenFeedback>>;
  /** Entries ahead of the current one. */
  readonly done: Chain<HistoryEntry>;
  /** The entry that further events are about. */
  readonly current: HistoryEntry | null;
  /** States that were passed by since the current entry. */
  readonly passed: readonly HistoryEntry[];
  /** The run's step that began the current entry. */
  readonly step: number | null;
  /** The current entry has not come to its transition yet. */
  readonly isUnderWay: boolean;
  /** A turn of the current entry has begun and not ended. */
  readonly isAtWork: boolean;
  /** Since when a person is waited for, ISO 8601; null when nobody is. */
  readonly askedAt: string | null;
  /** The last turn whose tokens are counted. */
  readonly turn: string | null;
  readonly counts: Chain<EntryCount>;
  /** What each agent had been taught when the run began. Null for a run of an older version, which did not say. */
  readonly lessonsBefore: Readonly<Record<string, KnownLessons>> | null;
  readonly lessons: Chain<Taught>;
  readonly published: number;
  readonly outputs: ReadonlyMap<string, Chain<KeptOutput>>;
  /** The step whose `reset_outputs` has been done. */
  readonly resetStep: number | null;
}

/** Which visit of a state began, and the limits of which states count anew from there. */
interface EntryCount {
  readonly state: string;
  readonly visit: number;
  readonly reset: readonly string[];
}

interface Taught {
  readonly turn: string;
  readonly lesson: InFlightLesson;
}

/** An output, by the event of the log that holds it. */
export interface KeptOutput {
  readonly seq: number;
  readonly turn: string;
}

export const EMPTY_RECORD: GraphRecord = {
  vars: {},
  approvals: {},
  feedbacks: {},
  done: null,
  current: null,
  passed: [],
  step: null,
  isUnderWay: false,
  isAtWork: false,
  askedAt: null,
  turn: null,
  counts: null,
  lessonsBefore: null,
  lessons: null,
  published: 0,
  outputs: new Map(),
  resetStep: null,
};

/** The number of a turn of another run. The run's own begin with 1. */
export const RECALLED_TURN = '0';

/** The record after one more event. It is the same object if the event says nothing new. */
export function recordEvent(record: GraphRecord, event: LoggedEvent): GraphRecord {
  switch (event.type) {
    case 'graph_started': {
      const { stateHistory, ...context } = event.context;
      return { ...EMPTY_RECORD, ...context, done: chainOf(stateHistory) };
    }
    case 'recalled': {
      const after = recordEvent(record, { ...event.event, seq: event.seq, time: event.at });
      if (after === record) return record;
      // Steps and turns were those of another run.
      return { ...after, step: null, turn: null, resetStep: null, isUnderWay: false, isAtWork: false };
    }
    case 'run_resumed':
      return withoutLater(record, event.turns);
    case 'state_started':
      if (event.step !== undefined && event.step === record.step) return record;
      return {
        ...entered(record, { state: event.state, enteredAt: event.time }, event.step ?? null),
        counts: chained(record.counts, {
          ...{ state: event.state, visit: event.visit, reset: event.reset_visits ?? [] },
        }),
      };
    case 'skipped':
      return passedBy(record, event, { skipped: { target: event.to } });
    case 'max_visits':
      return passedBy(record, event, { max_visits: { exceeded: true, target: event.to } });
    case 'agent_failed': {
      const meta = { max_visits: { exceeded: true, target: null } } as const;
      const ended = { ...record, isUnderWay: false };
      return event.code === 'MAX_VISITS' && !record.isUnderWay ? passedBy(ended, event, meta) : ended;
    }
    case 'history':
      return about(record, event.meta);
    case 'variables':
      return withVariables(record, event);
    case 'turn_started':
      return { ...carriedOn(record), isUnderWay: true, isAtWork: true };
    case 'outcome': {
      const ended = event.result.kind === 'failure' ? record : { ...record, isAtWork: false };
      if (event.turn === record.turn) return ended;
      return withUsage({ ...ended, turn: event.turn }, event.tokens ?? tokensOfUsage(event.usage));
    }
    case 'asked':
      return { ...record, askedAt: event.time };
    case 'answered':
      return answered(record, event.time);
    case 'transition':
      return { ...carriedOn(record), isUnderWay: false, isAtWork: false };
    case 'run_ended':
      return isCancelled(record, event.status) ? about(record, { cancelled: true }) : record;
    case 'memory_begun':
      return { ...record, lessonsBefore: event.lessons };
    case 'taught':
      return taught(record, { turn: event.turn, lesson: event.lesson });
    case 'lessons_published':
      return { ...record, published: event.count };
    case 'output_found':
      return withOutputs(record, event.state, chained(null, { seq: event.seq, turn: RECALLED_TURN }));
    case 'output_stored': {
      const before = record.outputs.get(event.state) ?? null;
      return withOutputs(record, event.state, chained(before, { seq: event.seq, turn: event.turn }));
    }
    case 'outputs_reset': {
      if (record.resetStep === event.step) return record;
      const outputs = new Map([...record.outputs].filter(([state]) => !event.states.includes(state)));
      return { ...record, resetStep: event.step, outputs };
    }
    default:
      return record;
  }
}

/** What is known of the entry that is under way. */
export function metaOf({ current }: GraphRecord): EntryMeta {
  return current?.meta ?? {};
}

export function entriesOf({ done, current, passed }: GraphRecord): number {
  return lengthOf(done) + (current === null ? 0 : 1) + passed.length;
}

/** The history as its file has it. Takes time in proportion to the entries. */
export function contextOf({ vars, approvals, feedbacks, done, current, passed }: GraphRecord): GraphContext {
  const entries = current === null ? valuesOf(done) : [...valuesOf(done), current];
  return { vars, approvals, feedbacks, stateHistory: [...entries, ...passed] };
}

export function lessonsOf({ lessons }: GraphRecord): InFlightLesson[] {
  return valuesOf(lessons).map(({ lesson }) => lesson);
}

/** A run's counters of visits (core/visits.ts). */
export interface Counters {
  readonly visits: Readonly<Record<string, number>>;
  /** How many of those visits a limit does not count any more. */
  readonly visitsBefore: Readonly<Record<string, number>>;
}

/** The counters after what the record holds. */
export function countersOf({ counts }: GraphRecord): Counters {
  const visits = new Map<string, number>();
  const visitsBefore = new Map<string, number>();
  for (const { state, visit, reset } of valuesOf(counts)) {
    for (const other of reset) if (visits.has(other)) visitsBefore.set(other, visits.get(other)!);
    // A resume has cleared a limit, so that its counter begins again.
    if ((visitsBefore.get(state) ?? 0) >= visit) visitsBefore.delete(state);
    visits.set(state, visit);
  }
  return { visits: Object.fromEntries(visits), visitsBefore: Object.fromEntries(visitsBefore) };
}

function entered(record: GraphRecord, entry: HistoryEntry, step: number | null): GraphRecord {
  const { done, current, passed } = record;
  const before = current === null ? done : chained(done, current);
  return {
    ...record,
    done: passed.reduce(chained<HistoryEntry>, before),
    ...{ current: entry, passed: [], step, isUnderWay: true, isAtWork: false, askedAt: null },
  };
}

/** Notes a state that was passed by. No state is passed by twice on the way to one that is entered. */
function passedBy(
  record: GraphRecord,
  { state, time }: { readonly state: string; readonly time: string },
  meta: EntryMeta,
): GraphRecord {
  if (record.passed.some((entry) => entry.state === state)) return record;
  return { ...record, passed: [...record.passed, { state, enteredAt: time, meta }] };
}

function about(record: GraphRecord, meta: EntryMeta): GraphRecord {
  const { current } = record;
  return current === null
    ? record
    : { ...record, current: { ...current, meta: { ...current.meta, ...meta } } };
}

function withUsage(record: GraphRecord, tokens: TokenUsage | null): GraphRecord {
  if (tokens === null) return record;
  return about(record, { tokens: withTokens(metaOf(record).tokens, tokens) });
}

function withVariables(
  record: GraphRecord,
  { state, values, from, set }: Extract<LoggedEvent, { type: 'variables' }>,
): GraphRecord {
  const names = [...Object.keys(record.approvals), ...(from === 'approval' ? set : [])];
  // A reason is dropped once its state has given the opposite one.
  const approvals = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const [given] = from === 'feedback' ? set : [];
  const feedbacks =
    given === undefined ? record.feedbacks : { ...record.feedbacks, [state]: { value: values[given] ?? '' } };
  return { ...record, vars: values, approvals, feedbacks };
}

function answered(record: GraphRecord, time: string): GraphRecord {
  const { askedAt } = record;
  const carried = { ...carriedOn(record), askedAt: null };
  if (askedAt === null) return carried;
  const waited = Math.max(0, Date.parse(time) - Date.parse(askedAt));
  return about(carried, { waitMs: (metaOf(carried).waitMs ?? 0) + waited });
}

/** Whether a stop has cut off the entry. One whose turn has ended was not, if the budget is what stopped the run. */
function isCancelled({ isUnderWay, isAtWork }: GraphRecord, status: string): boolean {
  return (isUnderWay && status === 'paused') || (isUnderWay && isAtWork && status === 'budget_exceeded');
}

/** The record of an entry that was cut off and goes on. */
function carriedOn(record: GraphRecord): GraphRecord {
  const { current } = record;
  if (current?.meta?.cancelled === undefined) return record;
  const { meta, ...bare } = current;
  const { cancelled: _, ...others } = meta;
  return { ...record, current: Object.keys(others).length === 0 ? bare : { ...bare, meta: others } };
}

function taught(record: GraphRecord, given: Taught): GraphRecord {
  const { agent, source, scope } = given.lesson;
  const teach = [...(metaOf(record).teach ?? []), { agent, source, scope }];
  return { ...about(record, { teach }), lessons: chained(record.lessons, given) };
}

function withOutputs(record: GraphRecord, state: string, kept: Chain<KeptOutput>): GraphRecord {
  return { ...record, outputs: new Map([...record.outputs, [state, kept]]) };
}

/** The record without turns that the state does not know of: those have not happened. */
function withoutLater(record: GraphRecord, turns: number | undefined): GraphRecord {
  if (turns === undefined) return record;
  const isLater = ({ turn }: { readonly turn: string }): boolean => Number(turn) > turns;
  const outputs = [...record.outputs].map(([state, kept]) => [state, withoutEnd(kept, isLater)] as const);
  return { ...record, outputs: new Map(outputs), lessons: withoutEnd(record.lessons, isLater) };
}
