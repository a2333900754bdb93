import { BlockReader } from '../../core/protocol/blocks.js';
import { afterLine } from '../../core/protocol/line-cursor.js';
import { TAG } from '../../core/text/html.js';

/**
 * Finds the lines of a comment that GitHub shows as plain text, as CommonMark reads it. A line is not plain in a quote,
 * in code (a block, or inline over several lines), in HTML of any kind or between its tags for quotes and code, in
 * math, in a picture's text or in a link's title. What is doubtful counts as hidden. Takes linear time on any text.
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
      // The HTML of a block is read all together, since one tag may reach over several lines.
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

/** A formula stands between two of these, wherever they are: one before a line and one after it hide the line. */
const MATH = '$$';

function withoutMath(text: string, lines: readonly number[]): number[] {
  const [first, last] = [text.indexOf(MATH), text.lastIndexOf(MATH)];
  return lines.filter((start) => first === -1 || start <= first || start > last);
}

const WHOLE_TAG = new RegExp(TAG, 'y');
/** What begins HTML that is no tag within a paragraph, and what ends it. */
const HTML = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const;

const QUOTED = String.raw`(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\))`;
const ADDRESS = String.raw`(?:<[^<>\n]*>|[^\s<]\S*)`;
/** What follows a link's text: the address and a title. */
const LINK_END = new RegExp(String.raw`\]\(\s*${ADDRESS}\s+${QUOTED}\s*\)`, 'g');
/** A definition says at another place where links lead, and is not shown. */
const DEFINITION = new RegExp(
  String.raw`[ \t]*\[(?:\\[\s\S]|[^[\]\\])+\]:\s*${ADDRESS}(?:\s+${QUOTED})?[ \t]*(?:\n|$)`,
  'y',
);
/** A formula within a line, or over several. */
const FORMULA = /(?<![\w\\$])\$(?![\s$])[^$]*(?<![\s\\$])\$(?![\w$])/g;

/** A paragraph or a heading. Offsets count from its beginning. */
class Paragraph {
  /** Closing marks that were not found behind some place: there are none behind later places either. */
  readonly #unclosed = new Set<string | number>();

  constructor(
    private readonly text: string,
    private readonly html: RawHtml,
  ) {}

  /** @returns those of the lines that nothing hides at their beginning */
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

  /** @returns the offset behind the code, HTML or character that begins at `at` */
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

/** Finds what is neither code nor HTML and yet not shown as plain text. */
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

/** Elements whose text is shown as code, as somebody else's words, or as taken back. */
const HIDING = new Set(['pre', 'code', 'samp', 'kbd', 'tt', 'blockquote', 'q', 'del', 's', 'strike', 'rp']);

/** Elements whose content browsers read by other rules, so that we cannot tell where it ends. */
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

/** A comment, what a browser takes for one, or a tag; the last alternative begins like one of them and has no end. */
const PIECE =
  /<!--(?:-?>|[\s\S]*?-->)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<(?:[!?]|\/?[a-z])/gi;

/**
 * Follows the HTML between the Markdown of a comment piece by piece, as a browser does: an element that is open hides
 * text in later paragraphs, too, and HTML that has no end in its piece hides all that follows.
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
      // What follows is not looked at, since each look could take the whole text.
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
