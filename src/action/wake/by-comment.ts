import type { SealKeys } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { type Accepted, judge } from '../ask/checks.js';
import { type IssueReader, lookAtIssue } from '../ask/issue-reader.js';
import { isKeyOf, type Marker } from '../ask/marker.js';
import { isOurMarker } from '../ask/put.js';
import { questionsIn } from '../ask/questions.js';
import { type AttemptContext, attemptContextOf } from '../checkpoint/attempt-context.js';
import { sealKeysOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { Nothing } from './go-on.js';
import type { Parking } from './plan.js';

/**
 * Reads the comment that woke this job, and repeats every check, whoever has woken the job (spec 4.5).
 * @returns `nothing` for one that is meant for another job of the same file, or was taken already
 * @throws UsageError for a comment that is no answer, or that could not be read
 */
export async function readAddressed(
  id: number,
  reader: IssueReader,
  keys: SealKeys | null,
): Promise<readonly Accepted[] | Nothing> {
  if (keys === null) {
    throw new UsageError(
      `\`comment-id\`: without a key no question can be told from a forged one. Set the input \`state-key\` to what the run that asks has. Nothing was spent.`,
    );
  }
  const read = await reader.issues.comment(id);
  if (read.kind !== 'answer') throw unread(id, read.why);
  const comment = read.data;
  const thread = await reader.thread(comment.issue, keys);
  if ('why' in thread) throw unread(id, thread.why);
  // An earlier attempt of this job has taken the comment as an answer; the run may still have to go on.
  const { questions } = questionsIn(thread.comments, thread);
  const its = questions.filter(({ marker }) => marker.answeredBy === String(id));
  if (its.length > 0) return its.map((question) => ({ question, verb: 'answer', text: '', comment }));
  const verdict = await judge(comment, thread);
  if (verdict.kind === 'accepted') return verdict.answers;
  const { kind, why } = verdict.refusal;
  if (kind === 'answered' || kind === 'elsewhere')
    return { nothing: `Comment ${id} (\`comment-id\`): ${why}` };
  throw new UsageError(
    `Comment ${id} (\`comment-id\`) is not taken as an answer: ${why} The run goes on waiting; nothing was spent.`,
  );
}

const unread = (id: number, why: string): UsageError =>
  new UsageError(
    `Comment ${id} (\`comment-id\`) could not be read: ${why}. Re-run the job to try again; nothing was spent. It takes the permission \`issues: read\`, on a pull request \`pull-requests: read\`.`,
  );

/** A job that a comment has woken (`comment-id`). */
export interface Woken {
  /** The job, with the inputs of one that goes on with the run that has asked. */
  readonly job: Job;
  readonly standing: AttemptContext;
  readonly answers: readonly Accepted[];
}

const ELSEWHERE =
  'The comment answers a question of another job, step or leg: this one has nothing to do with it.';

/**
 * Finds the run whose question a comment answers; the job goes on with it as with `resume-run`.
 * @returns `nothing` where it is another job's to go on
 * @throws UsageError as `readAddressed`
 */
export async function wokenByComment(job: Job, id: number, reader: IssueReader): Promise<Woken | Nothing> {
  const addressed = await readAddressed(id, reader, sealKeysOf(job).keys);
  if ('nothing' in addressed) return addressed;
  const runIds = [...new Set(addressed.map(({ question }) => question.marker.runId))];
  for (const runId of runIds) {
    const goesOn = resuming(job, runId);
    const standing = await attemptContextOf(goesOn);
    const answers = addressed.filter(({ question }) => isOurMarker(question.marker, standing.identity));
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

/**
 * Whether somebody has answered a parked run whom it would believe, and it was not told (spec 4.5): the job that should
 * have told it may have failed, or GitHub was away.
 * @param tell hears what could not be read: a sentence
 */
export function answeredOn(
  reader: IssueReader,
  keys: SealKeys,
  tell: (what: string) => void,
): (parking: Pick<Parking, 'header' | 'record'>) => Promise<boolean> {
  return async ({ header, record: { subject: issue, asks, resume_run: runId } }) => {
    const asked = {
      ...{ issue, asks: asks.map(({ id }) => id) },
      // Legs of a fan-out ask under keys of their own, and go on with their run.
      isOurs: (marker: Marker) => isKeyOf(marker, header.run_key) || marker.runId === runId,
    };
    const seen = await lookAtIssue(asked, reader, keys);
    if (seen.why !== null) tell(`Whether somebody has answered on #${issue} is not known: ${seen.why}.`);
    return (await seen.answers()).length > 0;
  };
}
