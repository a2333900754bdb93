import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agentOf, newAgent, shortStateName, workerIds } from '../../src/core/agents.js';
import { updateAgent } from '../../src/core/change.js';
import type { Run } from '../../src/core/run.js';
import { runOf } from '../support/run.js';

describe('an agent of a run', () => {
  const run = runOf({ main: {}, main_w1: {} });

  test('is found by its id', () => {
    expect(agentOf(run, 'main_w1')).toBe(run.agents[1]);
  });

  test('that is not there is a bug of ours, which says whose it is', () => {
    expect(() => agentOf(run, 'main_w2')).toThrow(
      expect.objectContaining({ code: 'INTERNAL', message: 'No live agent "main_w2" in run r.' }),
    );
  });

  test('is changed alone: the others stay the same objects, which is what the state file is cached by', () => {
    const changed = updateAgent(run, 'main_w1', { cwd: '/other' });
    expect(changed).toEqual({ ...run, agents: [run.agents[0], { ...run.agents[1], cwd: '/other' }] });
    expect(changed.agents[0]).toBe(run.agents[0]);
    expect(run.agents[1]?.cwd).toBe('/work');
  });

  test('starts without a session, a visit, an input, a turn or a question', () => {
    expect(newAgent('w', 'W.md', '/a')).toEqual({
      id: 'w',
      current_state: 'W.md',
      session_id: null,
      branch_from: null,
      stack: [],
      cwd: '/a',
      variables: {},
      pending_result: null,
      model_override: null,
      visits: {},
      status: 'active',
      retry_count: 0,
      error: null,
      turn: null,
      ask: null,
      answered_ask: null,
      cost_usd: 0,
    });
    expect(newAgent('w', 'W.md', '/a', { variables: { item: '1' }, pending_result: 'x' })).toMatchObject({
      variables: { item: '1' },
      pending_result: 'x',
    });
  });
});

test.each([
  ['A.md', 'A'],
  ['A.sh', 'A'],
  ['A.ps1', 'A'],
  ['A.bat', 'A'],
  ['A.sh.md', 'A.sh'],
  ['A.mdx', 'A.mdx'],
  ['Amd', 'Amd'],
  ['build', 'build'],
])('people say %s as %s', (name, short) => {
  expect(shortStateName(name)).toBe(short);
});

describe("a worker's id (spec 1.3)", () => {
  const nextId = (run: Run, parent: string, state: string) => {
    const { workers, counter } = workerIds(run, parent, [state]);
    return { id: workers[0]?.id, counter };
  };

  test('of several at once goes on from the one before', () => {
    const run = runOf({ main: {}, main_w2: {} });
    const states = ['W.md', 'W.md', 'V.md'];
    expect(workerIds(run, 'main', states)).toEqual({
      workers: [
        { id: 'main_w1', order: 1 },
        { id: 'main_w3', order: 3 },
        { id: 'main_v4', order: 4 },
      ],
      counter: 4,
    });
    expect(workerIds(run, 'main', [])).toEqual({ workers: [], counter: 0 });
  });

  test.each([
    ['WORKER.md', 'main_worker1'],
    ['ANALYZE.md', 'main_analyz1'],
    ['1_Start-up.sh', 'main_1start1'],
    ['A.md', 'main_a1'],
    ['É日.md', 'main_1'],
    ['x.y.md', 'main_xy1'],
  ])("of %s is the parent's, six letters and the number: %s", (state, id) => {
    expect(nextId(runOf({ main: {} }), 'main', state)).toEqual({ id, counter: 1 });
  });

  test("the number is the parent's own", () => {
    const run = runOf({ main: {}, main_w1: {} }, { fork_counters: { main: 4 } });
    expect(nextId(run, 'main', 'W.md')).toEqual({ id: 'main_w5', counter: 5 });
    expect(nextId(run, 'main_w1', 'W.md')).toEqual({ id: 'main_w1_w1', counter: 1 });
  });

  test('one that is live or has ended is passed over, and the number with it', () => {
    const live = runOf({ main: {}, main_w1: {}, main_w2: {} });
    expect(nextId(live, 'main', 'W.md')).toEqual({ id: 'main_w3', counter: 3 });
    const ended = runOf({ main: {}, main_w1: {} }, { results: { main_w2: 'x', main_w3: '' } });
    expect(nextId(ended, 'main', 'W.md')).toEqual({ id: 'main_w4', counter: 4 });
  });

  test('a1 with 1 and a with 11 are not spelled alike', () => {
    const run = runOf({ main: {}, main_a11: {} }, { fork_counters: { main: 10 } });
    expect(nextId(run, 'main', 'A.md')).toEqual({ id: 'main_a12', counter: 12 });
  });

  test('is not that of another worker of the same fork, however both are spelled', () => {
    const states = ['A1.md', ...Array<string>(9).fill('B.md'), 'A.md'];
    const { workers, counter } = workerIds(runOf({ main: {} }), 'main', states);
    const ids = workers.map(({ id }) => id);
    expect([ids[0], ids.at(-1), counter]).toEqual(['main_a11', 'main_a12', 12]);
    expect(new Set(ids).size).toBe(states.length);
  });

  test('is a new one, whatever ids there are', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '1'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(letters),
        fc.array(letters),
        fc.nat(12),
        letters,
        (live, ended, counter, state) => {
          const run = runOf(Object.fromEntries(live.map((name) => [`main_${name}`, {}])), {
            results: Object.fromEntries(ended.map((name) => [`main_${name}`, 'x'])),
            fork_counters: { main: counter },
          });
          const next = nextId(run, 'main', `${state}.md`);
          expect(run.agents.map(({ id }) => id)).not.toContain(next.id);
          expect(Object.keys(run.results)).not.toContain(next.id);
          expect(next.counter).toBeGreaterThan(counter);
          expect(next.id).toBe(`main_${state}${next.counter}`);
        },
      ),
    );
  });
});
