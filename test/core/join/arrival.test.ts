import { describe, expect, test } from '@jest/globals';
import {
  arriveAtJoin,
  expiredJoins,
  expireJoin,
  isSatisfiedOnArrival,
  nextJoinTimeout,
  reviseJoins,
} from '../../../src/core/join/door.js';
import type { Join } from '../../../src/core/protocol/state-options.js';
import type { Agent, Door } from '../../../src/core/run.js';
import { aDoor, anEndedWorker, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 7.1: coming to a join, and not coming through it in time.

const LATER = '2026-11-21T10:30:00.000Z';
const LATEST = '2026-11-21T11:00:00.000Z';

describe('an agent that comes to a join', () => {
  const run = runOf({
    main: { current_state: 'JUDGE.md', visits: { 'JUDGE.md': 1 } },
    main_w1: aWorker('main', 1),
  });

  test('waits at its door, which counts as the visit', () => {
    const { agents } = arriveAtJoin(run, 'main', { of: 2, failed: 'fail' }, NOW);
    expect(agents[0]).toMatchObject({ status: 'waiting', visits: { 'JUDGE.md': 2 } });
    expect(agents[0]?.door).toEqual({
      ...{ of: 2, failed: 'fail', arrived_at: NOW, timeout_at: null, timeout_goto: null },
    });
    expect(agents[1]).toBe(run.agents[1]);
  });

  test('has the time that the join says', () => {
    const join: Join = { of: 'all', failed: 'accept', timeout: '30m', timeout_goto: 'LATE.md' };
    expect(arriveAtJoin(run, 'main', join, NOW).agents[0]?.door).toEqual({
      ...{ of: 'all', failed: 'accept', arrived_at: NOW, timeout_at: LATER, timeout_goto: 'LATE.md' },
    });
  });

  test.each<[Join['of'], boolean]>([
    [1, true],
    [2, true],
    [3, false],
    ['all', false],
  ])('of %s, with two that have completed already: waits for nobody is %s', (of, expected) => {
    const workers = { main_w2: anEndedWorker('main', 2), main_w3: anEndedWorker('main', 3) };
    const with2 = runOf({ main: {}, main_w1: aWorker('main', 1) }, { workers });
    expect(isSatisfiedOnArrival(with2, with2.agents[0]!, { of, failed: 'fail' })).toBe(expected);
  });
});

describe('a resume of a run whose workflow was changed', () => {
  const at = (change: Partial<Agent> = {}): Partial<Agent> => ({
    ...{ current_state: 'JUDGE.md', status: 'waiting', door: aDoor({ of: 2, failed: 'fail' }) },
    ...change,
  });
  const run = runOf({ main: at(), main_a1: at({ current_state: 'OTHER.md' }), main_a2: {} });

  test.each<[string, Partial<Join>, Partial<Door>]>([
    ['how many', { of: 'all' }, { of: 'all' }],
    ['what of failures', { failed: 'accept' }, { failed: 'accept' }],
    ['how long', { timeout: '30m' }, { timeout_at: LATER }],
    ['where to', { timeout_goto: 'LATE.md' }, { timeout_goto: 'LATE.md' }],
  ])('goes by the new join: %s', (_, change, expected) => {
    const joins: Record<string, Join> = {
      'JUDGE.md': { of: 2, failed: 'fail', ...change },
      'OTHER.md': { of: 2, failed: 'fail' },
    };
    const revised = reviseJoins(run, (state) => joins[state]);
    expect(revised.agents[0]?.door).toEqual({ ...aDoor({ of: 2, failed: 'fail' }), ...expected });
    expect(revised.agents.slice(1)).toEqual(run.agents.slice(1));
    expect(revised.agents[1]).toBe(run.agents[1]);
  });

  test('where there is no join any more: who waited goes in, who had failed has failed still', () => {
    const failed = runOf({ main: at(), main_a1: at({ status: 'failed' }) });
    expect(reviseJoins(failed, () => undefined).agents).toMatchObject([
      { status: 'active', door: undefined, joined: [] },
      { status: 'failed', door: undefined, joined: [] },
    ]);
  });
});

describe('a join that is not met in time', () => {
  const timed = (timeout_at: string | null, change: Partial<Door> = {}): Partial<Agent> => ({
    ...{
      status: 'waiting',
      pending_result: 'so far',
      door: aDoor({ timeout_at, timeout_goto: 'LATE.md', ...change }),
    },
  });

  test('is one whose time has come, which is not closed, and which has somewhere to go', () => {
    const run = runOf({
      ...{ main: timed(LATER), main_a1: timed(LATEST), main_a2: timed(null), main_a3: {} },
      ...{ main_a4: timed(NOW, { closed: true }), main_a5: timed(NOW, { timeout_goto: null }) },
    });
    expect([NOW, LATER, LATEST].map((now) => expiredJoins(run, now))).toEqual([
      [],
      ['main'],
      ['main', 'main_a1'],
    ]);
    expect(nextJoinTimeout(run)).toBe(LATER);
    expect(nextJoinTimeout({ agents: run.agents.slice(2) })).toBeNull();
  });

  test('is left, and what the state would have been told goes along', () => {
    const run = runOf({ main: timed(LATER), main_w1: aWorker('main', 1) });
    const { run: next, start } = expireJoin(run, 'main');
    expect(next.agents[0]).toMatchObject({
      current_state: 'LATE.md',
      status: 'active',
      pending_result: 'so far',
    });
    expect(next.agents[0]?.door).toBeUndefined();
    expect([next.agents[1], start.length]).toEqual([run.agents[1], 1]);
  });

  test.each([
    ['has nowhere to go', timed(NOW, { timeout_goto: null })],
    ['is closed', timed(NOW, { closed: true })],
    ['is none', {}],
  ])('is not left where it %s', (_, main) => {
    const run = runOf({ main });
    expect(expireJoin(run, 'main')).toEqual({ run, events: [], start: [] });
  });
});
