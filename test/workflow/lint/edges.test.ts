import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { askKey, stateKey } from '../../../src/core/map/workflow-map.js';
import { lintedWorkflow } from '../../../src/workflow/lint/linted.js';
import { mapOf } from '../../../src/workflow/map/map.js';
import { readWorkflow } from '../../../src/workflow/open.js';

// Where a state leads is read once: lint follows what is drawn, and what lint follows is drawn.

const FIXTURES = 'test/fixtures/lint';
const folders = [
  ...readdirSync(FIXTURES).map((rule) => join(FIXTURES, rule, 'mended')),
  ...readdirSync('workflows')
    .filter((name) => !/\.md$|^raili-ticket$/.test(name))
    .map((name) => join('workflows', name)),
  'workflows/raili-ticket/.raili/main',
];
/** Neither what may be, nor what a subroutine's result comes back to: that is drawn where it ends. */
const CERTAIN = ['goto', 'reset', 'call', 'fork', 'answer', 'limit', 'timeout', 'skip'];

test.each(folders)('lint and the map agree on where the states of %s lead', async (folder) => {
  const reading = await readWorkflow(folder, { platform: 'posix' });
  expect(reading.states.length).toBeGreaterThan(0);
  // Every state of a graph leads to it, which is drawn once.
  const errorState = reading.graph?.error;
  const followed = [...lintedWorkflow(reading, 'posix', undefined).edges].flatMap(([from, { leading }]) =>
    leading.flatMap(({ field, to }) => (field === 'return' || to === errorState ? [] : [`${from} -> ${to}`])),
  );
  const names = reading.states.map(({ definition }) => definition.name);
  const stateAt = new Map(
    names.flatMap((name) => [stateKey, askKey].map((key) => [key(name), name] as const)),
  );
  const drawn = mapOf(reading, 'posix').ways.flatMap(({ from, to, kind }) => {
    const [here, there] = [stateAt.get(from), stateAt.get(to)];
    if (here === undefined || there === undefined || !CERTAIN.includes(kind)) return [];
    return to === askKey(there) || there === errorState ? [] : [`${here} -> ${there}`];
  });
  expect([...new Set(drawn)].sort()).toEqual([...new Set(followed)].sort());
});
