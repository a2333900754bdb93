import type { JsonObject } from '../settings/settings.js';

/** Where a text stops being JSON. Both numbers count from 1. */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
export function readJsonObject(
  text: string,
): { readonly object: JsonObject } | ({ readonly problem: string } & JsonPlace) {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const { why, ...place } = jsonErrorIn(text);
    return { problem: `is no JSON: ${why}`, ...place };
  }
  return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;

/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
function endOfQuoted(text: string, at: number): number | null {
  if (text[at] !== '"') return null;
  PIECE.lastIndex = at + 1;
  for (;;) {
    const piece = PIECE.exec(text);
    if (piece === null) return null;
    if (piece[1] !== undefined) return PIECE.lastIndex;
  }
}

type Awaited = 'value' | 'key' | 'colon' | 'next';

/**
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
export function jsonErrorIn(text: string): JsonPlace & { readonly why: string } {
  const open: string[] = [];
  /** What may come next: a value, a key, a colon, or what follows a value. */
  let awaited: Awaited = 'value';
  let last = '';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    const quotedEnd = endOfQuoted(text, at);
    TOKEN.lastIndex = at;
    const [token, sign] = TOKEN.exec(text) ?? [];
    if (quotedEnd === null && token === undefined) break;
    const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
    if (closes && (awaited === 'next' || last === open.at(-1))) {
      open.pop();
      awaited = 'next';
    } else if (awaited === 'colon' && sign === ':') awaited = 'value';
    else if (awaited === 'next' && sign === ',' && open.length > 0)
      awaited = open.at(-1) === '{' ? 'key' : 'value';
    else if (awaited === 'key' && quotedEnd !== null) awaited = 'colon';
    else if (awaited === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign);
      awaited = sign === '{' ? 'key' : 'value';
    } else if (awaited === 'value' && sign === undefined) awaited = 'next';
    else break;
    last = sign ?? '';
    at = quotedEnd ?? TOKEN.lastIndex;
  }
  const lines = text.slice(0, at).split('\n');
  const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
  return { line: lines.length, column: lines.at(-1)!.length + 1, why };
}

/** @param last what stands before the place @param open the innermost bracket that is open */
function whyBroken(found: string, last: string, awaited: Awaited, open: string | undefined): string {
  if (found === '') return 'it ends too early';
  if (last === ',' && /^[}\]]/.test(found)) return 'a trailing comma';
  if (/^['`‘’“”]/.test(found)) return 'other quotes than double ones (")';
  if (/^\/[/*]/.test(found)) return 'a comment';
  if (awaited === 'next')
    return open === undefined
      ? 'there is more after its end'
      : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
  if (awaited === 'colon') return 'a colon is missing';
  if (found.startsWith('"')) return 'a text that is not closed, or has a line break or a wrong escape in it';
  return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}
