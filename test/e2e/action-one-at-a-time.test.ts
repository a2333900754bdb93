import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { FAST, later } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const OWN = { 'run-key': 'triage', 'state-key': 'a state key of the tests, forty-three chars' };
const HOUR_MS = 3_600_000;

let lab: ActionLab;
/** Turns of START hang as long as this is true. */
let hangs: boolean;
/** Turns of START go on as long as this is pending. */
let works: Promise<unknown>;
beforeEach(async () => {
  lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
  hangs = false;
  works = Promise.resolve();
  lab.api.reply((request) => hangs && at('START')(request), { hang: true });
  lab.api.reply(at('START'), () => ({ until: works, text: '<result>mine</result>' }));
});
afterEach(() => lab.close());

const job = (runId: number, given: Parameters<ActionLab['job']>[0] = {}): Job =>
  lab.job({ runId, ...given, inputs: { ...OWN, ...given.inputs } });

/** Main and post, and the machine is gone. */
async function whole(one: Job): Promise<StepResult> {
  const main = await one.main();
  await one.post();
  one.over(main.conclusion);
  return main;
}

function expectGaveWay({ conclusion, annotations, outputs }: StepResult, to: string): void {
  const text = annotations.map(({ message }) => message).join('\n');
  expect(text).toContain(to);
  expect(text).toContain('Nothing was spent');
  expect([conclusion, outputs['run-cost'] || '0']).toEqual(['failure', '0']);
}

/** A run of which the first turn never ends. */
async function hanging(runId: number) {
  hangs = true;
  const one = job(runId);
  const step = one.start();
  await lab.api.when((request) => at('START')(request as never));
  const kill = async () => {
    hangs = false;
    await one.kill();
    await step.ended;
    one.end();
    one.over();
  };
  return { kill };
}

test('the second of two runs under one key spends nothing and names the first; gone by the API, it is taken over at once', async () => {
  const first = await hanging(1);
  expectGaveWay(await whole(job(2)), 'run 1, attempt 1');
  expect(lab.api.turns()).toHaveLength(1);
  await first.kill();
  expect((await whole(job(3))).outputs).toMatchObject({ status: 'completed', result: 'mine' });
});

test('both begin before either has saved: the older goes on, the younger spends nothing and names it', async () => {
  // Each has looked before the other's lease is there, and both leases are there at one stroke: of one that came late the
  // younger would rightly know nothing.
  const bothHaveLooked = lab.service.when(() => lab.service.to('FinalizeCacheEntryUpload').length === 2);
  lab.service.fail('FinalizeCacheEntryUpload', { until: bothHaveLooked, times: 2 });
  const ends = whole(job(2));
  // A younger one that ended after the older one had would rightly have had its turn.
  works = ends;
  const [older, younger] = await Promise.all([whole(job(1)), ends]);
  expect(older.outputs).toMatchObject({ status: 'completed', result: 'mine' });
  expectGaveWay(younger, 'run 1, attempt 1');
  expect(lab.api.turns()).toHaveLength(1);
});

test('the younger has not seen the older, whose lease came late: the older gives way, and names it', async () => {
  const youngerWorks = lab.api.when((request) => at('START')(request as never));
  lab.service.fail('CreateCacheEntry', { until: youngerWorks, times: 1 });
  const late = job(1, { env: FAST });
  const older = whole(late);
  await lab.service.when(({ route }) => route === 'CreateCacheEntry');
  const younger = await hanging(2);
  expectGaveWay(await older, 'run 2, attempt 1');
  expect(lab.api.turns()).toHaveLength(1);
  // A third one sees the run that is at work, and not only the lease that came last.
  expectGaveWay(await whole(job(3)), 'run 2, attempt 1');
  await younger.kill();
});

test('a turn of 40 minutes, or of seven hours, changes nothing; where GitHub is silent, until 6 h 15 min are over', async () => {
  const first = await hanging(1);
  expectGaveWay(await whole(job(2, { env: later(HOUR_MS * 7) })), 'run 1, attempt 1');
  const heal = [lab.service.fail('listAttemptJobs', { status: 502 })];
  heal.push(lab.service.fail('getRunAttempt', { status: 502 }));
  expectGaveWay(await whole(job(3, { env: later((HOUR_MS * 2) / 3) })), 'run 1, attempt 1');
  expect(lab.api.turns()).toHaveLength(1);
  hangs = false;
  expect((await whole(job(4, { env: later(HOUR_MS * 6.3) }))).outputs.result).toBe('mine');
  for (const undo of heal) undo();
  await first.kill();
});

test('a higher attempt of the same run does not wait for a lower one, whatever the API says of it', async () => {
  const first = await hanging(1);
  hangs = false;
  const second = await whole(job(1, { attempt: 2 }));
  expect(second.outputs).toMatchObject({ status: 'completed', result: 'mine' });
  await first.kill();
});
