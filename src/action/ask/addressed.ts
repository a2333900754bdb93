import type { SealKeys } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import type { IssueReader } from './board.js';
import { type Accepted, type IssueThread, judge } from './checks.js';
import type { Comment } from './comment.js';
import { type Issues, rememberingAccess } from './issue.js';
import { questionsIn } from './questions.js';

/** What a comment (`comment-id`) is to this job. */
export type Addressed =
  /** It answers questions, and the job goes on with their run. */
  | { readonly kind: 'answers'; readonly answers: readonly Accepted[]; readonly issue: number }
  /** It is meant for another job of the same file, or was taken already: nothing to do here, and nothing is wrong. */
  | { readonly kind: 'nothing'; readonly why: string };

/**
 * Reads the comment that woke this job, and repeats every check, whoever has woken the job (spec 4.5).
 * @throws UsageError for a comment that is no answer, or that could not be read
 */
export async function readAddressed(
  id: number,
  board: IssueReader,
  keys: SealKeys | null,
): Promise<Addressed> {
  if (keys === null) {
    throw new UsageError(
      `\`comment-id\`: without a key no question can be told from a forged one. Set the input \`state-key\` to what the run that asks has. Nothing was spent.`,
    );
  }
  const comment = await board.issues.comment(id);
  if (comment.kind !== 'answer') throw unread(id, comment.why);
  const { data } = comment;
  const scene = await board.scene(data.issue, keys);
  if ('why' in scene) throw unread(id, scene.why);
  // An earlier attempt of this job has taken the comment as an answer; the run may still have to go on.
  const { questions } = questionsIn(scene.comments, scene);
  const its = questions.filter(({ marker }) => marker.answeredBy === String(id));
  if (its.length > 0) {
    const answers = its.map((question): Accepted => ({ question, verb: 'answer', text: '', comment: data }));
    return { kind: 'answers', answers, issue: data.issue };
  }
  return verdictOf(data, await judge(data, scene));
}

/** Reads what the comments of an issue are judged by; `why` tells that it could not be read. */
export async function readScene(
  issue: number,
  { issues, keys, workflowFile }: { issues: Issues; keys: SealKeys; workflowFile: string },
): Promise<IssueThread | { readonly why: string }> {
  const [us, comments] = [await issues.us(), await issues.comments(issue)];
  if (us.kind !== 'answer') return { why: us.why };
  if (comments.kind !== 'answer') return { why: comments.why };
  return {
    ...{ comments: comments.data, us: us.data, keys: keys.open, workflowFile },
    accessOf: rememberingAccess(issues).accessOf,
  };
}

function verdictOf(comment: Comment, verdict: Awaited<ReturnType<typeof judge>>): Addressed {
  if (verdict.kind === 'accepted') return { kind: 'answers', answers: verdict.answers, issue: comment.issue };
  const { kind, why } = verdict.refusal;
  if (kind === 'answered' || kind === 'elsewhere') return { kind: 'nothing', why };
  throw new UsageError(
    `Comment ${comment.id} (\`comment-id\`) is not taken as an answer: ${why} The run goes on waiting; nothing was spent.`,
  );
}

const unread = (id: number, why: string): UsageError =>
  new UsageError(
    `Comment ${id} (\`comment-id\`) could not be read: ${why}. Re-run the job to try again; nothing was spent. It takes the permission \`issues: read\`, on a pull request \`pull-requests: read\`.`,
  );
