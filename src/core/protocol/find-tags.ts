import { BlockReader, type Line } from './blocks.js';
import { afterLine, lineEnd } from './line-cursor.js';
import { excerpt } from './resolve.js';
import { TAG_NAMES, type TagName } from './tag-table.js';

/** A transition tag as it stands in a text; `print` is not one. Offsets count UTF-16 units. */
export interface ParsedTag {
  readonly name: TagName;
  /** Decoded; of a repeated attribute the first. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Raw. */
  readonly content: string;
  readonly start: number;
  readonly end: number;
  readonly inCode: boolean;
  /** What is wrong with the opening tag: an error once the tag is to steer. */
  readonly problem?: string;
}

export interface FoundTags {
  readonly tags: readonly ParsedTag[];
  readonly warnings: readonly string[];
}

/**
 * All transition tags of a text, in order (spec 1.2). Never throws; takes linear time on any text.
 *
 * What begins first owns what follows. A tag that opens outside code owns the text up to its *first*
 * closing tag, code fences and backticks included, so a `<result>` cannot contain a literal `</result>`,
 * not even in a fence; for what comes after it, it is a word in its line. A code block or code span that begins
 * outside a tag owns the text up to its own end: a tag in there has to close in there.
 */
export function findTags(text: string): FoundTags {
  return new TagFinder(text).find();
}

const NAMES: ReadonlySet<string> = new Set([...TAG_NAMES, 'print']);
const LONGEST_TAG_NAME = Math.max(...[...NAMES].map((name) => name.length));
const MAX_ATTRIBUTES = 100;
const NO_ATTRIBUTES: ParsedTag['attributes'] = Object.freeze({});
const [NEWLINE, RETURN, SPACE, LESS, GREATER, BACKSLASH, BACKTICK] = [10, 13, 32, 60, 62, 92, 96] as const;

/** Moves over the text once. Every helper that looks ahead remembers what it found, so nothing is searched twice. */
class TagFinder {
  readonly #tags: ParsedTag[] = [];
  readonly #unclosed = new Set<string>();
  readonly #closing: ReadonlyMap<string, NextPosition>;
  readonly #quotes: Readonly<Record<string, NextPosition>>;
  readonly #blocks: BlockReader;
  /** Start of the last backtick run of each length in the text up to `#spansEnd`. */
  readonly #lastRun = new Map<number, number>();
  /** Where the paragraph ends that inline code was last looked for in. */
  #spansEnd = 0;
  readonly #attributeStart = /([A-Za-z_][\w.-]*)\s*=\s*(["'])/y;

  constructor(private readonly text: string) {
    this.#blocks = new BlockReader(text);
    this.#closing = new Map([...NAMES].map((name) => [name, nextPosition(text, `</${name}>`)]));
    this.#quotes = { '"': nextPosition(text, '"'), "'": nextPosition(text, "'") };
  }

  find(): FoundTags {
    for (let line = this.#lineAt(0); line !== null; ) {
      if (line.kind === 'code') {
        line = this.#codeBlock(line);
        continue;
      }
      const end = line.kind === 'text' ? this.#inline(line.content) : line.end;
      line = this.#lineAt(afterLine(this.text, end));
    }
    const warnings = [...this.#unclosed].map(
      (name) => `a <${name}> that is not closed was read as plain text`,
    );
    return { tags: this.#tags, warnings };
  }

  #lineAt(start: number): Line | null {
    return start < this.text.length ? this.#blocks.read(start) : null;
  }

  /** Reads the tags of a code block. Returns the first line that is no part of it. */
  #codeBlock(first: Line & { readonly kind: 'code' }): Line | null {
    let { end } = first;
    let line = this.#lineAt(afterLine(this.text, end));
    for (; line !== null; line = this.#lineAt(afterLine(this.text, line.end))) {
      if (line.kind === 'code' && !line.isFirst) end = line.end;
      else if (line.kind !== 'none' || !line.isInCode) break;
    }
    this.#inCode(first.content, end);
    return line;
  }

  #inCode(start: number, end: number): void {
    for (let at = start; at < end; ) {
      at = this.text.charCodeAt(at) === LESS ? this.#tag(at, end, true) : at + 1;
    }
  }

  /** Reads the tags and inline code of a line of text, and of those that they reach into. Returns the end of the last. */
  #inline(from: number): number {
    const { text } = this;
    let at = from;
    while (at < text.length) {
      const char = text.charCodeAt(at);
      if (char === NEWLINE || char === RETURN) break;
      if (char === LESS) at = this.#tag(at, text.length, false);
      else if (char === BACKTICK) at = this.#span(at);
      else at += char === BACKSLASH && isEscaped(text.charCodeAt(at + 1)) ? 2 : 1;
    }
    return at;
  }

  /** Reads the tag at `at`, if there is one that closes before `limit`. Returns where to go on. */
  #tag(at: number, limit: number, inCode: boolean): number {
    const { text } = this;
    const name = tagNameAt(text, at + 1);
    if (name === undefined) return at + 1;
    const closing = this.#closing.get(name)!;
    const open = at + 1 + name.length;
    const opening = closing(open) < limit ? this.#opening(open, limit) : { stop: open, attributes: null };
    if (opening.attributes === null) {
      if (!inCode) this.#unclosed.add(name);
      return opening.stop;
    }
    const close = closing(opening.stop);
    const end = close + name.length + 3;
    if (end > limit) {
      if (!inCode) this.#unclosed.add(name);
      return opening.stop;
    }
    if (name !== 'print') {
      const content = text.slice(opening.stop, close);
      const { attributes, problem } = opening;
      const tag = { name: name as TagName, attributes, content, start: at, end, inCode };
      this.#tags.push(problem === undefined ? tag : { ...tag, problem });
    }
    return end;
  }

  /** Reads attributes up to the `>`. Null attributes: another tag or the end came first, so this is plain text. */
  #opening(from: number, limit: number): Opening {
    const { text } = this;
    if (text.charCodeAt(from) === GREATER)
      return { stop: from + 1, attributes: NO_ATTRIBUTES, problem: undefined };
    const found = new Map<string, string>();
    let problem: string | undefined;
    for (let at = skipSpace(text, from, limit); at < limit; at = skipSpace(text, at, limit)) {
      const char = text.charCodeAt(at);
      if (char === GREATER) {
        return { stop: at + 1, attributes: Object.fromEntries(found), problem };
      }
      if (char === LESS) return { stop: at, attributes: null };
      const attribute = this.#attribute(at, limit);
      if ('problem' in attribute) {
        problem ??= attribute.problem;
        at = skipToAngle(text, at, limit);
        continue;
      }
      if (found.has(attribute.name)) problem ??= `repeats its attribute "${excerpt(attribute.name)}"`;
      else if (found.size < MAX_ATTRIBUTES) found.set(attribute.name, attribute.value);
      else problem ??= `has more than ${MAX_ATTRIBUTES} attributes`;
      at = attribute.stop;
    }
    return { stop: limit, attributes: null };
  }

  #attribute(at: number, limit: number): Attribute | { readonly problem: string } {
    const pattern = this.#attributeStart;
    pattern.lastIndex = at;
    const start = pattern.exec(this.text);
    if (start === null) {
      const shown = excerpt(this.text.slice(at, Math.min(at + 30, skipToAngle(this.text, at, limit))), 30);
      return { problem: `has "${shown}" where an attribute name="value" belongs` };
    }
    const [, name, quote] = start as unknown as [string, string, '"' | "'"];
    const end = this.#quotes[quote]!(pattern.lastIndex);
    if (end >= limit) return { problem: `has no closing quote after its attribute "${excerpt(name)}"` };
    return { name, value: decode(this.text.slice(pattern.lastIndex, end)), stop: end + 1 };
  }

  /** Reads the tags of the inline code that begins at `at`, if one does. Returns where to go on. */
  #span(at: number): number {
    const end = this.#spanEnd(at);
    if (end === undefined) return skipChar(this.text, at, BACKTICK);
    this.#inCode(at, end);
    return end;
  }

  /** The end of the inline code that begins at `at`: a run of as many backticks in the same paragraph. */
  #spanEnd(at: number): number | undefined {
    const { text } = this;
    const open = skipChar(text, at, BACKTICK);
    if (at >= this.#spansEnd) this.#readParagraph(at);
    if ((this.#lastRun.get(open - at) ?? -1) <= at) return undefined;
    let run = open;
    let stop = open;
    do {
      run = text.indexOf('`', stop);
      stop = skipChar(text, run, BACKTICK);
    } while (stop - run !== open - at);
    return stop;
  }

  #readParagraph(from: number): void {
    const { text } = this;
    let end = lineEnd(text, from);
    for (let at = from; ; at = afterLine(text, end), end = lineEnd(text, at)) {
      for (let run = at; run < end; ) {
        const stop = Math.max(run + 1, skipChar(text, run, BACKTICK));
        if (text.charCodeAt(run) === BACKTICK) this.#lastRun.set(stop - run, run);
        run = stop;
      }
      if (!this.#blocks.continuesParagraph(afterLine(text, end))) break;
    }
    this.#spansEnd = end;
  }
}

/** A backslash before these makes text of them. Before a `<` it does not: no tag hides behind one. */
function isEscaped(char: number): boolean {
  return char === BACKTICK || char === BACKSLASH;
}

type Opening =
  | { readonly stop: number; readonly attributes: null }
  | {
      readonly stop: number;
      readonly attributes: ParsedTag['attributes'];
      readonly problem: string | undefined;
    };

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly stop: number;
}

/** Where `needle` comes next at or after `from`, else Infinity. `from` must not decrease from call to call. */
type NextPosition = (from: number) => number;

function nextPosition(text: string, needle: string): NextPosition {
  let found = -1;
  return (from) => {
    if (found < from) {
      const index = text.indexOf(needle, from);
      found = index === -1 ? Number.POSITIVE_INFINITY : index;
    }
    return found;
  };
}

function tagNameAt(text: string, from: number): string | undefined {
  let end = from;
  while (end - from <= LONGEST_TAG_NAME && text.charCodeAt(end) >= 97 && text.charCodeAt(end) <= 122) end++;
  const name = text.slice(from, end);
  const ends = text.charCodeAt(end) === GREATER || skipSpace(text, end, end + 1) > end;
  return ends && NAMES.has(name) ? name : undefined;
}

function skipChar(text: string, from: number, char: number, limit = text.length): number {
  let at = from;
  while (at < limit && text.charCodeAt(at) === char) at++;
  return at;
}

function skipSpace(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(char: number): boolean {
  return char === SPACE || (char >= 9 && char <= 13);
}

function skipToAngle(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && text.charCodeAt(at) !== LESS && text.charCodeAt(at) !== GREATER) at++;
  return at;
}
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => ENTITIES[name]!);
}
