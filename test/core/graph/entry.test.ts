import { describe, expect, test } from '@jest/globals';
import { maxVisitsOf, passSkips, skipQuestion } from '../../../src/core/graph/entry.js';
import type { GraphState } from '../../../src/core/graph/graph.js';
import { aRun } from '../../support/run.js';

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
  const before = aRun({ current_state: 'a', pending_result: 'in', model_override: 'opus' });
  expect(passSkips(before, 'main', STATES)).toEqual({
    run: { ...before, agents: [{ ...before.agents[0], current_state: 'c', model_override: null }] },
    events: [
      { type: 'skipped', agent: 'main', state: 'a', to: 'b' },
      { type: 'skipped', agent: 'main', state: 'b', to: 'c' },
    ],
    start: [],
  });
  for (const state of ['c', 'constructor']) {
    const run = aRun({ current_state: state });
    expect(passSkips(run, 'main', STATES)).toEqual({ run, events: [], start: [] });
  }
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
