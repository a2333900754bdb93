import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical.js';

/** A header holds 8,000 characters; what a matrix holds may be longer. */
const LONGEST = 4000;

export interface KeyParts {
  /** The input `run-key`. Null for the default key. */
  readonly own: string | null;
  /** `toJson(matrix)` as the runner gives it. */
  readonly matrix: string | null;
  readonly acrossMatrix: boolean;
  readonly repositoryId: string;
  readonly workflowFile: string;
  readonly ref: string;
  readonly runId: string;
  /** Id of the job in its file. */
  readonly jobId: string;
  /** Full name, which tells two calls of one reusable workflow apart. Null when the API has not told it. */
  readonly jobName: string | null;
  readonly step: string;
  readonly workflow: string;
}

/**
 * What a run is known by (spec 4.3). By the default key, legs of a matrix and steps never meet, a re-run of the same
 * run finds its checkpoint, and a new run finds none. A key of one's own says itself what belongs together; the leg is
 * still part of it, unless `acrossMatrix` says otherwise.
 */
export function runKeyOf(parts: KeyParts): string {
  const leg = legOf(parts.matrix);
  const { own, acrossMatrix, repositoryId, workflowFile, ref, runId, jobId, jobName, step, workflow } = parts;
  const values =
    own === null
      ? [repositoryId, workflowFile, ref, runId, jobId, jobName, leg, step, workflow]
      : [own, acrossMatrix ? null : leg];
  return asRunKey(values);
}

/** Joins values to one text that is no longer than a header takes. */
export function asRunKey(values: readonly unknown[]): string {
  const key = canonicalJson(values);
  return key.length <= LONGEST ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}

/** Outside a matrix the runner says `null`, or nothing. What is no JSON counts as it is written. */
function legOf(matrix: string | null): unknown {
  if (matrix === null || matrix.trim() === '') return null;
  try {
    return JSON.parse(matrix);
  } catch {
    return matrix;
  }
}
