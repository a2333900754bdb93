import type { SealKey } from '../../checkpoint/seal/index.js';
import type { OpenAsk } from '../../core/run.js';
import { inline, link } from '../../report/summary/markdown.js';
import { type Marker, markerText, readMarker } from './marker.js';

/** The text between these marks tells how to answer, and later how the question was settled. */
const HOW_BEGIN = '<!-- raymond:how -->';
const HOW_END = '<!-- raymond:end -->';

/**
 * Writes a question's comment: what is asked, how to answer, and the mark.
 * @param text Markdown, redacted and escaped
 */
export function questionBody(
  text: string,
  ask: Pick<OpenAsk, 'id' | 'kind'>,
  mark: { readonly marker: Marker; readonly issue: number; readonly key: SealKey },
): string {
  const how = [HOW_BEGIN, howToAnswer(ask), HOW_END].join('\n');
  return [text, how, markerText(mark.marker, mark.issue, mark.key)].join('\n\n');
}

function howToAnswer({ id, kind }: Pick<OpenAsk, 'id' | 'kind'>): string {
  const lines: Readonly<Record<OpenAsk['kind'], readonly string[]>> = {
    question: [`/raymond answer ${id} YOUR ANSWER`],
    feedback: [`/raymond answer ${id} YOUR ANSWER`],
    approval: [`/raymond approve ${id}`, `/raymond reject ${id} YOUR REASON`],
    repeat: [`/raymond answer ${id} repeat`, `/raymond answer ${id} skip to STATE`],
  };
  const intro =
    lines[kind].length === 1
      ? 'To answer, write a comment with this line; it may go on in the lines after it:'
      : 'To answer, write a comment with one of these lines; it may go on in the lines after it:';
  const who = 'Whoever has write access to this repository can answer. Edited comments do not count.';
  return [intro, ['```', ...lines[kind], '```'].join('\n'), `<sub>${who}</sub>`].join('\n\n');
}

export type Settled =
  | { readonly by: 'comment'; readonly id: number; readonly login: string; readonly url: string }
  | { readonly by: 'input'; readonly login: string }
  /** Nobody has answered in time, or nobody need answer any more. */
  | { readonly by: 'time' };

/**
 * Rewrites the comment of a settled question. Its mark says so, and it is never open again; what was asked stays.
 * @param when ISO 8601
 * @returns null when the comment has no mark of ours
 */
export function settledBody(
  body: string,
  settled: Settled,
  { issue, key, when, runUrl }: { issue: number; key: SealKey; when: string; runUrl: string },
): string | null {
  const signed = readMarker(body);
  if (signed === null) return null;
  const answeredBy = settled.by === 'comment' ? String(settled.id) : settled.by;
  const marker = markerText({ ...signed.marker, answeredBy, settledAt: when }, issue, key);
  const noted = withNote(body, noteOf(settled, when, runUrl));
  return noted.replace(/<!-- raymond:question v=1 .*? -->/, () => marker);
}

/** Replaces how to answer by a note; the mark stays as it is. @param note Markdown, escaped */
export function withNote(body: string, note: string): string {
  const start = body.indexOf(HOW_BEGIN);
  const end = body.lastIndexOf(HOW_END);
  if (start === -1 || end < start) return body;
  return `${body.slice(0, start)}${HOW_BEGIN}\n${note}\n${body.slice(end)}`;
}

function noteOf(settled: Settled, when: string, runUrl: string): string {
  const at = inline(when.replace(/:\d\d\.\d+Z$/, ' UTC').replace('T', ' '), 40);
  const on = `The run ${link('goes on', runUrl)}.`;
  switch (settled.by) {
    case 'comment':
      return `✅ **Answered** by ${inline(settled.login, 60)} ${link('in this comment', settled.url)}, taken ${at}. ${on}`;
    case 'input':
      return `✅ **Answered** by ${inline(settled.login, 60)} by an input, taken ${at}. ${on}`;
    case 'time':
      return `⌛ No answer is waited for any more since ${at}. ${on}`;
    default:
      return settled satisfies never;
  }
}
