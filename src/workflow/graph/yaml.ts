import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding } from '../parts/findings.js';
import { type PathKey, parseYaml, type YamlSource } from '../parts/yaml-source.js';
import { pathText } from './problems.js';

const SHOWN = 20;

/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names
 * the key's whole path (spec 5.2). Whatever is wrong goes to `findings`; then null.
 */
export function parseGraphYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  if (/^%YAML\s+1\.1\b/m.test(text)) {
    const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
    findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
    return null;
  }
  const found: Finding[] = [];
  const source = parseYaml(text, file, found);
  if (source === null) {
    const repeated = repeatedKeys(text);
    for (const [index, finding] of found.entries()) {
      const path = / is given twice$/.test(finding.message) ? repeated.shift() : undefined;
      if (path !== undefined)
        found[index] = { ...finding, message: `${pathText(path)}: the key is given twice` };
    }
  }
  // Where brackets are never closed, each of them is one.
  findings.push(...found.slice(0, SHOWN));
  return source;
}

/** The paths of keys that were there before, in the order in which the parser meets them. */
function repeatedKeys(text: string): (readonly PathKey[])[] {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, version: '1.2' } as const;
  const document: Document.Parsed = parseDocument(text, options);
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => pathTo(document.contents, pos[0]) ?? []);
}

function pathTo(node: Node | null, offset: number): PathKey[] | null {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '?';
      const below = (key as Node).range?.[0] === offset ? [] : pathTo(value as Node | null, offset);
      if (below !== null) return [name, ...below];
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const below = pathTo(item as Node | null, offset);
      if (below !== null) return [index, ...below];
    }
  }
  return null;
}
