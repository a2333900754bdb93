import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { messageOf } from '../../core/errors.js';
import type { Finding, PathKey } from './findings.js';
import { TOO_DEEP, tooDeepAt } from './yaml-depth.js';

/** Data out of YAML, with the places where its values were written. */
export interface YamlSource {
  readonly data: unknown;
  readonly file: string;
  /** The 1-based line of a key, or of a list's item. For a missing one, that of the nearest thing around it. */
  lineOf(path: readonly PathKey[]): number;
  /** The 1-based column of a key, or of its value where that stands on the key's line. Undefined when it is not known. */
  columnOf(path: readonly PathKey[], part?: 'key' | 'value'): number | undefined;
  /** Where a text value's first line stands: below the `|` of a block, whose lines are all indented. */
  textPlaceOf(path: readonly PathKey[]): { readonly line: number; readonly indent: number };
}

/** A problem with the YAML itself. */
export interface YamlProblem {
  readonly severity: Finding['severity'];
  /** 1-based. */
  readonly line: number;
  readonly message: string;
  /** For a repeated key: the path to it. */
  readonly repeated?: readonly PathKey[];
  /** For an unknown tag such as `!!js/function`: the path to its value. */
  readonly tagged?: readonly PathKey[];
}

export interface YamlReading {
  /** Null if one of the problems is an error. */
  readonly source: YamlSource | null;
  readonly problems: readonly YamlProblem[];
}

/**
 * Reads YAML 1.2 in which a repeated key is an error. Problems go to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count
 */
export function parseYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  const { source, problems } = readYaml(text, file);
  findings.push(...problems.map((problem) => yamlFinding(problem, file)));
  return source;
}

export interface YamlLanguage {
  /** Whether `<<: *base` puts the keys of `base` beside it. */
  readonly merge?: boolean;
}

/** The same for callers that report problems in words of their own. */
export function readYaml(text: string, file: string, { merge = false }: YamlLanguage = {}): YamlReading {
  const lines = new LineCounter();
  const deep = tooDeepAt(text);
  if (deep !== null) {
    const line = text.slice(0, deep).split('\n').length;
    return { source: null, problems: [{ severity: 'error', line, message: TOO_DEEP }] };
  }
  const document = parseDocument(text, { ...READING, merge, lineCounter: lines, prettyErrors: false });
  const index: KeyIndex = new WeakMap();
  const lineAt = (offset: number): number => lines.linePos(offset).line;

  const warnings = document.warnings.map(({ code, pos, message }): YamlProblem => {
    const tagged = code === 'TAG_RESOLVE_FAILED' ? { tagged: pathTo(document.contents, pos[0]) } : {};
    return { severity: 'warning', line: lineAt(pos[0]), message, ...tagged };
  });
  const found = document.errors.map(({ code, pos, message }) => {
    const told = inOurWords(code, message);
    return { at: pos[0], message: `${told}${quotesAdvice(text, pos[0])}` };
  });
  const twice = repeatedKeys(document.contents, merge).map(({ at, path }) => {
    return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
  });
  const errors = [...found, ...twice]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...problem }): YamlProblem => ({ severity: 'error', line: lineAt(at), ...problem }));
  const strays = merge && errors.length === 0 ? strayMerges(document.contents, document) : [];
  for (const at of strays) errors.push({ severity: 'error', line: lineAt(at), message: MERGE });
  const data = errors.length === 0 ? toData(document, errors) : null;
  const problems = [...warnings, ...errors];
  if (errors.length > 0) return { source: null, problems };

  const source: YamlSource = {
    data,
    file,
    lineOf: (path) => lineAt(find(document, path, index).at),
    columnOf: (path, part = 'value') => {
      const { at, value } = find(document, path, index);
      const [of] = (part === 'value' && value?.range) || [at];
      return lines.linePos(lineAt(of) === lineAt(at) ? of : at).col;
    },
    textPlaceOf: (path) => {
      const { at, value } = find(document, path, index);
      if (!isScalar(value) || !value.range) return { line: lineAt(at), indent: 0 };
      const [start, end] = value.range;
      const { line, col } = lines.linePos(start);
      if (!value.type?.startsWith('BLOCK_')) return { line, indent: value.type === 'PLAIN' ? col - 1 : col };
      const [, indent = ''] = /\n( *)\S/.exec(text.slice(start, end)) ?? [];
      return { line: line + 1, indent: indent.length };
    },
  };
  return { source, problems };
}

const MERGE = '`<<` takes a mapping, or the alias of one (`<<: *base`)';
/** The message in our words, where the parser uses terms of its grammar. */
function inOurWords(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return SEVERAL_DOCUMENTS;
  if (code === 'TAB_AS_INDENT')
    return 'this line is indented with a tab, which YAML does not take: use spaces';
  const [, end] = /^Flow \w+ in block collection .* end with a ([\]}])/.exec(message) ?? [];
  return end === undefined
    ? message
    : `what "${end === ']' ? '[' : '{'}" begins is not closed: put "${end}" at its end`;
}

const SEVERAL_DOCUMENTS =
  'a second document begins here (`---`), and a file is one workflow: make it a file of its own';

/** The path to the innermost key or item around an offset. A tag stands before what it belongs to. */
function pathTo(node: unknown, offset: number): PathKey[] {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => offset < ((item as Node).range?.[2] ?? 0));
    return index < 0 ? [] : [index, ...pathTo(node.items[index], offset)];
  }
  if (!isMap(node)) return [];
  const pair = node.items.findLast(({ key }) => ((key as Node).range?.[0] ?? 0) <= offset);
  if (pair === undefined || !isScalar(pair.key)) return [];
  return [String(pair.key.value), ...pathTo(pair.value, offset)];
}

/** A hint to quote the name of another workflow (spec 7.2): YAML takes `target: review:` for the beginning of a mapping. */
function quotesAdvice(text: string, at: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
  const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
  return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}

/** The parser's own check of keys compares each with each, and its own warnings go to standard error. */
export const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' } as const;

export function yamlFinding({ severity, line, message, repeated }: YamlProblem, file: string): Finding {
  const rule = 'front-matter-syntax';
  return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}

function aliasProblem(message: string): string {
  if (!message.startsWith('Excessive alias count')) return message;
  return 'its aliases (`*name`) stand for more than can be read: one inside of what it names, or too many in each other';
}

/** The plain data. Aliases are only resolved here, and some have no end. */
function toData(document: Document.Parsed, errors: YamlProblem[]): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const message = error instanceof RangeError ? TOO_DEEP : aliasProblem(messageOf(error));
    errors.push({ severity: 'error', line: 1, message });
    return null;
  }
}

function keyAt(text: string, offset: number): string {
  return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}

interface RepeatedKey {
  /** An offset. */
  readonly at: number;
  readonly path: readonly PathKey[];
}

/** Keys that are repeated in their mapping, in linear time. @param merge whether `<<` may stand there several times */
function repeatedKeys(node: unknown, merge: boolean, path: readonly PathKey[] = []): RepeatedKey[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => repeatedKeys(item, merge, [...path, index]));
  if (!isMap(node)) return [];
  const seen = new Set<unknown>();
  return node.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '?';
    const below = repeatedKeys(value, merge, [...path, name]);
    if (!isScalar(key) || (merge && isMergeKey(key))) return below;
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
  });
}

interface FoundNode {
  /** The offset of the key or item. */
  readonly at: number;
  readonly value: Node | null;
}

/** The pairs of a mapping by key, computed once. */
type KeyIndex = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

function find(document: Document.Parsed, path: readonly PathKey[], index: KeyIndex): FoundNode {
  let value: Node | null = document.contents;
  let at = value?.range?.[0] ?? 0;
  for (const step of path) {
    if (isAlias(value)) value = (value.resolve(document) ?? null) as Node | null;
    if (isMap(value)) {
      const pair = pairsOf(document, value, index).get(String(step));
      if (pair === undefined) return { at, value: null };
      at = (pair.key as Node).range?.[0] ?? at;
      value = pair.value as Node | null;
    } else if (isSeq(value)) {
      value = (value.items[Number(step)] ?? null) as Node | null;
      at = value?.range?.[0] ?? at;
    } else {
      return { at, value: null };
    }
  }
  return { at, value };
}

/** The pairs of a mapping, own ones first, and those of mappings that `<<` has merged in. */
function pairsOf(document: Document.Parsed, map: YAMLMap, index: KeyIndex): ReadonlyMap<string, Pair> {
  const known = index.get(map);
  if (known !== undefined) return known;
  const pairs = new Map<string, Pair>();
  // This comes before the merged mappings, one of which might be this one again.
  index.set(map, pairs);
  const add = (name: string, pair: Pair): unknown => pairs.has(name) || pairs.set(name, pair);
  for (const pair of map.items) if (isScalar(pair.key)) add(String(pair.key.value), pair);
  for (const { key, value } of map.items) {
    if (!isMergeKey(key)) continue;
    for (const source of isSeq(value) ? value.items : [value]) {
      const merged = isAlias(source) ? source.resolve(document) : source;
      if (!isMap(merged)) continue;
      for (const [name, pair] of pairsOf(document, merged, index)) add(name, pair);
    }
  }
  return pairs;
}

/** Places where `<<` is given something else than mappings. The library gives no line for them. */
function strayMerges(node: unknown, document: Document.Parsed): number[] {
  if (isSeq(node)) return node.items.flatMap((item) => strayMerges(item, document));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    const below = strayMerges(value, document);
    if (!isMergeKey(key)) return below;
    const sources: readonly unknown[] = isSeq(value) ? value.items : [value];
    const isFine = sources.every((source) => isMap(isAlias(source) ? source.resolve(document) : source));
    return isFine ? below : [(key as Node).range?.[0] ?? 0, ...below];
  });
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.type === 'PLAIN';
}
