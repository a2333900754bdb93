import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../../src/core/events.js';
import { legFacts } from '../../../src/core/fan-out/leg.js';
import { openRound } from '../../../src/core/fan-out/rounds.js';
import { Story } from '../../../src/core/story/story.js';
import { totalsOf } from '../../../src/report/totals.js';
import { StopControl } from '../../../src/runtime/stop.js';
import { readEvents } from '../../../src/store/transcript.js';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { FanLab, type Job, type Place } from '../../support/fan-lab.js';

// Spec 4.10: what becomes of legs that are lost, fail, ask, stop or come late.

const fork = (items: string, next = 'JUDGE') =>
  [...items].map((item) => `<fork next="${next}" item="${item}">WORK</fork>`).join('');
const filesOf = (judge = 'join: all', more: Record<string, string> = {}) => ({
  'START.md': 'start',
  'WORK.md': 'work on {{item}}',
  'JUDGE.md': `---\n${judge}\n---\nThe workers:\n{{workers}}`,
  ...more,
});
type Replies = ConstructorParameters<typeof ScriptedAgent>[0];

const labs: FanLab[] = [];
const fan = (files: Record<string, string>): FanLab => {
  const one = new FanLab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});

const agentOf = (items: string, more: Replies = {}) =>
  new ScriptedAgent({
    'START.md': { text: fork(items), cost: 0.1 },
    'WORK.md': ({ prompt }: Taken) => ({ text: `<result>did ${prompt.at(-1)}</result>`, cost: 0.2 }),
    'JUDGE.md': { text: '<result>judged</result>', cost: 0.3 },
    ...more,
  });
const judged = (agent: ScriptedAgent): string | undefined =>
  agent.turns.find(({ state }) => state === 'JUDGE.md')?.prompt;
const eventsOf = (place: Place): Promise<LoggedEvent[]> =>
  readEvents(join(place.folder, '.raymond', 'runs', 'r', 'events.jsonl'));
const talliesOf = ({ end: { run } }: Job) => [
  run.turns,
  run.steps,
  Object.entries(run.states).map(([state, { ms: _, ...rest }]) => [state, rest]),
];
const ending = ({ end: { run } }: Job) => [run.status, run.reason, run.total_cost_usd];

describe('a leg that was lost', () => {
  test('counts as failed: the parent stays at its join, and goes on when the leg has come back', async () => {
    const one = fan(filesOf());
    const agent = agentOf('abc');
    const { place } = await one.plan(agent);
    const legs = [await one.work(place, agent, '1'), await one.work(place, agent, '3')];
    const first = await one.collect(
      place,
      agent,
      legs.map(({ outcome }) => outcome),
    );
    expect(ending(first)).toEqual(['failed', 'LEG_LOST', 0.5]);
    expect(first.end.run.message).toContain('Leg 2, in which main_work2 was to run, has left no outcome');
    expect(first.end.run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'waiting'],
      ['main_work2', 'failed'],
    ]);
    const again = await one.work(place, agent, '2', { attempt: 2 });
    const second = await one.collect(
      first.place,
      agent,
      [...legs, again].map(({ outcome }) => outcome),
    );
    expect(ending(second)).toEqual(['completed', null, 1]);
    expect(judged(agent)?.match(/did \w/g)).toEqual(['did a', 'did b', 'did c']);
  });

  test('is handed over as failed where the join accepts that, and what comes of it later is counted alone', async () => {
    const one = fan(filesOf('join: { of: all, failed: accept }'));
    const agent = agentOf('ab');
    const { place } = await one.plan(agent);
    const [a, b] = [await one.work(place, agent, '1'), await one.work(place, agent, '2')];
    const first = await one.collect(place, agent, [a.outcome]);
    expect(ending(first)).toEqual(['completed', null, 0.6]);
    expect(judged(agent)).toMatch(/## main_work2: failed[\s\S]*LEG_LOST/);
    const late = await one.collect(first.place, agent, [a.outcome, b.outcome]);
    expect(ending(late)).toEqual(['completed', null, 0.8]);
    expect(late.end.run.results).toEqual(first.end.run.results);
    expect(late.place.events).toContainEqual(
      expect.objectContaining({ type: 'leg_taken', leg: '2', late: ['main_work2'] }),
    );
    const told = await eventsOf(late.place);
    expect(told.filter((event) => event.type === 'agent_ended' && event.agent === 'main_work2')).toHaveLength(
      1,
    );
    const once = await one.collect(late.place, agent, [b.outcome, a.outcome]);
    expect([once.end.wasCompleted, once.end.run]).toEqual([true, late.end.run]);
    expect(agent.turns.filter(({ state }) => state === 'JUDGE.md')).toHaveLength(1);
  });

  test('counts as having spent its whole share, as long as nobody knows', async () => {
    const one = fan(filesOf('join: { of: all, failed: accept }'));
    const agent = agentOf('ab');
    const { place } = await one.plan(agent, { budgetUsd: 0.5 });
    const a = await one.work(place, agent, '1');
    const { end } = await one.collect(place, agent, [a.outcome]);
    // Each had 0.2. Of 0.5 are spent 0.1 and 0.2, and 0.2 may be.
    expect([end.run.status, end.run.reason]).toEqual(['budget_exceeded', 'BUDGET']);
    expect(end.run.message).toContain('of which $0.20 are kept for legs');
    expect(end.run.total_cost_usd).toBe(0.3);
  });
});

describe('a leg that is run again', () => {
  const FAILS_FIRST = () => {
    let fails = true;
    return agentOf('ab', {
      'WORK.md': ({ agentId, prompt }: Taken) => {
        if (agentId === 'main_work2' && fails) {
          fails = false;
          return { text: '', cost: 0.05, fail: { kind: 'authentication', message: 'no' } };
        }
        return { text: `<result>did ${prompt.at(-1)}</result>`, cost: 0.2 };
      },
    });
  };

  test('goes on where it had failed, and the cost of both attempts is counted', async () => {
    const one = fan(filesOf());
    const agent = FAILS_FIRST();
    const { place } = await one.plan(agent, { budgetUsd: 1 });
    const a = await one.work(place, agent, '1');
    const failed = await one.work(place, agent, '2');
    expect([failed.end.run.status, legFacts(failed.end.run)?.hasEnded]).toEqual(['failed', false]);
    const first = await one.collect(place, agent, [a.outcome, failed.outcome]);
    expect(ending(first)).toEqual(['failed', 'AUTHENTICATION', 0.35]);
    const again = await one.work(failed.place, agent, '2', { attempt: 2 });
    expect([again.end.run.total_cost_usd, again.end.run.budget_usd]).toEqual([0.2, 0.4]);
    expect(legFacts(again.end.run)?.attempts).toEqual([
      { attempt: 1, costUsd: 0.05 },
      { attempt: 2, costUsd: 0.2 },
    ]);
    const outcomes = [again, a, failed].map(({ outcome }) => outcome);
    const second = await one.collect(first.place, agent, outcomes);
    expect(ending(second)).toEqual(['completed', null, 0.85]);
    const anew = await one.collect(place, agent, outcomes);
    expect(ending(anew)).toEqual(ending(second));
    expect(talliesOf(anew)).toEqual(talliesOf(second));
  });

  test('from the plan, as nothing was saved of it, has its share less what is known to be spent', async () => {
    const one = fan(filesOf());
    const agent = FAILS_FIRST();
    const { place } = await one.plan(agent, { budgetUsd: 1 });
    const a = await one.work(place, agent, '1');
    const failed = await one.work(place, agent, '2');
    const earlier = legFacts(failed.end.run)!.attempts;
    const again = await one.work(place, agent, '2', { attempt: 2, earlier });
    expect(again.end.run.budget_usd).toBe(0.4);
    const { end } = await one.collect(
      place,
      agent,
      [a, again, failed].map(({ outcome }) => outcome),
    );
    expect([end.run.status, end.run.total_cost_usd]).toEqual(['completed', 0.85]);
  });

  test('when it was completed spends nothing, and is taken once', async () => {
    const one = fan(filesOf());
    const agent = agentOf('a');
    const { place } = await one.plan(agent);
    const a = await one.work(place, agent, '1');
    const again = await one.work(a.place, agent, '1', { attempt: 2 });
    expect([again.end.wasCompleted, agent.turns.length]).toEqual([true, 2]);
    const { end } = await one.collect(place, agent, [a.outcome, again.outcome, a.outcome]);
    expect([end.run.status, end.run.total_cost_usd]).toEqual(['completed', 0.6]);
  });

  test('whose runner was lost in the middle goes on from what was saved, whose cost is counted', async () => {
    const one = fan(filesOf('join: all', { 'MORE.md': 'more on {{item}}' }));
    const agent = agentOf('a', {
      'WORK.md': { text: '<goto>MORE</goto>', cost: 0.2 },
      'MORE.md': { text: '<result>did it</result>', cost: 0.07 },
    });
    const { place } = await one.plan(agent, { budgetUsd: 1 });
    // What had been saved of it when its machine was gone.
    const saved = await one.work(place, agent, '1', { around: { next: 1 } });
    expect(saved.end.run.status).toBe('paused');
    const again = await one.work(saved.place, agent, '1', { attempt: 2 });
    const { end } = await one.collect(place, agent, [again.outcome]);
    expect([end.run.status, end.run.total_cost_usd, end.run.turns]).toEqual(['completed', 0.67, 4]);
  });
});

describe('a leg that stops before the end', () => {
  test('since it asks, lets the run ask; it goes on with the answer', async () => {
    const one = fan(filesOf('join: all', { 'ASKS.md': 'asked about {{item}}: {{input}}' }));
    const agent = agentOf('ab', {
      'main_work2/WORK.md': { text: '<ask next="ASKS">sure?</ask>', cost: 0.01 },
      'ASKS.md': ({ prompt }: Taken) => ({ text: `<result>${prompt.split(': ')[1]}</result>`, cost: 0.02 }),
    });
    const { place } = await one.plan(agent);
    const a = await one.work(place, agent, '1');
    const asks = await one.work(place, agent, '2');
    expect([asks.end.run.status, legFacts(asks.end.run)?.hasEnded]).toEqual(['asking', false]);
    const first = await one.collect(place, agent, [a.outcome, asks.outcome]);
    expect(ending(first)).toEqual(['asking', 'ASK', 0.31]);
    const answered = await one.work(asks.place, agent, '2', {
      attempt: 2,
      answers: [{ askId: undefined, text: 'yes' }],
    });
    const second = await one.collect(
      first.place,
      agent,
      [a, asks, answered].map(({ outcome }) => outcome),
    );
    expect(ending(second)).toEqual(['completed', null, 0.63]);
    expect(judged(agent)).toContain('yes');
  });

  test('since it was paused, lets the run pause, until the earliest time at which one may go on', async () => {
    const one = fan(filesOf());
    const limited = (resumesAt: number) => ({
      text: '',
      fail: { kind: 'usage_limit', message: 'limit', resetAt: resumesAt } as never,
    });
    const agent = agentOf('ab', {
      'main_work1/WORK.md': limited(Date.parse('2030-01-01T00:00:00.000Z')),
    });
    const { place } = await one.plan(agent, { launch: { on_limit: 'pause' } });
    const [a, b] = [await one.work(place, agent, '1'), await one.work(place, agent, '2')];
    expect(a.end.run.status).toBe('paused');
    const { end } = await one.collect(place, agent, [a.outcome, b.outcome]);
    expect([end.run.status, end.run.reason]).toEqual(['paused', a.end.run.reason]);
    expect(end.run.resume_at).toBe(a.end.run.resume_at);
    expect(end.run.message).toContain('leg 1 (main_work1)');
  });

  test('since its share is used up, lets the run pause, and the rest of the budget is not touched', async () => {
    const one = fan(filesOf());
    const agent = agentOf('ab', { 'main_work2/WORK.md': { text: '<result>dear</result>', cost: 0.5 } });
    const { place } = await one.plan(agent, { budgetUsd: 0.9 });
    const [a, b] = [await one.work(place, agent, '1'), await one.work(place, agent, '2')];
    expect([b.end.run.status, b.end.run.budget_usd]).toEqual(['budget_exceeded', 0.4]);
    expect(b.end.run.message).toContain('share');
    const { end } = await one.collect(place, agent, [a.outcome, b.outcome]);
    expect([end.run.status, end.run.reason, end.run.total_cost_usd]).toEqual(['paused', 'BUDGET', 0.8]);
  });
});

describe('an outcome', () => {
  const planned = async () => {
    const one = fan(filesOf());
    const agent = agentOf('ab');
    const { place } = await one.plan(agent);
    return { one, agent, place, a: await one.work(place, agent, '1'), b: await one.work(place, agent, '2') };
  };
  const warnings = ({ place }: Job): string[] =>
    place.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));

  test('of another run, or of one that is no leg, is left out and told', async () => {
    const { one, agent, place, a, b } = await planned();
    const strange = fan(filesOf());
    const other = await strange.plan(agentOf('ab'), { budgetUsd: 3 });
    const foreign = await strange.work(other.place, agentOf('ab'), '2');
    const whole = await fan(filesOf()).whole(() => agentOf('ab'));
    const job = await one.collect(place, agent, [a.outcome, foreign.outcome, whole.outcome]);
    expect(ending(job).slice(0, 2)).toEqual(['failed', 'LEG_LOST']);
    expect(warnings(job)).toEqual([
      expect.stringContaining('no leg of a fork'),
      expect.stringMatching(/of another plan/),
    ]);
    expect(ending(await one.collect(place, agent, [a.outcome, b.outcome]))[0]).toBe('completed');
  });

  test('is taken once, whatever comes twice and in whatever order', async () => {
    const { one, agent, place, a, b } = await planned();
    const once = await one.collect(place, agent, [b.outcome, a.outcome, b.outcome, b.outcome]);
    expect(ending(once)).toEqual(['completed', null, 0.8]);
    const told = await eventsOf(once.place);
    const turns = told.flatMap((event) => (event.type === 'turn_started' ? [event.turn] : []));
    expect(turns).toHaveLength(new Set(turns).size);
    const story = new Story(true);
    for (const event of told) story.apply(event);
    const byAgent = [...totalsOf(story, 'agent')].map(([name, { costUsd }]) => [name, costUsd]);
    expect(Object.fromEntries(byAgent)).toEqual({ main: 0.4, main_work1: 0.2, main_work2: 0.2 });
  });
});

describe('the files of a leg', () => {
  const collectedWith = async (change: (folder: string) => void) => {
    const one = fan(filesOf());
    const agent = agentOf('a');
    const { place } = await one.plan(agent);
    const leg = await one.work(place, agent, '1');
    change(leg.outcome.files);
    const job = await one.collect(place, agent, [leg.outcome]);
    expect(ending(job)).toEqual(['completed', null, 0.6]);
    return job;
  };

  test('may tell of nobody else, and name no file that lies elsewhere', async () => {
    const { place } = await collectedWith((folder) => {
      const events = [
        { type: 'print', agent: 'main', state: 'WORK.md', text: 'forged' },
        { type: 'print', agent: 'main_work1_/../../../../x', state: 'WORK.md', text: 'forged' },
        { type: 'cost', agent: 'main_work1', state: 'WORK.md', turn: '../9', text: 'forged' },
        { type: 'run_ended', status: 'completed', message: 'forged' },
        { type: 'leg_taken', leg: '1', round: 1, attempt: 7, workers: ['forged'] },
        { type: 'agent_ended', agent: 'main_work1', text: 'forged' },
        { type: 'print', agent: 'main_work1', state: 'WORK.md', text: 'said' },
      ];
      const lines = events.map(
        (event, index) => `${JSON.stringify({ seq: 900 + index, time: 't', ...event })}\n`,
      );
      appendFileSync(join(folder, 'events.jsonl'), `${lines.join('')}no event\n`);
    });
    const told = JSON.stringify(await eventsOf(place));
    expect([told.includes('forged'), told.includes('said')]).toEqual([false, true]);
  });

  test('may be gone: that it has come back is told all the same', async () => {
    const { place } = await collectedWith((folder) => rmSync(folder, { recursive: true }));
    expect((await eventsOf(place)).filter(({ type }) => type === 'leg_taken')).toHaveLength(1);
  });

  test('in its task folder come along', async () => {
    const { place } = await collectedWith((folder) => {
      mkdirSync(join(folder, 'tasks', 'main_work1'), { recursive: true });
      writeFileSync(join(folder, 'tasks', 'main_work1', 'report.md'), 'it is here');
      mkdirSync(join(folder, 'tasks', 'main'), { recursive: true });
      writeFileSync(join(folder, 'tasks', 'main', 'report.md'), 'it is not');
      symlinkSync('/etc/passwd', join(folder, 'tasks', 'main_work1', 'link'));
    });
    const tasks = join(place.folder, '.raymond', 'tasks', 'r');
    expect(readFileSync(join(tasks, 'main_work1', 'report.md'), 'utf8')).toBe('it is here');
    expect([
      existsSync(join(tasks, 'main', 'report.md')),
      existsSync(join(tasks, 'main_work1', 'link')),
    ]).toEqual([false, false]);
  });

  test('that hold a long result and are gone make it no outcome', async () => {
    const one = fan(filesOf());
    const agent = agentOf('a', { 'WORK.md': `<result>${'x'.repeat(100_000)}</result>` });
    const { place } = await one.plan(agent);
    const leg = await one.work(place, agent, '1');
    rmSync(join(leg.outcome.files, 'texts'), { recursive: true });
    const job = await one.collect(place, agent, [leg.outcome]);
    expect(ending(job).slice(0, 2)).toEqual(['failed', 'LEG_LOST']);
    expect(job.place.events).toContainEqual(
      expect.objectContaining({ type: 'warning', message: expect.stringContaining('long text') }),
    );
  });
});

describe('what a crash leaves', () => {
  test('of a job that collects is collected again, and nothing is in the log twice', async () => {
    const one = fan(filesOf());
    const agent = agentOf('ab');
    const { place } = await one.plan(agent);
    const jobs = [await one.work(place, agent, '1'), await one.work(place, agent, '2')];
    const outcomes = jobs.map(({ outcome }) => outcome);
    const killed = await one.collect(place, agent, outcomes);
    // Its log was written, and its state was not.
    const stateOf = (at: Place) => join(at.folder, '.raymond', 'state', 'r.json');
    copyFileSync(stateOf(place), stateOf(killed.place));
    const again = await one.collect(killed.place, agent, [...outcomes].reverse());
    // What the killed job had judged was paid, too.
    expect([ending(killed), ending(again)]).toEqual([
      ['completed', null, 0.8],
      ['completed', null, 1.1],
    ]);
    const told = await eventsOf(again.place);
    const ofWorker = (event: LoggedEvent) => 'agent' in event && event.agent === 'main_work2';
    expect(told.filter((event) => ofWorker(event) && event.type === 'cost')).toHaveLength(1);
    expect(told.filter(({ type }) => type === 'leg_taken')).toHaveLength(2);
  });

  test('of a leg in its turn goes on in the same attempt, or in the next', async () => {
    const one = fan(filesOf('join: all', { 'MORE.md': 'more' }));
    const killed = one.place();
    let leg: Place | null = null;
    const replies: Replies = {
      'WORK.md': { text: '<goto>MORE</goto>', cost: 0.2 },
      'MORE.md': () => {
        // What is on disk in the middle of a turn is what SIGKILL leaves.
        if (leg !== null)
          cpSync(join(leg.folder, '.raymond'), join(killed.folder, '.raymond'), { recursive: true });
        leg = null;
        return { text: '<result>done</result>', cost: 0.1 };
      },
    };
    const { place } = await one.plan(agentOf('a'));
    leg = one.place(place);
    await one.work(place, agentOf('a', replies), '1', { place: leg });
    rmSync(join(killed.folder, '.raymond', 'state', 'r.lock'), { force: true });
    for (const attempt of [1, 2]) {
      const agent = agentOf('a', replies);
      const again = await one.work(killed, agent, '1', { attempt });
      expect(agent.turns.map(({ state }) => state)).toEqual(['MORE.md']);
      expect(again.end.run.total_cost_usd).toBe(attempt === 1 ? 0.3 : 0.1);
      const { end } = await one.collect(place, agentOf('a'), [again.outcome]);
      expect([end.run.status, end.run.total_cost_usd, end.run.steps]).toEqual(['completed', 0.7, 4]);
    }
  });

  test('of two legs in their turns is gone on with on one machine, each from its own', async () => {
    const one = fan(filesOf());
    const stops = [new StopControl(), new StopControl()];
    const agent = agentOf('ab', {
      'WORK.md': ({ agentId }: Taken) => {
        const stop = stops[agentId === 'main_work1' ? 0 : 1]!;
        stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'cut off' });
        return { hang: true, cost: 0.05, grows: 2 };
      },
    });
    const { place } = await one.plan(agent);
    const jobs = [
      await one.work(place, agent, '1', { around: { stop: stops[0]! } }),
      await one.work(place, agent, '2', { around: { stop: stops[1]! } }),
    ];
    const collected = await one.collect(
      place,
      agent,
      jobs.map(({ outcome }) => outcome),
    );
    expect(ending(collected)).toEqual(['paused', 'INTERRUPTED', 0.2]);
    const { agents } = collected.end.run;
    expect(agents.map(({ id, turn }) => [id, turn?.id])).toEqual([
      ['main', undefined],
      ['main_work1', '2'],
      ['main_work2', '3'],
    ]);
    const goesOn = agentOf('ab', {
      'WORK.md': ({ agentId, session }: Taken) => ({
        text: `<result>${agentId} ${session.kind} ${session.id}</result>`,
        cost: 0.1,
      }),
    });
    for (const [session, messages] of agent.sessions) goesOn.sessions.set(session, messages);
    const { end } = await one.job(collected.place, goesOn, undefined);
    expect([end.run.status, end.run.total_cost_usd]).toEqual(['completed', 0.7]);
    for (const [index, id] of ['main_work1', 'main_work2'].entries()) {
      const session = jobs[index]!.end.run.agents[0]!.turn!.session;
      expect(end.run.results[id]).toBe(`${id} resume ${session}`);
    }
  });
});

describe('shares', () => {
  test('of no budget are none', async () => {
    const one = fan(filesOf());
    const agent = agentOf('a');
    const { place, end } = await one.plan(agent, { budgetUsd: 0 });
    expect(openRound(end.run)?.legs[0]?.share_usd).toBeNull();
    const { end: worked } = await one.work(place, agent, '1');
    expect([worked.run.status, worked.run.budget_usd]).toEqual(['completed', 0]);
  });

  test('of a budget that is spent are nothing, and no budget either', async () => {
    const one = fan(filesOf());
    const agent = agentOf('a');
    const { place, end } = await one.plan(agent, { budgetUsd: 0.1 });
    expect([end.run.status, openRound(end.run)?.legs[0]?.share_usd]).toEqual(['forked', 0]);
    const job = await one.work(place, agent, '1');
    expect(ending(job)).toEqual(['budget_exceeded', 'BUDGET', 0]);
    expect(agent.turns).toHaveLength(1);
    const { end: collected } = await one.collect(place, agent, [job.outcome]);
    expect([collected.run.status, collected.run.reason]).toEqual(['paused', 'BUDGET']);
  });

  test('that a plan has made anew count for a leg that goes on from its own state', async () => {
    const one = fan(filesOf());
    const agent = agentOf('a', { 'WORK.md': { text: '<goto>WORK</goto>', cost: 0.2 } });
    const { place } = await one.plan(agent, { budgetUsd: 0.4 });
    const first = await one.work(place, agent, '1');
    expect(ending(first)).toEqual(['budget_exceeded', 'BUDGET', 0.4]);
    const again = await one.work(first.place, agentOf('a'), '1', { attempt: 2, shareUsd: 0.9 });
    expect([again.end.run.status, again.end.run.budget_usd]).toEqual(['completed', 0.5]);
  });
});

test('a plan of which main fails is no plan, and is one when main has gone on', async () => {
  const one = fan(filesOf('join: all', { 'ON.md': 'on' }));
  const { place, end } = await one.plan(
    agentOf('a', { 'START.md': fork('a', 'ON'), 'ON.md': 'no tag at all' }),
  );
  expect([end.run.status, end.run.reason, end.run.fan_out]).toEqual(['failed', 'NO_TRANSITION', undefined]);
  const again = await one.job(place, agentOf('a', { 'ON.md': '<result>on</result>' }), {
    kind: 'plan',
    maxLegs: 256,
  });
  expect([again.end.run.status, openRound(again.end.run)?.legs[0]?.workers]).toEqual([
    'forked',
    ['main_work1'],
  ]);
});

test('a worker that was begun on this machine goes on here, and what it forks has legs', async () => {
  const more = { 'SUM.md': '---\njoin: all\n---\n{{workers}}', 'PART.md': 'part', 'WORK2.md': 'two' };
  const one = fan(filesOf('join: all', more));
  const agent = agentOf('ab', {
    'main_work1/WORK.md': { text: '<goto>WORK2</goto>', cost: 0.01 },
    'WORK2.md': { text: '<fork next="SUM">PART</fork>', cost: 0.01 },
    'PART.md': { text: '<result>part</result>', cost: 0.01 },
    'SUM.md': { text: '<result>sum</result>', cost: 0.01 },
  });
  const planned = await one.plan(agent);
  // The door of main and the first state of its first worker are entered.
  const begun = await one.job(planned.place, agent, undefined, {
    around: { next: 1 },
    launch: { concurrency: 1 },
  });
  expect(begun.end.run.agents.map(({ id, current_state: state }) => [id, state])).toContainEqual([
    'main_work1',
    'WORK2.md',
  ]);
  const { place, end } = await one.job(begun.place, agent, { kind: 'plan', maxLegs: 256 });
  expect(openRound(end.run)?.legs.map(({ workers }) => workers)).toEqual([
    ['main_work2'],
    ['main_work1_part1'],
  ]);
  const jobs = [await one.work(place, agent, '1'), await one.work(place, agent, '2')];
  const done = await one.collect(
    place,
    agent,
    jobs.map(({ outcome }) => outcome),
  );
  expect(done.end.run.results).toMatchObject({ main: 'judged', main_work1: 'sum', main_work1_part1: 'part' });
});

test('of several workers in a leg, those that have completed are not run again', async () => {
  const one = fan(filesOf());
  const agent = agentOf('ab', {
    'main_work2/WORK.md': [
      { text: 'no tag at all', cost: 0.01 },
      { text: '<result>now</result>', cost: 0.02 },
    ],
  });
  const { place } = await one.plan(agent, { maxLegs: 1, launch: { max_steps: 100 } });
  const first = await one.work(place, agentOf('ab', { 'main_work2/WORK.md': 'no tag' }), '1');
  expect(first.end.run.status).toBe('failed');
  const again = await one.work(first.place, agentOf('ab'), '1', { attempt: 2 });
  expect([again.end.run.status, again.end.run.total_cost_usd]).toEqual(['completed', 0.2]);
  const { end } = await one.collect(place, agentOf('ab'), [first.outcome, again.outcome]);
  expect([end.run.status, end.run.total_cost_usd]).toEqual(['completed', 0.8]);
});
