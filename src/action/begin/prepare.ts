import { UsageError } from '../../core/errors.js';
import { realPorts } from '../../runtime/ports.js';
import type { IssueReader } from '../ask/board.js';
import type { Woken } from '../ask/going-on.js';
import { NOBODY_ASKS, subjectOf } from '../ask/subject.js';
import { type AttemptContext, attemptContextOf, isFirst } from '../checkpoint/attempt-context.js';
import { admit } from '../guard/admit.js';
import { type Checkout, judgeCheckout } from '../guard/checkout.js';
import { isWoken } from '../guard/wake.js';
import { claimRunKey } from '../identity/claim.js';
import { githubOf } from '../identity/github.js';
import type { Job } from '../job.js';
import { open } from '../open.js';
import { loadAsking, NO_ANSWERS, type NothingToRun, type PreparedRun } from './begun.js';
import { checkParked, NO_FRESH_START } from './woken.js';

/** @returns `opened: null` for a run that is over already; `nothing` for a woken job that has nothing to go on with */
export async function prepare(started: Job): Promise<PreparedRun | NothingToRun> {
  await admit(started);
  // The checkout is judged before the work tree of a checkpoint is laid over it.
  const checkout = await judgeCheckout(started);
  if (started.inputs['comment-id'] !== null) {
    const [{ boardOf }, { wokenByComment }] = await loadAsking();
    const board = boardOf(started);
    const woken = await wokenByComment(started, started.inputs['comment-id'], board);
    if ('nothing' in woken) return woken;
    if (woken.standing.identity.stage !== null) return { nothing: FAN_OUT };
    return goOn(woken.job, { checkout, first: woken.standing, woken, board });
  }
  const first = await attemptContextOf(started);
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

/** Tells before anything is spent what a question would need. @throws UsageError as `checkAsking` */
export async function nameRights({ job, opened, standing }: PreparedRun): Promise<void> {
  // A run that goes on was checked when it began.
  if (standing.restored !== null) return;
  const { checkAsking } = await import('../ask/rights.js');
  const { ask } = githubOf(job, RIGHTS_TIMEOUT_MS);
  const issue = standing.chosen.keys === null ? null : subjectOf(job.context.event);
  await checkAsking(job, opened.workflow, { issue, ask, now: realPorts.now() });
}

/** Short, since an API that does not answer tells nothing of rights. */
const RIGHTS_TIMEOUT_MS = 10_000;

const NOTHING_PARKED =
  'This job was woken together with others of its run, and has left nothing itself that waits.';

interface ToGoOn {
  readonly checkout: Checkout;
  readonly first: AttemptContext;
  readonly woken: Woken | null;
  readonly board: IssueReader;
}

/** Looks for what an earlier attempt has left, and for answers to what it has asked. */
async function goOn(
  job: Job,
  { checkout, first, woken, board }: ToGoOn,
): Promise<PreparedRun | NothingToRun> {
  // These are loaded here, since a first attempt has no use for them.
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
  // After `on-base-change: fresh` there is no run that could be answered.
  const given = restored === null ? [] : await usable(answers, restored.run, opened.workflow, { job, board });
  return { job, opened, standing: { ...standing, restored }, answers: { ...answers, given } };
}

/** Begins this job's part of a run that is fanned out over several jobs (spec 4.10). */
async function beginPart(
  job: Job,
  { checkout, first }: { readonly checkout: Checkout; readonly first: AttemptContext },
): Promise<PreparedRun | NothingToRun> {
  const [{ beginStage }, { openAsks }, [{ boardOf }, { answersOf, usable }]] = await Promise.all([
    import('../fan-out/begin.js'),
    import('../ask/put.js'),
    loadAsking(),
  ]);
  const board = boardOf(job);
  const begun = await beginStage(job, first, { board, checkout });
  if ('givenAgain' in begun) return { opened: null, restored: begun.givenAgain };
  const { restored } = begun.standing;
  if (isWoken(job)) {
    if (restored === null) throw new UsageError(NO_FRESH_START);
    // A leg that finds only the plan (`forked`) may begin: what it did before was lost, and others wait for it.
    if (restored.run.status !== 'forked') checkParked(restored);
  }
  // Another part of the run may be the one that asks.
  const asks = restored === null ? [] : openAsks(restored.run).map(({ ask }) => ask.id);
  const isAsking = restored !== null && asks.length > 0;
  const answers = isAsking
    ? await answersOf(withOwnAnswer(job, asks), begun.standing, { woken: null, board })
    : NO_ANSWERS;
  if ('nothing' in answers) return answers;
  const opened = await open(job, checkout);
  const given = isAsking ? await usable(answers, restored.run, opened.workflow, { job, board }) : [];
  return { job, opened, ...begun, answers: { ...answers, given } };
}

/** All parts have the same inputs: an answer to a question of another part is left out here. */
function withOwnAnswer(job: Job, open: readonly string[]): Job {
  const { 'ask-id': askId, answer } = job.inputs;
  if (askId === null || open.includes(askId)) return job;
  if (answer !== null)
    job.voice.warning(
      `\`answer\` is left to the part of the run that has asked ${JSON.stringify(askId)}: here ${open.join(', ')} ${open.length === 1 ? 'is' : 'are'} open.`,
    );
  return { ...job, inputs: { ...job.inputs, answer: null, 'ask-id': null } };
}
