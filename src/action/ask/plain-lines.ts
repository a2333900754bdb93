import { BlockReader } from '../../core/protocol/blocks.js';
import { afterLine } from '../../core/protocol/line-cursor.js';
import { TAG } from '../../core/text/html.js';

/**
 * Which lines of a comment GitHub shows as plain text: not in a quote, not in code, be it a block or inline over several
 * lines, not in HTML of any kind, nor between its tags for quotes and code, not in math, a picture's text or a link's
 * title. As CommonMark reads it; what is doubtful counts as hidden. Takes linear time on any text.
 * @param text with line feeds alone
 * @param starts the offsets of the lines that are asked for, in order
 * @returns those of them that are plain
 */
export function plainLines(text: string, starts: readonly number[]): number[] {
  const asked = new Set(starts);
  const plain: number[] = [];
  const blocks = new BlockReader(text, true);
  const html = new RawHtml();
  for (let start = 0; start < text.length; ) {
    const line = blocks.read(start);
    let { end } = line;
    if (line.kind === 'html') {
      // All of a block together: a tag of it may reach over several lines.
      for (let next = afterLine(text, end); blocks.continuesHtml(next); next = afterLine(text, end))
        ({ end } = blocks.read(next));
      html.read(text.slice(line.content, end));
    } else if (line.kind === 'text') {
      const lines = [start];
      const { isInQuote } = blocks;
      for (let next = afterLine(text, end); blocks.continuesParagraph(next); next = afterLine(text, end)) {
        lines.push(next);
        ({ end } = blocks.read(next));
      }
      const shown = new Paragraph(text.slice(start, end), html).shown(lines.map((each) => each - start));
      if (!isInQuote) plain.push(...shown.map((each) => each + start).filter((each) => asked.has(each)));
    }
    start = afterLine(text, end);
  }
  return withoutMath(text, plain);
}

/** Between two of these is a formula, wherever they stand: one before a line and one after it hide the line. */
const MATH = '$$';

function withoutMath(text: string, lines: readonly number[]): number[] {
  const [first, last] = [text.indexOf(MATH), text.lastIndexOf(MATH)];
  return lines.filter((start) => first === -1 || start <= first || start > last);
}

const WHOLE_TAG = new RegExp(TAG, 'y');
/** What else may stand between two angle brackets within a paragraph, and what it ends with. */
const HTML = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const;

const QUOTED = String.raw`(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\))`;
const ADDRESS = String.raw`(?:<[^<>\n]*>|[^\s<]\S*)`;
/** Behind a link's text: where it leads, and its title. */
const LINK_END = new RegExp(String.raw`\]\(\s*${ADDRESS}\s+${QUOTED}\s*\)`, 'g');
/** Says elsewhere where links lead, and is not shown. */
const DEFINITION = new RegExp(
  String.raw`[ \t]*\[(?:\\[\s\S]|[^[\]\\])+\]:\s*${ADDRESS}(?:\s+${QUOTED})?[ \t]*(?:\n|$)`,
  'y',
);
/** A formula within a line, or over several. */
const FORMULA = /(?<![\w\\$])\$(?![\s$])[^$]*(?<![\s\\$])\$(?![\w$])/g;

/** A paragraph, or a heading. Offsets are its own. */
class Paragraph {
  /** What has no end behind a place has none behind any later one. */
  readonly #unclosed = new Set<string | number>();

  constructor(
    private readonly text: string,
    private readonly html: RawHtml,
  ) {}

  /** @returns those of the lines at whose beginning nothing hides them */
  shown(lines: readonly number[]): number[] {
    const { text, html } = this;
    const begins = new Set(lines);
    const shown: number[] = [];
    for (let at = 0; at < text.length; ) {
      if (begins.has(at) && !html.hides) shown.push(at);
      at = this.#next(at);
    }
    const hidden = hiddenIn(text);
    return shown.filter((line) => !hidden.some(([from, to]) => from < line && line < to));
  }

  /** Past what begins at `at`: code, HTML, or a character. */
  #next(at: number): number {
    const char = this.text[at];
    if (char === '\\') return at + 2;
    if (char === '`') return this.#codeEnd(at);
    if (char !== '<') return at + 1;
    const end = this.#htmlEnd(at);
    if (end === null) return at + 1;
    this.html.read(this.text.slice(at, end));
    return end;
  }

  #codeEnd(at: number): number {
    const { text } = this;
    const length = ticksAt(text, at);
    if (this.#unclosed.has(length)) return at + length;
    for (let next = text.indexOf('`', at + length); next !== -1; ) {
      const run = ticksAt(text, next);
      if (run === length) return next + run;
      next = text.indexOf('`', next + run);
    }
    this.#unclosed.add(length);
    return at + length;
  }

  #htmlEnd(at: number): number | null {
    WHOLE_TAG.lastIndex = at;
    if (WHOLE_TAG.test(this.text)) return WHOLE_TAG.lastIndex;
    const kind = HTML.find(([open]) => this.text.startsWith(open, at));
    if (kind === undefined) return null;
    const [open, close] = kind;
    if (open === '<!' && !/[A-Za-z]/.test(this.text[at + 2] ?? '')) return null;
    if (this.#unclosed.has(close)) return null;
    // `<!-->` is a whole comment.
    const end = this.text.indexOf(close, at + (open === '<!--' ? 2 : open.length));
    if (end !== -1) return end + close.length;
    this.#unclosed.add(close);
    return null;
  }
}

/** What is neither code nor HTML, and is not shown as the text that it is. */
function hiddenIn(text: string): [from: number, to: number][] {
  const hidden = [...text.matchAll(LINK_END), ...text.matchAll(FORMULA)].map(
    ({ index, 0: all }): [number, number] => [index, index + all.length],
  );
  const picture = text.indexOf('![');
  if (picture !== -1) hidden.push([picture, text.lastIndexOf(']')]);
  DEFINITION.lastIndex = 0;
  let end = 0;
  while (DEFINITION.test(text)) end = DEFINITION.lastIndex;
  return [...hidden, [-1, end]];
}

function ticksAt(text: string, at: number): number {
  let end = at;
  while (text[end] === '`') end += 1;
  return end - at;
}

/** What is shown as code, as somebody else's words, or as taken back. */
const HIDING = new Set(['pre', 'code', 'samp', 'kbd', 'tt', 'blockquote', 'q', 'del', 's', 'strike', 'rp']);

/** What they hold is read by rules of its own, so that nobody can say where it ends. */
const FOREIGN = new Set([
  ...[
    'script',
    'style',
    'textarea',
    'template',
    'title',
    'xmp',
    'plaintext',
    'iframe',
    'noembed',
    'noframes',
  ],
  ...['noscript', 'svg', 'math', 'select'],
]);

/** A comment, what a browser takes for one, a tag; and last what begins as one of these and does not end. */
const PIECE =
  /<!--(?:-?>|[\s\S]*?-->)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<(?:[!?]|\/?[a-z])/gi;

/**
 * Follows the HTML of a comment, piece by piece as it stands between the Markdown, as a browser does: an element that
 * is open hides text in later paragraphs, too. What is not closed where it stands hides all that follows.
 */
class RawHtml {
  readonly #open = new Map<string, number>();
  #isLost = false;

  /** Is text that comes now hidden? */
  get hides(): boolean {
    return this.#isLost || this.#open.size > 0;
  }

  read(piece: string): void {
    for (const [all, closing, name] of piece.matchAll(PIECE)) {
      // What comes behind is not looked at: each look could take the whole text.
      if (this.#isLost) return;
      if (name !== undefined) this.#tag(name.toLowerCase(), closing === '/');
      else this.#isLost = !all.endsWith('>') || all.includes('--!>');
    }
  }

  #tag(name: string, isClosing: boolean): void {
    if (FOREIGN.has(name)) this.#isLost = true;
    if (!HIDING.has(name)) return;
    const open = (this.#open.get(name) ?? 0) + (isClosing ? -1 : 1);
    if (open > 0) this.#open.set(name, open);
    else this.#open.delete(name);
  }
}
