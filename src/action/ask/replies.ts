import { plainId } from '../../report/summary/markdown.js';
import type { Comment } from './comment.js';
import { OWN_MARK, refusedMark } from './marker.js';
import type { Question } from './questions.js';

/*
 * What we tell people with write access whose comment was not taken (spec 4.5). Nothing of a comment's or a question's
 * own text is in it.
 */

const told = (text: string, mark = OWN_MARK): string => `${text}\n\n${mark}`;

const HOW = '`/raymond answer TEXT`, `/raymond approve` or `/raymond reject REASON`';

export const edited = (): string =>
  told(
    'This comment was edited, so that it is not taken as an answer: what it said before cannot be known. Please write a new one.',
  );

export const unknownVerb = (verb: string): string =>
  told(
    /^[a-z]{1,20}$/.test(verb)
      ? `There is no \`/raymond ${verb}\`. A question is answered by ${HOW}, at the start of a line.`
      : `A question is answered by ${HOW}, at the start of a line.`,
  );

export const noQuestion = (): string =>
  told('No question of a run is open here, so that there is nothing to answer.');

export const wrongNonce = (): string =>
  told(
    'There is a question here whose mark does not verify: it was not put by this workflow, or under another `state-key`. It is not answered from here. Re-run the workflow run that asks, with the inputs `answer` and `ask-id`, or add the key to `state-key` as a line of its own.',
  );

export const older = (): string =>
  told(
    'This comment is older than the question, so that it is not taken as an answer. Please write a new one.',
  );

export const several = (open: readonly Question[]): string =>
  told(
    `Several questions are open. Please say which one you answer: \`/raymond answer ID TEXT\`.\n\n${list(open)}`,
  );

export const wrongId = (id: string, open: readonly Question[]): string =>
  told(
    open.length === 0
      ? `No question has the id \`${id}\`, and none is open here.`
      : `No question has the id \`${id}\`. Open:\n\n${list(open)}`,
  );

export const empty = (): string => told('An answer needs a text: `/raymond answer TEXT`.');

export const repeatOrSkip = (id: string): string =>
  told(
    `That question is about a step that was cut off: answer \`/raymond answer ${id} repeat\` or \`/raymond answer ${id} skip to STATE\`.`,
  );

export const nearYes = (): string =>
  told('Did you mean `/raymond approve`? A no is `/raymond reject REASON`. The question is open still.');

export function answered({ marker: { askId, answeredBy } }: Question): string {
  const id = /^[0-9a-f]{1,20}$/.test(askId) ? ` \`${askId}\`` : '';
  const how = answeredBy === 'time' ? 'was not answered in time' : 'is answered already';
  return told(`The question${id} ${how}; the run has gone on.`);
}

export const answeredBy = ({ url }: Comment): string =>
  told(`The question is answered already${linked(url)}; the first valid answer counts.`);

function list(open: readonly Question[]): string {
  const shown = open
    .slice(0, 10)
    .map(({ marker, comment }) => `- \`${plainId(marker.askId)}\`${linked(comment.url)}`);
  return [...shown, ...(open.length > 10 ? [`- … and ${open.length - 10} more`] : [])].join('\n');
}

const linked = (url: string): string => (/^https:\/\/[\w./:#-]+$/.test(url) ? ` ([comment](${url}))` : '');

/** Replies to an answer that the run itself does not take. From then on that comment does not count. */
export const refusedByRun = (askId: string, commentId: number): string =>
  told(
    `That answer does not decide what was asked: answer \`/raymond answer ${plainId(askId)} repeat\` or \`/raymond answer ${plainId(askId)} skip to STATE\`, with a state of the workflow.`,
    refusedMark(commentId),
  );
