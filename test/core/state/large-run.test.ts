import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agentOf, newAgent } from '../../../src/core/agents.js';
import { updateAgent, updateRun } from '../../../src/core/change.js';
import type { Run } from '../../../src/core/run.js';
import { parseRun } from '../../../src/core/run-schema.js';
import { ChangedState, changesOf } from '../../../src/core/state/run-changes.js';
import { step } from '../../../src/core/step.js';
import { NOW, runOf } from '../../support/run.js';

// With many agents, finding one and adding a result goes other ways than with few: to the same end.

const inputs = { turn: '1', implicit: false, now: NOW, newId: () => 'q' };
const COUNT = 300;

interface Move {
  readonly kind: 'goto' | 'fork' | 'result' | 'back';
  readonly pick: number;
}
const moves = fc.array(
  fc.record({ kind: fc.constantFrom('goto', 'fork', 'result', 'result', 'back'), pick: fc.nat() }),
  { minLength: 100, maxLength: 250 },
) as fc.Arbitrary<readonly Move[]>;

function moved(run: Run, { kind, pick }: Move): Run {
  const { id } = run.agents[pick % run.agents.length]!;
  if (kind === 'goto') return updateAgent(run, id, { current_state: `S${pick}.md` });
  const workers = [
    { target: 'W.md', variables: {} },
    { target: 'W.md', variables: {} },
  ];
  return kind === 'fork'
    ? step(run, id, { tag: 'fork', next: 'N.md', workers }, inputs).run
    : step(run, id, { tag: 'result', payload: `${id} ${pick}` }, inputs).run;
}

const start = (): Run => {
  const workers = Array.from({ length: COUNT }, (_, n) =>
    newAgent(`main_w${n + 1}`, 'W.md', '/work', { forked: { parent: 'main', depth: 0, order: n + 1 } }),
  );
  return updateRun(runOf({ main: {} }), { agents: [newAgent('main', 'A.md', '/work'), ...workers] });
};

/** The same, without anything that is known about it from before. */
const copyOf = (run: Run): Run => {
  const parsed = parseRun(JSON.parse(JSON.stringify(run)));
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.run;
};

test('whatever happens to many agents happens to them as to a copy of the run that knows nothing', () => {
  fc.assert(
    fc.property(moves, (all) => {
      let run = start();
      const earlier = [run];
      for (const [index, move] of all.entries()) {
        // From an earlier run on, as if what has come since had not.
        if (move.kind === 'back') run = earlier[move.pick % earlier.length]!;
        else {
          if (index % 40 === 0) expect(copyOf(moved(run, move))).toEqual(moved(copyOf(run), move));
          run = moved(run, move);
          if (index % 7 === 0) earlier.push(run);
        }
      }
      for (const agent of run.agents) expect(agentOf(run, agent.id)).toBe(agent);
      expect(() => agentOf(run, 'main_w0')).toThrow(/No live agent/);
      const state = new ChangedState(JSON.parse(JSON.stringify(earlier[0])));
      const changes = changesOf(earlier[0]!, run);
      expect(changes).not.toBeNull();
      state.add(JSON.parse(JSON.stringify(changes)));
      expect(parseRun(state.data)).toEqual({ run: copyOf(run) });
    }),
    { numRuns: 6 },
  );
});

test('runs that have gone on from one keep what is theirs', () => {
  const one = step(start(), 'main_w1', { tag: 'result', payload: 'one' }, inputs).run;
  const two = step(one, 'main_w2', { tag: 'result', payload: 'two' }, inputs).run;
  const other = step(one, 'main_w3', { tag: 'result', payload: 'other' }, inputs).run;
  expect([one, two, other].map(({ results }) => Object.keys(results))).toEqual([
    ['main_w1'],
    ['main_w1', 'main_w2'],
    ['main_w1', 'main_w3'],
  ]);
  expect(Object.keys(other.workers)).toEqual(['main_w1', 'main_w3']);
});
