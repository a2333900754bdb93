import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { messageOf } from '../../core/errors.js';
import type { Finding } from './findings.js';

export type PathKey = string | number;

/** Data out of YAML that still knows where each value was written. */
export interface YamlSource {
  readonly data: unknown;
  readonly file: string;
  /** 1-based line of a key, or of a list's item; of the nearest thing around it if it is missing. */
  lineOf(path: readonly PathKey[]): number;
  /** 1-based line where a text value's own first line stands: below the `|` of a block. */
  textLineOf(path: readonly PathKey[]): number;
}

/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
export function parseYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const lineAt = (offset: number): number => lines.linePos(offset).line;

  for (const { pos, message } of document.warnings) {
    findings.push({ severity: 'warning', rule: 'front-matter-syntax', file, line: lineAt(pos[0]), message });
  }
  const errors = document.errors.map(({ pos, code, message }) => ({
    line: lineAt(pos[0]),
    message: code === 'DUPLICATE_KEY' ? `the key ${keyAt(text, pos[0])} is given twice` : message,
  }));
  const data = errors.length === 0 ? toData(document, errors) : null;
  for (const error of errors) {
    findings.push({ severity: 'error', rule: 'front-matter-syntax', file, ...error });
  }
  if (errors.length > 0) return null;

  return {
    data,
    file,
    lineOf: (path) => lineAt(find(document, path).at),
    textLineOf: (path) => {
      const { at, value } = find(document, path);
      if (!isScalar(value) || !value.range) return lineAt(at);
      return lineAt(value.range[0]) + (value.type?.startsWith('BLOCK_') ? 1 : 0);
    },
  };
}

/** Aliases are only resolved here, and some have no end. */
function toData(document: Document.Parsed, errors: { line: number; message: string }[]): unknown {
  try {
    return document.toJS();
  } catch (error) {
    errors.push({ line: 1, message: messageOf(error) });
    return null;
  }
}

function keyAt(text: string, offset: number): string {
  return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
