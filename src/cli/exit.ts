import { RaymondError, type ReasonCode } from '../core/errors.js';
import type { RunStatus } from '../core/run.js';

/** Green means `<result>`: nothing but a completed run exits 0 (spec 3.4). */
export const EXIT_CODES: Readonly<Record<RunStatus, number>> = {
  completed: 0,
  failed: 1,
  asking: 3,
  paused: 4,
  budget_exceeded: 5,
  // Its workers are to run elsewhere, or here by a resume: it waits, as a paused run does (spec 4.10).
  forked: 4,
  // A run that is neither ended nor stopped should not be possible.
  running: 1,
};

const FAILED_WHILE_RUNNING: readonly ReasonCode[] = ['STATE_WRITE_FAILED', 'INTERNAL'];

/** Arguments, workflow or state file that cannot be used: 2. A run that broke down under way: 1. */
export function exitCodeOf(error: unknown): number {
  return error instanceof RaymondError && !FAILED_WHILE_RUNNING.includes(error.code) ? 2 : 1;
}
