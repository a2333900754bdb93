import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { lintPage } from '../../scripts/lint-page.mjs';
import { isFlagOf } from '../../src/cli/commands.js';
import { FLAG_ENTRIES } from '../../src/cli/flags.js';
import { lintPath } from '../../src/workflow/lint/lint.js';
import { RULES } from '../../src/workflow/lint/rules.js';

const page = readFileSync('docs/lint.md', 'utf8');

// What stands below each example is what lint says of it here and now.
test('docs/lint.md has a section for each rule, written from its fixtures (node scripts/readme-tables.mjs)', async () => {
  const facts = { root: resolve('.'), rules: RULES, lintPath };
  expect(await lintPage(page, facts)).toBe(page);
  expect([...page.matchAll(/^### (\S+)$/gm)].map(([, id]) => id).sort()).toEqual(Object.keys(RULES).sort());
});

test('docs/lint.md tells of every flag of raymond lint, and of no other', () => {
  const told = [...page.matchAll(/^\| `--([a-z-]+)/gm)].map(([, name]) => name);
  const common = ['cwd', 'help', 'no-color'];
  const flags = FLAG_ENTRIES.map(([name]) => name).filter((name) => isFlagOf(name, 'lint'));
  expect(told.sort()).toEqual(flags.filter((name) => !common.includes(name)).sort());
});
