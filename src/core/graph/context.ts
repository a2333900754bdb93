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
  readonly feedback?: { readonly name: string; readonly question: string; readonly value: string };
  /** How long people were waited for, milliseconds. */
  readonly waitMs?: number;
  readonly tokens?: TokenUsage;
  readonly skipped?: { readonly target: string };
  readonly max_visits?: { readonly exceeded: true; readonly target: string | null };
  readonly teach?: readonly { readonly agent: string; readonly source: string; readonly scope: string }[];
  /** Of a terminal engine state; null when the graph leaves it open. */
  readonly success?: boolean | null;
  readonly cancelled?: true;
  /** How the work failed, where the graph went on all the same. */
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

export interface GivenFeedback {
  readonly value: string;
  /** What a resolver of Raili's has said about it. */
  /** Any JSON: what a resolver of Raili's has said about the question. */
  readonly metadata?: unknown;
}

/** `context.json` of a Raili project (spec 5.9). */
export interface GraphContext {
  readonly vars: Variables;
  /** Reasons by variable: `REVIEW_FAILED`. */
  readonly approvals: Variables;
  /** Keyed by the state that asked. */
  readonly feedbacks: Readonly<Record<string, GivenFeedback>>;
  readonly stateHistory: readonly HistoryEntry[];
}

export const EMPTY_CONTEXT: GraphContext = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };

/** The file's text. */
export function contextText(context: GraphContext): string {
  return `${JSON.stringify(context, null, 2)}\n`;
}
