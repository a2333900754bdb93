import { describe, expect, test } from '@jest/globals';
import type { LoggedEvent, RunEvent } from '../../../src/core/events.js';
import {
  contextOf,
  countersOf,
  EMPTY_RECORD,
  entriesOf,
  recordEvent,
} from '../../../src/core/graph/record.js';
import { NO_USAGE } from '../../../src/core/run.js';

/** At one second each. */
const logged = (events: readonly RunEvent[]): LoggedEvent[] =>
  events.map((event, at) => ({
    seq: at + 1,
    time: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
    ...event,
  }));
const recordOf = (events: readonly RunEvent[]) => logged(events).reduce(recordEvent, EMPTY_RECORD);
const metas = (events: readonly RunEvent[]) =>
  contextOf(recordOf(events)).stateHistory.map(({ state, meta }) => [state, meta]);

const where = (state: string) => ({ agent: 'main', state });
const started = (state: string, step: number, visit = 1, reset_visits?: string[]): RunEvent => ({
  ...{ type: 'state_started', ...where(state), visit, kind: 'script', step, input: null },
  ...(reset_visits && { reset_visits }),
});
const turn = (state: string, id: string): RunEvent => ({
  ...{ type: 'turn_started', ...where(state), turn: id, kind: 'script', attempt: 1 },
  ...{ session: null, transcript: '' },
});
const outcome = (state: string, id: string, failure = false): RunEvent => ({
  ...{
    type: 'outcome',
    ...where(state),
    turn: id,
    session: null,
    cost_usd: 0,
    basis: 'none',
    usage: NO_USAGE,
  },
  result: failure ? { kind: 'failure', code: 'INTERRUPTED', message: '' } : { kind: 'text', text: '' },
});
const followed = (state: string, to: string): RunEvent => ({
  ...{ type: 'transition', ...where(state), turn: '1', implicit: false, to },
  transition: { tag: 'reset', target: to },
});
const ended = (status: 'paused' | 'budget_exceeded' | 'failed'): RunEvent => ({
  ...{ type: 'run_ended', status, reason: null, message: '', total_cost_usd: 0, run_cost_usd: 0 },
  ...{ steps: 0, duration_ms: 0, state_writes: 0, state_bytes: 0 },
});
const asked: RunEvent = { type: 'asked', ...where('a'), ask_id: 'q', question: '?' };
const answered: RunEvent = { type: 'answered', ...where('a'), ask_id: 'q', answer: 'yes' };

describe('cancelled', () => {
  const cutOff = [started('a', 1), turn('a', '1')];
  test.each<[string, RunEvent[], unknown]>([
    ['is an entry that a pause has cut off', [...cutOff, ended('paused')], { cancelled: true }],
    [
      'or the budget, in the middle of a turn',
      [...cutOff, outcome('a', '1', true), ended('budget_exceeded')],
      { cancelled: true },
    ],
    [
      'is none whose turn had ended when the budget was over',
      [...cutOff, outcome('a', '1'), ended('budget_exceeded')],
      undefined,
    ],
    [
      'is none that had led on',
      [...cutOff, outcome('a', '1'), followed('a', 'b'), ended('paused')],
      undefined,
    ],
    ['is none that has failed', [...cutOff, ended('failed')], undefined],
    [
      'is one that waits for a person when it is paused',
      [...cutOff, outcome('a', '1'), asked, ended('paused')],
      { cancelled: true },
    ],
    ['is over with the next turn', [...cutOff, ended('paused'), turn('a', '2')], undefined],
    [
      'is over with the transition, where there is no other turn',
      [...cutOff, ended('paused'), followed('a', 'b')],
      undefined,
    ],
    ['can be again', [...cutOff, ended('paused'), turn('a', '2'), ended('paused')], { cancelled: true }],
  ])('%s', (_, events, meta) => {
    expect(metas(events)).toEqual([['a', meta]]);
  });

  test('is over with the answer', () => {
    const events = [...cutOff, outcome('a', '1'), asked, ended('paused'), answered];
    expect(metas(events)).toEqual([['a', { waitMs: 3000 - 1000 }]]);
  });
});

test('waitMs is how long people were waited for, all questions of an entry together', () => {
  const again = { ...asked, ask_id: 'r' } as RunEvent;
  expect(metas([started('a', 1), asked, answered, again, ended('paused'), answered])).toEqual([
    ['a', { waitMs: 3000 }],
  ]);
});

test('the history has one entry for each entry of a state, told twice or not, with those that were passed by', () => {
  const skipped: RunEvent = { type: 'skipped', ...where('old'), to: 'b' };
  const events = [
    started('a', 1),
    started('a', 1),
    followed('a', 'a'),
    started('a', 2, 2),
    skipped,
    skipped,
    started('b', 3),
  ];
  expect(metas(events)).toEqual([
    ['a', undefined],
    ['a', undefined],
    ['old', { skipped: { target: 'b' } }],
    ['b', undefined],
  ]);
  expect(entriesOf(recordOf(events))).toBe(4);
});

test('counters are those of the run: reset, and begun again after a resume past a limit', () => {
  const events = [
    started('a', 1),
    started('a', 2, 2),
    started('b', 3, 1, ['a', 'never']),
    started('a', 4, 3),
  ];
  expect(countersOf(recordOf(events))).toEqual({ visits: { a: 3, b: 1 }, visitsBefore: { a: 2 } });
  const cleared = countersOf(recordOf([...events, started('a', 5, 1)]));
  expect(cleared).toEqual({ visits: { a: 1, b: 1 }, visitsBefore: {} });
});

test('an earlier record stays what it was', () => {
  const records = logged([
    started('a', 1),
    started('b', 2),
    { type: 'history', ...where('b'), meta: { success: null } },
  ]).map((_, at, all) => all.slice(0, at + 1).reduce(recordEvent, EMPTY_RECORD));
  expect(records.map((record) => contextOf(record).stateHistory.length)).toEqual([1, 2, 2]);
  expect(contextOf(records[1]!).stateHistory[1]?.meta).toBeUndefined();
});
