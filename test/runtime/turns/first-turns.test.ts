import { afterEach, expect, test } from '@jest/globals';
import { type Lab, lab as openLab, ScriptedAgent } from '../../support/engine.js';
import { eventsOf } from '../../support/turns-lab.js';

// Spec 3.5: what a turn of a model costs is not known before one has ended.

let lab: Lab;
afterEach(() => lab.remove());

const WORKERS = 6;
const FORKS = {
  'START.sh': `for n in $(seq 1 ${WORKERS}); do echo "<fork next='DONE' n='$n'>W</fork>"; done`,
  'W.md': 'Work on item {{n}}',
  'DONE.sh': "echo '<result>done</result>'",
};

/** Counts how many turns are at work at once, by the order of their beginnings and ends. */
function counted(cost: number): { agent: ScriptedAgent; atOnce: number[] } {
  let now = 0;
  const atOnce: number[] = [];
  const agent = new ScriptedAgent({
    'W.md': async () => {
      now += 1;
      atOnce.push(now);
      await new Promise((resolve) => setTimeout(resolve, 100));
      now -= 1;
      return { text: '<result>w</result>', cost };
    },
  });
  return { agent, atOnce };
}
const told = (): string[] => eventsOf(lab, 'print').map(({ text }) => text);
const LAUNCH = { concurrency: WORKERS, model: 'sonnet', chosen: ['model' as const] };

test('one turn goes first: of six that cost more than the budget each, one is paid', async () => {
  lab = openLab(FORKS);
  const { agent } = counted(0.15);
  const { run } = await lab.run(agent, { launch: LAUNCH, budgetUsd: 0.1 });
  expect([run.status, agent.turns.length, run.total_cost_usd]).toEqual(['budget_exceeded', 1, 0.15]);
  expect(told()).toEqual(['one turn of sonnet first: its price is not known yet']);
});

test('then all, by what it has cost; a first turn without a price holds nobody up longer', async () => {
  for (const cost of [0.01, 0]) {
    lab = openLab(FORKS);
    const { agent, atOnce } = counted(cost);
    await lab.run(agent, { launch: LAUNCH, budgetUsd: 10 });
    expect([atOnce.length, ...atOnce.slice(0, 3)]).toEqual([WORKERS, 1, 1, 2]);
    lab.remove();
  }
  lab = openLab(FORKS);
});

test('nothing is held back without a budget, nor for a CLI that tells no price', async () => {
  for (const [budgetUsd, why] of [
    [0, null],
    [10, 'own provider'],
  ] as const) {
    lab = openLab(FORKS);
    const { agent, atOnce } = counted(0);
    if (why !== null) Object.assign(agent, { whyUnpriced: () => why });
    await lab.run(agent, { launch: LAUNCH, budgetUsd });
    expect(Math.max(...atOnce.slice(0, 2))).toBe(2);
    lab.remove();
  }
  lab = openLab(FORKS);
});

test('a turn of the same model before the fork counts, also before a resume', async () => {
  const forks = Array.from({ length: WORKERS }, (_, n) => `<fork next="DONE" n="${n}">W</fork>`).join('');
  lab = openLab({ ...FORKS, 'START.sh': "echo '<goto>PLAN</goto>'", 'PLAN.md': 'Plan' });
  const fail = { kind: 'rejected' as const, message: 'no' };
  const first = new ScriptedAgent({ 'PLAN.md': { text: forks, cost: 0.01 }, 'W.md': { fail } });
  expect((await lab.run(first, { launch: LAUNCH, budgetUsd: 10 })).run.status).toBe('failed');
  const { agent, atOnce } = counted(0.01);
  expect((await lab.resume(agent, { launch: LAUNCH })).run.status).toBe('completed');
  expect(Math.max(...atOnce.slice(0, 2))).toBe(2);
  expect(told()).toEqual([]);
});
