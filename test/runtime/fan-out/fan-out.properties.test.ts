import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openRound } from '../../../src/core/fan-out/rounds.js';
import type { RunEnd } from '../../../src/runtime/conduct.js';
import type { LegOutcome } from '../../../src/runtime/fan-out/request.js';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { FanLab, type Job } from '../../support/fan-lab.js';

// Spec 4.10: whatever a workflow forks, in however many jobs it runs, in whatever order they end and however often one is
// lost and run again: results, counts and costs are those of one machine.

/** What an agent does: after so many workers it joins them, ends, or does so once more. */
interface Plan {
  /** Tenths of a cent: sums of such are not what doubles make of them. */
  readonly cost: number;
  readonly rounds: readonly (readonly Plan[])[];
}

const { plan } = fc.letrec<{ plan: Plan; leaf: Plan }>((tie) => ({
  leaf: fc.record({ cost: fc.nat(99), rounds: fc.constant([]) }),
  plan: fc.record({
    cost: fc.nat(99),
    rounds: fc.array(fc.array(tie('leaf'), { minLength: 1, maxLength: 3 }), { maxLength: 1 }),
  }),
}));
const whole: fc.Arbitrary<Plan> = fc.record({
  cost: fc.nat(99),
  rounds: fc.array(fc.array(plan, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
});

const FILES = { 'START.md': 'start', 'WORK.md': '{{item}}', 'JOIN.md': '---\njoin: all\n---\n{{workers}}' };

/** Where in the plan an agent is stands in its variable `item`: `0.2` is the third worker of the first. */
function replies(of: Plan): ConstructorParameters<typeof ScriptedAgent>[0] {
  const placeOf = new Map<string, { readonly plan: Plan; round: number }>([['main', { plan: of, round: 0 }]]);
  const forked = new Map<string, number>();
  const next = ({ agentId, prompt }: Taken) => {
    const at = placeOf.get(agentId)!;
    const round = at.plan.rounds[at.round];
    at.round += 1;
    const cost = at.plan.cost / 1000;
    if (round === undefined) {
      const seen = prompt.match(/^## .*$/gm) ?? [];
      return { text: `<result>${agentId} has seen ${seen.join()}</result>`, cost };
    }
    const tags = round.map((worker) => {
      const count = (forked.get(agentId) ?? 0) + 1;
      forked.set(agentId, count);
      placeOf.set(`${agentId}_work${count}`, { plan: worker, round: 0 });
      return '<fork next="JOIN">WORK</fork>';
    });
    return { text: tags.join(''), cost };
  };
  return { 'START.md': next, 'WORK.md': next, 'JOIN.md': next };
}

const facts = ({ run }: RunEnd) => ({
  status: run.status,
  results: run.results,
  cost: run.total_cost_usd,
  steps: run.steps,
  turns: run.turns,
  states: Object.fromEntries(
    Object.entries(run.states).map(([state, { visits, turns, cost_usd: usd }]) => [
      state,
      { visits, turns, usd },
    ]),
  ),
});

/** Some hundred jobs, on a machine that may be slow: this ends what hangs. */
const HANGS_MS = 600_000;

interface Course {
  readonly maxLegs: number;
  readonly rounds: number;
  /** Orders legs, and says which are lost the first time. */
  readonly dice: readonly number[];
}

async function inJobs(lab: FanLab, agent: ScriptedAgent, { maxLegs, rounds, dice }: Course): Promise<Job> {
  const roll = (at: number): number => dice[at % dice.length]!;
  const planned = await lab.plan(agent, { workflow: 'wf', maxLegs, budgetUsd: 100 });
  let job: Job = { ...planned, outcome: { run: planned.end.run, files: '' } };
  const outcomes: LegOutcome[] = [];
  for (let round = 1; job.end.run.status === 'forked'; round += 1) {
    const legs = openRound(job.end.run)!.legs.map(({ name }) => name);
    const inOrder = [...legs].sort((a, b) => roll(Number(a)) - roll(Number(b)));
    const isLost = (leg: string): boolean => roll(Number(leg) + round) % 3 === 0;
    const from = job.place;
    for (const leg of inOrder)
      if (!isLost(leg)) outcomes.push((await lab.work(from, agent, leg, { maxLegs })).outcome);
    const collecting = { mayForkAgain: round < rounds, maxLegs };
    job = await lab.collect(from, agent, outcomes, collecting);
    if (inOrder.some(isLost)) expect(job.end.run.reason).toBe('LEG_LOST');
    for (const leg of inOrder)
      if (isLost(leg)) outcomes.push((await lab.work(from, agent, leg, { attempt: 2 })).outcome);
    job =
      job.end.run.status === 'forked'
        ? await lab.job(job.place, agent, { kind: 'plan', maxLegs })
        : await lab.collect(job.place, agent, [...outcomes].reverse(), collecting);
  }
  return job;
}

test(
  'a run in jobs comes to what it comes to on one machine',
  async () => {
    const course = fc.record({
      maxLegs: fc.integer({ min: 1, max: 5 }),
      rounds: fc.integer({ min: 1, max: 3 }),
      dice: fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(whole, course, async (of, how) => {
        const one = new FanLab(FILES);
        try {
          const here = await one.here(new ScriptedAgent(replies(of)), { budgetUsd: 100 });
          const { end } = await inJobs(one, new ScriptedAgent(replies(of)), how);
          expect(here.run.status).toBe('completed');
          expect(facts(end)).toEqual(facts(here));
        } finally {
          one.remove();
        }
      }),
      { numRuns: 6 },
    );
  },
  HANGS_MS,
);
