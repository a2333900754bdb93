import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COMMANDS, flagsByGroup, isFlagOf } from '../../src/cli/commands.js';
import { FLAG_ENTRIES } from '../../src/cli/flags.js';
import { flagRow, helpText, titleOf } from '../../src/cli/help.js';
import { REASON_CODES } from '../../src/core/errors.js';

const PAGE = readFileSync('docs/reference.md', 'utf8');

/** Without Markdown's marks. */
const plain = (text: string): string => text.replaceAll(/[`\\]/g, '');

test('what is generated is fresh (node scripts/readme-tables.mjs)', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/readme-tables.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
}, 120_000);

test('the flags of `raymond run` are those of its help, under the same headings, defaults too', () => {
  const section = PAGE.slice(PAGE.indexOf('\n## Flags'), PAGE.indexOf('\n## Agents'));
  const told = [...section.matchAll(/^(?:### (.*)|\| `([^`]*)` \| (.*) \|)$/gm)].map(
    ([, title, left = '', right = '']) => title ?? [plain(left), plain(right)],
  );
  const expected = flagsByGroup('run').flatMap(([group, flags]) => [
    titleOf(group),
    ...flags.map((entry) => flagRow(entry).map(plain)),
  ]);
  expect(told).toEqual(expected);
  expect(told.length).toBeGreaterThan(40);
});

test('a help has each flag of its command once, common ones first', () => {
  for (const command of Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]) {
    const flags = flagsByGroup(command).flatMap(([, rows]) => rows.map(([name]) => name));
    expect([...flags].sort()).toEqual(
      FLAG_ENTRIES.map(([name]) => name)
        .filter((name) => isFlagOf(name, command))
        .sort(),
    );
    expect(helpText(command)).toMatch(/^\n?.*\n {2}[^\0]*?\n\nCommon:\n/);
    expect(
      helpText(command)
        .split('\n')
        .filter((line) => line.length > 80 && !line.includes('raymond ')),
    ).toEqual([]);
  }
  expect(
    helpText()
      .split('\n')
      .filter((line) => line.length > 80),
  ).toEqual([]);
  const titles = [...helpText('run').matchAll(/^(\w+):$/gm)].map(([, title]) => title);
  expect(titles).toEqual(['Common', 'Rights', 'Limits', 'Recording', 'Expert', 'Examples']);
});

test('every code has its row', () => {
  const told = PAGE.slice(PAGE.indexOf('\n## Codes')).matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| \S/gm);
  const codes = [...told].flatMap(([, cell = '']) => plain(cell).split(', '));
  expect(codes.sort()).toEqual([...REASON_CODES].sort());
});
