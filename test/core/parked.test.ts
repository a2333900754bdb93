import { describe, expect, test } from '@jest/globals';
import { isParked, openQuestions, ownQuestions, parkedOf } from '../../src/core/parked.js';
import type { Round, Run } from '../../src/core/run.js';
import { aLeg, anAsk, runOf } from '../support/run.js';

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

function waitsFor({
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
  const { due, why } = parkedOf({ status, reason, resume_at, agents } as unknown as Run, NOW);
  return [due, why];
}

describe('when a parked run goes on by itself', () => {
  test.each<[string, Parked, string | null, string]>([
    [
      'a limit: when it resets',
      { status: 'paused', reason: 'USAGE_LIMIT', resume_at: at(3) },
      at(3),
      'a usage limit',
    ],
    [
      'a limit in another time zone',
      { reason: 'USAGE_LIMIT', resume_at: '2026-11-22T15:00:00+02:00' },
      at(1),
      'a usage limit',
    ],
    ['a limit of which nobody knows the end: in an hour', { reason: 'USAGE_LIMIT' }, at(1), 'a usage limit'],
    [
      'a limit whose end is no time: in an hour',
      { reason: 'USAGE_LIMIT', resume_at: 'soon' },
      at(1),
      'a usage limit',
    ],
    ['a deadline: at once', { status: 'paused', reason: 'DEADLINE' }, at(0), "the job's deadline"],
    [
      'a cancelled run: never',
      { status: 'paused', reason: 'INTERRUPTED', asks: [at(1)] },
      null,
      'was cancelled',
    ],
    ['a question without a timeout: never', { asks: [null] }, null, 'a question'],
    [
      'a question whose timeout leads nowhere: never, since it goes on waiting',
      { asks: [at(-1), at(2)], timeout_next: null },
      null,
      'a question',
    ],
    ['questions: the first timeout', { asks: [at(9), null, at(2), at(5)] }, at(2), 'a question'],
    ['a join: its timeout', { status: 'paused', doors: [at(7)], resume_at: at(8) }, at(7), 'a join'],
    ['a question and a join', { asks: [at(8)], doors: [null, at(6)] }, at(6), 'a question'],
    ['a pause of another kind: when the run says', { status: 'paused', reason: 'NEXT' }, null, 'NEXT'],
    ['one that says when it goes on', { status: 'paused', resume_at: at(4) }, at(4), 'a pause'],
  ])('%s', (_, parked, due, why) => {
    expect(waitsFor(parked)).toEqual([due, why]);
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

test('what legs of a fan-out ask is told of, and not asked here', () => {
  const round = { round: 1, plan: 'plan', legs: [aLeg('1', ['main_w2'])] } as unknown as Round;
  const run = runOf(
    {
      main_w1: { status: 'asking', ask: anAsk({ id: 'q1', output: 'the end' }) },
      main_w2: { status: 'asking', ask: anAsk({ id: 'q2' }) },
    },
    { fan_out: { rounds: [round] } },
  );
  expect(ownQuestions(run).map(({ ask }) => ask.id)).toEqual(['q1']);
  expect(openQuestions(run)).toEqual([
    { id: 'q1', agent: 'main_w1', question: 'Ship it?', output: 'the end' },
    { id: 'q2', agent: 'main_w2', question: 'Ship it?' },
  ]);
});
