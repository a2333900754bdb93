import { describe, expect, test } from '@jest/globals';
import { updateRun } from '../../../src/core/change.js';
import { beginLeg, type LegInputs, legFacts } from '../../../src/core/fan-out/leg.js';
import type { Agent, AttemptTally, Door, Leg, OwnLeg, Run, Worktree } from '../../../src/core/run.js';
import { aDoor, aLeg, anAttempt, anEndedWorker, aTally, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 4.10: the run of a leg, made of the run that planned it or of its own earlier attempt.

const INPUTS: LegInputs = { name: '1', attempt: 1, spentBefore: new Map() };
const USAGE = { input_tokens: 1, output_tokens: 2, cache_read_tokens: 3, cache_write_tokens: 4 };
const STATES = { 'W.md': { visits: 2, turns: 3, cost_usd: 0.25, ms: 10 } };
const TREE: Worktree = {
  ...{ state: 'made', path: '/t', branch: 'b', base: 'a'.repeat(40), repository: '/r' },
  ...{ folder: '', commit: false },
};

/** `main` at a door, with legs of two workers and of one. */
function planned(
  leg: Partial<Leg> = {},
  main: Partial<Agent> = {},
  change: Parameters<typeof runOf>[1] = {},
) {
  const legs = [aLeg('1', ['main_w1', 'main_w2'], { share_usd: 0.5, ...leg }), aLeg('2', ['main_w3'])];
  const agents = {
    main: { status: 'waiting' as const, door: aDoor({ failed: 'accept' }), ...main },
    ...{ main_w1: aWorker('main', 1), main_w2: aWorker('main', 2), main_w3: aWorker('main', 3) },
    main_w1_s1: aWorker('main_w1', 1),
  };
  return runOf(agents, {
    ...{ total_cost_usd: 3, usage: USAGE, states: STATES, turns: 7, steps: 9 },
    ...{ fork_counters: { main: 3, main_w1: 1 }, results: { main_w2_s1: 'x', main_x1: 'y' } },
    workers: { main_w2_s1: anEndedWorker('main_w2', 1), main_x1: anEndedWorker('main', 9) },
    worktrees: { main_w1: TREE, main_w3: TREE },
    fan_out: { rounds: [{ round: 4, plan: 'p', legs }] },
    ...change,
  });
}

describe('a leg that begins', () => {
  const leg = beginLeg(planned(), INPUTS);

  test('has of the plan nothing but its workers, and what those have forked', () => {
    expect(leg.agents.map(({ id }) => id)).toEqual(['main_w1', 'main_w2', 'main_w1_s1']);
    expect([leg.fork_counters, leg.results]).toEqual([{ main_w1: 1 }, { main_w2_s1: 'x' }]);
    expect([Object.keys(leg.workers), Object.keys(leg.worktrees)]).toEqual([['main_w2_s1'], ['main_w1']]);
  });

  test('counts from zero, and knows where it has begun', () => {
    expect(leg).toMatchObject({ total_cost_usd: 0, usage: { input_tokens: 0 }, states: {}, budget_usd: 0.5 });
    expect(leg.fan_out).toEqual({
      rounds: [],
      leg: {
        ...{ name: '1', round: 4, plan: 'p', workers: ['main_w1', 'main_w2'], share_usd: 0.5, attempt: 1 },
        ...{ turns_before: 7, steps_before: 9, earlier: [], accepts_failed: true },
      },
    });
  });

  test('does not take the result of the whole run for its own', () => {
    const typed = { main_x1: true } as unknown as NonNullable<Run['typed']>;
    expect(beginLeg(updateRun(planned(), { typed }), INPUTS)).not.toHaveProperty('typed');
  });

  test('goes on from the attempts that the plan knows', () => {
    const begun = beginLeg(planned({ attempts: [anAttempt(1, { cost_usd: 0.125, turns_at: 5 })] }), {
      ...INPUTS,
      attempt: 2,
    });
    expect(begun.fan_out?.leg).toMatchObject({ attempt: 2, earlier: [aTally(1, { cost_usd: 0.125 })] });
    expect(begun.fan_out?.leg?.earlier[0]).toEqual(aTally(1, { cost_usd: 0.125 }));
    expect(begun.budget_usd).toBe(0.375);
  });

  test('begins workers anew that had failed since it was missing, and no others', () => {
    const failed = { status: 'failed', error: { code: 'LEG_LOST', message: 'lost', at: NOW } } as const;
    const run = planned({ taken: { main_w1: 0, main_w2: 1 } });
    const agents = Object.fromEntries(run.agents.map((agent) => [agent.id, agent]));
    const change = { main_w1: { ...agents.main_w1, ...failed }, main_w2: { ...agents.main_w2, ...failed } };
    const begun = beginLeg(runOf({ ...agents, ...change }, { fan_out: run.fan_out! }), INPUTS);
    expect(begun.agents.map(({ status, error }) => [status, error?.code])).toEqual([
      ['active', undefined],
      ['failed', 'LEG_LOST'],
      ['active', undefined],
    ]);
    const asking = runOf(
      { ...agents, main_w1: { ...agents.main_w1, status: 'waiting' } },
      { fan_out: run.fan_out! },
    );
    expect(beginLeg(asking, INPUTS).agents[0]?.status).toBe('waiting');
  });

  test.each([
    ['another leg', planned(), '3'],
    ['no round', runOf({ main: {} }), '1'],
  ])('is refused where the run has %s', (_, run, name) => {
    expect(() => beginLeg(run, { ...INPUTS, name })).toThrow(/no leg \d to work on.*Run the job that plans/);
    expect(() => beginLeg(run, { ...INPUTS, name })).toThrow(
      expect.objectContaining({ code: 'STATE_INVALID' }),
    );
  });
});

describe('what a leg may spend', () => {
  const left = (inputs: Partial<LegInputs>, leg: Partial<Leg> = {}): number =>
    beginLeg(planned(leg), { ...INPUTS, ...inputs }).budget_usd;

  test('is its share, less all that has been spent by attempt, as far as anybody knows', () => {
    const attempts = [anAttempt(1, { cost_usd: 0.125 }), anAttempt(2, { cost_usd: 0.125 })];
    expect(left({ attempt: 3 }, { attempts })).toBe(0.25);
    expect(left({ attempt: 3, spentBefore: new Map([[2, 0.25]]) }, { attempts })).toBe(0.125);
    expect(left({ attempt: 3, spentBefore: new Map([[2, 0.0625]]) }, { attempts })).toBe(0.25);
  });

  test('is never none at all, which would be without a bound', () => {
    const nothing = left({ spentBefore: new Map([[1, 2]]) });
    expect(nothing).toBeGreaterThan(0);
    expect(nothing).toBeLessThan(1e-6);
  });

  test('goes by a share that was made anew; none is no bound', () => {
    expect([left({ shareUsd: 0.25 }), left({ shareUsd: null }), left({}, { share_usd: null })]).toEqual([
      0.25, 0, 0,
    ]);
    expect(beginLeg(planned(), { ...INPUTS, shareUsd: 0.25 }).fan_out?.leg?.share_usd).toBe(0.25);
  });
});

describe('a leg that goes on', () => {
  const begun = updateRun(beginLeg(planned(), INPUTS), {
    ...{ total_cost_usd: 0.125, usage: USAGE, states: STATES, turns: 8, steps: 12 },
  });
  const tally: AttemptTally = {
    ...{ attempt: 1, cost_usd: 0.125, usage: USAGE, states: STATES },
    ...{ turns: 1, turns_before: 7, steps: 3, steps_before: 9 },
  };

  test('in the same attempt goes on counting', () => {
    const again = beginLeg(begun, { ...INPUTS, shareUsd: 0.25 });
    const leg = { ...begun.fan_out?.leg, share_usd: 0.25 };
    expect(again).toEqual({ ...begun, budget_usd: 0.25, fan_out: { rounds: [], leg } });
    expect(beginLeg(begun, INPUTS)).toEqual(begun);
  });

  test('in a later attempt counts from zero, and keeps what the one before has come to', () => {
    const next = beginLeg(begun, { ...INPUTS, attempt: 2 });
    expect(next).toMatchObject({
      total_cost_usd: 0,
      usage: { input_tokens: 0 },
      states: {},
      budget_usd: 0.375,
    });
    expect(next.fan_out).toEqual({
      rounds: [],
      leg: { ...begun.fan_out?.leg, attempt: 2, turns_before: 8, steps_before: 12, earlier: [tally] },
    });
    expect(next.agents).toBe(begun.agents);
    const third = beginLeg(updateRun(next, { total_cost_usd: 0.0625 }), { ...INPUTS, attempt: 3 });
    expect(third.fan_out?.leg?.earlier.map(({ attempt, cost_usd: usd }) => [attempt, usd])).toEqual([
      [1, 0.125],
      [2, 0.0625],
    ]);
  });

  test('tells which it is, and what each attempt has cost', () => {
    const next = updateRun(beginLeg(begun, { ...INPUTS, attempt: 2 }), { total_cost_usd: 0.25 });
    expect(legFacts(next)).toEqual({
      ...{ leg: '1', round: 4, plan: 'p', attempt: 2, hasEnded: false },
      attempts: [
        { attempt: 1, costUsd: 0.125 },
        { attempt: 2, costUsd: 0.25 },
      ],
    });
    expect(legFacts(planned())).toBeNull();
  });

  test('from an older state than it had has done nothing less than nothing', () => {
    const older = updateRun(begun, { turns: 1, steps: 1 });
    const { earlier } = beginLeg(older, { ...INPUTS, attempt: 2 }).fan_out!.leg!;
    expect(earlier[0]).toMatchObject({ turns: 0, steps: 0 });
  });
});

describe('failed workers are taken as ended', () => {
  const accepts = (main: Partial<Agent>, workers: Record<string, Partial<Agent>> = {}): boolean => {
    const run = planned({}, main);
    const agents = Object.fromEntries(run.agents.map((agent) => [agent.id, agent]));
    const changed = runOf({ ...agents, ...workers }, { fan_out: run.fan_out! });
    return beginLeg(changed, INPUTS).fan_out!.leg!.accepts_failed;
  };
  const frame = { session: null, state: 'S.md', cwd: '/work' };
  const forkedAt = (depth: number) => ({ forked: { parent: 'main', depth, order: 1 } });

  test.each<[boolean, string, Partial<Agent>, Record<string, Partial<Agent>>]>([
    [true, 'where the join accepts them', {}, {}],
    [false, 'not where it does not', { door: aDoor({ failed: 'fail' }) }, {}],
    [false, 'not where nobody waits', { door: undefined } as unknown as Partial<Agent>, {}],
    [false, 'not where one is of a call further out', { stack: [frame] }, {}],
    [true, 'where all are of the call', { stack: [frame] }, { main_w1: forkedAt(1), main_w2: forkedAt(2) }],
    [false, 'not where one is another’s', {}, { main_w2: aWorker('main_x1', 1) }],
  ])('%s: %s', (expected, _, main, workers) => {
    expect(accepts(main, workers)).toBe(expected);
  });
});

describe('a leg has ended', () => {
  const own = (change: Partial<OwnLeg> = {}): OwnLeg => ({
    ...{ name: '1', round: 1, plan: 'p', workers: ['main_w1', 'main_w2'], share_usd: null, attempt: 1 },
    ...{ turns_before: 0, steps_before: 0, earlier: [], accepts_failed: true },
    ...change,
  });
  const door = (change: Partial<Door> = {}): Partial<Agent> => ({ status: 'waiting', door: aDoor(change) });
  const FAILED: Partial<Agent> = { status: 'failed' };
  const stuck = {
    main_w1: { ...aWorker('main', 1), ...door() },
    main_w1_s1: { ...aWorker('main_w1', 1), ...FAILED },
  };

  test.each<[boolean, string, Run['status'], Record<string, Partial<Agent>>, Partial<OwnLeg>]>([
    [true, 'when it is completed', 'completed', {}, { accepts_failed: false }],
    [true, 'when all that is left has failed', 'failed', { main_w1: FAILED, main_w2: FAILED }, {}],
    [false, 'not where that is not accepted', 'failed', { main_w1: FAILED }, { accepts_failed: false }],
    [false, 'not when one can go on', 'failed', { main_w1: FAILED, main_w2: {} }, {}],
    [false, 'not when it was paused', 'paused', { main_w1: FAILED }, {}],
    [true, 'when a worker waits for ever for what has failed below it', 'failed', stuck, {}],
    [
      false,
      'not for a failure of somebody below, alone',
      'failed',
      { main_w1: FAILED, main_w2_s1: FAILED },
      {},
    ],
    [
      false,
      'not when one is below a worker that has failed',
      'failed',
      { main_w1: FAILED, main_w1_s1: {} },
      {},
    ],
  ])('%s: %s', (expected, _, status, agents, leg) => {
    const run = runOf(agents, { status, fan_out: { rounds: [], leg: own(leg) } });
    expect(legFacts(run)?.hasEnded).toBe(expected);
  });
});
