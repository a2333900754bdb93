import type { FailureMeta } from './failure.js';
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
  /** The work failed, and the graph went on. */
  readonly failure?: FailureMeta;
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
