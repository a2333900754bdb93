import { rejectionOf } from '../../core/answer.js';
import { UsageError } from '../../core/errors.js';
import { isParked, openQuestion, ownQuestions } from '../../core/parked.js';
import type { GivenInput } from '../../runtime/checkpoint/checkpoint-schema.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import type { Accepted } from '../ask/checks.js';
import { askedBy, type IssueReader, issueReaderOf, lookAtIssue } from '../ask/issue-reader.js';
import { refusedByRun } from '../ask/replies.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { type Restored, restore, unlessChanged } from '../checkpoint/restore.js';
import type { BegunStage } from '../fan-out/begun-stage.js';
import type { Checkout } from '../guard/checkout.js';
import { isJobWokenByBot } from '../guard/wake.js';
import { claimRunKey } from '../identity/claim.js';
import type { Job } from '../job.js';
import { open } from '../open.js';
import type { NothingToRun, PreparedRun } from '../prepare.js';
import { placeRestored } from '../resume/place.js';
import { type Woken, wokenByComment } from './by-comment.js';
import { type Given, takeInput } from './by-input.js';

/** Nothing is to be done in this job, and nothing is wrong. */
export interface Nothing {
  readonly nothing: string;
}

/** What people have answered to the run that the job goes on with. */
export interface Answers {
  readonly given: readonly Given[];
  readonly inputs: readonly GivenInput[];
}

const NO_ANSWERS: Answers = { given: [], inputs: [] };

/** By what a job may go on, besides its inputs and the clock. */
interface CausesOfJob {
  readonly checkout: Checkout;
  /** Null when no comment has woken the job. */
  readonly woken: Woken | null;
  readonly reader: IssueReader;
}

const NO_FRESH_START =
  'This job was woken to go on with a run that waits, and starts none. Start one by hand. Nothing was spent.';

const NOTHING_PARKED =
  'This job was woken together with others of its run, and has left nothing itself that waits.';

const FAN_OUT =
  'The jobs of a fan-out go on in their own run: re-run its failed jobs, which find the answer on the issue.';

/**
 * Goes on with the run whose question a comment answers. The comment is judged as if nobody had done so before.
 * @throws UsageError for a comment that is no answer, and where the run must not go on
 */
export async function goOnByComment(
  job: Job,
  id: number,
  checkout: Checkout,
): Promise<PreparedRun | NothingToRun> {
  const reader = issueReaderOf(job);
  const woken = await wokenByComment(job, id, reader);
  if ('nothing' in woken) return woken;
  if (woken.standing.identity.stage !== null) return { nothing: FAN_OUT };
  return goOnWithParked(woken.job, woken.standing, { checkout, woken, reader });
}

/**
 * Goes on with what an earlier attempt or a named run has left, if anything, or with this job's part of a fan-out.
 * @param first what `attemptContextOf` says
 * @throws UsageError where the run must not go on
 */
export async function goOnByInputs(
  job: Job,
  first: AttemptContext,
  checkout: Checkout,
): Promise<PreparedRun | NothingToRun> {
  const causes: CausesOfJob = { checkout, woken: null, reader: issueReaderOf(job) };
  if (first.identity.stage === null) return goOnWithParked(job, first, causes);
  const { beginStage } = await import('../fan-out/begin.js');
  const begun = await beginStage(job, first, causes);
  if ('givenAgain' in begun) return { opened: null, restored: begun.givenAgain };
  return goOnWithPart(job, begun, causes);
}

/** Looks for what an earlier attempt has left, and for answers to what it has asked. */
async function goOnWithParked(
  job: Job,
  first: AttemptContext,
  causes: CausesOfJob,
): Promise<PreparedRun | NothingToRun> {
  const { checkout, woken, reader } = causes;
  const standing = await unlessChanged(job, await restore(job, first, reader), checkout);
  claimRunKey(job, standing.identity);
  const isByBot = isJobWokenByBot(job);
  if (isByBot && woken === null && standing.restored === null) return { nothing: NOTHING_PARKED };
  const answers = await answersOf(job, standing, causes);
  if ('nothing' in answers) return answers;
  if (isByBot && standing.restored !== null) checkParked(standing.restored);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return { opened: null, restored };
  if ((isByBot || woken !== null) && restored === null) throw new UsageError(NO_FRESH_START);
  return openFor(job, { ...standing, restored }, { answers, causes });
}

/** Goes on with this job's part of a run that is fanned out, which is in its place (spec 4.10). */
async function goOnWithPart(
  job: Job,
  { standing, fanOut }: Exclude<BegunStage, { givenAgain: Restored }>,
  causes: CausesOfJob,
): Promise<PreparedRun | NothingToRun> {
  const { restored } = standing;
  if (isJobWokenByBot(job)) {
    if (restored === null) throw new UsageError(NO_FRESH_START);
    // A leg that finds only the plan (`forked`) may begin: what it did before was lost, and others wait for it.
    if (restored.run.status !== 'forked') checkParked(restored);
  }
  // Another part of the run may be the one that asks.
  const asks = restored === null ? [] : ownQuestions(restored.run).map(({ ask }) => ask.id);
  const answers =
    asks.length === 0 ? NO_ANSWERS : await answersOf(withOwnAnswer(job, asks), standing, causes);
  if ('nothing' in answers) return answers;
  return { ...(await openFor(job, standing, { answers, causes })), fanOut };
}

/** Opens the workflow, by which answers are judged to the end: it knows the states that they name. */
async function openFor(
  job: Job,
  standing: AttemptContext,
  { answers, causes: { checkout, reader } }: { readonly answers: Answers; readonly causes: CausesOfJob },
): Promise<PreparedRun> {
  const opened = await open(job, checkout);
  const { restored } = standing;
  // After `on-base-change: fresh` there is no run that could be answered.
  const given =
    restored === null ? [] : await withoutRejected(answers, restored, opened.workflow, { job, reader });
  return { job, opened, standing, answers: { ...answers, given } };
}

/** @throws UsageError when a bot would have a run that has ended tried again or started anew */
function checkParked({ run, manifest }: Restored): void {
  const isCutOff = run.status === 'running' && manifest.has_parked;
  if (isParked(run) || isCutOff || run.status === 'completed') return;
  throw new UsageError(
    `This job was started by a bot, which may wake what waits; the run here is ${run.status}. A person with write access has to re-run it. Nothing was spent.`,
  );
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

const GONE_ON = 'The question that `comment-id` answers is not open any more: the run has gone on.';

/**
 * Collects the answers to the run that this job goes on with: of the comment that woke it, of its inputs, and those
 * that stand on the issue by now (spec 4.5).
 * @throws UsageError for an answer that cannot be given; nothing was spent
 */
async function answersOf(
  job: Job,
  standing: AttemptContext,
  { woken, reader }: Pick<CausesOfJob, 'woken' | 'reader'>,
): Promise<Answers | Nothing> {
  const { restored, identity, chosen } = standing;
  const open = restored === null ? [] : ownQuestions(restored.run).map(({ ask }) => ask.id);
  const given: Given[] = [];
  if (woken !== null) {
    // The comment was taken before, and woke this job a second time: the run has ended in another workflow run.
    const isTaken = woken.answers.every(({ question }) => question.marker.answeredBy !== null);
    if (restored === null && isTaken && job.context.attempt <= 1) return { nothing: GONE_ON };
    if (restored === null)
      throw new UsageError(
        'There is no checkpoint of the run that `comment-id` answers, so that it cannot go on: `resume` has to be `auto` or `force`. Nothing was spent.',
      );
    given.push(...woken.answers.map(fromComment).filter(({ askId }) => open.includes(askId)));
    // A later attempt is given the same comment, and goes on where the one before stopped.
    if (given.length === 0 && job.context.attempt <= 1) return { nothing: GONE_ON };
  }
  // The issue is read whether or not a comment has woken the job: an answer may stand there already. Where it cannot be
  // read, that was told when the checkpoint was looked at.
  const isOnIssue = restored !== null && job.inputs['on-ask'] === 'comment';
  const seen = isOnIssue ? await lookAtIssue(askedBy(restored, identity), reader, chosen.keys) : null;
  for (const answer of ((await seen?.answers()) ?? []).map(fromComment)) {
    if (given.some(({ askId }) => askId === answer.askId)) continue;
    job.voice.info(`Question ${answer.askId} was answered meanwhile, by a comment.`);
    given.push(answer);
  }
  const byInput = await takeInput(
    {
      answer: job.inputs.answer,
      askId: job.inputs['ask-id'],
      login: job.context.triggeringActor || job.context.actor,
      accessOf: (login) => reader.issues.accessOf(login),
      runId: job.context.runId,
    },
    restored,
  );
  const inputs = [...(restored?.manifest.inputs_given ?? [])];
  if (byInput.kind === 'used')
    job.voice.notice(`\`answer\` was given to question ${byInput.askId} by an earlier attempt already.`);
  if (byInput.kind === 'given') {
    const isSecond = given.some(({ askId }) => askId === byInput.given.askId);
    if (isSecond)
      job.voice.notice(
        `\`answer\` is not used: a comment has answered question ${byInput.given.askId} before.`,
      );
    else given.push(byInput.given);
    inputs.push(byInput.noted);
  }
  return { given, inputs };
}

const fromComment = ({ question, text, comment }: Accepted): Given => ({
  askId: question.marker.askId,
  text,
  settled: { by: 'comment', id: comment.id, login: comment.login, url: comment.url },
});

/**
 * Leaves out an answer that does not decide what was asked, by a state that the workflow does not have: its question
 * stays open, and the author of a comment is told. From then on that comment is no answer, so that it is told once.
 * @throws UsageError for such an answer of the inputs
 */
async function withoutRejected(
  { given }: Answers,
  { run, manifest: { issue } }: Restored,
  workflow: Workflow,
  { job, reader }: { readonly job: Job; readonly reader: IssueReader },
): Promise<readonly Given[]> {
  const taken: Given[] = [];
  for (const answer of given) {
    const { askId, text, settled } = answer;
    const { agent, ask } = openQuestion(run, askId);
    const why = rejectionOf(ask, text, (target) => workflow.resolve(target, agent.current_state));
    if (why === null) {
      taken.push(answer);
      continue;
    }
    if (settled.by !== 'comment' || issue === null)
      throw new UsageError(`\`answer\` cannot be given to question ${askId}: ${why} Nothing was spent.`);
    job.voice.warning(
      `The answer in ${settled.url} cannot be given to question ${askId}, which stays open: ${why}`,
    );
    const reply = refusedByRun(askId, settled.id);
    const said = await reader.issues.post(issue, reply, ({ body }) => body === reply);
    if (said.kind !== 'answer') job.voice.info(`Its author could not be told: ${said.why}.`);
  }
  return taken;
}
