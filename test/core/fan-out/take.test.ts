import { describe, expect, test } from '@jest/globals';
import { updateAgent, updateRun } from '../../../src/core/change.js';
import { beginLeg } from '../../../src/core/fan-out/leg.js';
import { asForked, fitOutcome } from '../../../src/core/fan-out/outcome.js';
import { takeOutcome } from '../../../src/core/fan-out/take.js';
import type { Agent, JoinedWorker, Run, RunFields, Worktree } from '../../../src/core/run.js';
import { aLeg, anEndedWorker, aTurn, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 4.10: what comes back of a leg takes the place of what was there of its workers, and of nothing else.

const tree = (state: Worktree['state']): Worktree => ({
  ...{ state, path: '/t', branch: 'b', base: 'a'.repeat(40), repository: '/r', folder: '', commit: false },
});

const plan = runOf(
  {
    ...{ main: {}, main_w1: aWorker('main', 1), main_w2: aWorker('main', 2), main_w3: aWorker('main', 3) },
  },
  {
    ...{ turns: 7, steps: 9, fork_counters: { main: 3, main_w1: 5 } },
    ...{ results: { main_x1: 'kept', main_w1_s9: 'old' }, workers: { main_x1: anEndedWorker('main', 9) } },
    worktrees: { main: tree('made'), main_w1: tree('made') },
    fan_out: {
      rounds: [
        { round: 1, plan: 'o', legs: [aLeg('1', ['main_x1'])] },
        { round: 2, plan: 'p', legs: [aLeg('1', ['main_w1', 'main_w2']), aLeg('2', ['main_w3'])] },
      ],
    },
  },
);

const begin = (run: Run = plan, attempt = 1): Run =>
  beginLeg(run, { name: '1', attempt, spentBefore: new Map() });
const ended = (run: Run, change: Partial<RunFields> = {}): Run =>
  updateRun(run, { status: 'paused', ...change });
function take(run: Run, outcome: Run) {
  const fitting = fitOutcome(run, outcome);
  if ('problem' in fitting) throw new Error(fitting.problem);
  return takeOutcome(run, outcome, fitting);
}

/** A worker is in its second turn, has forked one that lives and one that has ended; the other worker has ended. */
const back = (() => {
  const leg = begin();
  const [w1] = leg.agents;
  const run = runOf(
    {
      main_w1: { ...w1!, visits: { 'W.md': 1 }, turn: aTurn({ id: '9' }) },
      main_w1_s1: { ...aWorker('main_w1', 1), turn: aTurn({ id: '3' }) },
    },
    { ...leg, status: 'paused', agents: [], turns: 9, steps: 10 },
  );
  const agents = runOf({
    main_w1: { ...w1!, visits: { 'W.md': 1 }, turn: aTurn({ id: '9' }) },
    main_w1_s1: { ...aWorker('main_w1', 1), turn: aTurn({ id: '3' }) },
  }).agents;
  return updateRun(run, {
    agents,
    ...{ fork_counters: { main_w1: 2 }, results: { main_w2: 'done', main_w1_s2: 'below' } },
    workers: {
      main_w2: anEndedWorker('main', 77, { depth: 5 }),
      main_w1_s2: anEndedWorker('main_w1', 2),
    },
    worktrees: { main_w1: tree('kept') },
    ...{ reason: null, message: 'so', resume_at: NOW, workflow_id: plan.workflow_id },
  });
})();

describe('what comes back of a leg', () => {
  // The run has begun three turns of its own since.
  const taken = take(updateRun(plan, { turns: 10, steps: 9 }), back);

  test('stands where its workers stood, and the rest is as it was', () => {
    expect(taken.run.agents.map(({ id }) => id)).toEqual(['main', 'main_w1', 'main_w1_s1', 'main_w3']);
    expect([taken.run.agents[0], taken.run.agents[3]]).toEqual([plan.agents[0], plan.agents[3]]);
    expect(taken.run.fork_counters).toEqual({ main: 3, main_w1: 2 });
    expect(taken.run.results).toEqual({ main_x1: 'kept', main_w2: 'done', main_w1_s2: 'below' });
    expect(taken.run.worktrees).toEqual({ main: tree('made'), main_w1: tree('kept') });
    expect([taken.workers, taken.late, taken.isNews]).toEqual([['main_w1', 'main_w2'], [], true]);
  });

  test('is whose it was when it was forked', () => {
    expect(taken.run.workers).toEqual({
      main_x1: plan.workers.main_x1,
      main_w2: anEndedWorker('main', 2),
      main_w1_s2: anEndedWorker('main_w1', 2),
    });
    expect(taken.run.agents[1]?.forked).toEqual({ parent: 'main', depth: 0, order: 1 });
    expect(taken.run.agents[2]?.forked).toEqual({ parent: 'main_w1', depth: 0, order: 1 });
  });

  test('has its turns numbered on from those of the run', () => {
    expect(taken.run.agents.slice(1, 3).map(({ turn }) => turn?.id)).toEqual(['12', '3']);
    expect([taken.run.turns, taken.run.steps]).toEqual([12, 10]);
  });

  test('is noted in its own leg of its own round, with how it was left', () => {
    const [first, second] = taken.run.fan_out!.rounds;
    expect(first).toBe(plan.fan_out?.rounds[0]);
    expect(second?.legs[1]).toBe(plan.fan_out?.rounds[1]?.legs[1]);
    expect(second?.legs[0]).toMatchObject({
      ...{ name: '1', taken: { main_w1: 1, main_w2: 1 } },
      parked: { status: 'paused', reason: null, message: 'so', resume_at: NOW },
    });
    expect(
      second?.legs[0]?.attempts.map(({ attempt, turns_at, steps_at }) => [attempt, turns_at, steps_at]),
    ).toEqual([[1, 10, 9]]);
  });

  test('with nobody left is parked no more', () => {
    const done = updateRun(begin(taken.run, 2), {
      ...{ status: 'completed', agents: [], results: {} },
      workers: { main_w1: anEndedWorker('main', 1), main_w2: anEndedWorker('main', 2) },
    });
    const over = take(taken.run, done).run;
    expect(over.agents.map(({ id }) => id)).toEqual(['main', 'main_w3']);
    expect(over.fan_out?.rounds[1]?.legs[0]).not.toHaveProperty('parked');
    expect(over.fan_out?.rounds[1]?.legs[0]?.taken).toEqual({ main_w1: 2, main_w2: 2 });
  });
});

describe('a worker that is there already', () => {
  const attempt = (number: number, w1: Partial<Agent> | null): Run => {
    const leg = begin(plan, number);
    const left = leg.agents.filter(({ id }) => w1 !== null || id !== 'main_w1');
    const agents = updateRun(leg, { agents: left });
    const workers = w1 === null ? { main_w1: anEndedWorker('main', 1) } : {};
    return ended(w1 === null ? agents : updateAgent(agents, 'main_w1', w1), { workers });
  };
  const cwdOf = (run: Run): string | undefined => run.agents.find(({ id }) => id === 'main_w1')?.cwd;

  test('is taken from a later attempt, and not from the same once more or an earlier one', () => {
    const second = take(plan, attempt(2, { cwd: '/second' })).run;
    expect(cwdOf(second)).toBe('/second');
    expect(cwdOf(take(second, attempt(2, { cwd: '/again' })).run)).toBe('/second');
    expect(cwdOf(take(second, attempt(1, { cwd: '/first' })).run)).toBe('/second');
    expect(cwdOf(take(second, attempt(3, { cwd: '/third' })).run)).toBe('/third');
  });

  test('is of the call that has forked it, whatever comes back says', () => {
    const lies = attempt(1, { forked: { parent: 'main', depth: 7, order: 9 } });
    expect(take(plan, lies).run.agents[1]?.forked).toEqual({ parent: 'main', depth: 0, order: 1 });
  });

  test('was left as its latest attempt has left it', () => {
    const second = take(plan, updateRun(attempt(2, {}), { message: 'second' })).run;
    const both = take(second, updateRun(attempt(1, {}), { message: 'first', total_cost_usd: 0.5 }));
    expect(both.isNews).toBe(true);
    expect(both.run.fan_out?.rounds[1]?.legs[0]?.parked?.message).toBe('second');
  });

  test('and has completed stays so, unless a later attempt has completed it as well', () => {
    const done = take(plan, attempt(1, null)).run;
    const later = take(done, attempt(2, { cwd: '/second' })).run;
    expect(cwdOf(later)).toBeUndefined();
    expect(later.fan_out?.rounds[1]?.legs[0]?.taken).toEqual({ main_w1: 1, main_w2: 2 });
    const twice = take(done, attempt(2, null)).run;
    expect(twice.fan_out?.rounds[1]?.legs[0]?.taken).toMatchObject({ main_w1: 2 });
    const third = take(done, ended(begin(begin(plan, 2), 3))).run;
    const known = take(third, attempt(2, null));
    // Its cost was told by the third attempt.
    expect([known.isNews, known.run.total_cost_usd]).toEqual([true, third.total_cost_usd]);
    expect(known.run.fan_out?.rounds[1]?.legs[0]?.taken).toEqual({ main_w1: 2, main_w2: 3 });
  });

  test('and has completed has whom it has left behind after all others', () => {
    const both = { main_w1: anEndedWorker('main', 1), main_w2: anEndedWorker('main', 2) };
    const done = take(plan, ended(begin(), { agents: [], workers: both })).run;
    const left = runOf({ main_w1_s1: aWorker('main_w1', 1) }).agents;
    const again = take(done, ended(begin(plan, 2), { agents: left, workers: both })).run;
    expect(again.agents.map(({ id }) => id)).toEqual(['main', 'main_w3', 'main_w1_s1']);
  });

  test('is paid for with the attempts that it goes on from, of which nothing else has come back', () => {
    const first = updateRun(begin(), { total_cost_usd: 0.25, turns: 8 });
    const second = ended(updateRun(begin(first, 2), { total_cost_usd: 0.5, turns: 10 }));
    const { run } = take(plan, second);
    expect([run.total_cost_usd, run.turns]).toEqual([0.75, 10]);
    expect(run.fan_out?.rounds[1]?.legs[0]?.attempts.map(({ attempt: each }) => each)).toEqual([1, 2]);
  });

  test('since its leg was missing is taken from whatever comes', () => {
    const rounds = plan.fan_out!.rounds.with(1, {
      ...plan.fan_out!.rounds[1]!,
      legs: [aLeg('1', ['main_w1', 'main_w2'], { taken: { main_w1: 0 } }), aLeg('2', ['main_w3'])],
    });
    const missing = updateRun(plan, { fan_out: { rounds } });
    expect(cwdOf(take(missing, attempt(1, { cwd: '/first' })).run)).toBe('/first');
  });

  test('and whose join has passed is late: it is paid for, and in nobody’s place', () => {
    const gone = updateRun(plan, { agents: plan.agents.filter(({ id }) => id !== 'main_w1') });
    const leg = attempt(1, { cwd: '/first' });
    const { run, late } = take(
      gone,
      updateRun(leg, { worktrees: { main_w1_s1: tree('kept'), main_w1: tree('kept') } }),
    );
    expect([late, cwdOf(run)]).toEqual([['main_w1'], undefined]);
    // Its branches are kept, but for those that this run has an opinion of.
    expect(run.worktrees).toEqual({ ...plan.worktrees, main_w1_s1: tree('kept') });
    expect(run.fan_out?.rounds[1]?.legs[0]).toMatchObject({
      taken: { main_w2: 1 },
      parked: { message: null },
    });
    // And for those of a worker that is not late: what has been taken of it is from a later attempt.
    const later = take(gone, attempt(2, {})).run;
    const earlier = updateRun(leg, { worktrees: { main_w1_s1: tree('kept'), main_w2: tree('kept') } });
    expect(take(later, earlier).run.worktrees).toEqual({ ...plan.worktrees, main_w1_s1: tree('kept') });
  });
});

test('an outcome is refused whose agents are in nobody’s place', () => {
  const leg = ended(begin());
  const problem = (change: Partial<RunFields>): unknown => fitOutcome(plan, updateRun(leg, change));
  const stray = runOf({
    main_w1: aWorker('main', 1),
    main_w2: aWorker('main', 2),
    main_w1_s1: aWorker('main_w2', 1),
  });
  expect(problem({ agents: stray.agents })).toEqual({ problem: 'main_w1_s1 is no agent of its leg' });
  const joined: JoinedWorker[] = [{ id: 'main_w1_s2', ...anEndedWorker('main_w2', 2) }];
  const handed = runOf({ main_w1: { ...aWorker('main', 1), joined }, main_w2: aWorker('main', 2) });
  expect(problem({ agents: handed.agents })).toEqual({ problem: 'main_w1_s2 is no agent of its leg' });
  expect(problem({ workers: { main_w1_s1: anEndedWorker('main', 1) } })).toEqual({
    problem: 'main_w1_s1 is no agent of its leg',
  });
  expect(problem({ agents: leg.agents.slice(1) })).toEqual({ problem: 'main_w1 is no agent of its leg' });
  const more = runOf({
    main_w1: aWorker('main', 1),
    main_w2: aWorker('main', 2),
    main_w3: aWorker('main', 3),
  });
  expect(problem({ agents: more.agents })).toEqual({ problem: 'main_w3 is no agent of its leg' });
  const own = [{ id: 'main_w1_s2', ...anEndedWorker('main_w1', 2) }];
  const whole = runOf({ main_w1: { ...aWorker('main', 1), joined: own }, main_w2: aWorker('main', 2) });
  expect(problem({ agents: whole.agents })).not.toHaveProperty('problem');
  expect(problem({ worktrees: { main: tree('made') } })).toEqual({ problem: 'main is no agent of its leg' });
});

test('as it was forked is what the run says, of one that lives and of one that has ended', () => {
  expect(asForked(plan, 'main_w1')).toEqual({ parent: 'main', depth: 0, order: 1 });
  expect(asForked(plan, 'main_x1')).toEqual({ parent: 'main', depth: 0, order: 9 });
  expect(asForked(plan, 'main_y1')).toBeUndefined();
});
