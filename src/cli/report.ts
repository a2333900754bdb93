import { type OpenQuestion, openQuestions } from '../core/agents.js';
import { messageOf, RaymondError, type ReasonCode } from '../core/errors.js';
import type { RunStatus, Usage } from '../core/run.js';
import type { RunEnd } from '../runtime/conduct.js';
import type { RunTally } from './tally.js';

/** What `--json` prints on standard output (spec 3.8). Amounts in USD. */
export interface Report {
  readonly run_id: string | null;
  readonly status: RunStatus | null;
  readonly reason: ReasonCode | null;
  readonly message: string | null;
  /** `main`'s payload. */
  readonly result: string | null;
  readonly results: Readonly<Record<string, string>>;
  readonly total_cost_usd: number;
  readonly run_cost_usd: number;
  readonly usage: Usage | null;
  readonly steps: number;
  readonly duration_ms: number;
  readonly resumed: boolean;
  readonly resume_at: string | null;
  readonly ask: readonly OpenQuestion[] | null;
  readonly state_file: string | null;
  readonly transcripts: string | null;
}

export function reportOf(end: RunEnd): Report {
  const { run } = end;
  const asks = openQuestions(run);
  return {
    run_id: run.workflow_id,
    status: run.status,
    reason: run.reason,
    message: run.message,
    result: run.results.main ?? null,
    results: run.results,
    total_cost_usd: run.total_cost_usd,
    run_cost_usd: end.runCostUsd,
    usage: run.usage,
    steps: run.steps,
    duration_ms: end.durationMs,
    resumed: end.resumed,
    resume_at: run.resume_at,
    ask: asks.length === 0 ? null : asks,
    state_file: end.paths.state,
    transcripts: end.paths.folder,
  };
}

/**
 * The report of a run that could not be started or read at all, or that broke down under way: then with what its events
 * have told, since its state file may not hold it.
 */
export function breakdownReport(runId: string | null, error: unknown, tally: RunTally): Report {
  const known = error instanceof RaymondError;
  return {
    run_id: runId,
    status: tally.isBegun ? 'failed' : null,
    reason: known ? error.code : 'INTERNAL',
    message: known ? error.located : messageOf(error),
    result: null,
    results: {},
    total_cost_usd: tally.totalCostUsd,
    run_cost_usd: tally.runCostUsd,
    usage: null,
    steps: tally.steps,
    duration_ms: 0,
    resumed: tally.isResumed,
    resume_at: null,
    ask: null,
    state_file: null,
    transcripts: null,
  };
}
