import { expect, test } from '@jest/globals';
import { breakdownReport } from '../../src/cli/report.js';
import { StateError } from '../../src/core/errors.js';
import type { LoggedEvent, RunEvent } from '../../src/core/events.js';
import { NO_USAGE } from '../../src/core/run.js';
import { Story } from '../../src/core/story/story.js';

const logged = (event: RunEvent): LoggedEvent => ({ seq: 1, time: '2026-01-01T00:00:00.000Z', ...event });
const place = { agent: 'main', state: 'A.md' };
const cost = (cost_usd: number, total_cost_usd: number): RunEvent => ({
  ...{ type: 'cost', ...place, turn: '1', cost_usd, total_cost_usd, usage: NO_USAGE, basis: 'reported' },
});
const full = new StateError('STATE_WRITE_FAILED', 'The disk is full.');

test('claude D6: the report of a run that broke down tells what it has spent, and that it failed', () => {
  const story = new Story(true);
  const common = { run_id: 'r', workflow: 'wf', budget_usd: 10 };
  for (const event of [
    { type: 'run_resumed', ...common, total_cost_usd: 0.5 },
    { type: 'state_started', ...place, visit: 1, kind: 'prompt', input: null, step: 7 },
    cost(0.05, 0.55),
    cost(0.04, 0.59),
  ] as const)
    story.apply(logged(event));
  expect(breakdownReport('r', full, story)).toMatchObject({
    ...{ run_id: 'r', status: 'failed', reason: 'STATE_WRITE_FAILED', message: 'The disk is full.' },
    ...{ total_cost_usd: 0.59, steps: 7, resumed: true },
  });
  expect(breakdownReport('r', full, story).run_cost_usd).toBeCloseTo(0.09);
});

test('one that was never begun has no status, and has spent nothing', () => {
  const refused = new StateError('STATE_LOCKED', 'It is held.');
  expect(breakdownReport('r', refused, new Story(true))).toMatchObject({
    ...{ status: null, reason: 'STATE_LOCKED', total_cost_usd: 0, run_cost_usd: 0, resumed: false },
  });
});
