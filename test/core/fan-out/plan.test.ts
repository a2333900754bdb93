import { describe, expect, test } from '@jest/globals';
import { updateAgent, updateRun } from '../../../src/core/change.js';
import { giveUpLegs, planFanOut } from '../../../src/core/fan-out/plan.js';
import {
  descendantsOf,
  isInLegs,
  isUnbegun,
  openRound,
  withheldUsd,
} from '../../../src/core/fan-out/rounds.js';
import { missLegs } from '../../../src/core/fan-out/take.js';
import type { Agent, Leg, Round, Run } from '../../../src/core/run.js';
import { aLeg, anAttempt, anEndedWorker, aTurn, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 4.10: which legs a fork has, and what each may spend.

const PLAN = { maxLegs: 256, hash: (text: string) => text };

/** `main` and so many workers that have not begun. */
function forked(count: number, change: Parameters<typeof runOf>[1] = {}): Run {
  const workers = Array.from(
    { length: count },
    (_, n) => [`main_w${n + 1}`, aWorker('main', n + 1)] as const,
  );
  return runOf({ main: {}, ...Object.fromEntries(workers) }, { budget_usd: 1, ...change });
}

const roundOf = (legs: readonly Leg[], change: Partial<Round> = {}): Round => ({
  ...{ round: 1, plan: 'p', legs: [...legs] },
  ...change,
});

describe('legs', () => {
  test.each<[number, number, number[]]>([
    [3, 256, [1, 1, 1]],
    [5, 2, [2, 3]],
    [7, 3, [2, 2, 3]],
    [2, 1, [2]],
    [2, 0, [2]],
  ])('of %i workers, at most %i, are as even as can be: %j', (workers, maxLegs, expected) => {
    const { legs } = openRound(planFanOut(forked(workers), { ...PLAN, maxLegs }))!;
    expect(legs.map((leg) => leg.workers.length)).toEqual(expected);
    expect(legs.flatMap((leg) => leg.workers)).toEqual(
      forked(workers)
        .agents.slice(1)
        .map(({ id }) => id),
    );
    expect(legs.map(({ name, attempts, taken }) => [name, attempts, taken])).toEqual(
      expected.map((_, index) => [String(index + 1), [], {}]),
    );
  });

  test('of nobody are none', () => {
    const run = forked(0);
    expect(planFanOut(run, PLAN)).toBe(run);
  });

  test.each<[string, Partial<Agent>]>([
    ['nobody has forked', { forked: undefined } as unknown as Partial<Agent>],
    ['is in a turn', { turn: aTurn() }],
    ['has a session', { session_id: 's' }],
    ['has been to a state', { visits: { 'W.md': 1 } }],
    ['has failed', { status: 'failed' }],
    ['is in a call', { stack: [{ session: null, state: 'S.md', cwd: '/work' }] }],
    [
      'goes on after an error',
      { raised: { code: 'AGENT_FAILED', message: '' } } as unknown as Partial<Agent>,
    ],
  ])('have none who %s', (_, change) => {
    const run = updateAgent(forked(1), 'main_w1', change);
    expect(run.agents.map(isUnbegun)).toEqual([false, false]);
    expect(planFanOut(run, PLAN)).toBe(run);
  });
});

describe('a plan', () => {
  const run = forked(2);
  const planOf = (one: Run): string => openRound(planFanOut(one, PLAN))!.plan;

  test('is the same for the same run', () => {
    expect(planOf(run)).toBe(planOf(forked(2)));
  });

  test.each<[string, Run]>([
    ['another run', updateRun(run, { workflow_id: 'other' })],
    ['a run of another time', updateRun(run, { started_at: '2026-11-22T00:00:00.000Z' })],
    ['another workflow', updateRun(run, { workflow: { ...run.workflow, fingerprint: 'g' } })],
    ['another round', updateRun(run, { fan_out: { rounds: [roundOf([aLeg('1', ['main_x1'])])] } })],
    ['other turns', updateRun(run, { turns: 7 })],
    ['other steps', updateRun(run, { steps: 7 })],
    ['other workers', forked(3)],
    ['workers of other names', runOf({ main: {}, main_v1: aWorker('main', 1), main_w2: aWorker('main', 2) })],
    ['another state', updateAgent(run, 'main_w1', { current_state: 'OTHER.md' })],
    ['another input', updateAgent(run, 'main_w1', { pending_result: 'x' })],
    ['another call', updateAgent(run, 'main_w1', { forked: { parent: 'main', depth: 1, order: 1 } })],
  ])('is another one for %s', (_, other) => {
    expect(planOf(other)).not.toBe(planOf(run));
  });

  test('that is made again shares out anew, and stays the one that it is', () => {
    const once = planFanOut(run, PLAN);
    const again = planFanOut(updateRun(once, { budget_usd: 3 }), { ...PLAN, hash: () => 'another' });
    expect(openRound(again)).toEqual({
      ...openRound(once),
      legs: openRound(once)?.legs.map((leg) => ({ ...leg, share_usd: 1.5 })),
    });
  });

  test('stays the one that it is for the last worker, and is left alone when all have come back', () => {
    const once = planFanOut(run, PLAN);
    const without = (...gone: string[]): Run =>
      updateRun(once, { agents: once.agents.filter(({ id }) => !gone.includes(id)) });
    const { rounds } = planFanOut(without('main_w1'), PLAN).fan_out!;
    expect(rounds.map(({ round, legs }) => [round, legs.map(({ share_usd: usd }) => usd)])).toEqual([
      [1, [0, 1]],
    ]);
    const over = without('main_w1', 'main_w2');
    expect(planFanOut(over, PLAN)).toBe(over);
  });

  test('takes the place of one whose legs have not done everything, where more have been forked since', () => {
    const once = planFanOut(run, PLAN);
    const gone = updateRun(once, { agents: once.agents.filter(({ id }) => id !== 'main_w1') });
    const more = runOf(
      { ...Object.fromEntries(gone.agents.map((agent) => [agent.id, agent])), main_w3: aWorker('main', 3) },
      { fan_out: gone.fan_out!, budget_usd: 1 },
    );
    const { rounds } = planFanOut(more, PLAN).fan_out!;
    expect(rounds.map(({ round, given_up: over }) => [round, over])).toEqual([
      [1, true],
      [2, undefined],
    ]);
    expect(rounds[1]?.legs.map(({ workers, share_usd: usd }) => [workers, usd])).toEqual([
      [['main_w2'], 0.5],
      [['main_w3'], 0.5],
    ]);
  });

  test('comes after one that has done everything, which stays as it was', () => {
    const over = roundOf([aLeg('1', ['main_x1'], { attempts: [anAttempt(1)] })]);
    const { rounds } = planFanOut(updateRun(run, { fan_out: { rounds: [over] } }), PLAN).fan_out!;
    expect(rounds).toEqual([over, expect.objectContaining({ round: 2 })]);
  });

  test('has none of who is below a worker of another leg', () => {
    const below = runOf(
      { main: {}, main_w1_s1: aWorker('main_w1', 1), main_w2: aWorker('main', 2) },
      { fan_out: { rounds: [roundOf([aLeg('1', ['main_w1'])])] } },
    );
    expect(openRound(planFanOut(below, PLAN))?.legs.map(({ workers }) => workers)).toEqual([['main_w2']]);
  });

  test('within a leg is not said to be none', () => {
    const leg = { name: '1' } as NonNullable<NonNullable<Run['fan_out']>['leg']>;
    const planned = planFanOut(updateRun(run, { fan_out: { rounds: [], leg } }), PLAN);
    expect([planned.fan_out?.leg, planned.fan_out?.rounds.length]).toEqual([leg, 1]);
  });
});

describe('a share', () => {
  const shares = (run: Run): (number | null)[] =>
    openRound(planFanOut(run, PLAN))!.legs.map(({ share_usd: usd }) => usd);

  test('is an equal part of what is left, in whole millionths, rounded down', () => {
    expect(shares(forked(3))).toEqual([0.333333, 0.333333, 0.333333]);
    expect(shares(forked(2, { total_cost_usd: 0.5 }))).toEqual([0.25, 0.25]);
    expect(shares(forked(3, { budget_usd: 0.9 }))).toEqual([0.3, 0.3, 0.3]);
    // As people count: the difference of these doubles is a little less.
    expect(shares(forked(1, { budget_usd: 0.3, total_cost_usd: 0.1 }))).toEqual([0.2]);
  });

  test('of a budget without a bound is none, of one that is spent nothing, of a huge one not rounded', () => {
    expect(shares(forked(1, { budget_usd: 0, total_cost_usd: 5 }))).toEqual([null]);
    expect(shares(forked(1, { total_cost_usd: 5 }))).toEqual([0]);
    expect(shares(forked(1, { budget_usd: 1e9 + 1e-7 }))).toEqual([1e9 + 1e-7]);
    expect(shares(forked(2, { budget_usd: 1e9 + 1 }))).toEqual([500_000_000.5, 500_000_000.5]);
  });

  test('is none any more where a plan is made again without a bound', () => {
    const once = planFanOut(forked(2), PLAN);
    expect([shares(once), shares(updateRun(once, { budget_usd: 0 }))]).toEqual([
      [0.5, 0.5],
      [null, null],
    ]);
  });

  test('goes by how many workers the leg has', () => {
    const { legs } = openRound(planFanOut(forked(3), { ...PLAN, maxLegs: 2 }))!;
    expect(legs.map(({ share_usd: usd }) => usd)).toEqual([0.333333, 0.666666]);
  });

  test('of a leg that has told its cost keeps that, and what is left goes to those still to come', () => {
    const told = { attempts: [anAttempt(1, { cost_usd: 0.25 }), anAttempt(2, { cost_usd: 0.25 })] };
    const legs = [aLeg('1', ['main_w1'], told), aLeg('2', ['main_w2']), aLeg('3', ['main_w3', 'main_w9'])];
    const run = forked(3, { budget_usd: 2, total_cost_usd: 0.5, fan_out: { rounds: [roundOf(legs)] } });
    const gone = updateRun(run, { agents: run.agents.filter(({ id }) => id !== 'main_w1') });
    expect([shares(run), shares(gone)]).toEqual([
      [1, 0.5, 0.5],
      [0.5, 0.75, 0.75],
    ]);
  });

  test('leaves alone what a lost leg of an earlier round may have spent', () => {
    const lost = aLeg('1', ['main_x1'], { share_usd: 0.4 });
    const told = aLeg('2', ['main_x2'], { share_usd: 0.3, attempts: [anAttempt(1)] });
    const unbound = aLeg('3', ['main_x3']);
    const round = (given: Partial<Round>): Run =>
      forked(1, { fan_out: { rounds: [roundOf([lost, told, unbound], given)] } });
    expect([withheldUsd(round({})), withheldUsd(round({ given_up: true })), withheldUsd({})]).toEqual([
      0.4, 0, 0,
    ]);
    expect([shares(round({})), shares(round({ given_up: true })), shares(forked(1))]).toEqual([
      [0.6],
      [1],
      [1],
    ]);
  });
});

describe('legs that are given up', () => {
  const rounds = [
    roundOf([aLeg('1', ['main_w9'], { taken: { main_w9: 0 } })], { given_up: true }),
    roundOf([aLeg('1', ['main_w1', 'main_w2'], { taken: { main_w1: 0, main_w2: 1 } })], { round: 2 }),
  ];
  const failed = (id: string, order: number): Record<string, Partial<Agent>> => ({
    [id]: aWorker('main', order, {
      status: 'failed',
      error: { code: 'LEG_LOST', message: 'lost', at: NOW },
    }),
  });
  const run = runOf(
    {
      ...{ main: {}, ...failed('main_w1', 1), ...failed('main_w2', 2), ...failed('main_w9', 9) },
    },
    { fan_out: { rounds } },
  );

  test('let those begin that were missing, and nobody who had failed', () => {
    const here = giveUpLegs(run);
    expect(here.agents.map(({ id, status, error }) => [id, status, error === null])).toEqual([
      ['main', 'active', true],
      ['main_w1', 'active', true],
      ['main_w2', 'failed', false],
      ['main_w9', 'failed', false],
    ]);
    expect(here.fan_out?.rounds.map(({ given_up: over }) => over)).toEqual([true, true]);
    expect([openRound(here), openRound(run)?.round]).toEqual([null, 2]);
    expect([isInLegs(run)('main_w1_s1'), isInLegs(here)('main_w1_s1')]).toEqual([true, false]);
  });

  test('leave those as they are that wait for something else', () => {
    const waiting = updateAgent(run, 'main_w1', { status: 'waiting' });
    expect(giveUpLegs(waiting).agents[1]).toEqual(waiting.agents[1]);
  });

  test('change nothing twice, nor where there are none', () => {
    const here = giveUpLegs(run);
    expect(giveUpLegs(here)).toBe(here);
    const plain = forked(1);
    expect(giveUpLegs(plain)).toBe(plain);
  });
});

describe('legs that nothing has come of', () => {
  const legs = [aLeg('1', ['main_w1', 'main_w2']), aLeg('2', ['main_w3'], { attempts: [anAttempt(1)] })];
  const run = forked(3, { fan_out: { rounds: [roundOf(legs)] } });
  const inputs = { now: NOW, next: 'Run it again.' };

  test('have failed, each worker that had not begun, with what to do', () => {
    const begun = updateAgent(run, 'main_w2', { visits: { 'W.md': 1 } });
    const { run: next, events } = missLegs(begun, inputs);
    const message = expect.stringMatching(/^Leg 1, in which main_w1 was to run, .* Run it again\.$/);
    expect(events).toEqual([
      { type: 'agent_failed', agent: 'main_w1', state: 'START.md', code: 'LEG_LOST', message },
    ]);
    expect(next.agents[1]).toMatchObject({ status: 'failed', error: { code: 'LEG_LOST', message, at: NOW } });
    expect(next.agents.slice(2)).toEqual(begun.agents.slice(2));
    expect(openRound(next)?.legs).toEqual([{ ...legs[0], taken: { main_w1: 0 } }, legs[1]]);
  });

  test('are none where there is no round, or all have begun', () => {
    const plain = forked(1);
    expect(missLegs(plain, inputs)).toEqual({ run: plain, events: [], start: [] });
    const known = updateRun(run, { fan_out: { rounds: [roundOf([legs[1]!])] } });
    expect(missLegs(known, inputs)).toEqual({ run: known, events: [], start: [] });
    const elsewhere = updateRun(run, {
      agents: run.agents.slice(0, 1),
      workers: { main_w1: anEndedWorker('main', 1) },
    });
    expect(missLegs(elsewhere, inputs)).toEqual({ run: elsewhere, events: [], start: [] });
  });
});

test('kin is whoever is one of them, or was forked below one', () => {
  const isKin = descendantsOf(['main_a1', 'main_b2_c3']);
  expect(['main_a1', 'main_a1_x1_y1', 'main_b2_c3'].map(isKin)).toEqual([true, true, true]);
  expect(['main', 'main_a10', 'main_b2', 'main_b2_c4', 'x_main_a1'].map(isKin)).toEqual(Array(5).fill(false));
  expect(descendantsOf([])('main')).toBe(false);
});
