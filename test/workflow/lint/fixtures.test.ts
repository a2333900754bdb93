import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import { RULES, RULES_TO_CHECK } from '../../../src/workflow/lint/rules.js';
import type { RuleId } from '../../../src/workflow/parts/rules.js';

// A workflow that breaks the rule, and the same one mended. Where it is broken: file and line.
const BROKEN: Readonly<Record<RuleId, string>> = {
  'front-matter-syntax': 'START.md:2',
  unreadable: 'START.md',
  'not-utf8': 'START.sh',
  'bad-value': 'START.sh:2',
  'bad-regex': 'START.md:3',
  'misspelt-key': 'START.md:2',
  'unknown-agent': 'START.md:4',
  'path-in-target': 'START.md:3',
  'missing-target': 'START.md:3',
  'missing-return': 'START.md:3',
  'missing-next': 'START.md:3',
  'join-timeout-without-target': 'JUDGE.md:4',
  'ambiguous-target': 'START.md:3',
  'ambiguous-entry': 'START.md:1',
  'no-entry': '',
  'force-implicit-invalid': 'START.md:5',
  'unknown-route-target': 'workflow.yaml:6',
  'empty-prompt': 'START.md:5',
  'settings-refused': 'START.md:4',
  'missing-include': 'START.md:7',
  'missing-import': 'workflow.yaml:3',
  'bad-include': 'START.md:5',
  'bad-schema': 'START.md:6',
  'script-syntax': 'START.sh:4',
  'unknown-key': 'START.md:4',
  'foreign-config': '.raymond/config.toml:1',
  'unreachable-state': 'LEFT.md:5',
  'dead-end-state': 'START.md:1',
  'call-without-result': 'START.md:3',
  'unmentioned-transition': 'START.md:3',
  'tag-not-allowed': 'START.md:5',
  'several-transitions': 'START.sh:2',
  'foreign-tag': 'START.md:1',
  'script-without-tag': 'START.sh:1',
  'fork-next-mismatch': 'START.md:4',
  'unknown-tool': 'START.md:4',
  'unknown-effort': 'START.md:4',
  'setting-unsupported': 'START.md:5',
  'join-without-fork': 'JUDGE.md:2',
  'worktree-not-forked': 'WORK.md:2',
  'fork-without-join': 'START.md:3',
  'loop-without-limit': 'START.md:6',
  'untrusted-in-command': 'START.sh:2',
  'implicit-transition': 'START.md:3',
  'script-not-analysed': 'START.sh:1',
  'unknown-template-name': 'START.md:5',
  'no-policy': 'START.md:1',
};

const FIXTURES = 'test/fixtures/lint';
const ids = Object.keys(RULES) as RuleId[];

/** What lint says of a fixture, without what is only there to be known. */
async function findingsIn(rule: RuleId, kind: 'broken' | 'mended') {
  const folder = join(FIXTURES, rule, kind);
  const findings = await lintPath(folder, { platform: 'posix' });
  return findings
    .filter((finding) => finding.severity !== 'info' || finding.rule === rule)
    .map((finding) => ({
      ...finding,
      place: `${relative(folder, finding.file)}${finding.line === undefined ? '' : `:${finding.line}`}`,
    }));
}

describe.each(ids)('%s', (rule) => {
  test('is found where it is, as severe as it is', async () => {
    const findings = await findingsIn(rule, 'broken');
    const found = findings.filter((finding) => finding.rule === rule);
    expect(found.map(({ place, severity }) => [place, severity])).toEqual([
      [BROKEN[rule], RULES[rule].severity],
    ]);
  });

  test('is found alone', async () => {
    const others = (await findingsIn(rule, 'broken')).filter((finding) => finding.rule !== rule);
    expect(others).toEqual([]);
  });

  test('is gone when it is mended', async () => {
    expect(await findingsIn(rule, 'mended')).toEqual([]);
  });
});

test('every rule has its fixtures, and every rule that is looked for has its file', () => {
  expect(readdirSync(FIXTURES).sort()).toEqual([...ids].sort());
  const all = readdirSync('src/workflow/lint/rules', { recursive: true }) as string[];
  const files = all.filter((name) => name.endsWith('.ts')).map((name) => basename(name, '.ts'));
  expect(RULES_TO_CHECK.map(({ id }) => id).sort()).toEqual(files.sort());
});
