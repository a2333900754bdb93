import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answer } from '../../src/core/answer.js';
import { newRun } from '../../src/core/life.js';
import type { Transition } from '../../src/core/protocol/transition.js';
import type { Launch, Run } from '../../src/core/run.js';
import { parseRun } from '../../src/core/run-schema.js';
import { step } from '../../src/core/step.js';

const launch: Launch = {
  agent: 'claude',
  model: null,
  effort: null,
  recording: null,
  permission_mode: 'acceptEdits',
  dangerously_skip_permissions: false,
  tools: null,
  allow: null,
  deny: [],
  mcp: null,
  agent_args: null,
  timeout: 600,
  concurrency: 4,
  max_steps: 100,
  max_forks: 256,
  on_ask: 'pause',
  on_limit: 'auto',
  max_wait: 600,
  cwd: '/work',
  root: '/work',
  env_allow: [],
  keys: null,
  loop: null,
};

const state = fc.constantFrom('A.md', 'B.md', 'WORK_ITEM.md', 'A1.md', 'POLL.sh');
const text = fc.option(fc.string(), { nil: undefined });

const transition: fc.Arbitrary<Transition> = fc.oneof(
  fc.record({ tag: fc.constant('goto' as const), target: state }),
  fc.record({ tag: fc.constant('reset' as const), target: state }),
  fc.record({ tag: fc.constant('call' as const), target: state, return: state }),
  fc.record({ tag: fc.constant('function' as const), target: state, return: state }),
  fc.record({
    tag: fc.constant('fork' as const),
    next: state,
    workers: fc.array(
      fc.record({ target: state, variables: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }) }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({ tag: fc.constant('ask' as const), question: fc.string(), next: state }),
  fc.record({ tag: fc.constant('result' as const), payload: fc.string() }),
);

/** A walk: at each step some live agent takes some transition. */
const walk = fc.array(fc.record({ pick: fc.nat(), transition, input: text }), { maxLength: 60 });

function start(): Run {
  return newRun({
    id: 'r',
    workflow: { path: '/wf', fingerprint: 'f', files: {} },
    entry: 'A.md',
    input: null,
    budgetUsd: 1,
    launch,
    metadata: {},
    now: '2026-11-21T10:00:00.000Z',
  });
}

function stepper(): (
  run: Run,
  move: { pick: number; transition: Transition },
) => { before: Run; agent: string; run: Run } | null {
  let ids = 0;
  return (run, { pick, transition: asked }) => {
    if (run.agents.length === 0) return null;
    const agent = run.agents[pick % run.agents.length]!;
    if (agent.status === 'asking')
      return { before: run, agent: agent.id, run: answer(run, agent.id, 'yes', (target) => target).run };
    const inputs = {
      turn: '1',
      implicit: false,
      now: '2026-11-21T11:00:00.000Z',
      newId: () => `ask${++ids}`,
    };
    return { before: run, agent: agent.id, run: step(run, agent.id, asked, inputs).run };
  };
}

test('stack depth changes by one at most, and only call, function and result change it', () => {
  fc.assert(
    fc.property(walk, (moves) => {
      let run = start();
      const next = stepper();
      for (const move of moves) {
        const moved = next(run, move);
        if (moved === null) return;
        const before = moved.before.agents.find(({ id }) => id === moved.agent)!;
        const after = moved.run.agents.find(({ id }) => id === moved.agent);
        const depth = after?.stack.length ?? -1;
        const asked = before.status === 'asking' ? 'answer' : move.transition.tag;
        const change = asked === 'call' || asked === 'function' ? 1 : asked === 'result' ? -1 : 0;
        expect(depth).toBe(before.stack.length + change);
        run = moved.run;
      }
    }),
  );
});

test('no agent is lost and no id is used twice', () => {
  fc.assert(
    fc.property(walk, (moves) => {
      let run = start();
      const next = stepper();
      const seen = new Set(['main']);
      for (const move of moves) {
        const moved = next(run, move);
        if (moved === null) return;
        const born = moved.run.agents.filter(({ id }) => !run.agents.some((old) => old.id === id));
        for (const { id } of born) {
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
        run = moved.run;
        const accounted = [...run.agents.map(({ id }) => id), ...Object.keys(run.results)].sort();
        expect(accounted).toEqual([...seen].sort());
      }
    }),
  );
});

test('a run that is written and read back steps the same', () => {
  fc.assert(
    fc.property(walk, (moves) => {
      let run = start();
      let copy = start();
      const next = stepper();
      const nextOfCopy = stepper();
      for (const move of moves) {
        const parsed = parseRun(JSON.parse(JSON.stringify(copy)));
        if ('problem' in parsed) throw new Error(parsed.problem);
        const moved = next(run, move);
        const movedCopy = nextOfCopy(parsed.run, move);
        expect(movedCopy?.run).toEqual(moved?.run);
        if (moved === null || movedCopy === null) return;
        run = moved.run;
        copy = movedCopy.run;
      }
    }),
  );
});

test('a step changes nothing of the run it was given', () => {
  fc.assert(
    fc.property(walk, (moves) => {
      let run = start();
      const next = stepper();
      for (const move of moves) {
        const before = JSON.stringify(run);
        const moved = next(run, move);
        if (moved === null) return;
        expect(JSON.stringify(run)).toBe(before);
        run = moved.run;
      }
    }),
  );
});
