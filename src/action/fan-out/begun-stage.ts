import { UsageError } from '../../core/errors.js';
import type { FanOutRequest } from '../../runtime/fan-out/request.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import type { Restored } from '../checkpoint/restore.js';
import type { Job } from '../job.js';
import { placeRestored } from '../resume/place.js';

/** A job's part in a fan-out, with all that it goes on from in its place. */
export type BegunStage =
  | { readonly standing: AttemptContext; readonly fanOut: FanOutRequest }
  /** It is done already, and its outputs are given again. */
  | { readonly givenAgain: Restored };

/** Puts what the job goes on from in its place. @throws UsageError where the commit is another one */
export async function goOnFrom(job: Job, restored: Restored): Promise<Restored> {
  const placed = await placeRestored(job, restored);
  if (placed !== null) return placed;
  throw new UsageError(
    'The checkout is not on the commit of the plan, and what the run has changed cannot be put there: a part of a fan-out cannot start afresh. Check out `github.sha` in all of its jobs.',
  );
}
