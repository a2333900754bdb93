import { UsageError } from '../../core/errors.js';
import { NOBODY_ASKS } from '../ask/subject.js';
import { isFirst, standingOf } from '../checkpoint/standing.js';
import { admit } from '../guard/admit.js';
import { judgeCheckout } from '../guard/checkout.js';
import { claimRunKey } from '../identity/claim.js';
import type { Job } from '../job.js';
import { open } from '../open.js';
import { type Begun, loadAsking, NO_ANSWERS, type Over } from './begun.js';
import { goOn } from './go-on.js';
import { beginPart } from './part.js';

/** @returns `opened` null for a run that is over already; `nothing` for a job that was woken and has nothing to go on with */
export async function prepare(started: Job): Promise<Begun | Over> {
  await admit(started);
  // Before a checkpoint lays its work tree over it.
  const checkout = await judgeCheckout(started);
  if (started.inputs['comment-id'] !== null) {
    const [{ boardOf }, { wokenByComment }] = await loadAsking();
    const board = boardOf(started);
    const woken = await wokenByComment(started, started.inputs['comment-id'], board);
    if ('nothing' in woken) return woken;
    if (woken.standing.identity.stage !== null) return { nothing: FAN_OUT };
    return goOn(woken.job, { checkout, first: woken.standing, woken, board });
  }
  const first = await standingOf(started);
  if (first.identity.stage !== null) return await beginPart(started, { checkout, first });
  if (!isFirst(started, first.identity)) {
    const [{ boardOf }] = await loadAsking();
    return goOn(started, { checkout, first, woken: null, board: boardOf(started) });
  }
  if (started.inputs.answer !== null) throw new UsageError(NOBODY_ASKS);
  claimRunKey(started, first.identity);
  const opened = await open(started, checkout);
  return { job: started, opened, standing: first, answers: NO_ANSWERS };
}

const FAN_OUT =
  'The jobs of a fan-out go on in their own run: re-run its failed jobs, which find the answer on the issue.';
