import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { edgesOf } from '../../src/core/story/edges.js';
import { Story } from '../../src/core/story/story.js';
import { totalsOf } from '../../src/report/totals.js';
import type { RunEnd } from '../../src/runtime/conduct.js';
import { readEvents } from '../../src/store/transcript.js';
import { type Lab, lab as newLab, ScriptedAgent, type Taken } from '../support/engine.js';

// The log is read in one way (spec 3.3). So however a run is split into attempts, and however much of its state each of
// them has lost, the story of the log is that of the undisturbed run, and what is forgotten is told apart.

/** What the agent says in one state of the plan; each leads to the next one in the end. */
type Move =
  | { readonly tag: 'goto' | 'reset' | 'call' | 'function' }
  | { readonly tag: 'loop'; readonly visits: number }
  | { readonly tag: 'fork'; readonly workers: number };

const TURN_USD = 0.25;

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ tag: fc.constantFrom('goto', 'reset', 'call', 'function') }),
  fc.record({ tag: fc.constant('loop' as const), visits: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ tag: fc.constant('fork' as const), workers: fc.integer({ min: 1, max: 3 }) }),
);

/** An attempt is stopped after so many entries of a state; then so much of what is known of it is kept, 0 to 1. */
const attempt = fc.record({
  entries: fc.integer({ min: 1, max: 6 }),
  kept: fc.double({ min: 0, max: 1, noNaN: true }),
});

const nameAt = (index: number): string => (index === 0 ? 'START.md' : `S${index}.md`);

/** Each move has a state of its own; the last one ends the run. */
function filesOf(plan: readonly Move[]): Record<string, string> {
  const files = [...plan, null].map((said, index): [string, string] => {
    const rules = [];
    if (plan[index - 1]?.tag === 'fork') rules.push('join: all');
    if (said?.tag === 'loop') rules.push(`max_visits: { count: ${said.visits}, goto: ${nameAt(index + 1)} }`);
    return [nameAt(index), ['---', ...rules, '---', 'work'].join('\n')];
  });
  return { ...Object.fromEntries(files), 'CALLED.md': 'called', 'WORKER.md': 'worker' };
}

function textOf(plan: readonly Move[], state: string): string {
  const at = state === 'START.md' ? 0 : Number(/^S(\d+)\.md$/.exec(state)?.[1] ?? plan.length);
  const said = plan[at];
  const next = nameAt(at + 1);
  switch (said?.tag) {
    case undefined:
      return '<result>done</result>';
    case 'goto':
    case 'reset':
      return `<${said.tag}>${next}</${said.tag}>`;
    case 'loop':
      return `<goto>${state}</goto>`;
    case 'call':
    case 'function':
      return `<${said.tag} return="${next}">CALLED.md</${said.tag}>`;
    case 'fork':
      return Array.from({ length: said.workers }, () => `<fork next="${next}">WORKER.md</fork>`).join('\n');
    default:
      return said satisfies never;
  }
}

/** Keeps the state as each turn finds it, as checkpoints do, in the order of the turns. */
class Machine {
  readonly #kept: string[] = [];
  #names = 0;

  constructor(
    private readonly lab: Lab,
    private readonly plan: readonly Move[],
  ) {}

  agent(): ScriptedAgent {
    const reply = (taken: Taken) => {
      this.#keep();
      return { text: textOf(this.plan, taken.state), cost: TURN_USD };
    };
    return new ScriptedAgent(
      Object.fromEntries(Object.keys(filesOf(this.plan)).map((state) => [state, reply])),
    );
  }

  /** Puts back what there was of it at some time. */
  loseLatest(share: number): void {
    const at = Math.min(this.#kept.length - 1, Math.floor(share * this.#kept.length));
    this.#kept.splice(at + 1);
    rmSync(this.#path('state'), { recursive: true });
    cpSync(this.#kept[at]!, this.#path('state'), { recursive: true });
  }

  async story(): Promise<Story> {
    const story = new Story();
    for (const event of await readEvents(this.#path('runs', 'r', 'events.jsonl'))) story.apply(event);
    return story;
  }

  #keep(): void {
    this.#names += 1;
    const name = this.#path(`kept-${this.#names}`);
    mkdirSync(name);
    cpSync(this.#path('state'), name, { recursive: true });
    rmSync(join(name, 'r.lock'), { force: true });
    this.#kept.push(name);
  }

  #path(...names: string[]): string {
    return join(this.lab.folder, '.raymond', ...names);
  }
}

/** All that a view may show of a run, without times and numbers that no two runs share. */
function told(story: Story, { run }: RunEnd) {
  const visits = [...story.agents].map(([agent, { visits }]) => [
    agent,
    visits.map(({ state, visit, turns, transition }) => {
      const costs = turns.map(({ cost_usd: usd }) => usd);
      return { state, visit, costs, tag: transition?.transition.tag, to: transition?.to };
    }),
  ]);
  const ways = edgesOf(story).map(({ from, to, kind, label, count }) =>
    [from, kind, to, label, count].join(' '),
  );
  const totals = [...totalsOf(story, 'state')].map(([state, { visits, turns, costUsd }]) => [
    state,
    visits,
    turns,
    costUsd,
  ]);
  const states = Object.entries(run.states).map(([state, { visits, turns, cost_usd: usd }]) => [
    state,
    visits,
    turns,
    usd,
  ]);
  const result = [run.status, run.results, run.steps];
  return { visits: visits.sort(), ways: ways.sort(), totals: totals.sort(), states: states.sort(), result };
}

async function liveThrough(
  plan: readonly Move[],
  attempts: readonly { readonly entries: number; readonly kept: number }[],
  concurrency: number,
): Promise<{ end: RunEnd; story: Story }> {
  const lab = newLab(filesOf(plan));
  try {
    const machine = new Machine(lab, plan);
    const launch = { concurrency };
    let end: RunEnd | null = null;
    for (const { entries, kept } of attempts) {
      const around = { next: entries };
      end =
        end === null
          ? await lab.run(machine.agent(), { launch, around })
          : await lab.resume(machine.agent(), { around });
      machine.loseLatest(kept);
    }
    end = end === null ? await lab.run(machine.agent(), { launch }) : await lab.resume(machine.agent());
    return { end, story: await machine.story() };
  } finally {
    lab.remove();
  }
}

test('any split of a run into attempts, each with any part of its state lost, tells the story of the undisturbed run', async () => {
  let forgotten = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 2, maxLength: 7 }),
      fc.array(attempt, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 3 }),
      async (plan, attempts, concurrency) => {
        const whole = await liveThrough(plan, [], concurrency);
        const split = await liveThrough(plan, attempts, concurrency);
        expect(told(split.story, split.end)).toEqual(told(whole.story, whole.end));
        expect(whole.story.forgottenUsd).toBe(0);
        const paid = TURN_USD * split.story.visits.reduce((sum, { turns }) => sum + turns.length, 0);
        expect(split.end.run.total_cost_usd).toBeCloseTo(paid + split.story.forgottenUsd, 9);
        forgotten += split.story.forgottenUsd;
      },
    ),
    { numRuns: Number(process.env.STORY_RUNS ?? 15) },
  );
  expect(forgotten).toBeGreaterThan(0);
});
