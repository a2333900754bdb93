import { BlockReader } from '../../core/protocol/blocks.js';
import { afterLine } from '../../core/protocol/line-cursor.js';
import {
  FIELDS,
  type FieldName,
  isFieldName,
  TAG_NAMES,
  TAGS,
  type TagName,
} from '../../core/protocol/tag-table.js';

/** A tag that stands somewhere in a script or a prompt, perhaps only as an example. */
export interface TagInText {
  readonly tag: TagName;
  /** The 0-based position of its opening. */
  readonly at: number;
  /** The position behind its closing. */
  readonly end: number;
  /** The states that it names, as written, with their positions. A shell may still fill them in. */
  readonly states: readonly StateInTag[];
  /** The names of all its attributes. Null where a shell puts them together. */
  readonly attributes: readonly string[] | null;
  /** Whether the reader is meant to write it: in a fence it is an example, if other tags stand outside of fences. */
  readonly isMeant: boolean;
}

interface StateInTag {
  readonly field: FieldName;
  readonly name: string;
  readonly at: number;
}

/** Two 0-based positions; the second is behind the range. */
type Range = [from: number, to: number];

const CLOSING = new RegExp(`</(${TAG_NAMES.join('|')})>`, 'g');
/** Quotes may be escaped: tags mostly stand in a script's strings. */
const ATTRIBUTE = /([\w.-]+)(\s*=\s*\\?["'])([^"'\\]*)\\?["']?/g;
/** How many characters a tag may have. A longer one is not looked for, so that a text is read in linear time. */
const MAX_TAG_LENGTH = 4096;

/**
 * The tags that a text seems to write. Messages have stricter rules: a script's tags are put together by its shell, so
 * that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the nearest
 * opening before that.
 */
export function tagsInText(text: string, isScript: boolean): TagInText[] {
  const found = [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
    if (isScript && isInComment(text, index)) return [];
    return tagEndingAt(text, name as TagName, index) ?? [];
  });
  return isScript ? withoutNoise(text, found) : withoutExamples(text, found);
}

function tagEndingAt(text: string, tag: TagName, closing: number): TagInText | null {
  const before = text.slice(Math.max(0, closing - MAX_TAG_LENGTH), closing);
  const opening = lastOpening(before, tag);
  const end = before.lastIndexOf('>');
  if (opening < 0 || end < opening) return null;
  const at = closing - before.length;
  const { content } = TAGS[tag];
  const inside =
    FIELDS[content].kind === 'state' ? [trimmed(content, before.slice(end + 1), at + end + 1)] : [];
  const head = before.slice(opening + 1 + tag.length, end);
  const attributes = [...head.matchAll(ATTRIBUTE)];
  const named = attributes.flatMap(({ 1: field = '', 2: sign = '', 3: value = '', index }) => {
    if (!isFieldName(field) || FIELDS[field].kind !== 'state') return [];
    return [trimmed(field, value, at + opening + 1 + tag.length + index + field.length + sign.length)];
  });
  return {
    tag,
    at: at + opening,
    end: closing + tag.length + 3,
    states: [...inside, ...named],
    attributes: isComputed(head.replace(ATTRIBUTE, '')) ? null : attributes.map(([, name = '']) => name),
    isMeant: true,
  };
}

/** The last `<goto` that is not `<gotos`; -1 without one. */
function lastOpening(before: string, tag: TagName): number {
  for (let at = before.lastIndexOf(`<${tag}`); at >= 0; at = before.lastIndexOf(`<${tag}`, at - 1)) {
    if (/[\s>]/.test(before[at + 1 + tag.length] ?? '')) return at;
    if (at === 0) break;
  }
  return -1;
}

function trimmed(field: FieldName, written: string, at: number): StateInTag {
  return { field, name: written.trim(), at: at + written.length - written.trimStart().length };
}

/** Whether a name is filled in by a shell, by this program, or from the strings that a program puts together. */
export function isComputed(name: string): boolean {
  return /[$`%!{}\\'"+]/.test(name);
}

/** Whether a name consists of letters and signs that names have: `…` and `A or B` stand for some name. */
export function isNameLike(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(name);
}

/** Whether a position is in a comment of a script, or behind a comment's sign on a shell's line. */
export function isInComment(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).slice(-MAX_TAG_LENGTH);
  if (/^\s*(#|\/\/|\*|::|@?rem\s)/i.test(line)) return true;
  const sign = line.search(/\s#\s/);
  return sign >= 0 && !/['"]/.test(line.slice(0, sign).replace(/'[^']*'|"[^"]*"/g, ''));
}

/** The tags without those on stdout, where a script writes its tags to RAYMOND_OUTPUT: then stdout decides nothing. */
function withoutNoise(text: string, tags: readonly TagInText[]): TagInText[] {
  if (!text.includes('RAYMOND_OUTPUT')) return [...tags];
  const lineAt = (at: number): string =>
    text.slice(text.lastIndexOf('\n', at - 1) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
  return tags.map((tag) => (lineAt(tag.at).includes('RAYMOND_OUTPUT') ? tag : { ...tag, isMeant: false }));
}

/** Drops tags in fences where others stand outside: then they are examples of what might come. */
function withoutExamples(text: string, tags: readonly TagInText[]): TagInText[] {
  if (!/^.{0,200}?(```|~~~)/m.test(text)) return [...tags];
  const fences = fencesIn(text);
  const fenced = new Set(tags.filter(({ at }) => isWithin(fences, at)));
  if (fenced.size === tags.length) return [...tags];
  return tags.map((tag) => (fenced.has(tag) ? { ...tag, isMeant: false } : tag));
}

/** @param ranges in ascending order */
function isWithin(ranges: readonly Range[], at: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] <= at) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}

/** The ranges of fenced blocks. Indented blocks do not count: prompts use them to show what to write. */
function fencesIn(text: string): Range[] {
  const blocks = new BlockReader(text);
  const fences: Range[] = [];
  let isOpen = false;
  for (let start = 0; start < text.length; ) {
    const line = blocks.read(start);
    if (line.kind !== 'code') isOpen = false;
    else if (line.isFirst) {
      isOpen = /^(```|~~~)/.test(text.slice(line.content, line.content + 3));
      if (isOpen) fences.push([line.content, line.end]);
    } else if (isOpen) fences.at(-1)![1] = line.end;
    start = afterLine(text, line.end);
  }
  return fences;
}
