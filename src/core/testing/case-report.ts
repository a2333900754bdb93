import type { ExpectationMismatch } from './expectations.js';
import type { FaultReport } from './fault-report.js';
import type { Observed, ObservedWarning } from './observed.js';

/** A mismatch with its place in the `test.yaml`, where there is one. */
export interface LocatedMismatch extends ExpectationMismatch {
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
}

/** What became of one case of a test (spec 8.4). */
export interface CaseReport {
  readonly name: string;
  /** Where it is told of: its `test.yaml`, else its recording; null: a run's. */
  readonly file: string | null;
  readonly mismatches: readonly LocatedMismatch[];
  readonly warnings: readonly ObservedWarning[];
  /** It would have gone on for ever. */
  readonly hung: string | null;
  /** It could not be run at all. */
  readonly error: { readonly message: string; readonly isMisuse: boolean } | null;
  /** What it came to; null: it could not be run. */
  readonly observed: Observed | null;
  /** Real ms. */
  readonly durationMs: number;
  /** For people: what was written, say. */
  readonly notes: readonly string[];
  readonly faults: readonly FaultReport[];
}

export function isPassed({ mismatches, hung, error, faults }: CaseReport): boolean {
  return mismatches.length === 0 && hung === null && error === null && faults.every(({ isBad }) => !isBad);
}

/** One line for a mismatch: where, what was expected, what it was. */
export function mismatchText({ at, agent, state, visit, expected, actual }: LocatedMismatch): string {
  const where = [
    agent,
    state === undefined ? undefined : `${state}${visit === undefined ? '' : ` (visit ${visit})`}`,
  ].filter((part) => part !== undefined);
  const place = where.length === 0 ? '' : ` [${where.join(' ')}]`;
  return `${at.join('.')}${place}: expected ${expected}, was ${actual}`;
}

/** What went wrong with the case itself, its faults aside; each a text of its own. */
export function problemsOf({ mismatches, hung, error }: CaseReport): string[] {
  return [
    ...(error === null ? [] : [error.message]),
    ...(hung === null ? [] : [`hung: ${hung}`]),
    ...mismatches.map(mismatchText),
  ];
}
