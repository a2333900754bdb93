import { describe, expect, test } from '@jest/globals';
import {
  ancestorsOf,
  failedAt,
  isStuck,
  joinProgress,
  settledFailures,
} from '../../../src/core/join/failures.js';
import { asEnded, withHandedUp, workersOf } from '../../../src/core/join/workers.js';
import type { Agent, Door } from '../../../src/core/run.js';
import { aDoor, anEndedWorker, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 7.1 and 3.4: whose workers they are, and whose failures.

const waiting = (change: Partial<Door> = {}): Partial<Agent> => ({ status: 'waiting', door: aDoor(change) });
const FAILED: Partial<Agent> = { status: 'failed' };

describe('an agent at a door is stuck', () => {
  const timed = { timeout_at: NOW, timeout_goto: 'LATE.md' };
  test.each<[boolean, string, Partial<Agent>, Partial<Agent>]>([
    [true, 'when its worker has failed', waiting(), FAILED],
    [false, 'not when its worker lives', waiting(), {}],
    [false, 'not when it has a time-out', waiting(timed), FAILED],
    [true, 'when its time-out leads nowhere', waiting({ timeout_at: NOW }), FAILED],
    [false, 'not when the door is closed', waiting({ closed: true }), FAILED],
    [false, 'not when it has failed itself', { ...waiting(), ...FAILED }, FAILED],
    [false, 'not when it does not wait', { status: 'active', door: aDoor() }, FAILED],
    [false, 'not when it waits for a person', { status: 'waiting' }, FAILED],
  ])('%s: %s', (expected, _, main, worker) => {
    const run = runOf({ main, main_w1: { ...aWorker('main', 1), ...worker } });
    expect(isStuck(run, run.agents[0]!)).toBe(expected);
  });

  test.each<[boolean, string, Partial<Agent>]>([
    [true, 'waits as well', waiting()],
    [false, 'waits until a time', waiting(timed)],
    [false, 'waits for a person', { status: 'waiting' }],
    [false, 'lives', {}],
  ])('%s: with a failed worker, and another that %s', (expected, _, other) => {
    const run = runOf({
      ...{ main: waiting(), main_w1: { ...aWorker('main', 1), ...FAILED } },
      main_w2: { ...aWorker('main', 2), ...other },
    });
    expect(isStuck(run, run.agents[0]!)).toBe(expected);
  });

  test('not without a failure', () => {
    const run = runOf({ main: waiting(), main_w1: { ...aWorker('main', 1), ...waiting() } });
    expect(run.agents.map((agent) => isStuck(run, agent))).toEqual([false, false]);
  });
});

describe('the failures that fail no run', () => {
  const failedBelow = (main: Partial<Agent>, ...others: Partial<Agent>[]): string[] => {
    const agents = others.map((other, index) => [`main_w${index + 2}`, other] as const);
    const run = runOf({ main, main_w1: { ...aWorker('main', 1), ...FAILED }, ...Object.fromEntries(agents) });
    return [...settledFailures(run)];
  };

  test.each<[string, Partial<Agent>, Partial<Agent>[], string[]]>([
    ['accepted', waiting(), [], ['main_w1']],
    ['not accepted', waiting({ failed: 'fail' }), [], []],
    ['not accepted any more', waiting({ failed: 'fail', closed: true }), [], ['main_w1']],
    [
      'of a join that is met without it',
      waiting({ failed: 'fail', of: 1 }),
      [aWorker('main', 2)],
      ['main_w1'],
    ],
    ['of a join that needs more', waiting({ failed: 'fail', of: 2 }), [aWorker('main', 2)], []],
    ['of all, of whom others live', waiting({ failed: 'fail' }), [aWorker('main', 2)], []],
    ['of an agent that waits at no door', { status: 'waiting' }, [], []],
    ['of an agent that does not wait', { status: 'failed', door: aDoor() }, [], ['']],
  ])('%s', (_, main, others, expected) => {
    expect(failedBelow(main, ...others)).toEqual(expected.filter((id) => id !== ''));
  });

  test('count those that have completed', () => {
    const workers = { main_w2: anEndedWorker('main', 2) };
    const agents = {
      main: waiting({ failed: 'fail', of: 2 }),
      main_w1: { ...aWorker('main', 1), ...FAILED },
    };
    expect(settledFailures(runOf(agents, { workers })).size).toBe(0);
    const enough = { ...workers, main_w3: anEndedWorker('main', 3) };
    expect([...settledFailures(runOf(agents, { workers: enough }))]).toEqual(['main_w1']);
  });

  test('are none of an agent that nobody has forked', () => {
    expect(settledFailures(runOf({ main: FAILED })).size).toBe(0);
  });

  test.each<[Door['failed'], string[]]>([
    ['accept', ['main_w1_s1', 'main_w1_s2']],
    ['fail', []],
  ])('go by a door further up where the nearer one is shut for good: %s', (failed, expected) => {
    const failing = (order: number) => ({ ...aWorker('main_w1', order), ...FAILED });
    const run = runOf({
      ...{ main: waiting({ failed }), main_w1: { ...aWorker('main', 1), ...waiting({ failed: 'fail' }) } },
      ...{ main_w1_s1: failing(1), main_w1_s2: failing(2) },
    });
    expect([...settledFailures(run)]).toEqual(expected);
  });

  test('are the run’s while the nearer door may still be gone through', () => {
    const run = runOf({
      ...{ main: waiting(), main_w1: { ...aWorker('main', 1), ...waiting({ failed: 'fail' }) } },
      ...{ main_w1_s1: { ...aWorker('main_w1', 1), ...FAILED }, main_w1_s2: aWorker('main_w1', 2) },
    });
    expect(settledFailures(run).size).toBe(0);
  });
});

test('progress is that of an agent at a door, and of none elsewhere', () => {
  const agents = { main_w1: aWorker('main', 1), main_w2: { ...aWorker('main', 2), ...FAILED } };
  const workers = { main_w3: anEndedWorker('main', 3) };
  const [at, elsewhere] = [
    runOf({ main: waiting(), ...agents }, { workers }),
    runOf({ main: {}, ...agents }),
  ];
  expect(joinProgress(at, at.agents[0]!)).toEqual({ ended: 2, all: 3 });
  expect(joinProgress(elsewhere, elsewhere.agents[0]!)).toBeNull();
});

test('who is above is in the id, from the top', () => {
  expect([ancestorsOf('main_a1_b2'), ancestorsOf('main')]).toEqual([['main', 'main_a1'], []]);
});

test('a failure whose time nobody has noted comes before all others', () => {
  const [one, other] = runOf({
    main: { error: { code: 'AGENT_FAILED', message: '', at: NOW } },
    main_w1: {},
  }).agents;
  expect([failedAt(one!), failedAt(other!)]).toEqual([NOW, '']);
});

describe('workers', () => {
  const frame = {
    state: 'S.md',
    session_id: null,
    next: 'N.md',
    cwd: '/work',
  } as unknown as Agent['stack'][number];
  const deep = (order: number, depth: number): Partial<Agent> => ({
    forked: { parent: 'main', depth, order },
  });

  test('are those of the call that the agent is in, and of those that have returned to it', () => {
    const agents = {
      ...{ main: { stack: [frame] }, main_w1: deep(1, 0), main_w2: deep(2, 1), main_w3: deep(3, 2) },
      ...{ main_w4: { ...deep(4, 1), status: 'stopped' as const }, main_w5: { ...deep(5, 1), ...FAILED } },
      main_w2_s1: { forked: { parent: 'main_w2', depth: 1, order: 1 } },
    };
    const workers = {
      main_w6: anEndedWorker('main', 6, { depth: 0 }),
      main_w7: anEndedWorker('main', 7, { depth: 1 }),
      main_w2_s2: anEndedWorker('main_w2', 2, { depth: 1 }),
    };
    const run = runOf(agents, { workers });
    const { live, failed, completed } = workersOf(run, run.agents[0]!);
    expect([live.map(({ id }) => id), failed.map(({ id }) => id), completed.map(([id]) => id)]).toEqual([
      ['main_w2', 'main_w3'],
      ['main_w5'],
      ['main_w7'],
    ]);
  });

  test('of a subroutine that returns are its caller’s', () => {
    const agents = {
      ...{ main: { stack: [frame, frame] }, main_w1: deep(1, 2), main_w2: deep(2, 1), main_w3: deep(3, 0) },
      main_w1_s1: { forked: { parent: 'main_w1', depth: 2, order: 1 } },
    };
    const workers = {
      main_w4: anEndedWorker('main', 4, { depth: 2 }),
      main_w5: anEndedWorker('main', 5, { depth: 0 }),
      main_w1_s2: anEndedWorker('main_w1', 2, { depth: 2 }),
    };
    const run = runOf(agents, { workers, fork_counters: { main: 5 } });
    const up = withHandedUp(run, run.agents[0]!);
    expect(up.agents?.map(({ forked }) => forked?.depth)).toEqual([undefined, 1, 1, 0, 2]);
    expect(up.agents?.map(({ id, forked }) => [id, forked?.parent, forked?.order])).toEqual(
      run.agents.map(({ id, forked }) => [id, forked?.parent, forked?.order]),
    );
    expect(up.agents?.[2]).toBe(run.agents[2]);
    expect(up.workers).toEqual({ ...workers, main_w4: { ...workers.main_w4, depth: 1 } });
    const liveAlone = runOf(agents, { fork_counters: { main: 5 } });
    expect(Object.keys(withHandedUp(liveAlone, liveAlone.agents[0]!))).toEqual(['agents']);
    expect(withHandedUp(runOf(agents), run.agents[0]!)).toEqual({});
  });

  test('that end are kept with what a join hands over', () => {
    const error = { code: 'AGENT_FAILED', message: 'once', at: NOW } as const;
    const change = { current_state: 'W.md', variables: { part: 'a' }, cost_usd: 0.5, error };
    const run = runOf({ main: {}, main_w1: { ...aWorker('main', 3), ...change } });
    const ended = {
      ...{ parent: 'main', depth: 0, order: 3, status: 'completed' },
      ...{ state: 'W.md', variables: { part: 'a' }, cost_usd: 0.5, error: null },
    };
    expect(asEnded(run.agents[1]!)).toEqual(ended);
    expect(asEnded(run.agents[1]!, true)).toEqual({ ...ended, typed: true });
    expect(asEnded(run.agents[0]!)).toBeNull();
  });
});
