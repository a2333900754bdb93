import { describe, expect, test } from '@jest/globals';
import { followSkips, maxVisitsOf, skipQuestion, withoutVisits } from '../../../src/core/graph/entry.js';
import type { GraphState } from '../../../src/core/graph/graph.js';

function engine(id: string, skip: string | null): GraphState {
  return {
    ...{
      id,
      file: 'f',
      line: 1,
      group: null,
      notify: null,
      resetOutputs: [],
      maxVisits: null,
      resetMaxVisits: [],
    },
    ...{
      teach: [],
      feedback: null,
      routing: { kind: 'terminal' },
      type: 'engine',
      success: null,
      isProxy: false,
    },
    skip,
  };
}

const STATES = { a: engine('a', 'b'), b: engine('b', 'c'), c: engine('c', null) };

test('skips are followed to the state that is entered', () => {
  expect(followSkips(STATES, 'a')).toEqual({
    state: 'c',
    skipped: [
      { state: 'a', to: 'b' },
      { state: 'b', to: 'c' },
    ],
  });
  expect(followSkips(STATES, 'c')).toEqual({ state: 'c', skipped: [] });
  expect(followSkips(STATES, 'constructor')).toEqual({ state: 'constructor', skipped: [] });
});

describe('the question about skips', () => {
  test('lists them', () => {
    expect(skipQuestion(STATES)).toBe(
      'These states will be skipped:\n  a, on to b\n  b, on to c\nPress Enter to go on, or type anything to stop.',
    );
  });

  test('is not asked without any', () => {
    expect(skipQuestion({ c: STATES.c })).toBeNull();
  });
});

test("visit limits in the engine's words", () => {
  expect(maxVisitsOf(null)).toBeUndefined();
  expect(maxVisitsOf({ count: 3, continue: null })).toEqual({ count: 3 });
  expect(maxVisitsOf({ count: 3, continue: 'x' })).toEqual({ count: 3, goto: 'x' });
});

test('counters are cleared by name', () => {
  expect(withoutVisits({ a: 1, b: 2 }, ['b', 'c'])).toEqual({ a: 1 });
});
