import { LIMITS } from '../limits/limits.js';
import { jsonErrorIn } from '../text/json-object.js';
import { isHeld } from './decimal.js';
import type { Mismatch } from './result-schema.js';

/** JSON as it was written: keys in their order, and scalars by their own text. */
export type JsonNode =
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'scalar'; readonly text: string };

export interface JsonReading {
  readonly node: JsonNode;
  /** What `JSON.parse` loses silently: all but the last of equal keys, and digits of a number. */
  readonly lost: readonly Mismatch[];
}

/** Deeper JSON is refused: printing and comparing it recurse. */
export const DEEPEST_JSON = LIMITS.jsonDepth.value;

/** @returns what is wrong with a text that is no JSON, or too deep */
export function readJson(text: string): JsonReading | Mismatch {
  try {
    JSON.parse(text);
  } catch {
    const { why, line, column } = jsonErrorIn(text);
    return { pointer: '', expectation: `must be JSON: ${why} (line ${line}, column ${column})` };
  }
  return new TreeReader(text).read();
}

/** Prints without spaces. Texts and numbers are as `JSON.stringify` writes them, unless that would change a number. */
export function printJson(node: JsonNode): string {
  switch (node.kind) {
    case 'object': {
      const entries = [...node.entries].map(([key, value]) => `${JSON.stringify(key)}:${printJson(value)}`);
      return `{${entries.join(',')}}`;
    }
    case 'array':
      return `[${node.items.map(printJson).join(',')}]`;
    case 'scalar':
      return printScalar(node.text);
    default:
      return node satisfies never;
  }
}

/** The same with each text in it changed, but not the keys. */
export function mapTexts(node: JsonNode, change: (text: string) => string): JsonNode {
  switch (node.kind) {
    case 'object': {
      const entries = [...node.entries].map(([key, value]) => [key, mapTexts(value, change)] as const);
      return { kind: 'object', entries: new Map(entries) };
    }
    case 'array':
      return { kind: 'array', items: node.items.map((item) => mapTexts(item, change)) };
    case 'scalar':
      return isText(node.text)
        ? { kind: 'scalar', text: JSON.stringify(change(JSON.parse(node.text) as string)) }
        : node;
    default:
      return node satisfies never;
  }
}

/** A JSON pointer (RFC 6901). */
function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function isText(scalar: string): boolean {
  return scalar.startsWith('"');
}

function printScalar(text: string): string {
  if (isText(text)) return JSON.stringify(JSON.parse(text));
  return isNumber(text) && isHeld(text) ? JSON.stringify(Number(text)) : text;
}

function isNumber(scalar: string): boolean {
  return /^[-\d]/.test(scalar);
}

const [QUOTE, BACKSLASH] = [34, 92];
const SPACES: readonly number[] = [32, 9, 13, 10];
/** A number or a word ends before one of these. */
const ENDS: readonly number[] = [...SPACES, 44, 93, 125];

/** Reads JSON that is known to be JSON. */
class TreeReader {
  #at = 0;
  readonly #path: (string | number)[] = [];
  readonly #lost: Mismatch[] = [];

  constructor(private readonly text: string) {}

  read(): JsonReading | Mismatch {
    const node = this.#node();
    if (node !== null) return { node, lost: this.#lost };
    return { pointer: '', expectation: `must not be nested more than ${DEEPEST_JSON} deep` };
  }

  /** Null for JSON that is too deep. */
  #node(): JsonNode | null {
    this.#skipSpace();
    const first = this.text[this.#at];
    if ((first === '{' || first === '[') && this.#path.length >= DEEPEST_JSON) return null;
    const node = first === '{' ? this.#object() : first === '[' ? this.#array() : this.#scalar();
    this.#skipSpace();
    return node;
  }

  #object(): JsonNode | null {
    const entries = new Map<string, JsonNode>();
    while (!this.#ends('}')) {
      const key = JSON.parse(this.#string()) as string;
      this.#path.push(key);
      if (entries.has(key)) this.#lose('must be given once');
      this.#skipSpace();
      // This skips the colon.
      this.#at++;
      const value = this.#node();
      if (value === null) return null;
      entries.set(key, value);
      this.#path.pop();
    }
    return { kind: 'object', entries };
  }

  #array(): JsonNode | null {
    const items: JsonNode[] = [];
    while (!this.#ends(']')) {
      this.#path.push(items.length);
      const item = this.#node();
      if (item === null) return null;
      items.push(item);
      this.#path.pop();
    }
    return { kind: 'array', items };
  }

  #scalar(): JsonNode {
    if (this.text[this.#at] === '"') return { kind: 'scalar', text: this.#string() };
    const text = this.#word();
    if (isNumber(text) && !isHeld(text)) {
      this.#lose(
        `must be a number that a double holds, or a text: ${text.slice(0, 40)} would become another`,
      );
    }
    return { kind: 'scalar', text };
  }

  /** Passes an opening bracket or a comma, and says whether the end follows, which it passes too. */
  #ends(bracket: '}' | ']'): boolean {
    if (this.text[this.#at] !== bracket) {
      this.#at++;
      this.#skipSpace();
    }
    // After a comma there is always one more value.
    if (this.text[this.#at] !== bracket) return false;
    this.#at++;
    return true;
  }

  #string(): string {
    const start = this.#at;
    this.#at++;
    for (;;) {
      const code = this.text.charCodeAt(this.#at);
      if (code === QUOTE) break;
      this.#at += code === BACKSLASH ? 2 : 1;
    }
    this.#at++;
    return this.text.slice(start, this.#at);
  }

  // A pattern would overflow the stack on megabytes.
  #skipSpace(): void {
    while (SPACES.includes(this.text.charCodeAt(this.#at))) this.#at++;
  }

  #word(): string {
    const start = this.#at;
    while (this.#at < this.text.length && !ENDS.includes(this.text.charCodeAt(this.#at))) this.#at++;
    return this.text.slice(start, this.#at);
  }

  #lose(expectation: string): void {
    this.#lost.push({ pointer: pointerOf(this.#path), expectation });
  }
}

/**
 * Finds fields of a JSON text by their paths (spec 7.4): a text as it is, anything else as JSON; undefined without such
 * a field, or without JSON. The text is parsed once, when a field is first asked for.
 */
export function fieldsIn(text: string): (path: readonly string[]) => string | undefined {
  let root: JsonNode | null | undefined;
  return (path) => {
    if (root === undefined) {
      const reading = readJson(text);
      root = 'node' in reading ? reading.node : null;
    }
    const node = path.reduce<JsonNode | undefined>(below, root ?? undefined);
    if (node === undefined) return undefined;
    return node.kind === 'scalar' && isText(node.text) ? (JSON.parse(node.text) as string) : printJson(node);
  };
}

function below(node: JsonNode | undefined, key: string): JsonNode | undefined {
  switch (node?.kind) {
    case 'object':
      return node.entries.get(key);
    case 'array':
      return /^(?:0|[1-9]\d*)$/.test(key) ? node.items[Number(key)] : undefined;
    default:
      return undefined;
  }
}
