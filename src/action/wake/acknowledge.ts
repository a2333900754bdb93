import { inline, link } from '../../report/summary/markdown.js';
import { withNote } from '../ask/body.js';
import type { Accepted } from '../ask/checks.js';
import type { Comment } from '../ask/comment.js';
import type { Issues } from '../ask/issue.js';
import { readMarker } from '../ask/marker.js';
import { isOurs, type Us } from '../ask/questions.js';
import type { WakeResult } from './wake-run.js';

/** What stands in the question's comment from the answer on until the run that goes on marks it. Markdown. */
export function takenNote({ comment }: Pick<Accepted, 'comment'>): string {
  return `👀 ${inline(comment.login, 60)} has answered ${link('in this comment', comment.url)}; the run is being woken.`;
}

/** The same where it was not woken: what a person can do. */
export function notWokenNote(
  answer: Pick<Accepted, 'comment'>,
  result: Exclude<WakeResult, { kind: 'woken' }>,
): string {
  const head = `👀 ${inline(answer.comment.login, 60)} has answered ${link('in this comment', answer.comment.url)}.`;
  if (result.kind === 'silent')
    return `${head} GitHub did not say whether the run was woken (${inline(result.why)}): if it does not go on, \`mode: tick\` wakes it, or re-run the job that has read the answer.`;
  return `${head} The run could not be woken: ${inline(result.why)}. ${result.button}`;
}

/** Writes the note into the questions' comments. Only before a run is woken: afterwards they are that run's to mark. */
export async function noteOnQuestions(
  answers: readonly Accepted[],
  issues: Issues,
  noteOf: (answer: Accepted) => string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const answer of answers) {
    const { comment } = answer.question;
    const read = await issues.comment(comment.id);
    // The run may have been woken all the same, and have marked it meanwhile.
    if (read.kind === 'answer' && readMarker(read.data.body)?.marker.answeredBy != null) continue;
    const { body } = read.kind === 'answer' ? read.data : comment;
    const said = await issues.edit(comment.id, withNote(body, noteOf(answer)));
    if (said.kind !== 'answer') problems.push(`${comment.url} could not be edited: ${said.why}.`);
  }
  return problems;
}

const replyMark = (id: number): string => `<!-- raymond:reply to=${id} -->`;

/**
 * Answers a comment once, however often the job is re-run.
 * @param comments of the issue
 * @returns what went wrong; null: it is there
 */
export async function replyOnce(
  comment: Comment,
  text: string,
  { issues, comments, us }: { issues: Issues; comments: readonly Comment[]; us: Us },
): Promise<string | null> {
  const mark = replyMark(comment.id);
  const isIt = (each: Comment): boolean => isOurs(each, us) && each.body.includes(mark);
  if (comments.some(isIt)) return null;
  const said = await issues.post(comment.issue, `${text}\n\n${mark}`, isIt);
  return said.kind === 'answer' ? null : said.why;
}
