import { BlockReader } from '../../core/protocol/blocks.js';
import { afterLine, lineEnd } from '../../core/protocol/line-cursor.js';

/** What hides the text in it, or shows it as code or as somebody else's words. */
const OPENING = /<(?:!--|(pre|code|blockquote|script|style|textarea|template)(?=[\s/>]))/iy;

/**
 * The offsets of the lines of a comment that begin with plain text, in order: not in a quote, not in code, be it a block
 * or inline over several lines, not in an HTML comment, nor in an HTML element for quotes and code. As CommonMark reads it,
 * where it matters: what is doubtful counts as hidden. Takes linear time on any text.
 * @param text with line feeds alone
 */
export function plainLines(text: string): number[] {
  const plain: number[] = [];
  const blocks = new BlockReader(text);
  const html = new HtmlEnds(text);
  /** Inline code and HTML are known up to here. */
  let known = 0;
  /** Where the last hidden part ends. */
  let free = 0;
  for (let start = 0; start < text.length; ) {
    const line = blocks.read(start);
    if (line.kind === 'text') {
      if (!blocks.isInQuote && start >= free) plain.push(start);
      if (line.content >= known) known = paragraphEnd(text, blocks, line.end);
      for (let at = Math.max(line.content, free); at < line.end; ) {
        const stop = hiddenEnd(text, at, { paragraph: known, html, isFirst: at === line.content });
        if (stop !== null) free = stop;
        at = stop ?? at + (text[at] === '\\' ? 2 : runLength(text, at));
      }
    }
    // Lines that lie whole in what is hidden are no Markdown; of the last one the rest is looked at.
    start = afterLine(text, lineEnd(text, start));
    for (let end = lineEnd(text, start); end < free && start < text.length; end = lineEnd(text, start))
      start = afterLine(text, end);
  }
  return plain;
}

function paragraphEnd(text: string, blocks: BlockReader, end: number): number {
  let last = end;
  for (;;) {
    const next = afterLine(text, last);
    if (next >= text.length || !blocks.continuesParagraph(next)) return last;
    last = lineEnd(text, next);
  }
}

interface Around {
  /** Where the paragraph ends, which inline code cannot lead out of. */
  readonly paragraph: number;
  readonly html: HtmlEnds;
  /** Nothing comes before it in its line. */
  readonly isFirst: boolean;
}

/** Where the inline code, comment or element that begins at `at` ends; null: none does. */
function hiddenEnd(text: string, at: number, { paragraph, html, isFirst }: Around): number | null {
  if (text[at] === '`') return spanEnd(text, at, paragraph);
  return text[at] === '<' ? html.endOf(at, isFirst) : null;
}

function spanEnd(text: string, at: number, paragraph: number): number | null {
  const length = runLength(text, at);
  for (let next = text.indexOf('`', at + length); next !== -1 && next < paragraph; ) {
    const run = runLength(text, next);
    if (run === length) return next + run;
    next = text.indexOf('`', next + run);
  }
  return null;
}

function runLength(text: string, at: number): number {
  let end = at + 1;
  if (text[at] === '`') while (text[end] === '`') end += 1;
  return end - at;
}

class HtmlEnds {
  /** Elements that are not closed any more, so that nobody looks again. */
  readonly #unclosed = new Set<string>();

  constructor(private readonly text: string) {}

  /** @param isFirst in its line, where one that is not closed hides all that follows */
  endOf(at: number, isFirst: boolean): number | null {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(this.text);
    if (opening === null) return null;
    const name = opening[1]?.toLowerCase() ?? '';
    if (!this.#unclosed.has(name)) {
      // `<!-->` is a whole comment.
      const closing = name === '' ? /-->/g : new RegExp(`</${name}\\s*>`, 'gi');
      closing.lastIndex = at + 2;
      const found = closing.exec(this.text);
      if (found !== null) return found.index + found[0].length;
      this.#unclosed.add(name);
    }
    return isFirst ? this.text.length : null;
  }
}
