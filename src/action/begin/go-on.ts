import { UsageError } from '../../core/errors.js';
import type { Board } from '../ask/board.js';
import type { Woken } from '../ask/going-on.js';
import type { Standing } from '../checkpoint/standing.js';
import type { Checkout } from '../guard/checkout.js';
import { isWoken } from '../guard/wake.js';
import { claimRunKey } from '../identity/claim.js';
import type { Job } from '../job.js';
import { open } from '../open.js';
import type { Begun, Over } from './begun.js';
import { checkParked, NO_FRESH_START } from './woken.js';

const NOTHING_PARKED =
  'This job was woken together with others of its run, and has left nothing itself that waits.';

export interface ToGoOn {
  readonly checkout: Checkout;
  readonly first: Standing;
  readonly woken: Woken | null;
  readonly board: Board;
}

/** Looks for what an earlier attempt has left, and for answers to what it has asked. */
export async function goOn(job: Job, { checkout, first, woken, board }: ToGoOn): Promise<Begun | Over> {
  // What a first attempt has no use for is not loaded.
  const [{ lookFor, unlessChanged }, { placeRestored }, { answersOf, usable }] = await Promise.all([
    import('./look.js'),
    import('../resume/place.js'),
    import('../ask/going-on.js'),
  ]);
  const standing = await unlessChanged(job, await lookFor(job, first, board), checkout);
  claimRunKey(job, standing.identity);
  const isByBot = isWoken(job);
  if (isByBot && woken === null && standing.restored === null) return { nothing: NOTHING_PARKED };
  const answers = await answersOf(job, standing, { woken, board });
  if ('nothing' in answers) return answers;
  if (isByBot && standing.restored !== null) checkParked(standing.restored);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return { opened: null, restored };
  if ((isByBot || woken !== null) && restored === null) throw new UsageError(NO_FRESH_START);
  const opened = await open(job, checkout);
  // `on-base-change: fresh` has left nothing to answer.
  const given = restored === null ? [] : await usable(answers, restored.run, opened.workflow, { job, board });
  return { job, opened, standing: { ...standing, restored }, answers: { ...answers, given } };
}
