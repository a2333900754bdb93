import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Header } from '../../../src/checkpoint/seal/index.js';
import { chooseOne, legsNotice, type PulledRun } from '../../../src/cli/pull/choose.js';
import type { ReadCheckpoint } from '../../../src/runtime/checkpoint/checkpoint.js';
import { ScriptedAgent } from '../../support/engine.js';
import { FanLab, type Job } from '../../support/fan-lab.js';

// Spec 4.7 and 4.10: of a fan-out each job leaves a checkpoint of one and the same run.

let lab: FanLab;
beforeEach(() => {
  lab = new FanLab({
    'START.md': 's',
    'WORK.md': '{{item}}',
    'JOIN.md': '---\njoin: all\n---\n{{workers}}',
  });
});
afterEach(() => lab.remove());

const agent = (): ScriptedAgent =>
  new ScriptedAgent({
    'START.md': '<fork next="JOIN" item="a">WORK</fork><fork next="JOIN" item="b">WORK</fork>',
    'WORK.md': '<result>ok</result>',
    'JOIN.md': '<result>joined</result>',
  });
const left = (job: string, { end }: Pick<Job, 'end'>): PulledRun => ({
  label: `${job}-state`,
  header: { job, step: 'raymond', run_key: job, attempt: 1 } as Header,
  checkpoint: { run: end.run } as ReadCheckpoint,
});
const ANY = { runKey: undefined, leg: undefined };

test('the run itself is meant, unless one says which leg', async () => {
  const planned = await lab.plan(agent());
  const [one, two] = [
    await lab.work(planned.place, agent(), '1'),
    await lab.work(planned.place, agent(), '2'),
  ];
  const legs = [left('work-1', one), left('work-2', two)];
  const plan = left('plan', planned);
  const before = { found: [...legs, plan], rejected: [] };
  expect(chooseOne(before, ANY)).toBe(plan);
  expect(legsNotice(before, plan)).toContain('2 legs of the fan-out have left what is not in it');
  expect(chooseOne(before, { ...ANY, leg: 'work-2' })).toBe(legs[1]);
  expect(legsNotice(before, legs[1]!)).toBe(null);

  const collected = await lab.collect(planned.place, agent(), [one.outcome]);
  const collect = left('collect', collected);
  const after = { found: [plan, ...legs, collect], rejected: [] };
  expect(chooseOne(after, ANY)).toBe(collect);
  expect(legsNotice(after, collect)).toContain('A leg of the fan-out has left what is not in it');
  expect(legsNotice(after, collect)).toContain("--leg 'work-2'");
});

test('of legs alone, and of several runs, one has to say which', async () => {
  const planned = await lab.plan(agent());
  const legs = [
    left('work-1', await lab.work(planned.place, agent(), '1')),
    left('work-2', await lab.work(planned.place, agent(), '2')),
  ];
  expect(() => chooseOne({ found: legs, rejected: [] }, ANY)).toThrow("--leg 'work-2'");
  const plan = left('plan', planned);
  const other = {
    ...plan,
    checkpoint: { run: { ...planned.end.run, workflow_id: 'other' } } as ReadCheckpoint,
  };
  expect(() => chooseOne({ found: [plan, other], rejected: [] }, ANY)).toThrow('several runs');
});
