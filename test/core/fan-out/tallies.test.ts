import { describe, expect, test } from '@jest/globals';
import { enterTally, numberIn, withStates } from '../../../src/core/fan-out/tallies.js';
import type { StateTally } from '../../../src/core/run.js';
import { anAttempt, aTally } from '../../support/run.js';

// Spec 4.10: what attempts have come to is counted once, whatever is told of them twice.

const AT = { turns: 10, steps: 20 };
const usage = (tokens: number) => ({
  ...{ input_tokens: tokens, output_tokens: 2 * tokens },
  ...{ cache_read_tokens: 3 * tokens, cache_write_tokens: 4 * tokens },
});
const state = (times: number, change: Partial<StateTally> = {}): StateTally => ({
  ...{ visits: times, turns: 2 * times, cost_usd: 0.25 * times, ms: 10 * times },
  ...change,
});
const tally = (times: number, more: Partial<StateTally> = {}) =>
  aTally(1, {
    ...{ cost_usd: 0.25 * times, usage: usage(times), turns: 2 * times, steps: 3 * times },
    states: { 'W.md': state(times, more) },
  });

describe('an attempt', () => {
  test('that is new is entered as it is, with what the run had before', () => {
    const before = [anAttempt(2)];
    const { attempts, gained } = enterTally(before, tally(1), AT);
    expect(attempts).toEqual([...before, { ...tally(1), turns_at: 10, steps_at: 20 }]);
    expect(gained).toEqual(tally(1));
  });

  test('that is known gains what is told beyond that, and keeps its place', () => {
    const known = { ...tally(1, { unknown_cost_turns: 1 }), turns_at: 10, steps_at: 20 };
    const before = [anAttempt(2), known];
    const told = tally(3, { unknown_cost_turns: 3, unpriced_turns: 2 });
    const { attempts, gained } = enterTally(before, told, { turns: 99, steps: 99 });
    expect(gained).toEqual({
      ...{ cost_usd: 0.5, usage: usage(2), turns: 4, steps: 6 },
      states: { 'W.md': state(2, { unknown_cost_turns: 2, unpriced_turns: 2 }) },
    });
    expect(attempts).toEqual([before[0], { ...told, turns_at: 10, steps_at: 20 }]);
  });

  test('that is known gains all that is told of a state of which nothing was known', () => {
    const known = { ...tally(1), turns_at: 10, steps_at: 20 };
    const more = { 'B.md': state(1, { unpriced_turns: 1 }) };
    const { gained } = enterTally([known], { ...known, steps: 9, states: { ...known.states, ...more } }, AT);
    expect(gained?.states).toMatchObject(more);
  });

  test.each([
    ['turns', { turns: 1 }],
    ['steps', { steps: 1 }],
    ['cost', { cost_usd: 1 }],
  ])('gains %s alone', (_, more) => {
    const { gained } = enterTally([anAttempt(1)], aTally(1, more), AT);
    expect(gained).toMatchObject({ turns: 0, steps: 0, cost_usd: 0, ...more });
  });

  test('of which less is told than is known gains nothing', () => {
    const before = [{ ...tally(3), turns_at: 10, steps_at: 20 }];
    for (const told of [tally(1), tally(3)])
      expect(enterTally(before, told, AT)).toEqual({ attempts: before, gained: null });
    expect(enterTally(before, tally(1), AT).attempts).toBe(before);
  });

  test('gains nothing where less is told, beside what is told beyond', () => {
    const before = [{ ...tally(3, { unknown_cost_turns: 2 }), turns_at: 0, steps_at: 0 }];
    const told = { ...tally(1), turns: 7 };
    expect(enterTally(before, told, AT).gained).toEqual({
      ...{ cost_usd: 0, usage: usage(0), turns: 1, steps: 0 },
      states: { 'W.md': state(0) },
    });
  });
});

test('tallies of states are added, each by its name', () => {
  const before = { 'A.md': state(1), 'W.md': state(1) };
  expect(withStates(before, { 'W.md': state(2), 'B.md': state(1) })).toEqual({
    ...{ 'A.md': state(1), 'W.md': state(3), 'B.md': state(1) },
  });
  expect(withStates(before, {})).toBe(before);
});

test('a number is that of the attempt which had it, of those that were gone on from', () => {
  const attempts = [
    anAttempt(1, { turns: 2, turns_before: 4, turns_at: 10 }),
    anAttempt(2, { turns: 2, turns_before: 4, turns_at: 20 }),
  ];
  const numbers = (lineage: number[]) => [4, 5, 6, 7].map((one) => numberIn('turns', one, attempts, lineage));
  expect([numbers([1]), numbers([2]), numbers([3])]).toEqual([
    [4, 11, 12, 7],
    [4, 21, 22, 7],
    [4, 5, 6, 7],
  ]);
});
