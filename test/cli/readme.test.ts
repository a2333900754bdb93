import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { FLAG_ENTRIES, type Flag, isFlagOf, placeholder } from '../../src/cli/flags.js';

/** Without Markdown's marks. */
const plain = (text: string): string => text.replaceAll(/[`\\]/g, '');

const ROWS = [
  ...readFileSync('README.md', 'utf8').matchAll(/^\| `(?:-\w, )?--([a-z-]+)([^`]*)` \| (.*) \|$/gm),
];

test('README tells of the flags of `raymond run` what the help tells, defaults too', () => {
  const told = ROWS.map(([, name, value, text]) => [name, plain(value!).trim(), plain(text!)]);
  const flags = new Map<string, Flag>(FLAG_ENTRIES.filter(([name]) => isFlagOf(name, 'run')));
  const expected = told.map(([name]) => {
    const flag = flags.get(name!);
    if (flag === undefined) return [name, 'is no flag of raymond run'];
    const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
    return [name, placeholder(flag) ?? '', plain(`${flag.help}${fallback}`)];
  });
  expect(told).toEqual(expected);
  expect(told.length).toBeGreaterThan(20);
});
