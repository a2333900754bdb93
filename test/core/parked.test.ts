import { describe, expect, test } from '@jest/globals';
import { isParked, openQuestions, parkedOf } from '../../src/core/parked.js';
import type { Run } from '../../src/core/run.js';
import { anAsk, runOf } from '../support/run.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

interface Parked {
  readonly status?: string;
  readonly reason?: string | null;
  readonly resume_at?: string | null;
  readonly asks?: readonly (string | null)[];
  readonly timeout_next?: string | null;
  readonly doors?: readonly (string | null)[];
}

function dueOf({
  status = 'asking',
  reason = null,
  resume_at = null,
  asks = [],
  doors = [],
  ...ask
}: Parked) {
  const { timeout_next = 'LATE' } = ask;
  const agents = [
    ...asks.map((timeout_at) => ({ ask: { timeout_at, timeout_next } })),
    ...doors.map((timeout_at) => ({ ask: null, door: { timeout_at, timeout_goto: 'LATE' } })),
  ];
  return parkedOf({ status, reason, resume_at, agents } as unknown as Run, NOW).due;
}

describe('when a parked run goes on by itself', () => {
  test.each([
    ['a limit: when it resets', { status: 'paused', reason: 'USAGE_LIMIT', resume_at: at(3) }, at(3)],
    [
      'a limit in another time zone',
      { reason: 'USAGE_LIMIT', resume_at: '2026-11-22T15:00:00+02:00' },
      at(1),
    ],
    ['a limit of which nobody knows the end: in an hour', { reason: 'USAGE_LIMIT' }, at(1)],
    ['a limit whose end is no time: in an hour', { reason: 'USAGE_LIMIT', resume_at: 'soon' }, at(1)],
    ['a deadline: at once', { status: 'paused', reason: 'DEADLINE' }, at(0)],
    ['a cancelled run: never', { status: 'paused', reason: 'INTERRUPTED', asks: [at(1)] }, null],
    ['a question without a timeout: never', { asks: [null] }, null],
    [
      'a question whose timeout leads nowhere: never, since it goes on waiting',
      { asks: [at(-1), at(2)], timeout_next: null },
      null,
    ],
    ['questions: the first timeout', { asks: [at(9), null, at(2), at(5)] }, at(2)],
    ['a join: its timeout', { status: 'paused', doors: [at(7)], resume_at: at(7) }, at(7)],
    ['a question and a join', { asks: [at(8)], doors: [null, at(6)] }, at(6)],
    ['a pause of another kind: when the run says', { status: 'paused', reason: 'NEXT' }, null],
  ])('%s', (_, parked, due) => {
    expect(dueOf(parked)).toBe(due);
  });

  test('a run that waits is one that asks or is paused', () => {
    const statuses = ['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded'] as const;
    expect(statuses.filter((status) => isParked({ status }))).toEqual(['asking', 'paused']);
  });
});

test('open questions are told with their agents, and of those alone who ask', () => {
  const run = runOf({
    main: {},
    main_w1: { status: 'asking', ask: anAsk({ id: 'q1', question: 'Now?' }) },
    main_w2: { status: 'asking', ask: anAsk({ id: 'q2', question: 'Where?' }) },
  });
  expect(openQuestions(run)).toEqual([
    { id: 'q1', agent: 'main_w1', question: 'Now?' },
    { id: 'q2', agent: 'main_w2', question: 'Where?' },
  ]);
});
