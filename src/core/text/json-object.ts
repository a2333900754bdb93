import type { JsonObject } from '../settings/settings.js';

/** Where a text stops to be JSON. Both 1-based. */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

/** The object that a JSON file holds; else what is wrong with the file, as the end of a sentence about it, and where. */
export function readJsonObject(
  text: string,
): { readonly object: JsonObject } | ({ readonly problem: string } & JsonPlace) {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    // Each version of Node has another way to say the place, or none.
    const why = (error as Error).message.replace(/,? (?:in JSON at position|"|\.\.\."|is not valid).*$/s, '');
    return { problem: `is no JSON: ${why}`, ...jsonErrorIn(text) };
  }
  return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** The place of the first sign of a text, which is no JSON, that does not fit. In linear time. */
export function jsonErrorIn(text: string): JsonPlace {
  const open: string[] = [];
  /** What may come: a value, a key, a colon, or what follows a value. */
  let awaited: 'value' | 'key' | 'colon' | 'next' = 'value';
  let isFirst = false;
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const [whole, sign, string] = TOKEN.exec(text) ?? [];
    if (whole === undefined) break;
    const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
    if (closes && (awaited === 'next' || isFirst)) {
      open.pop();
      awaited = 'next';
    } else if (awaited === 'colon' && sign === ':') awaited = 'value';
    else if (awaited === 'next' && sign === ',' && open.length > 0)
      awaited = open.at(-1) === '{' ? 'key' : 'value';
    else if (awaited === 'key' && string !== undefined) awaited = 'colon';
    else if (awaited === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign);
      awaited = sign === '{' ? 'key' : 'value';
    } else if (awaited === 'value' && sign === undefined) awaited = 'next';
    else break;
    isFirst = sign === '{' || sign === '[';
    at += whole.length;
  }
  const before = text.slice(0, at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0));
  const lines = before.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
