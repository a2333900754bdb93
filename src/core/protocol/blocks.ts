import { endsHtml, type HtmlBlock } from '../text/html.js';
import {
  type BlockContainer,
  CODE_INDENT,
  closesFence,
  enterQuote,
  type Fence,
  type LineContext,
  type Start,
  startAt,
} from './block-start.js';
import { LineCursor } from './line-cursor.js';

/** What a line is once the marks of lists and block quotes are taken away. Offsets are those of the whole text. */
export type BlockLine =
  /** A line of a code block. What comes before `content` are marks and space. */
  | { readonly kind: 'code'; readonly content: number; readonly end: number; readonly isFirst: boolean }
  /** A line of a block of HTML, only where such blocks are looked for. */
  | { readonly kind: 'html'; readonly content: number; readonly end: number }
  /** Text with inline code in it. A paragraph may go on in the next line, a heading does not. */
  | { readonly kind: 'text'; readonly content: number; readonly end: number }
  /** A blank line, a rule, or the underline of a heading. Between two lines of indented code it belongs to the code. */
  | { readonly kind: 'none'; readonly end: number; readonly isInCode: boolean };

type Leaf = Fence | HtmlBlock | { readonly kind: 'paragraph' | 'indented' };

/**
 * Reads a text line by line as the blocks of CommonMark 0.31, as far as it takes to know what is code. Takes
 * linear time on any text, however deep its lists and quotes are nested.
 *
 * Link reference definitions are not looked for, and HTML blocks only if asked: what stands in them is read as Markdown.
 * A model that puts a fence between <details> and </details> means a fence.
 */
export class BlockReader {
  /** Each item's width; 0 is a block quote. */
  readonly #containers: number[] = [];
  /** The places of quotes in `#containers`: a blank line ends at the first quote that it has no `>` for. */
  readonly #quotes: number[] = [];
  #leaf: Leaf | null = null;
  /** The innermost item has no content yet, and a blank line would end it. */
  #isBare = false;

  readonly #cursor: LineCursor;
  /** A second cursor, for lines that are not read yet. */
  readonly #ahead: LineCursor;

  constructor(
    private readonly text: string,
    private readonly knowsHtml = false,
  ) {
    this.#cursor = new LineCursor(text);
    this.#ahead = new LineCursor(text);
  }

  /** Reads the line that starts at `start`. Lines are to be read in order; some may be left out. */
  read(start: number): BlockLine {
    const cursor = this.#cursor;
    cursor.to(start);
    const matched = this.#match(cursor);
    const isInside = matched === this.#containers.length;
    this.#isBare = false;
    return (isInside ? this.#moreCode(cursor) : null) ?? this.#other(cursor, matched);
  }

  /** Whether the line that was read last is in a block quote, even if only because it continues the quote's paragraph. */
  get isInQuote(): boolean {
    return this.#quotes.length > 0;
  }

  /** Whether the paragraph that is being read goes on in the line that starts at `start`. Changes nothing. */
  continuesParagraph(start: number): boolean {
    if (this.#leaf?.kind !== 'paragraph' || start >= this.text.length) return false;
    const cursor = this.#ahead;
    cursor.to(start);
    const isInside = this.#match(cursor) === this.#containers.length;
    return (
      !cursor.isBlank && startAt(cursor, { isParagraph: true, isInside, knowsHtml: this.knowsHtml }) === null
    );
  }

  /** Whether the block of HTML that is being read goes on in the line that starts at `start`. Changes nothing. */
  continuesHtml(start: number): boolean {
    if (this.#leaf?.kind !== 'html' || start >= this.text.length) return false;
    const cursor = this.#ahead;
    cursor.to(start);
    const isInside = this.#match(cursor) === this.#containers.length;
    return isInside && !(cursor.isBlank && this.#leaf.last === null);
  }

  /** How many of the open containers the line goes on with. The cursor is moved behind their marks. */
  #match(cursor: LineCursor): number {
    const { length } = this.#containers;
    let quotes = 0;
    for (let index = 0; index < length; index++) {
      if (cursor.isBlank) {
        // Items go on over blank lines, and quotes do not.
        const matched = this.#quotes[quotes] ?? length;
        return this.#isBare && matched === length ? length - 1 : matched;
      }
      const width = this.#containers[index]!;
      if (width === 0) {
        if (cursor.indent >= CODE_INDENT || cursor.char !== GREATER) return index;
        enterQuote(cursor);
        quotes++;
      } else {
        if (cursor.indent < width) return index;
        cursor.skipColumns(width);
      }
    }
    return length;
  }

  #moreCode(cursor: LineCursor): BlockLine | null {
    const leaf = this.#leaf;
    const { content, end } = cursor;
    const code = { kind: 'code', content, end, isFirst: false } as const;
    if (leaf?.kind === 'fence') {
      if (closesFence(cursor, leaf)) this.#leaf = null;
      return code;
    }
    if (leaf?.kind === 'html') return this.#moreHtml(cursor, leaf);
    if (leaf?.kind !== 'indented') return null;
    if (cursor.isBlank) return { kind: 'none', end, isInCode: true };
    return cursor.indent >= CODE_INDENT ? code : null;
  }

  #moreHtml(cursor: LineCursor, block: HtmlBlock): BlockLine | null {
    const { content, end } = cursor;
    if (endsHtml(cursor, block)) this.#leaf = null;
    return block.last === null && cursor.isBlank ? null : { kind: 'html', content, end };
  }

  #other(cursor: LineCursor, matched: number): BlockLine {
    const { knowsHtml } = this;
    const isParagraph = this.#leaf?.kind === 'paragraph';
    let around: LineContext = { isParagraph, isInside: matched === this.#containers.length, knowsHtml };
    let start = startAt(cursor, around);
    if (start === null && isParagraph && !cursor.isBlank) {
      // This may be a lazy line, which leaves the marks out: its containers go on.
      return { kind: 'text', content: cursor.content, end: cursor.end };
    }
    this.#closeAfter(matched);
    around = { isParagraph: false, isInside: true, knowsHtml };
    for (; start?.kind === 'quote' || start?.kind === 'item'; start = startAt(cursor, around)) {
      this.#open(start);
      this.#isBare = start.kind === 'item' && cursor.isBlank;
    }
    return this.#leafAt(cursor, start);
  }

  #leafAt(cursor: LineCursor, start: Exclude<Start, BlockContainer> | null): BlockLine {
    const { content, end, isBlank } = cursor;
    switch (start?.kind) {
      case 'html':
        this.#leaf = endsHtml(cursor, start) ? null : start;
        return { kind: 'html', content, end };
      case 'fence':
        this.#leaf = start;
        return { kind: 'code', content, end, isFirst: true };
      case 'indented':
        this.#leaf = { kind: 'indented' };
        return { kind: 'code', content, end, isFirst: true };
      case 'heading':
        return { kind: 'text', content, end };
      case 'rule':
      case 'underline':
        return { kind: 'none', end, isInCode: false };
      case undefined:
        if (isBlank) return { kind: 'none', end, isInCode: false };
        this.#leaf = { kind: 'paragraph' };
        return { kind: 'text', content, end };
      default:
        return start satisfies never;
    }
  }

  #closeAfter(matched: number): void {
    this.#leaf = null;
    this.#containers.length = matched;
    while ((this.#quotes.at(-1) ?? -1) >= matched) this.#quotes.pop();
  }

  #open(container: BlockContainer): void {
    if (container.kind === 'quote') this.#quotes.push(this.#containers.length);
    this.#containers.push(container.kind === 'quote' ? 0 : container.width);
  }
}

const GREATER = 62;
