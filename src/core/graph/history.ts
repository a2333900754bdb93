import * as v from 'valibot';
import { UsageError } from '../errors.js';
import { named } from '../named.js';
import type { TokenUsage } from './tokens.js';
import type { Variables } from './variables.js';

/** What happened in one entry of a state, as far as there is anything to tell (spec 5.9). */
export interface EntryMeta {
  readonly notify?: NotifyMeta;
  readonly approval?: {
    readonly question: string;
    /** Absent while the decision is awaited. */
    readonly chosen?: 'PASSED' | 'FAILED';
    readonly reason?: string;
    readonly notify?: NotifyMeta;
  };
  readonly feedback?: { readonly expose_var: string; readonly question: string; readonly value: string };
  readonly tokens?: TokenUsage;
  readonly skipped?: { readonly target: string };
  readonly max_visits?: { readonly exceeded: true; readonly target: string | null };
  readonly teach?: readonly { readonly agent: string; readonly source: string; readonly scope: string }[];
  /** A terminal engine state's; null if the graph leaves it open. */
  readonly success?: boolean | null;
  readonly cancelled?: true;
}

export interface NotifyMeta {
  readonly command: string;
  readonly success: boolean;
  readonly exitCode: number | null;
}

export interface HistoryEntry {
  readonly state: string;
  /** ISO 8601. */
  readonly enteredAt: string;
  readonly meta?: EntryMeta;
}

/** `context.json` of a Raili project (spec 5.9). */
export interface GraphContext {
  readonly vars: Variables;
  /** Reasons by variable: `REVIEW_FAILED`. */
  readonly approvals: Variables;
  readonly feedbacks: Variables;
  readonly stateHistory: readonly HistoryEntry[];
}

export const EMPTY_CONTEXT: GraphContext = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };

/** One more entry of a state: self-loops, skips and refused entries too. Its index is the history's last. */
export function withEntry(context: GraphContext, entry: HistoryEntry): GraphContext {
  return { ...context, stateHistory: [...context.stateHistory, entry] };
}

/** More about an entry, on the entry it belongs to, whatever was entered since. @param index from 0 */
export function withMeta(context: GraphContext, index: number, meta: EntryMeta): GraphContext {
  const stateHistory = context.stateHistory.map((entry, at) =>
    at === index ? { ...entry, meta: { ...entry.meta, ...meta } } : entry,
  );
  return { ...context, stateHistory };
}

/** The file's text. */
export function contextText(context: GraphContext): string {
  return `${JSON.stringify(context, null, 2)}\n`;
}

const strings = v.optional(named(v.string()), {});
const contextSchema = v.object({
  vars: strings,
  approvals: strings,
  feedbacks: strings,
  stateHistory: v.array(
    v.object({
      state: v.string(),
      enteredAt: v.string(),
      meta: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** A context out of `context.json`, older ones without `meta` too; a problem says what is wrong with the file. */
export function parseContext(
  text: string,
): { readonly context: GraphContext } | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const checked = v.safeParse(contextSchema, data);
  if (checked.success) return { context: checked.output as GraphContext };
  const [issue] = checked.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

export interface RolledBack {
  /** Where the new run starts. */
  readonly state: string;
  /** The history before that entry; variables stay as they were last. */
  readonly context: GraphContext;
}

/**
 * Goes back to an earlier point of a history (spec 5.9).
 * @param to the number of an entry, from 1, or from the end (`-1` is the last one); or a state, whose latest
 *   entry is meant.
 * @throws UsageError for an entry that the history does not have.
 */
export function rollback(context: GraphContext, to: string): RolledBack {
  const { stateHistory: history } = context;
  const byName = history.findLastIndex(({ state }) => state === to);
  const number = /^-?\d+$/.test(to) ? Number(to) : 0;
  const byNumber = number < 0 ? history.length + number : number - 1;
  const index = byName >= 0 ? byName : byNumber;
  const entry = index < 0 ? undefined : history[index];
  if (entry === undefined) throw noEntry(history, to);
  return { state: entry.state, context: { ...context, stateHistory: history.slice(0, index) } };
}

function noEntry(history: readonly HistoryEntry[], to: string): UsageError {
  if (history.length === 0) return new UsageError('There is no history to go back in.');
  const shown = history
    .slice(-20)
    .map(({ state }, at) => `${history.length - Math.min(20, history.length) + at + 1} ${state}`);
  return new UsageError(
    `The history has no entry "${to}". Give the number of one, or the name of a state: ${shown.join(', ')}.`,
  );
}
