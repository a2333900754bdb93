import { describe, expect, test } from '@jest/globals';
import type { Agent, Run } from '../../src/core/run.js';
import { openTurn } from '../../src/core/turns.js';
import { checkEntry, passOn, resetVisits } from '../../src/core/visits.js';
import { aRun, aTurn, runOf } from '../support/run.js';

const mainOf = (run: Run): Agent => run.agents.find(({ id }) => id === 'main')!;

describe('the loop limit of a state', () => {
  const entry = (visits: number | undefined, count: number, goto?: string, change: Partial<Agent> = {}) =>
    checkEntry(
      aRun({ visits: visits === undefined ? {} : { 'START.md': visits }, ...change }),
      'main',
      goto === undefined ? { count } : { count, goto },
    );

  test.each([
    [undefined, 1, 'may_enter'],
    [0, 1, 'may_enter'],
    [1, 2, 'may_enter'],
    [2, 2, 'refused'],
    [3, 2, 'refused'],
    [undefined, 0, 'refused'],
  ])('after %j visits, at most %i: %s', (visits, count, kind) => {
    expect(entry(visits, count).kind).toBe(kind);
  });

  test('is there only where the state has one', () => {
    expect(checkEntry(aRun({ visits: { 'START.md': 1000 } }), 'main', undefined)).toEqual({
      kind: 'may_enter',
    });
  });

  test("counts the visits of this state and this agent, not others'", () => {
    const run = runOf({ main: { visits: { 'OTHER.md': 9 } }, main_w1: { visits: { 'START.md': 9 } } });
    expect(checkEntry(run, 'main', { count: 1 }).kind).toBe('may_enter');
  });

  test.each([
    [5, 3, 3, 'may_enter'],
    [5, 2, 3, 'refused'],
    [5, 5, 1, 'may_enter'],
  ])('of %i visits %i are not counted any more; at most %i: %s', (visits, before, count, kind) => {
    expect(entry(visits, count, undefined, { visits_before: { 'START.md': before } }).kind).toBe(kind);
  });

  test("another state's mark takes nothing off", () => {
    expect(entry(2, 2, undefined, { visits_before: { 'OTHER.md': 2 } }).kind).toBe('refused');
  });

  test('says its count when it refuses', () => {
    expect(entry(2, 2)).toEqual({ kind: 'refused', count: 2 });
  });

  test('with a goto sends the agent there with its input, and without the model of the tag', () => {
    const before = aRun({
      visits: { 'START.md': 2 },
      pending_result: 'in',
      model_override: 'opus',
      session_id: 'S',
    });
    const entry = checkEntry(before, 'main', { count: 2, goto: 'END.md' });
    expect(entry).toEqual({ kind: 'passed_on', to: 'END.md', count: 2 });
    expect(passOn(before, 'main', 'END.md', 2)).toEqual({
      run: {
        ...before,
        agents: [{ ...before.agents[0], current_state: 'END.md', model_override: null }],
      },
      events: [{ type: 'max_visits', agent: 'main', state: 'START.md', count: 2, to: 'END.md' }],
      start: [],
    });
  });

  test('that sends the agent to the very same state refuses it', () => {
    expect(entry(2, 2, 'START.md')).toEqual({ kind: 'refused', count: 2 });
  });

  test('is not asked for a goto before it is reached', () => {
    expect(entry(1, 2, 'END.md').kind).toBe('may_enter');
  });
});

describe('reset_max_visits (spec 5.5)', () => {
  test('marks how many visits are not counted any more; their number stays', () => {
    const run = resetVisits(aRun({ visits: { A: 3, B: 2, C: 1 } }), 'main', ['A', 'C']);
    expect(mainOf(run)).toMatchObject({ visits: { A: 3, B: 2, C: 1 }, visits_before: { A: 3, C: 1 } });
    expect(mainOf(run).visits_before).toStrictEqual({ A: 3, C: 1 });
    expect(mainOf(run).visits_before).not.toHaveProperty('B');
  });

  test('moves an old mark on and leaves others alone', () => {
    const run = aRun({ visits: { A: 3, B: 5 }, visits_before: { A: 1, B: 4 } });
    expect(mainOf(resetVisits(run, 'main', ['A'])).visits_before).toEqual({ A: 3, B: 4 });
  });

  test('of states that were never visited changes nothing', () => {
    const run = aRun({ visits: { A: 3, B: 0 } });
    expect(resetVisits(run, 'main', ['B', 'NEVER'])).toBe(run);
    expect(mainOf(resetVisits(run, 'main', ['A', 'NEVER'])).visits_before).toStrictEqual({ A: 3 });
  });
});

test.each(['toString', 'constructor', '__proto__'])(
  'visits of a state called %s are counted from nought',
  (name) => {
    const sent = passOn(aRun(), 'main', name, 1).run;
    expect(checkEntry(sent, 'main', { count: 1 })).toEqual({ kind: 'may_enter' });
    const entered = openTurn(sent, 'main', aTurn({ state: name })).run;
    expect(Object.entries(entered.agents[0]!.visits)).toEqual([[name, 1]]);
    expect(checkEntry(entered, 'main', { count: 1 })).toEqual({ kind: 'refused', count: 1 });
    expect(resetVisits(aRun(), 'main', [name]).agents[0]).toEqual(aRun().agents[0]);
  },
);
