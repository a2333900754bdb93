import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { keepOutput } from '../../src/core/graph/changes.js';
import { railiEnvironment } from '../../src/core/graph/variables.js';
import { LIMITS, type Limit, limitsPage } from '../../src/core/limits/limits.js';
import { nameProblem } from '../../src/core/protocol/resolve.js';
import { readTransition } from '../../src/core/protocol/tags.js';
import { MAX_INPUT_BYTES } from '../../src/process/environment.js';
import type { Finding } from '../../src/workflow/parts/findings.js';
import { readScriptOptions } from '../../src/workflow/script-options.js';
import { aRun } from '../support/run.js';

test('docs/limits.md is what the table says (node scripts/readme-tables.mjs)', () => {
  expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsPage());
});

test.each(Object.entries(LIMITS as Readonly<Record<string, Limit>>))(
  '%s has the test that it names',
  (_, { test: [file, name] }) => {
    expect(readFileSync(file, 'utf8')).toContain(name);
  },
);

test('what the room of processes cannot import is the same', () => {
  expect(MAX_INPUT_BYTES).toBe(LIMITS.environmentText.value);
});

test('a hundred attributes, and not one more', () => {
  const fork = (count: number) =>
    `<fork next="N"${Array.from({ length: count - 1 }, (_, index) => ` v${index}="x"`).join('')}>W</fork>`;
  expect(() => readTransition(fork(LIMITS.attributes.value))).not.toThrow();
  expect(() => readTransition(fork(LIMITS.attributes.value + 1))).toThrow(/more than 100 attributes/);
});

test('a name of 255 characters, and not one more', () => {
  expect(nameProblem('x'.repeat(255))).toBeUndefined();
  expect(nameProblem('x'.repeat(256))).toBe('is longer than 255 characters');
});

test('a question may wait ten years, and no day longer', () => {
  const ask = (days: number) => readTransition(`<ask next="N" timeout="${days}d">Which?</ask>`);
  expect(ask(3650).transition).toMatchObject({ timeout: '3650d' });
  expect(() => ask(3651)).toThrow(/"3651d" is too long: at most ten years/);
});

test('a join may wait ten years, and no day longer', () => {
  const problems = (days: number): string[] => {
    const findings: Finding[] = [];
    const options = `# raymond: join=all join.timeout=${days}d join.timeout_goto=LATE`;
    readScriptOptions(options, 'sh', 'JOIN.sh', findings);
    return findings.map(({ message }) => message);
  };
  expect(problems(3650)).toEqual([]);
  expect(problems(3651)).toContain(
    'join.timeout: must be a time such as 2h or 90s, of ten years at most, not "3651d"',
  );
});

test('a variable of a graph has room for 100 kB', () => {
  const { env, tooLong } = railiEnvironment({ fits: 'x'.repeat(100_000), over: 'x'.repeat(100_001) });
  expect([Object.keys(env), tooLong]).toEqual([['RAILI_VAR_FITS'], ['over']]);
});

test('of the last output of a graph 100,000 characters are kept', () => {
  const run = keepOutput(aRun(), 'main', `lost${'x'.repeat(100_000)}`);
  expect(run.agents[0]?.pending_result).toBe('x'.repeat(100_000));
});
