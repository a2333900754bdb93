import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAgent } from '../../../src/core/agents.js';
import { updateAgent, updateRun } from '../../../src/core/change.js';
import type { LoggedOutcome } from '../../../src/core/events.js';
import { beginLeg, legFacts } from '../../../src/core/fan-out/leg.js';
import { fitOutcome } from '../../../src/core/fan-out/outcome.js';
import { giveUpLegs, planFanOut } from '../../../src/core/fan-out/plan.js';
import { openRound } from '../../../src/core/fan-out/rounds.js';
import { missLegs, takeOutcome } from '../../../src/core/fan-out/take.js';
import { numberIn } from '../../../src/core/fan-out/tallies.js';
import { endRun } from '../../../src/core/life.js';
import type { Agent, Run, RunFields, Worktree } from '../../../src/core/run.js';
import { step } from '../../../src/core/step.js';
import { accountTurn, openTurn } from '../../../src/core/turns.js';
import { aRun, aTurn, NOW } from '../../support/run.js';

// Spec 4.10, as pure functions: what a job tells of its leg comes from another machine.

const INPUTS = { turn: '1', implicit: false, now: NOW, newId: () => 'q' };
const NO_USE = { input_tokens: 0, output_tokens: 1, cache_read_tokens: 0, cache_write_tokens: 0 };
const outcomeOf = (cost_usd: number): LoggedOutcome => ({
  ...{
    result: { kind: 'text', text: '' },
    session: null,
    cost_usd,
    basis: 'reported',
    usage: NO_USE,
    ms: 10,
  },
});

function forked(workers: number, budget = 1): Run {
  const fork = step(
    aRun({}, { budget_usd: budget }),
    'main',
    {
      tag: 'fork',
      next: 'JUDGE.md',
      workers: Array.from({ length: workers }, () => ({ target: 'WORK.md', variables: {} })),
    },
    INPUTS,
  );
  return planFanOut(fork.run, { maxLegs: 256, hash: () => 'a'.repeat(64) });
}

/** Its worker takes so many turns of this cost, and then ends. */
function worked(leg: Run, costs: readonly number[], ends = true): Run {
  const { id } = leg.agents[0]!;
  let run = leg;
  for (const cost of costs) {
    run = openTurn(run, id, aTurn({ id: String(run.turns + 1), state: 'WORK.md' })).run;
    run = accountTurn(run, id, outcomeOf(cost)).run;
    run = updateAgent(run, id, { turn: null });
  }
  if (ends) run = step(run, id, { tag: 'result', payload: `done by ${id}` }, INPUTS).run;
  const status = ends ? 'completed' : 'paused';
  return endRun(run, { status, reason: null, message: null, resume_at: null });
}

const begin = (run: Run, name: string, attempt = 1) =>
  beginLeg(run, { name, attempt, spentBefore: new Map() });
function take(run: Run, outcome: Run) {
  const fitting = fitOutcome(run, outcome);
  if ('problem' in fitting) throw new Error(fitting.problem);
  return takeOutcome(run, outcome, fitting);
}

describe('an outcome that is not what it should be', () => {
  const plan = forked(2);
  const good = worked(begin(plan, '1'), [0.1]);
  const having = (change: Partial<RunFields>): Run => updateRun(good, change);
  const legOf = (change: object): Partial<RunFields> => ({
    fan_out: { rounds: [], leg: { ...good.fan_out!.leg!, ...change } },
  });
  const stray = (id: string, change: Partial<Agent> = {}): Agent =>
    newAgent(id, 'WORK.md', '/work', { forked: { parent: 'main', depth: 0, order: 1 }, ...change });
  const ended = good.workers.main_work1!;

  test('is told apart from one that is', () => {
    expect(fitOutcome(plan, good)).not.toHaveProperty('problem');
  });

  test.each<[string, Run, RegExp]>([
    ['is of no leg', aRun(), /no leg/],
    ['is of another run', having({ workflow_id: 'other' }), /another run, other/],
    ['is of another workflow', having({ workflow: { ...good.workflow, fingerprint: 'g' } }), /workflow/],
    ['has not ended', having({ status: 'running' }), /not ended/],
    ['is of another plan', having(legOf({ plan: 'b'.repeat(64) })), /another plan/],
    ['is of another round', having(legOf({ round: 2 })), /another plan/],
    ['is of a leg that there is not', having(legOf({ name: '3' })), /another plan/],
    ['has the workers of another leg', having(legOf({ workers: ['main_work2'] })), /not those of its leg/],
    ['has main', having({ agents: [stray('main')] }), /main is no agent/],
    ['has a result of another worker', having({ results: { main_work2: 'x' } }), /main_work2/],
    ['has a result of main', having({ results: { main: 'x' } }), /main is no agent/],
    ['has an ended worker of another leg', having({ workers: { main_work2: ended } }), /main_work2/],
    ['has a worker whose name only begins alike', having({ results: { main_work11: 'x' } }), /main_work11/],
    ['counts the forks of main', having({ fork_counters: { main: 9 } }), /main is no agent/],
    [
      "has a worker that is somebody else's",
      having({ agents: [stray('main_work1_sub1')] }),
      /main_work1_sub1/,
    ],
    ['does not tell what has become of its worker', having({ workers: {} }), /main_work1/],
    [
      'has attempts in no order',
      having(legOf({ attempt: 1, earlier: [{ ...good.fan_out!.leg!, ...tally(2) }] })),
      /order/,
    ],
    ['has an attempt twice', having(legOf({ attempt: 1, earlier: [tally(1)] })), /order/],
  ])('since it %s is known for it', (_, outcome, problem) => {
    const fitting = fitOutcome(plan, outcome);
    expect('problem' in fitting ? fitting.problem : '').toMatch(problem);
  });

  test("cannot make its worker another call's", () => {
    const lies = having({ workers: { main_work1: { ...ended, depth: 7, order: 9 } } });
    expect(take(plan, lies).run.workers.main_work1).toMatchObject({ depth: 0, order: 1 });
  });
});

function tally(attempt: number) {
  return {
    ...{
      attempt,
      cost_usd: 0,
      usage: NO_USE,
      turns: 0,
      turns_before: 0,
      steps: 0,
      steps_before: 0,
      states: {},
    },
  };
}

describe('what attempts have cost', () => {
  test('is a sum as people make it, in whatever order they come', () => {
    const plan = forked(3);
    const legs = ['1', '2', '3'].map((leg, index) => worked(begin(plan, leg), [[0.1, 0.2, 0.7][index]!]));
    const sum = (order: readonly number[]) =>
      order.reduce((run, index) => take(run, legs[index]!).run, plan).total_cost_usd;
    expect([sum([0, 1, 2]), sum([2, 1, 0]), sum([1, 0, 2])]).toEqual([1, 1, 1]);
  });

  test('of an attempt that a later one went on from, and whose own outcome tells more, is the more', () => {
    const plan = forked(1);
    const saved = worked(begin(plan, '1'), [0.1], false);
    const whole = worked(begin(plan, '1'), [0.1, 0.05], false);
    const next = worked(begin(saved, '1', 2), [0.2]);
    for (const order of [
      [whole, next],
      [next, whole],
      [next, whole, next, whole],
    ]) {
      const run = order.reduce((before, outcome) => take(before, outcome).run, plan);
      expect([run.total_cost_usd, run.turns, run.states['WORK.md']]).toEqual([
        0.35,
        3,
        { visits: 3, turns: 3, cost_usd: 0.35, ms: 30 },
      ]);
      expect([run.results, run.usage.output_tokens]).toEqual([{ main_work1: 'done by main_work1' }, 3]);
    }
  });

  test('is news once', () => {
    const plan = forked(1);
    const done = worked(begin(plan, '1'), [0.1]);
    const once = take(plan, done);
    const twice = take(once.run, done);
    expect([once.isNews, twice.isNews, twice.run === once.run]).toEqual([true, false, true]);
  });
});

describe('a worker', () => {
  test('that has completed stays so, whatever a later attempt comes to', () => {
    const plan = forked(1);
    const done = worked(begin(plan, '1'), [0.1]);
    const later = worked(begin(plan, '1', 2), [0.1], false);
    const run = take(take(plan, done).run, later).run;
    expect([run.results, run.agents.map(({ id }) => id), run.total_cost_usd]).toEqual([
      { main_work1: 'done by main_work1' },
      ['main'],
      0.2,
    ]);
  });

  test('is taken from the latest attempt, though an earlier one comes after it', () => {
    const plan = forked(1);
    const first = worked(begin(plan, '1', 1), [0.1], false);
    const second = worked(begin(plan, '1', 2), [0.1, 0.1], false);
    const run = take(take(plan, second).run, first).run;
    expect(run.agents[1]?.visits).toEqual({ 'WORK.md': 2 });
    expect(run.total_cost_usd).toBe(0.3);
  });

  test('of a lost leg fails, until something comes of it', () => {
    const plan = forked(2);
    const missed = missLegs(take(plan, worked(begin(plan, '2'), [0.1])).run, {
      now: NOW,
      next: 'Run it again.',
    });
    expect(missed.events).toMatchObject([{ type: 'agent_failed', agent: 'main_work1', code: 'LEG_LOST' }]);
    expect(missed.run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'active'],
      ['main_work1', 'failed'],
    ]);
    expect(missLegs(missed.run, { now: NOW, next: '' }).events).toEqual([]);
    const come = take(missed.run, worked(begin(missed.run, '1', 2), [0.1])).run;
    expect([come.agents.length, Object.keys(come.workers).sort()]).toEqual([1, ['main_work1', 'main_work2']]);
  });
});

describe('an attempt', () => {
  test('has never spent less than anybody knows of it, whoever does', () => {
    const saved = worked(begin(forked(1), '1'), [0.3], false);
    const left = (told: number) =>
      beginLeg(saved, { name: '1', attempt: 2, spentBefore: new Map([[1, told]]) }).budget_usd;
    expect([left(0.5), left(0.1)]).toEqual([0.5, 0.7]);
  });

  test('does not begin on the state of a newer one, nor of another leg', () => {
    const newer = worked(begin(forked(2), '1', 2), [0.1], false);
    expect(() => begin(newer, '1', 1)).toThrow(/leg 1 in its attempt 2, .* leg 1 in attempt 1/);
    expect(() => begin(newer, '2', 2)).toThrow(/work on leg 2/);
    expect(begin(newer, '1', 3).fan_out?.leg?.attempt).toBe(3);
  });

  test.each(['turns', 'steps'] as const)(
    'has its own %s up to the seam, the next one those after it',
    (of) => {
      const numbers = { turns: 2, turns_before: 4, steps: 2, steps_before: 4 };
      const first = { ...tally(1), ...numbers, turns_at: 10, steps_at: 10 };
      const second = { ...first, attempt: 2, turns_before: 6, steps_before: 6, turns_at: 20, steps_at: 20 };
      for (const attempts of [
        [first, second],
        [second, first],
      ])
        expect([4, 5, 6, 7, 8, 9].map((number) => numberIn(of, number, attempts, [1, 2]))).toEqual([
          4, 11, 12, 21, 22, 9,
        ]);
    },
  );
});

describe('an outcome that comes after `forks: here`', () => {
  const here = giveUpLegs(forked(1));
  const late = worked(begin(forked(1), '1'), [0.1]);
  const tree = (state: Worktree['state']): Worktree => ({
    ...{ state, path: '/t', branch: 'b', base: 'a'.repeat(40), repository: '/r', folder: '', commit: false },
  });

  test('is paid for, and replaces nobody', () => {
    const { run, late: tooLate, isNews } = take(here, late);
    expect([run.agents, run.workers, run.results]).toEqual([here.agents, here.workers, here.results]);
    expect([tooLate, isNews, run.total_cost_usd]).toEqual([['main_work1'], true, 0.1]);
  });

  test('leaves the work trees of this run as they are, and adds those that it has not', () => {
    const run = updateRun(here, { worktrees: { main_work1: tree('made') } });
    const left = updateRun(late, { worktrees: { main_work1: tree('kept'), main_work1_sub1: tree('kept') } });
    expect(take(run, left).run.worktrees).toEqual({
      main_work1: tree('made'),
      main_work1_sub1: tree('kept'),
    });
  });
});

test('plans whose workers differ in a variable alone are two plans', () => {
  const planOf = (part: string): string => {
    const worker = { target: 'WORK.md', variables: { part } };
    const { run } = step(aRun(), 'main', { tag: 'fork', next: 'JUDGE.md', workers: [worker] }, INPUTS);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    return openRound(planFanOut(run, { maxLegs: 1, hash }))!.plan;
  };
  const plans = ['a', 'b', 'a'].map(planOf);
  expect(new Set(plans)).toEqual(new Set(plans.slice(0, 2)));
  expect(new Set(plans).size).toBe(2);
});

test('a leg has ended when the joins take its workers as ended', () => {
  const accepting = (failed: 'accept' | 'fail') => {
    const plan = forked(1);
    const waiting = updateAgent(plan, 'main', {
      status: 'waiting',
      door: { of: 'all', failed, arrived_at: NOW, timeout_at: null, timeout_goto: null },
    });
    const leg = begin(waiting, '1');
    const failing = updateAgent(leg, 'main_work1', { status: 'failed' });
    return legFacts(endRun(failing, { status: 'failed', reason: null, message: null, resume_at: null }))
      ?.hasEnded;
  };
  expect([accepting('accept'), accepting('fail')]).toEqual([true, false]);
});

test('two thousand workers in 256 legs all come back, within what there is to be spent', () => {
  const run = forked(2000, 50);
  const round = openRound(run)!;
  expect([round.legs.length, round.legs.reduce((sum, { workers }) => sum + workers.length, 0)]).toEqual([
    256, 2000,
  ]);
  expect(round.legs.reduce((sum, { share_usd: usd }) => sum + usd!, 0)).toBeLessThan(50 + 1e-9);
  let next = run;
  for (const { name } of round.legs) {
    const leg = begin(run, name);
    const left = leg.agents.map((agent) => agent.id);
    let ended = leg;
    for (const id of left) ended = step(ended, id, { tag: 'result', payload: 'x' }, INPUTS).run;
    next = take(
      next,
      endRun(ended, { status: 'completed', reason: null, message: null, resume_at: null }),
    ).run;
  }
  expect([next.agents.length, Object.keys(next.workers).length]).toEqual([1, 2000]);
});
