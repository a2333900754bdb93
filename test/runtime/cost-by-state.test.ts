import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Run, StateTallies } from '../../src/core/run.js';
import { Story } from '../../src/core/story/story.js';
import { totalsOf } from '../../src/report/totals.js';
import { readTurnPrompt } from '../../src/store/transcript.js';
import { type Lab, lab as newLab, type Reply, ScriptedAgent } from '../support/engine.js';

let current: Lab | undefined;
function lab(files: Record<string, string>): Lab {
  current = newLab(files);
  return current;
}
afterEach(() => {
  current?.remove();
  current = undefined;
});

const LOOP = `---
max_visits: { count: 50, goto: END }
allowed_transitions:
  - { tag: goto, target: CHECK }
---
Improve {{item}}.
`;
const FILES = {
  'START.sh': `echo '<fork next="LOOP" item="a">LOOP</fork><fork next="LOOP" item="b">LOOP</fork>'\n`,
  'LOOP.md': LOOP,
  'CHECK.sh': `echo '<goto>LOOP</goto>'\n`,
  'END.md': 'Sum up.',
};

/** Amounts whose sums are no round numbers. */
const costly = (failing: (turn: number) => boolean) => {
  let turn = 0;
  return new ScriptedAgent({
    'LOOP.md': (): Reply => {
      turn += 1;
      const cost = 0.1 / 3 + turn / 7e4;
      if (failing(turn)) return { cost, fail: { kind: 'refused', message: 'no' } };
      // Every ninth answer has to be reminded of.
      return { cost, text: turn % 9 === 0 ? 'I forgot.' : '<goto>CHECK</goto>' };
    },
    'END.md': { cost: 0.07, text: '<result>done</result>' },
  });
};

const sum = (states: StateTallies, of: 'visits' | 'turns' | 'cost_usd'): number =>
  Object.values(states).reduce((total, tally) => total + tally[of], 0);

function expectWhole({ states, steps, turns, total_cost_usd: total }: Run): void {
  expect(sum(states, 'visits')).toBe(steps);
  expect(sum(states, 'turns')).toBe(turns);
  expect(Math.abs(sum(states, 'cost_usd') - total)).toBeLessThan(1e-6);
}

describe('what states have come to', () => {
  test('adds up to the run, over 300 visits of three agents, a failure and a resume', async () => {
    const { run, resume, events, folder } = lab(FILES);
    const options = { budgetUsd: 100, launch: { max_steps: 10_000 } };
    const failed = await run(
      costly((turn) => turn === 40),
      options,
    );
    expect(failed.run).toMatchObject({ status: 'failed', reason: 'REFUSED' });
    expectWhole(failed.run);

    const ended = await resume(
      costly(() => false),
      options,
    );
    expect(ended.run.status).toBe('completed');
    expectWhole(ended.run);
    expect(ended.run.states).toMatchObject({
      'START.sh': { visits: 1, turns: 1, cost_usd: 0 },
      'LOOP.md': { visits: 150 },
      'CHECK.sh': { visits: 150, turns: 150 },
      'END.md': { visits: 3, turns: 3 },
    });
    expect(ended.run.steps).toBe(304);

    // The log tells the same.
    const story = new Story(true);
    for (const event of events) story.apply(event);
    const logged = totalsOf(story, 'state');
    for (const [state, { visits, turns, cost_usd: usd, ms }] of Object.entries(ended.run.states)) {
      expect(logged.get(state)).toMatchObject({ visits, turns, ms });
      expect(logged.get(state)!.costUsd).toBeCloseTo(usd, 9);
    }
    const byAgent = [...totalsOf(story, 'agent').values()].reduce((all, { costUsd }) => all + costUsd, 0);
    expect(byAgent).toBeCloseTo(ended.run.total_cost_usd, 6);

    const turn = events.find((event) => event.type === 'turn_started' && event.state === 'LOOP.md');
    expect(turn?.type === 'turn_started' && readTurnPrompt(turn.transcript)).toMatch(/^Improve /);
    expect(readTurnPrompt(join(folder, 'nowhere.jsonl'))).toBeNull();
  });
});
