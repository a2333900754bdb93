import { ProtocolError, UsageError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { answerAsks } from '../../runtime/answers.js';
import type { GivenInput } from '../../runtime/checkpoint/checkpoint-schema.js';
import { realPorts } from '../../runtime/ports.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { type AttemptContext, attemptContextOf } from '../checkpoint/attempt-context.js';
import { sealKeysOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import { type Addressed, readAddressed } from './addressed.js';
import type { IssueReader } from './board.js';
import { type Accepted, answersFor } from './checks.js';
import { fromComment, type Given, takeInput } from './given.js';
import { isOurMarker, openAsks } from './put.js';
import { questionsIn } from './questions.js';
import { refusedByRun } from './replies.js';

/** Nothing is to be done in this job, and nothing is wrong. */
export interface Nothing {
  readonly nothing: string;
}

/** A job that a comment has woken (`comment-id`). */
export interface Woken {
  /** The job, with the inputs of one that goes on with the run that has asked. */
  readonly job: Job;
  readonly standing: AttemptContext;
  readonly answers: readonly Accepted[];
}

const ELSEWHERE =
  'The comment answers a question of another job, step or leg: this one has nothing to do with it.';

/** @param id of the comment. @throws UsageError as `readAddressed` */
export async function wokenByComment(job: Job, id: number, board: IssueReader): Promise<Woken | Nothing> {
  const addressed: Addressed = await readAddressed(id, board, sealKeysOf(job).keys);
  if (addressed.kind === 'nothing') return { nothing: `Comment ${id} (\`comment-id\`): ${addressed.why}` };
  const runIds = [...new Set(addressed.answers.map(({ question }) => question.marker.runId))];
  for (const runId of runIds) {
    const goesOn = resuming(job, runId);
    const standing = await attemptContextOf(goesOn);
    const answers = addressed.answers.filter(({ question }) =>
      isOurMarker(question.marker, standing.identity),
    );
    if (answers.length > 0) return { job: goesOn, standing, answers };
  }
  return { nothing: ELSEWHERE };
}

/** @throws UsageError when `resume-run` names another run */
function resuming(job: Job, runId: string): Job {
  const given = job.inputs['resume-run'];
  if (given !== null && String(given) !== runId) {
    throw new UsageError(
      `\`comment-id\` answers a question of run ${runId}, and \`resume-run\` names run ${given}. Give one of them. Nothing was spent.`,
    );
  }
  return { ...job, inputs: { ...job.inputs, 'resume-run': Number(runId) } };
}

const GONE_ON = 'The question that `comment-id` answers is not open any more: the run has gone on.';

/** What people have answered to the run that the job goes on with. */
export interface Answers {
  readonly given: readonly Given[];
  readonly inputs: readonly GivenInput[];
}

/**
 * Collects the answers to the run that this job goes on with: of the comment that woke it, of its inputs, and those
 * that stand on the issue by now (spec 4.5).
 * @throws UsageError for an answer that cannot be given; nothing was spent
 */
export async function answersOf(
  job: Job,
  standing: AttemptContext,
  { woken, board }: { readonly woken: Woken | null; readonly board: IssueReader },
): Promise<Answers | Nothing> {
  const { restored } = standing;
  const open = restored === null ? [] : openAsks(restored.run).map(({ ask }) => ask.id);
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
  for (const answer of await onIssue(job, standing, board)) {
    if (given.some(({ askId }) => askId === answer.askId)) continue;
    job.voice.info(`Question ${answer.askId} was answered meanwhile, by a comment.`);
    given.push(answer);
  }
  const byInput = await takeInput(
    {
      answer: job.inputs.answer,
      askId: job.inputs['ask-id'],
      login: job.context.triggeringActor || job.context.actor,
      accessOf: (login) => board.issues.accessOf(login),
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

/** Reads the issue whether or not a comment has woken the job: an answer may stand there already. */
async function onIssue(
  job: Job,
  { restored, chosen, identity }: AttemptContext,
  board: IssueReader,
): Promise<readonly Given[]> {
  const issue = restored?.manifest.issue ?? null;
  if (restored === null || issue === null || chosen.keys === null || job.inputs['on-ask'] !== 'comment')
    return [];
  const open = new Set(openAsks(restored.run).map(({ ask }) => ask.id));
  if (open.size === 0) return [];
  const scene = await board.scene(issue, chosen.keys);
  // The reason was told when the checkpoint was looked at.
  if ('why' in scene) return [];
  const { questions } = questionsIn(scene.comments, scene);
  const ours = questions.filter(({ marker }) => open.has(marker.askId) && isOurMarker(marker, identity));
  return (await answersFor(ours, scene)).map(fromComment);
}

/**
 * Keeps the answers that the run takes. A comment that does not decide what was asked is left out and its author told;
 * the question stays open.
 * @throws UsageError for such an answer of the inputs
 */
export async function usable(
  { given }: Answers,
  run: Run,
  workflow: Workflow,
  { job, board }: { readonly job: Job; readonly board: IssueReader },
): Promise<readonly Given[]> {
  const now = realPorts.now();
  const resolve = (target: string, from: string): string => workflow.resolve(target, from);
  const taken: Given[] = [];
  for (const answer of given) {
    try {
      answerAsks(run, [answer], { now, resolve });
      taken.push(answer);
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof ProtocolError)) throw error;
      if (answer.settled.by !== 'comment')
        throw new UsageError(
          `\`answer\` cannot be given to question ${answer.askId}: ${error.message} Nothing was spent.`,
        );
      const { id, url } = answer.settled;
      job.voice.warning(
        `The answer in ${url} cannot be given to question ${answer.askId}, which stays open: ${error.message}`,
      );
      await tell(job, board, { id, reply: refusedByRun(answer.askId, id) });
    }
  }
  return taken;
}

/** Replies only once, although each later resume reads the same comment. */
async function tell(
  job: Job,
  board: IssueReader,
  { id, reply }: { id: number; reply: string },
): Promise<void> {
  const comment = await board.issues.comment(id);
  if (comment.kind !== 'answer') return;
  const since = comment.data.createdAt;
  const there = await board.issues.comments(comment.data.issue, since);
  const isIt = ({ body }: { body: string }): boolean => body === reply;
  if (there.kind !== 'answer' || there.data.some(isIt)) return;
  const said = await board.issues.post(comment.data.issue, reply, isIt);
  if (said.kind !== 'answer') job.voice.info(`Its author could not be told: ${said.why}.`);
}
