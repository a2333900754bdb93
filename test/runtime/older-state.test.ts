import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { edgesOf } from '../../src/core/story/edges.js';
import { Story } from '../../src/core/story/story.js';
import { totalsOf } from '../../src/report/totals.js';
import { readEvents } from '../../src/store/transcript.js';
import { type Lab, lab as newLab, ScriptedAgent } from '../support/engine.js';

// A state that is older than its log: restored from a copy, or without the journal that belonged to it. Its turns get
// numbers that the log knows already.

let lab: Lab;
beforeEach(() => {
  lab = newLab({ 'START.md': 'begin', 'WORK.md': 'work' });
});
afterEach(() => lab.remove());

const inRaymond = (...names: string[]): string => join(lab.folder, '.raymond', ...names);

function keep(name: string): void {
  mkdirSync(inRaymond(name));
  cpSync(inRaymond('state'), inRaymond(name), { recursive: true });
  rmSync(inRaymond(name, 'r.lock'));
}

function backTo(name: string): void {
  rmSync(inRaymond('state'), { recursive: true });
  cpSync(inRaymond(name), inRaymond('state'), { recursive: true });
}

const keeping = (name: string, text: string) => () => {
  keep(name);
  return text;
};

const begun = { 'START.md': keeping('begun', '<goto>WORK</goto>'), 'WORK.md': '<result>of before</result>' };

test('the outcome of a turn that the run has forgotten is not that of one which was cut off since', async () => {
  await lab.run(new ScriptedAgent(begun));
  backTo('begun');
  await lab.resume(new ScriptedAgent({ 'WORK.md': keeping('cut off', '<result>not known</result>') }));
  backTo('cut off');
  // As if that one had been killed before its outcome was in the log.
  const log = inRaymond('runs', 'r', 'events.jsonl');
  withoutLast(log, 'outcome');
  const { run } = await lab.resume(new ScriptedAgent({ 'WORK.md': '<result>of today</result>' }));
  expect(run.results.main).toBe('of today');
});

test('nor is that of another state', async () => {
  const log = inRaymond('runs', 'r', 'events.jsonl');
  await lab.run(new ScriptedAgent(begun));
  backTo('begun');
  withoutLast(log, 'outcome', 2);
  await lab.resume(new ScriptedAgent({ 'START.md': keeping('cut off', '<result>not known</result>') }));
  backTo('cut off');
  // As if it had been killed before its turn was in the log, whose number WORK's had.
  withoutLast(log, 'outcome');
  withoutLast(log, 'turn_started');
  const { run } = await lab.resume(new ScriptedAgent({ 'START.md': '<result>of today</result>' }));
  expect(run.results.main).toBe('of today');
});

test('what was paid for turns that have not happened is in the total, once, however often the state is put back', async () => {
  const paid = { text: '<result>of before</result>', cost: 0.2 };
  const agent = () =>
    new ScriptedAgent({
      'START.md': () => ({ text: keeping('begun', '<goto>WORK</goto>')(), cost: 0.1 }),
      'WORK.md': paid,
    });
  await lab.run(agent());
  const totals = [];
  for (let back = 0; back < 2; back += 1) {
    backTo('begun');
    const { run, runCostUsd } = await lab.resume(agent());
    const resumed = lab.events.findLast(({ type }) => type === 'run_resumed');
    totals.push([run.total_cost_usd, run.forgotten_usd, runCostUsd, resumed]);
    expect(Object.values(run.states).map(({ turns, cost_usd }) => [turns, cost_usd])).toEqual([
      [1, 0.1],
      [1, 0.2],
    ]);
  }
  expect(totals).toEqual([
    [0.5, 0.2, 0.3, expect.objectContaining({ forgotten_usd: 0.2, total_cost_usd: 0.2 })],
    [0.7, 0.4, 0.3, expect.objectContaining({ forgotten_usd: 0.4, total_cost_usd: 0.4 })],
  ]);
  const warned = lab.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
  expect(warned).toContainEqual(expect.stringMatching(/^\$0\.20 were paid for turns that the log tells of/));
});

describe('whichever turn the state is taken back to, the story of the log counts what the state does', () => {
  const files = {
    'START.md': 'begin',
    'WORK.md': 'work',
    'MEET.md': '---\njoin: all\n---\nmeet',
    'AGAIN.md': '---\nmax_visits: { count: 2, goto: LAST }\n---\nagain',
    'LAST.md': 'last',
  };
  const says: Readonly<Record<string, string>> = {
    'START.md': '<fork next="MEET">WORK</fork><fork next="MEET">WORK</fork>',
    'WORK.md': '<result>worked</result>',
    'MEET.md': '<goto>AGAIN</goto>',
    'AGAIN.md': '<goto>AGAIN</goto>',
    'LAST.md': '<result>done</result>',
  };

  test.each([1, 2, 3, 4, 5, 6, 7])('turn %d', async (kept) => {
    lab.remove();
    lab = newLab(files);
    const agent = (at: number) => {
      let turns = 0;
      const reply = ({ state }: { state: string }) => {
        turns += 1;
        return { text: turns === at ? keeping('kept', says[state]!)() : says[state]!, cost: 0.25 };
      };
      return new ScriptedAgent(Object.fromEntries(Object.keys(says).map((state) => [state, reply])));
    };
    const first = await lab.run(agent(kept));
    backTo('kept');
    const { run } = await lab.resume(agent(0));
    const story = new Story();
    for (const event of await readEvents(inRaymond('runs', 'r', 'events.jsonl'))) story.apply(event);
    const counted = [...totalsOf(story, 'state')].map(([state, { visits, turns, costUsd }]) => {
      return [state, [visits, turns, costUsd]];
    });
    const held = Object.entries(run.states).map(([state, { visits, turns, cost_usd: usd }]) => {
      return [state, [visits, turns, usd]];
    });
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(held));
    expect(story.visits).toHaveLength(run.steps);
    expect(run.states).toMatchObject(
      Object.fromEntries(Object.entries(first.run.states).map(([state, { visits }]) => [state, { visits }])),
    );
    expect(run.total_cost_usd).toBeCloseTo(story.forgottenUsd + 0.25 * story.visits.length);
    const edges = edgesOf(story).map(({ from, to, kind, count }) => `${from} ${kind} ${to} ${count}`);
    expect(edges.sort()).toEqual([
      'start goto state START.md 1',
      'state AGAIN.md goto state AGAIN.md 2',
      'state AGAIN.md limit state LAST.md 1',
      'state LAST.md goto end 1',
      'state MEET.md goto state AGAIN.md 1',
      'state START.md fork state WORK.md 2',
      'state START.md goto state MEET.md 1',
      'state WORK.md join state MEET.md 2',
    ]);
  });
});

function withoutLast(log: string, type: string, nth = 1): void {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const places = lines.flatMap((line, at) => (line.includes(`"type":"${type}"`) ? [at] : []));
  writeFileSync(log, `${lines.toSpliced(places.at(-nth)!, 1).join('\n')}\n`);
}
