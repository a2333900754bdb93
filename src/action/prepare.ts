import { UsageError } from '../core/errors.js';
import type { FanOutRequest } from '../runtime/fan-out/request.js';
import { realPorts } from '../runtime/ports.js';
import { type AttemptContext, attemptContextOf, isFirst } from './checkpoint/attempt-context.js';
import type { Restored } from './checkpoint/restore.js';
import { subjectOf } from './context.js';
import { admit } from './guard/admit.js';
import { judgeCheckout } from './guard/checkout.js';
import { NOBODY_ASKS } from './guard/wake.js';
import { claimRunKey } from './identity/claim.js';
import { githubOf } from './identity/github.js';
import type { Job } from './job.js';
import { type OpenedWorkflow, open } from './open.js';
import type { Answers, Nothing } from './wake/go-on.js';

/** A run that may begin, or go on: nobody has to be asked any more. */
export interface PreparedRun {
  /** A job that a comment has woken has the inputs of one that goes on with the run that has asked. */
  readonly job: Job;
  readonly opened: OpenedWorkflow;
  readonly standing: AttemptContext;
  /** Absent when forked workers run in this job. */
  readonly fanOut?: FanOutRequest;
  readonly answers: Answers;
}

/** There is nothing to begin. */
export type NothingToRun = Nothing | { readonly opened: null; readonly restored: Restored };

/** @returns `opened: null` for a run that is over already; `nothing` for a woken job that has nothing to go on with */
export async function prepare(job: Job): Promise<PreparedRun | NothingToRun> {
  await admit(job);
  // The checkout is judged before the work tree of a checkpoint is laid over it.
  const checkout = await judgeCheckout(job);
  const { answer, 'comment-id': commentId } = job.inputs;
  // What goes on with a run is loaded where there is one: a first attempt has no use for it.
  const goingOn = () => import('./wake/go-on.js');
  if (commentId !== null) return (await goingOn()).goOnByComment(job, commentId, checkout);
  const first = await attemptContextOf(job);
  if (first.identity.stage !== null || !isFirst(job, first.identity))
    return (await goingOn()).goOnByInputs(job, first, checkout);
  if (answer !== null) throw new UsageError(NOBODY_ASKS);
  claimRunKey(job, first.identity);
  const opened = await open(job, checkout);
  return { job, opened, standing: first, answers: { given: [], inputs: [] } };
}

/** Tells before anything is spent what a question would need. @throws UsageError as `checkAsking` */
export async function nameRights({ job, opened, standing }: PreparedRun): Promise<void> {
  // A run that goes on was checked when it began.
  if (standing.restored !== null) return;
  const { checkAsking } = await import('./ask/rights.js');
  const { ask } = githubOf(job, RIGHTS_TIMEOUT_MS);
  const issue = standing.chosen.keys === null ? null : subjectOf(job.context.event);
  await checkAsking(job, opened.workflow, { issue, ask, now: realPorts.now() });
}

/** Short, since an API that does not answer tells nothing of rights. */
const RIGHTS_TIMEOUT_MS = 10_000;
