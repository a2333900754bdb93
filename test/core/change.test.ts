import { expect, test } from '@jest/globals';
import { enter, moved } from '../../src/core/change.js';
import { anAsk, aTurn, NOW, runOf } from '../support/run.js';

test('entering a state leaves nothing of the visit before but session, stack, directory and variables', () => {
  const kept = {
    session_id: 'S',
    branch_from: 'B',
    stack: [{ session: 'C', state: 'BACK.md', cwd: '/c' }],
    cwd: '/w',
    variables: { item: '1' },
    visits: { 'START.md': 2 },
    cost_usd: 0.5,
  };
  const run = runOf({
    main: {
      ...kept,
      pending_result: 'old',
      model_override: 'opus',
      status: 'failed',
      retry_count: 2,
      error: { code: 'AGENT_FAILED', message: 'x' },
      turn: aTurn(),
      ask: anAsk(),
      answered_ask: 'a',
      door: { of: 'all', failed: 'fail', arrived_at: NOW, timeout_at: null, timeout_goto: null },
      joined: [],
    },
  });
  const next = moved(run, run.agents[0]!, enter('NEXT.md', undefined));
  expect(next.run.agents).toEqual([
    {
      ...kept,
      id: 'main',
      current_state: 'NEXT.md',
      pending_result: null,
      model_override: null,
      status: 'active',
      retry_count: 0,
      error: null,
      turn: null,
      ask: null,
      answered_ask: null,
    },
  ]);
});

test.each([
  ['x', 'x'],
  ['', ''],
  [undefined, null],
])('its input %j is %j', (input, pending) => {
  expect(enter('NEXT.md', input).pending_result).toBe(pending);
});

test('who has moved is to be started, and nobody else', () => {
  const run = runOf({ main: {}, main_w1: {} });
  const next = moved(run, run.agents[1]!, { cwd: '/x' });
  expect(next.start).toEqual(['main_w1']);
  expect(next.run.agents).toEqual([run.agents[0], { ...run.agents[1], cwd: '/x' }]);
});
