import { describe, expect, test } from '@jest/globals';
import {
  arriveAtJoin,
  dropStopped,
  expiredJoins,
  expireJoin,
  passJoin,
  reviseJoins,
} from '../../../src/core/join/door.js';
import { isStuck } from '../../../src/core/join/failures.js';
import type { Join } from '../../../src/core/protocol/state-options.js';
import type { Agent, Door } from '../../../src/core/run.js';
import { aDoor as door, NOW, runOf, aWorker as worker } from '../../support/run.js';

// Spec 7.1, as pure functions.

const minutesOn = (minutes: number): string => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe("a join's time", () => {
  const join = (timeout: string): Join => ({ of: 'all', failed: 'fail', timeout, timeout_goto: 'LATE.md' });
  const waiting = arriveAtJoin(runOf({ main: {}, main_a1: worker('main', 1) }), 'main', join('30m'), NOW);

  test('counts from the arrival, across resumes', () => {
    expect(reviseJoins(waiting, () => join('30m'))).toBe(waiting);
    const revised = reviseJoins(
      reviseJoins(waiting, () => join('20m')),
      () => join('10m'),
    );
    expect(revised.agents[0]?.door).toMatchObject({ arrived_at: NOW, timeout_at: minutesOn(10) });
    expect([expiredJoins(revised, minutesOn(9)), expiredJoins(revised, minutesOn(10))]).toEqual([
      [],
      ['main'],
    ]);
  });
});

describe('a closed door', () => {
  const enough: Partial<Agent> = { status: 'waiting', door: door({ of: 1 }) };
  const ended = { parent: 'main', depth: 0, order: 1, status: 'completed', state: 'W.md' } as const;
  const { run: closed, verdict } = passJoin(
    runOf(
      { main: enough, main_a2: worker('main', 2) },
      { workers: { main_a1: { ...ended, variables: {}, cost_usd: 0, error: null } } },
    ),
    'main',
  );

  test.each<[string, Join | undefined]>([
    ['asks for more', { of: 'all', failed: 'fail' }],
    ['is gone', undefined],
  ])('stays closed where the join %s since', (_, join) => {
    expect(verdict).toEqual({ kind: 'stopping', stopped: ['main_a2'] });
    const resumed = reviseJoins(closed, () => join);
    expect(resumed.agents[0]?.door).toEqual({ ...enough.door, closed: true });
    const entered = passJoin(dropStopped(resumed, 'main_a2').run, 'main').verdict;
    expect(entered).toMatchObject({ kind: 'entered', workers: [{ id: 'main_a1' }, { id: 'main_a2' }] });
  });
});

test('a closed door does not run out of time', () => {
  const late = door({ closed: true, timeout_at: NOW, timeout_goto: 'LATE.md' });
  const run = runOf({ main: { status: 'waiting', door: late } });
  expect(expiredJoins(run, minutesOn(1))).toEqual([]);
  expect(expireJoin(run, 'main')).toEqual({ run, events: [], start: [] });
});

// Cut off between the last stopped worker's end and the entry, with a failure that waits for a later join of the call's caller.
test.each([
  ['an open door is stuck', {}, 'stopping'],
  ['a closed door has only to go in', { closed: true }, 'waiting'],
] as const)('behind a failure, %s', (_, change, outer) => {
  const run = runOf({
    main: { status: 'waiting', door: door() },
    main_a1: worker('main', 1, { status: 'waiting', door: door({ failed: 'fail', ...change }) }),
    main_a1_b1: worker('main_a1', 1, { status: 'failed', error: { code: 'SCRIPT_FAILED', message: 'no' } }),
  });
  expect(isStuck(run, run.agents[1]!)).toBe(outer === 'stopping');
  expect(passJoin(run, 'main').verdict.kind).toBe(outer);
});

describe('main_a1 is no ancestor of main_a10_b1', () => {
  const waiting = (change: Partial<Door> = {}): Partial<Agent> =>
    worker('main', 1, { status: 'waiting', door: door(change) });
  const others = (status: Agent['status']) => ({
    main_a10: waiting(),
    main_a10_b1: worker('main_a10', 1, { status }),
  });

  test('and does not wait for it to stop', () => {
    const run = runOf({ main_a1: { ...waiting({ closed: true }), joined: [] }, ...others('stopped') });
    expect(passJoin(run, 'main_a1').verdict).toEqual({ kind: 'entered', workers: [] });
  });

  test('and is not stuck by its failure', () => {
    const run = runOf({ main_a1: waiting(), ...others('failed') });
    expect(run.agents.slice(0, 2).map((agent) => isStuck(run, agent))).toEqual([false, true]);
  });
});
