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
const OWN_PROVIDER = { PATH: process.env.PATH, COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:9/v1' };
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

test('the one that goes first has all that is left for its cap, since it is alone; the others share', async () => {
  // Its parent waits meanwhile.
  lab = openLab({ ...FORKS, 'DONE.sh': `# raymond: join=all\n${FORKS['DONE.sh']}` });
  const { agent } = counted(1);
  await lab.run(agent, { launch: LAUNCH, budgetUsd: 10 });
  const caps = agent.turns.map(({ request }) => request.costCapUsd);
  expect(caps[0]).toBe(10);
  for (const cap of caps.slice(1)) expect(cap).toBeCloseTo(9 / (WORKERS - 1), 6);
});

test('nothing is held back without a budget, nor for a CLI that tells no price', async () => {
  for (const [budgetUsd, given] of [
    [0, { launch: LAUNCH }],
    [10, { launch: { ...LAUNCH, agent: 'copilot' }, around: { environment: OWN_PROVIDER } }],
  ] as const) {
    lab = openLab(FORKS);
    const { agent, atOnce } = counted(0);
    await lab.run(agent, { ...given, budgetUsd });
    expect(Math.max(...atOnce.slice(0, 2))).toBe(2);
    expect(told()).toEqual([]);
    lab.remove();
  }
  lab = openLab(FORKS);
});

test('that a CLI of the workflow tells no price is said before anything is paid, of another CLI too', async () => {
  for (const budgetUsd of [10, 0]) {
    lab = openLab({ 'START.md': 'Go', 'B.md': '---\nagent: copilot\n---\nGo on' });
    const claude = new ScriptedAgent({ 'START.md': '<goto>B</goto>' }, 'claude');
    const copilot = new ScriptedAgent({ 'B.md': '<result>b</result>' }, 'copilot');
    const createAgentCli = async (name: string) => (name === 'copilot' ? copilot : claude);
    await lab.run(claude, { around: { createAgentCli, environment: OWN_PROVIDER }, budgetUsd });
    const said = lab.events.filter(({ type }) => type === 'warning' || type === 'turn_started');
    const warned = said.map((event) => (event.type === 'warning' && event.message) || event.type);
    const sentence = 'the budget does not hold for copilot (own provider): its turns have no price';
    expect(warned.indexOf(sentence)).toBe(budgetUsd === 0 ? -1 : 0);
    expect(warned.filter((text) => text === 'turn_started')).toHaveLength(2);
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
