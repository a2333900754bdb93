import { formatUsd } from '../format.js';
import { cutEnd, cutMiddle, oneLine, sanitize, wrapText } from '../text.js';

/**
 * Markdown for GitHub around texts of others. What an agent says is data: it must not become markup, an image, a link,
 * a mention of a person or a reference to an issue.
 */

/** All characters with a meaning inside a line of GitHub's Markdown, maths and emoji names included. */
const ACTIVE = /[&<>"'\\`*_{}[\]|~$^!]|[@#:]|\/(?=\/)|\b(?:www(?=\.)|GH(?=-\d))/gi;
/** Splits a text in two for whatever looks for names in it, and shows nothing. */
const BREAK = '<wbr>';
/** GitHub looks for nothing inside `<pre>`. This is for other readers, and for those who take the text for Markdown. */
const ACTIVE_IN_BLOCK = /[&<>`[]|@(?=[\w-])|#(?=\d)|\b(?:www(?=\.)|GH(?=-\d))/gi;
const CODE_COLUMNS = 100;

/** A text as plain words within a line or a table's cell, cut to `columns`, and to ten times as many bytes. */
export function inline(text: string, columns = 200): string {
  return escapeInline(cutEnd(fewUnits(oneLine(text), columns), columns));
}

/** The same, cut in its middle: an agent's path has a beginning and an end. */
export function inlinePath(text: string, columns: number): string {
  return escapeInline(fewUnits(cutMiddle(text, columns), columns));
}

/** An amount. The smallest ones read `<$0.0001`. */
export function usd(amount: number): string {
  return formatUsd(amount).replace('<', '&lt;');
}

/** Limits characters without width, of which a column could hold any number. */
function fewUnits(text: string, columns: number): string {
  return text.slice(0, columns * 2).replace(/[\ud800-\udbff]$/, '');
}

function escapeInline(text: string): string {
  const escaped = text.replace(ACTIVE, (found) => {
    if (/^[/a-z]/i.test(found)) return found + BREAK;
    return entity(found) + (/[@#:]/.test(found) ? BREAK : '');
  });
  // A line that starts with one of these could be a list or a heading.
  return escaped.replace(/^[-+=\d]/, entity);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** A text in lines, wrapped, since GitHub does not wrap it, and without its middle if it is longer than `most`. */
export function block(text: string, most: number): string {
  const cut = withoutMiddle(text.trim(), most);
  const wrapped = wrapText(sanitize(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
  const escaped = wrapped.replace(ACTIVE_IN_BLOCK, (found) =>
    /^[&<>`[]/.test(found) ? entity(found) : found + BREAK,
  );
  return `<pre>\n${escaped}\n</pre>`;
}

/** At most `most` UTF-16 units of a text: its beginning and its end, which say the most. */
function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const tail = Math.floor(most / 3);
  const left = text.length - most;
  const start = text.slice(0, most - tail).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-tail).replace(/^[\udc00-\udfff]/, '');
  return `${start}\n\n[… ${left} characters more …]\n\n${end}`;
}

/** A folded part. `summary` is HTML without Markdown, `body` is Markdown. */
export function details(summary: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A table of cells that are escaped already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const aligned = head.map((title) => (title.endsWith(' ') ? '---:' : ':---'));
  const lines = [head.map((title) => title.trim()), aligned, ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** GitHub drops a whole summary of more than 1 MiB. */
const MAX_ROWS = 300;

/** The same with the first rows, and behind it how many rows were too many. */
export function firstRows(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const more = rows.length - MAX_ROWS;
  return [table(head, rows.slice(0, MAX_ROWS)), ...(more > 0 ? [`… and ${more} more`] : [])];
}

/** Commands to copy. Words of others in them are quoted by `shellWord`. */
export function commands(lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}

/** A text as one word of a shell's command line. Backticks and line ends would leave the code block. */
export function shellWord(text: string): string {
  if (/^[\w./:@%+=-]+$/.test(text)) return text;
  return `'${oneLine(text).replace(/'/g, '').replace(/`/g, '')}'`;
}

/** An id as code, which needs no escapes. */
export function plainId(id: string): string {
  return id.replace(/[^\w.-]/g, '');
}

/** A link to a page of GitHub's own; the words alone where the address is none. */
export function link(words: string, url: string): string {
  return /^https?:\/\/[\w./:%?=&#~+-]+$/.test(url) ? `[${words}](${url})` : words;
}

export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text);
}
