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
  /** The file that is named in reports: the `test.yaml`, else the recording. Null for a recorded run. */
  readonly file: string | null;
  readonly mismatches: readonly LocatedMismatch[];
  readonly warnings: readonly ObservedWarning[];
  /** Why the case was stopped: it would have gone on for ever. */
  readonly hung: string | null;
  /** Why the case could not be run at all. */
  readonly error: { readonly message: string; readonly isMisuse: boolean } | null;
  /** What the run came to. Null when it could not be run. */
  readonly observed: Observed | null;
  /** Milliseconds of real time. */
  readonly durationMs: number;
  /** Sentences for people, for example about what was written. */
  readonly notes: readonly string[];
  readonly faults: readonly FaultReport[];
}

export function isPassed({ mismatches, hung, error, faults }: CaseReport): boolean {
  return mismatches.length === 0 && hung === null && error === null && faults.every(({ isBad }) => !isBad);
}

/** A mismatch as one line: where it is, what was expected, and what it was. */
export function mismatchText({ at, agent, state, visit, expected, actual }: LocatedMismatch): string {
  const where = [
    agent,
    state === undefined ? undefined : `${state}${visit === undefined ? '' : ` (visit ${visit})`}`,
  ].filter((part) => part !== undefined);
  const place = where.length === 0 ? '' : ` [${where.join(' ')}]`;
  return `${at.join('.')}${place}: expected ${expected}, was ${actual}`;
}

/** What went wrong with the case itself, without its faults; each problem is a text. */
export function problemsOf({ mismatches, hung, error }: CaseReport): string[] {
  return [
    ...(error === null ? [] : [error.message]),
    ...(hung === null ? [] : [`hung: ${hung}`]),
    ...mismatches.map(mismatchText),
  ];
}
