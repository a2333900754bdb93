import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

function withoutLast(log: string, type: string, nth = 1): void {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const places = lines.flatMap((line, at) => (line.includes(`"type":"${type}"`) ? [at] : []));
  writeFileSync(log, `${lines.toSpliced(places.at(-nth)!, 1).join('\n')}\n`);
}
