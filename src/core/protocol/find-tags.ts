import { type BlockLine, BlockReader } from './blocks.js';
import { afterLine, lineEnd } from './line-cursor.js';
import { type Attributes, isSpace, type NextPosition, nextPosition, OpeningReader } from './opening-tag.js';
import { TAG_NAMES, TAGS, type TagName } from './tag-table.js';

/** A tag as it stands in a text; `print` is none of them. Offsets count UTF-16 units. */
interface FoundTag<Name extends string> {
  readonly name: Name;
  /** The text between the tags, as it stands. */
  readonly content: string;
  readonly start: number;
  readonly end: number;
  readonly inCode: boolean;
}

export interface ParsedTag extends FoundTag<TagName> {
  /** Decoded values. Of a repeated attribute the first counts. */
  readonly attributes: Attributes;
  /** What is wrong with the opening tag. It becomes an error once the tag is to steer. */
  readonly problem?: string;
  /** An `input` stands in the opening tag, readable or not. */
  readonly hasInput: boolean;
}

/** `<input>text</input>`, which goes along with a transition. */
export type ParsedInput = FoundTag<'input'>;

export interface FoundTags {
  readonly tags: readonly ParsedTag[];
  readonly inputs: readonly ParsedInput[];
  /** The name of a tag outside code whose `input` breaks its opening tag off, so that it is plain text. */
  readonly brokenInput: TagName | null;
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

const NAMES: ReadonlySet<string> = new Set([...TAG_NAMES, 'input', 'print']);
const LONGEST_TAG_NAME = Math.max(...[...NAMES].map((name) => name.length));
const INPUT_ATTRIBUTE = /\sinput\s*=/;
const [NEWLINE, RETURN, LESS, GREATER, BACKSLASH, BACKTICK] = [10, 13, 60, 62, 92, 96] as const;

/** Moves over the text once. Every helper that looks ahead remembers what it found, so nothing is searched twice. */
class TagFinder {
  readonly #tags: ParsedTag[] = [];
  readonly #inputs: ParsedInput[] = [];
  #brokenInput: TagName | null = null;
  /** The end of an opening tag that broke off. What stands in its quotes is no tag either. */
  #noTagBefore = 0;
  readonly #unclosed = new Set<string>();
  readonly #closing: ReadonlyMap<string, NextPosition>;
  readonly #openings: OpeningReader;
  readonly #blocks: BlockReader;
  /** Start of the last backtick run of each length in the text up to `#spansEnd`. */
  readonly #lastRun = new Map<number, number>();
  /** Where the paragraph ends that inline code was last looked for in. */
  #spansEnd = 0;

  constructor(private readonly text: string) {
    this.#blocks = new BlockReader(text);
    this.#closing = new Map([...NAMES].map((name) => [name, nextPosition(text, `</${name}>`)]));
    this.#openings = new OpeningReader(text);
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
    return { tags: this.#tags, inputs: this.#inputs, brokenInput: this.#brokenInput, warnings };
  }

  #lineAt(start: number): BlockLine | null {
    return start < this.text.length ? this.#blocks.read(start) : null;
  }

  /** Reads the tags of a code block. Returns the first line that is no part of it. */
  #codeBlock(first: BlockLine & { readonly kind: 'code' }): BlockLine | null {
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
    const name = at < this.#noTagBefore ? undefined : tagNameAt(text, at + 1);
    if (name === undefined) return at + 1;
    const open = at + 1 + name.length;
    // With attributes `<input>` is HTML.
    if (name === 'input' && text.charCodeAt(open) !== GREATER) return open;
    const closing = this.#closing.get(name)!;
    const opening =
      closing(open) < limit ? this.#openings.read(open, limit) : { stop: open, attributes: null };
    const { stop } = opening;
    const hasInput = INPUT_ATTRIBUTE.test(text.slice(open, stop));
    const close = opening.attributes === null ? Number.POSITIVE_INFINITY : closing(stop);
    const end = close + name.length + 3;
    if (opening.attributes === null || end > limit) {
      // The tag is plain text then, whose lines are read as any other's.
      if (!inCode) this.#unclosed.add(name);
      if (!inCode && hasInput && isTagName(name)) this.#brokenInput ??= name;
      this.#noTagBefore = stop;
      return open;
    }
    const { attributes, problem } = opening;
    const found = { content: text.slice(stop, close), start: at, end, inCode };
    if (name === 'input') this.#inputs.push({ name, ...found });
    else if (isTagName(name)) {
      this.#tags.push({ name, ...found, attributes, hasInput, ...(problem !== undefined && { problem }) });
    }
    return end;
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

/** A backslash before one of these makes text of it. Before a `<` it does not: no tag hides behind a backslash. */
function isEscaped(char: number): boolean {
  return char === BACKTICK || char === BACKSLASH;
}

function isTagName(name: string): name is TagName {
  return Object.hasOwn(TAGS, name);
}

function tagNameAt(text: string, from: number): string | undefined {
  let end = from;
  while (end - from <= LONGEST_TAG_NAME && text.charCodeAt(end) >= 97 && text.charCodeAt(end) <= 122) end++;
  const name = text.slice(from, end);
  const ends = text.charCodeAt(end) === GREATER || isSpace(text.charCodeAt(end));
  return ends && NAMES.has(name) ? name : undefined;
}

function skipChar(text: string, from: number, char: number): number {
  let at = from;
  while (text.charCodeAt(at) === char) at++;
  return at;
}
