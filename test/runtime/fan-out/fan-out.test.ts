import { afterEach, describe, expect, test } from '@jest/globals';
import { legFacts } from '../../../src/core/fan-out/leg.js';
import { openRound } from '../../../src/core/fan-out/rounds.js';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { FanLab } from '../../support/fan-lab.js';

// Spec 4.10: workers run in jobs of their own, and the join brings them together.

const START =
  '<fork next="JUDGE" item="a">WORK</fork><fork next="JUDGE" item="b">WORK</fork><fork next="JUDGE" item="c">WORK</fork>';
const FILES = {
  'START.md': 'start',
  'WORK.md': 'work on {{item}}',
  'JUDGE.md': '---\njoin: all\n---\nThe workers:\n{{workers}}',
};

const replies = (more: ConstructorParameters<typeof ScriptedAgent>[0] = {}) =>
  new ScriptedAgent({
    'START.md': { text: START, cost: 0.1 },
    'WORK.md': ({ prompt }: Taken) => ({ text: `<result>did ${prompt.at(-1)}</result>`, cost: 0.2 }),
    'JUDGE.md': { text: '<result>judged</result>', cost: 0.3 },
    ...more,
  });

const labs: FanLab[] = [];
const fan = (files: Record<string, string> = FILES): FanLab => {
  const one = new FanLab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});

describe('a plan', () => {
  test('ends forked once it can go no further without its workers, of which it begins none', async () => {
    const agent = replies();
    const { end } = await fan().plan(agent, { budgetUsd: 1 });
    const { run } = end;
    expect([run.status, run.reason]).toEqual(['forked', 'FORKED']);
    expect(agent.turns.map(({ state }) => state)).toEqual(['START.md']);
    expect(openRound(run)).toMatchObject({
      round: 1,
      legs: [
        { name: '1', workers: ['main_work1'], share_usd: 0.3 },
        { name: '2', workers: ['main_work2'], share_usd: 0.3 },
        { name: '3', workers: ['main_work3'], share_usd: 0.3 },
      ],
    });
    expect(run.agents.map(({ id, status }) => [id, status])).toEqual([
      ['main', 'waiting'],
      ['main_work1', 'active'],
      ['main_work2', 'active'],
      ['main_work3', 'active'],
    ]);
  });

  test('that has nothing to fork ends as ever', async () => {
    const { end } = await fan().plan(replies({ 'START.md': '<result>alone</result>' }));
    expect([end.run.status, end.run.results.main]).toEqual(['completed', 'alone']);
    expect(end.run.fan_out).toBeUndefined();
  });

  test('that is run again ends forked again, with the same plan', async () => {
    const one = fan();
    const { place, end } = await one.plan(replies());
    const agent = replies();
    const again = await one.job(place, agent, { kind: 'plan', maxLegs: 256 });
    expect(again.end.run.status).toBe('forked');
    expect(openRound(again.end.run)).toEqual(openRound(end.run));
    expect(agent.turns).toEqual([]);
  });
});

describe('a leg', () => {
  test('runs its own workers and nothing else, counts its own cost, and has its share for a budget', async () => {
    const one = fan();
    const { place } = await one.plan(replies(), { budgetUsd: 1 });
    const agent = replies();
    const { end } = await one.work(place, agent, '2');
    expect(agent.turns.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('work on b')]);
    const { run } = end;
    expect([run.status, run.total_cost_usd, run.budget_usd]).toEqual(['completed', 0.2, 0.3]);
    expect(run.results).toEqual({ main_work2: 'did b' });
    expect(legFacts(run)).toMatchObject({ leg: '2', round: 1, attempt: 1, hasEnded: true });
  });
});

describe('collecting', () => {
  test('brings the workers to their join, and comes to what running here comes to', async () => {
    const local = await fan().here(replies());
    const agents: ScriptedAgent[] = [];
    const made = () => {
      const agent = replies();
      agents.push(agent);
      return agent;
    };
    const { end, place } = await fan().whole(made);
    expect(end.run.message).toBe(null);
    expect([end.run.status, end.run.results]).toEqual(['completed', local.run.results]);
    expect([end.run.total_cost_usd, end.run.steps, end.run.turns]).toEqual([1, 5, 5]);
    expect(local.run.total_cost_usd).toBe(1);
    const judged = (agent: ScriptedAgent): string[] =>
      agent.turns.filter(({ state }) => state === 'JUDGE.md').map(({ prompt }) => prompt);
    expect(agents.flatMap(judged)).toHaveLength(1);
    expect(agents.flatMap(judged)[0]).toContain('did c');
    expect(place.events.filter(({ type }) => type === 'leg_taken')).toHaveLength(3);
  });
});
