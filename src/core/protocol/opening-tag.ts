import { LIMITS } from '../limits/limits.js';
import { excerpt } from './resolve.js';

/** What stands between a tag's name and its `>`. `attributes` is null without a `>`: then it is no tag. */
export type Opening =
  | { readonly stop: number; readonly attributes: null }
  | {
      readonly stop: number;
      readonly attributes: Attributes;
      readonly problem: string | undefined;
    };

/** Decoded values by names. */
export type Attributes = Readonly<Record<string, string>>;

const MAX_ATTRIBUTES = LIMITS.attributes.value;
const NO_ATTRIBUTES: Attributes = Object.freeze({});
const [SPACE, LESS, GREATER] = [32, 60, 62] as const;

/** Reads the attributes of opening tags, which have to be read in the order of the text. */
export class OpeningReader {
  readonly #quotes: Readonly<Record<string, NextPosition>>;
  readonly #attributeStart = /([A-Za-z_][\w.-]*)\s*=\s*(["'])/y;

  constructor(private readonly text: string) {
    this.#quotes = { '"': nextPosition(text, '"'), "'": nextPosition(text, "'") };
  }

  /** Reads attributes up to the `>`. `attributes` is null where another tag or the end comes first: that is plain text. */
  read(from: number, limit: number): Opening {
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
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly stop: number;
}

/** Where `needle` comes next at or after `from`, else Infinity. `from` must not decrease from call to call. */
export type NextPosition = (from: number) => number;

export function nextPosition(text: string, needle: string): NextPosition {
  let found = -1;
  return (from) => {
    if (found < from) {
      const index = text.indexOf(needle, from);
      found = index === -1 ? Number.POSITIVE_INFINITY : index;
    }
    return found;
  };
}

function skipSpace(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isSpace(text.charCodeAt(at))) at++;
  return at;
}

export function isSpace(char: number): boolean {
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
