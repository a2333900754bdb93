import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../src/core/graph/context.js';
import { GraphHistory } from '../../../src/runtime/graph/history.js';

// context.json is written whole: what that costs in all must not grow with the square of its entries.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-history-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string): GraphContext => JSON.parse(readFileSync(join(folder, name), 'utf8'));

function enter(history: GraphHistory, step: number): void {
  const time = new Date(step).toISOString();
  const at = { agent: 'main', state: `s${step}`, visit: 1, kind: 'engine', input: null } as const;
  history.onEvent({ type: 'state_started', seq: step, time, step, ...at });
}

test('it is written at once, then after a pause that writing has earned, and whole at the end', async () => {
  const pauses: { ms: number; over: () => void }[] = [];
  let paused = (): void => {};
  let isPaused = new Promise<void>((resolve) => {
    paused = resolve;
  });
  let clock = 0;
  const history = new GraphHistory({
    run: 'r',
    own: join(folder, 'own.json'),
    copy: () => join(folder, 'copy.json'),
    ports: {
      elapsed: () => {
        clock += 5;
        return clock;
      },
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          pauses.push({ ms, over: resolve });
          paused();
        }),
    },
  });
  enter(history, 1);
  history.open();
  await isPaused;
  expect(written('copy.json').stateHistory).toHaveLength(1);
  for (let step = 2; step <= 4000; step++) enter(history, step);
  // Nothing is written before the pause is over, however much has happened.
  expect(pauses.map(({ ms }) => ms)).toEqual([5 * 20]);
  isPaused = new Promise<void>((resolve) => {
    paused = resolve;
  });
  pauses[0]!.over();
  await isPaused;
  expect([pauses.length, written('copy.json').stateHistory.length]).toEqual([2, 4000]);
  enter(history, 4001);
  await history.flush();
  expect(written('copy.json')).toEqual(written('own.json'));
  expect(written('own.json').stateHistory.at(-1)).toMatchObject({ state: 's4001' });
});

test('of a graph that has no copy only the end is written', async () => {
  const history = new GraphHistory({
    ...{ run: 'r', own: join(folder, 'own.json'), copy: () => null },
    ports: { elapsed: () => 0, sleep: () => Promise.reject(new Error('nothing is waited for')) },
  });
  history.open();
  enter(history, 1);
  expect(() => written('own.json')).toThrow('ENOENT');
  await history.flush();
  expect(written('own.json').stateHistory).toHaveLength(1);
});

test('nothing is written before the run is on record', async () => {
  const history = new GraphHistory({
    ...{ run: 'r', own: join(folder, 'own.json'), copy: () => join(folder, 'copy.json') },
    ports: { elapsed: () => 0, sleep: () => Promise.resolve() },
  });
  enter(history, 1);
  await history.flush();
  expect(() => written('copy.json')).toThrow('ENOENT');
});
