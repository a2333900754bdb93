import type { LoggedEvent } from '../events.js';
import {
  EMPTY_CONTEXT,
  type EntryMeta,
  type GraphContext,
  type HistoryEntry,
  withEntry,
  withMeta,
} from './context.js';
import { type TokenUsage, tokensOfUsage, withTokens } from './tokens.js';
import type { Variables } from './variables.js';

/**
 * A state graph's history as the events of its run add up to it (spec 5.9). An event that a crash made come
 * twice counts once.
 */
export interface GraphRecord {
  readonly context: GraphContext;
  /** The entry that further events are about, from 0. */
  readonly entry: number | null;
  /** The run's step that began it. */
  readonly step: number | null;
  /** It has not come to its transition yet. */
  readonly isUnderWay: boolean;
  /** States that were passed by since. */
  readonly passed: readonly string[];
  /** The last turn whose tokens are counted. */
  readonly turn: string | null;
}

export const EMPTY_RECORD: GraphRecord = {
  context: EMPTY_CONTEXT,
  entry: null,
  step: null,
  isUnderWay: false,
  passed: [],
  turn: null,
};

/** The record after one more event. */
export function recordEvent(record: GraphRecord, event: LoggedEvent): GraphRecord {
  switch (event.type) {
    case 'graph_started':
      return { ...EMPTY_RECORD, context: event.context };
    case 'state_started':
      if (event.step !== undefined && event.step === record.step) return record;
      return entered(record, { state: event.state, enteredAt: event.time }, event.step ?? null);
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
      return withVariables(record, event.values, event.from, event.set);
    case 'outcome':
      if (event.turn === record.turn) return record;
      return withUsage({ ...record, turn: event.turn }, event.tokens ?? tokensOfUsage(event.usage));
    case 'turn_started':
      return cancelled(record, false);
    case 'transition':
      return { ...record, isUnderWay: false };
    case 'run_ended':
      return record.isUnderWay && ['paused', 'budget_exceeded'].includes(event.status)
        ? cancelled(record, true)
        : record;
    default:
      return record;
  }
}

/** What is known of the entry that is under way. */
export function metaOf({ context, entry }: GraphRecord): EntryMeta {
  return (entry === null ? undefined : context.stateHistory[entry]?.meta) ?? {};
}

function entered(record: GraphRecord, entry: HistoryEntry, step: number | null): GraphRecord {
  const context = withEntry(record.context, entry);
  return { ...record, context, entry: context.stateHistory.length - 1, step, isUnderWay: true, passed: [] };
}

/** A state that was come to and not entered. No state is passed by twice on the way to one that is entered. */
function passedBy(
  record: GraphRecord,
  { state, time }: { readonly state: string; readonly time: string },
  meta: EntryMeta,
): GraphRecord {
  if (record.passed.includes(state)) return record;
  const context = withEntry(record.context, { state, enteredAt: time, meta });
  return { ...record, context, passed: [...record.passed, state] };
}

function about(record: GraphRecord, meta: EntryMeta): GraphRecord {
  if (record.entry === null) return record;
  return { ...record, context: withMeta(record.context, record.entry, meta) };
}

function withUsage(record: GraphRecord, tokens: TokenUsage | null): GraphRecord {
  if (tokens === null) return record;
  return about(record, { tokens: withTokens(metaOf(record).tokens, tokens) });
}

function withVariables(
  record: GraphRecord,
  values: Variables,
  from: 'expose' | 'approval' | 'feedback',
  set: readonly string[],
): GraphRecord {
  const among = (names: readonly string[]): Variables =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const { context } = record;
  const { approvals, feedbacks } = context;
  return {
    ...record,
    context: {
      ...context,
      vars: values,
      // A reason whose other one has been given since is no variable any more.
      approvals: among([...Object.keys(approvals), ...(from === 'approval' ? set : [])]),
      feedbacks: among([...Object.keys(feedbacks), ...(from === 'feedback' ? set : [])]),
    },
  };
}

/** A run that is stopped in the middle of a state says so, until a resume goes on with that state. */
function cancelled(record: GraphRecord, isCancelled: boolean): GraphRecord {
  if (isCancelled) return about(record, { cancelled: true });
  const { entry, context } = record;
  if (entry === null || metaOf(record).cancelled === undefined) return record;
  const stateHistory = context.stateHistory.map((each, at): HistoryEntry => {
    if (at !== entry) return each;
    const { cancelled: _, ...meta } = each.meta ?? {};
    const { meta: __, ...bare } = each;
    return Object.keys(meta).length === 0 ? bare : { ...bare, meta };
  });
  return { ...record, context: { ...context, stateHistory } };
}
