import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const page = readFileSync(join('docs', 'threat-model.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+) \| (.+) \| `T:([a-z0-9-]+)` \|$/gm)].map(
  ([, number, claim, slug]) => ({ number: Number(number), claim: claim!, slug: slug! }),
);

/** Slugs in the titles of tests; a mention elsewhere is no test. */
function testedSlugs(): Set<string> {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.test.ts') && !name.includes('node_modules'),
  );
  const titles = files.flatMap((name) => [
    ...readFileSync(join('test', name), 'utf8').matchAll(
      /\b(?:describe|test|it)(?:\.each\([^)]*\))?\(\s*['"`]\[T:([a-z0-9-]+)\]/g,
    ),
  ]);
  return new Set(titles.map(([, slug]) => slug!));
}

describe('docs/threat-model.md', () => {
  test('has at least 25 claims, numbered one after the other, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    expect(rows.filter(({ claim }) => claim.length < 20)).toEqual([]);
  });

  test('has no row that this test does not read', () => {
    expect(page.match(/`T:/g)).toHaveLength(rows.length);
  });

  test('claims what tests show, and all of it', () => {
    expect([...testedSlugs()].sort()).toEqual(rows.map(({ slug }) => slug).sort());
  });
});
