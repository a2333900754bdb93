import { messageOf, RaymondError, type ReasonCode } from '../core/errors.js';
import { type OpenQuestion, openQuestions } from '../core/parked.js';
import type { RunStatus, StateTallies, Usage } from '../core/run.js';
import { turnsOf } from '../core/state/state-tally.js';
import type { StoredResult } from '../core/state/text-ref.js';
import type { Story } from '../core/story/story.js';
import { talliesOf } from '../report/totals.js';
import type { RunEnd } from '../runtime/conduct.js';
import { resultText } from '../store/texts.js';

/**
 * What `--json` prints on standard output (spec 3.8). Amounts are in USD. `printed` replaces references to long results
 * by their texts.
 */
export interface Report {
  readonly run_id: string | null;
  readonly status: RunStatus | null;
  readonly reason: ReasonCode | null;
  readonly message: string | null;
  /** `main`'s payload. */
  readonly result: StoredResult | null;
  /** The payload as a value, if it is JSON that fits a schema (spec 7.4). */
  readonly result_json: StoredResult | null;
  readonly results: Readonly<Record<string, StoredResult>>;
  readonly total_cost_usd: number;
  readonly run_cost_usd: number;
  /** Turns in which a request was cut off, so that the total is a lower bound. */
  readonly unknown_cost_turns: number;
  /** Turns without a known price, which the budget does not cover. */
  readonly unpriced_turns: number;
  readonly usage: Usage | null;
  readonly steps: number;
  /** Counts and costs of each state, over all resumes (spec 8.1): `cost_usd` adds up to the total. */
  readonly states: StateTallies;
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
    result_json: run.typed ? (run.results.main ?? null) : null,
    results: run.results,
    total_cost_usd: run.total_cost_usd,
    run_cost_usd: end.runCostUsd,
    unknown_cost_turns: turnsOf('unknown_cost_turns', run.states),
    unpriced_turns: turnsOf('unpriced_turns', run.states),
    usage: run.usage,
    steps: run.steps,
    states: run.states,
    duration_ms: end.durationMs,
    resumed: end.resumed,
    resume_at: run.resume_at,
    ask: asks.length === 0 ? null : asks,
    state_file: end.paths.state,
    transcripts: end.paths.folder,
  };
}

/**
 * The report of a run that could not be started or read at all, or that broke down under way. In the latter case it
 * holds what the events have told, since the state file may not hold that.
 */
export function breakdownReport(runId: string | null, error: unknown, story: Story): Report {
  const known = error instanceof RaymondError;
  // These count this life of the run only; the state file holds what earlier ones did.
  const states = talliesOf(story, 'state');
  return {
    run_id: runId,
    status: story.lives.length > 0 ? 'failed' : null,
    reason: known ? error.code : 'INTERNAL',
    message: known ? error.located : messageOf(error),
    result: null,
    result_json: null,
    results: {},
    total_cost_usd: story.totalCostUsd,
    run_cost_usd: story.runCostUsd,
    unknown_cost_turns: turnsOf('unknown_cost_turns', states),
    unpriced_turns: turnsOf('unpriced_turns', states),
    usage: null,
    steps: story.steps,
    states,
    duration_ms: 0,
    resumed: story.isResumed,
    resume_at: null,
    ask: null,
    state_file: null,
    transcripts: null,
  };
}

/**
 * A report, or a state, as JSON with all results as texts. It comes piece by piece, since all long results together may
 * not fit in memory.
 * @param folder the run's folder
 * @throws StateError STATE_INVALID for a long result that cannot be read
 */
export function* printed(
  report: Pick<Report, 'results'> & Partial<Pick<Report, 'result' | 'result_json'>>,
  folder: string,
): Generator<string> {
  let piece = '{';
  let mark = '';
  for (const [key, value] of Object.entries(report)) {
    if (value === undefined) continue;
    piece += `${mark}${JSON.stringify(key)}:`;
    mark = ',';
    if (key === 'results') {
      yield piece;
      yield* printedResults(report.results, folder);
      piece = '';
    } else if (key === 'result' && report.result != null)
      piece += JSON.stringify(resultText(folder, report.result));
    // The text of this result is JSON already.
    else if (key === 'result_json' && report.result_json != null)
      piece += resultText(folder, report.result_json);
    else piece += JSON.stringify(value);
  }
  yield `${piece}}\n`;
}

/** Smaller pieces are joined up to this length, in UTF-16 units. */
const PIECE_LENGTH = 1 << 16;

function* printedResults(results: Readonly<Record<string, StoredResult>>, folder: string): Generator<string> {
  let piece = '{';
  let mark = '';
  for (const [id, result] of Object.entries(results)) {
    piece += `${mark}${JSON.stringify(id)}:${JSON.stringify(resultText(folder, result))}`;
    mark = ',';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}}`;
}
