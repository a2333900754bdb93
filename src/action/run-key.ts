import { createHash } from 'node:crypto';
import type { JobContext } from './context.js';

/** What a run is known by, and the names of its checkpoints (spec 4.3). */
export interface RunKey {
  readonly text: string;
  /** Of all checkpoints of this key. Every part of a name ends with `-`, since keys are found by prefix. */
  readonly prefix: string;
  /** Of the checkpoint with this number in this attempt. */
  checkpoint(seq: number): string;
}

export function runKey(given: string | null, workflow: string, job: string, context: JobContext): RunKey {
  const text = given ?? [workflow, context.ref, context.runId, job].join('\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  const prefix = `raymond-v1-${hash}-`;
  return { text, prefix, checkpoint: (seq) => `${prefix}${context.runId}-${context.attempt}-${seq}-` };
}
