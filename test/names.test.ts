import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

// One word for one thing: a type's name stands once in src/, exported or not, and so does an exported function's.
// What stands twice today is listed in names-allowed.json, which may only shrink.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SRC = join(ROOT, 'src');

interface Allowed {
  readonly types: readonly string[];
  readonly functions: readonly string[];
}

const allowed = JSON.parse(readFileSync(join(ROOT, 'test', 'names-allowed.json'), 'utf8')) as Allowed;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const texts = files.map((file) => readFileSync(join(SRC, file), 'utf8'));

/** The names that a pattern's first group finds in more than one file, sorted. */
function namesInSeveralFiles(pattern: RegExp): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const names = new Set([...text.matchAll(pattern)].map(([, name]) => name!));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])).sort();
}

const TYPES = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const FUNCTIONS = /^export (?:async )?function\*? (\w+)/gm;

describe('names', () => {
  it('are read whole', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(texts.flatMap((text) => [...text.matchAll(TYPES)]).length).toBeGreaterThan(files.length);
    expect(texts.flatMap((text) => [...text.matchAll(FUNCTIONS)]).length).toBeGreaterThan(files.length);
  });

  it('of types stand once, but for those that are listed, which may only shrink', () => {
    expect(namesInSeveralFiles(TYPES)).toEqual(allowed.types);
  });

  it('of exported functions stand once, but for those that are listed, which may only shrink', () => {
    expect(namesInSeveralFiles(FUNCTIONS)).toEqual(allowed.functions);
  });
});
