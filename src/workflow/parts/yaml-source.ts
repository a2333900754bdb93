import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { messageOf } from '../../core/errors.js';
import type { Finding, PathKey } from './findings.js';

export { isRecord } from './record.js';

/** Data out of YAML that still knows where each value was written. */
export interface YamlSource {
  readonly data: unknown;
  readonly file: string;
  /** 1-based line of a key, or of a list's item; of the nearest thing around it if it is missing. */
  lineOf(path: readonly PathKey[]): number;
  /** 1-based line where a text value's own first line stands: below the `|` of a block. */
  textLineOf(path: readonly PathKey[]): number;
}

/** What the YAML itself has wrong with it. */
export interface YamlProblem {
  readonly severity: Finding['severity'];
  /** 1-based. */
  readonly line: number;
  readonly message: string;
  /** Of a key that was there before: the way to it. */
  readonly repeated?: readonly PathKey[];
}

export interface YamlReading {
  /** Null if there is an error among the problems. */
  readonly source: YamlSource | null;
  readonly problems: readonly YamlProblem[];
}

/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
export function parseYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  const { source, problems } = readYaml(text, file);
  findings.push(...problems.map((problem) => yamlFinding(problem, file)));
  return source;
}

/** The same for those who tell of problems in words of their own. */
export function readYaml(text: string, file: string): YamlReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...READING, lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;

  const warnings = document.warnings.map(({ pos, message }): YamlProblem => {
    return { severity: 'warning', line: lineAt(pos[0]), message };
  });
  const found = document.errors.map(({ pos, message }) => {
    return { at: pos[0], message: `${message}${quotesAdvice(text, pos[0])}` };
  });
  const twice = repeatedKeys(document.contents).map(({ at, path }) => {
    return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
  });
  const errors = [...found, ...twice]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...problem }): YamlProblem => ({ severity: 'error', line: lineAt(at), ...problem }));
  const data = errors.length === 0 ? toData(document, errors) : null;
  const problems = [...warnings, ...errors];
  if (errors.length > 0) return { source: null, problems };

  const source: YamlSource = {
    data,
    file,
    lineOf: (path) => lineAt(find(document, path).at),
    textLineOf: (path) => {
      const { at, value } = find(document, path);
      if (!isScalar(value) || !value.range) return lineAt(at);
      return lineAt(value.range[0]) + (value.type?.startsWith('BLOCK_') ? 1 : 0);
    },
  };
  return { source, problems };
}

/** The name of another workflow (spec 7.2), `target: review:`, is the beginning of a mapping to YAML. */
function quotesAdvice(text: string, at: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
  const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
  return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}

/** The parser's own look at keys compares each with each, and its own warnings go to standard error. */
export const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' } as const;

export function yamlFinding({ severity, line, message, repeated }: YamlProblem, file: string): Finding {
  const rule = 'front-matter-syntax';
  return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}

/** Aliases are only resolved here, and some have no end. */
function toData(document: Document.Parsed, errors: YamlProblem[]): unknown {
  try {
    return document.toJS();
  } catch (error) {
    errors.push({ severity: 'error', line: 1, message: messageOf(error) });
    return null;
  }
}

function keyAt(text: string, offset: number): string {
  return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}

interface RepeatedKey {
  /** Offset. */
  readonly at: number;
  readonly path: readonly PathKey[];
}

/** Keys that stood in their mapping before, in linear time. */
function repeatedKeys(node: unknown, path: readonly PathKey[] = []): RepeatedKey[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => repeatedKeys(item, [...path, index]));
  if (!isMap(node)) return [];
  const seen = new Set<unknown>();
  return node.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '?';
    const below = repeatedKeys(value, [...path, name]);
    if (!isScalar(key)) return below;
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
  });
}

interface Found {
  /** Offset of the key or item. */
  readonly at: number;
  readonly value: Node | null;
}

function find(document: Document.Parsed, path: readonly PathKey[]): Found {
  let value: Node | null = document.contents;
  let at = value?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(value)) {
      const pair = value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
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
