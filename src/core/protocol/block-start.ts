import { type HtmlBlock, htmlAt } from '../text/html.js';
import type { LineCursor } from './line-cursor.js';

const [TAB, SPACE, HASH, STAR, PLUS, DASH, LESS, EQUALS, GREATER, UNDERSCORE, BACKTICK, TILDE] = [
  9, 32, 35, 42, 43, 45, 60, 61, 62, 95, 96, 126,
] as const;

/** Text that is indented by this many columns is code. */
export const CODE_INDENT = 4;

/** A block quote, or an item of a list: what belongs to the item is indented by its width. */
export type BlockContainer = typeof QUOTE | { readonly kind: 'item'; readonly width: number };

const QUOTE = { kind: 'quote' } as const;

export interface Fence {
  readonly kind: 'fence';
  readonly char: number;
  readonly length: number;
}

export type Start =
  | BlockContainer
  | Fence
  | HtmlBlock
  | { readonly kind: 'heading' | 'rule' | 'underline' | 'indented' };

export interface LineContext {
  /** Whether the line before belongs to a paragraph that could go on. */
  readonly isParagraph: boolean;
  /** Whether the line goes on with all lists and quotes of the line before. */
  readonly isInside: boolean;
  /** Whether blocks of HTML are looked for; otherwise they are read as the text that they are. */
  readonly knowsHtml: boolean;
}

/**
 * The block that starts at the cursor's content, after the rules of CommonMark 0.31; null for text, or nothing. The
 * cursor is moved behind the mark of a container.
 */
export function startAt(cursor: LineCursor, around: LineContext): Start | null {
  if (cursor.isBlank) return null;
  if (cursor.indent >= CODE_INDENT) return around.isParagraph ? null : { kind: 'indented' };
  const interrupts = around.isParagraph && around.isInside;
  switch (cursor.char) {
    case GREATER:
      enterQuote(cursor);
      return QUOTE;
    case HASH:
      return isHeading(cursor) ? { kind: 'heading' } : null;
    case BACKTICK:
    case TILDE:
      return fenceAt(cursor);
    case LESS:
      return around.knowsHtml ? htmlAt(cursor, around.isParagraph) : null;
    case EQUALS:
      return interrupts && isUnderline(cursor) ? { kind: 'underline' } : null;
    case DASH:
      if (interrupts && isUnderline(cursor)) return { kind: 'underline' };
      return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
    case STAR:
      return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
    case UNDERSCORE:
      return cursor.isRule ? { kind: 'rule' } : null;
    case PLUS:
      return itemAt(cursor, 1, interrupts);
    default:
      return numberedItemAt(cursor, interrupts);
  }
}

/** Moves the cursor behind a `>` and the space that belongs to it. */
export function enterQuote(cursor: LineCursor): void {
  cursor.skipContent(1);
  cursor.skipColumns(1);
}

/** Whether a line ends a fence: at least as many of its characters, and nothing else. */
export function closesFence(cursor: LineCursor, { char, length }: Fence): boolean {
  if (cursor.indent >= CODE_INDENT || cursor.char !== char) return false;
  const stop = cursor.runEnd();
  return stop - cursor.content >= length && cursor.isBlankFrom(stop);
}

function fenceAt(cursor: LineCursor): Fence | null {
  const { text, content, char, end } = cursor;
  const stop = cursor.runEnd();
  if (stop - content < 3) return null;
  // With a backtick further on in the line it is inline code.
  if (char === BACKTICK && text.slice(stop, end).includes('`')) return null;
  return { kind: 'fence', char, length: stop - content };
}

function isHeading(cursor: LineCursor): boolean {
  const stop = cursor.runEnd();
  return stop - cursor.content <= 6 && endsMark(cursor, stop);
}

function isUnderline(cursor: LineCursor): boolean {
  return cursor.isBlankFrom(cursor.runEnd());
}

const LONGEST_NUMBER = 9;
const [ZERO, NINE, PERIOD, PARENTHESIS] = [48, 57, 46, 41] as const;

function numberedItemAt(cursor: LineCursor, interrupts: boolean): Start | null {
  const { text, content, char } = cursor;
  if (!(char >= ZERO && char <= NINE)) return null;
  let at = content;
  while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE && at - content <= LONGEST_NUMBER) at++;
  if (at - content > LONGEST_NUMBER) return null;
  const end = text.charCodeAt(at);
  if (end !== PERIOD && end !== PARENTHESIS) return null;
  // In the middle of a paragraph, only a list that begins with 1 is one: a line may well start with a year.
  if (interrupts && Number(text.slice(content, at)) !== 1) return null;
  return itemAt(cursor, at + 1 - content, interrupts);
}

/** The list item whose mark has this many characters, if it is one. The cursor is moved to its content then. */
function itemAt(cursor: LineCursor, length: number, interrupts: boolean): Start | null {
  const stop = cursor.content + length;
  if (!endsMark(cursor, stop)) return null;
  if (interrupts && cursor.isBlankFrom(stop)) return null;
  const before = cursor.indent;
  cursor.skipContent(length);
  // With more space than code needs, one space belongs to the mark, and the rest makes it code.
  const space = cursor.isBlank || cursor.indent > CODE_INDENT ? 1 : cursor.indent;
  cursor.skipColumns(space);
  return { kind: 'item', width: before + length + space };
}

function endsMark({ text, end }: LineCursor, stop: number): boolean {
  return stop === end || text.charCodeAt(stop) === SPACE || text.charCodeAt(stop) === TAB;
}
