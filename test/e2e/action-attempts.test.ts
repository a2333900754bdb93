import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { CHECKOUT_FAILED } from '../support/results-service/workflow-runs.mjs';
import { FAST } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const texts = ({ annotations }: StepResult): string => annotations.map(({ message }) => message).join('\n');
/** Main and post, and the machine is gone. */
async function whole(job: Job): Promise<StepResult> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

/** Ends where it may. */
const ONCE = { 'wf/START.sh': '[ "$MAY_END" = 1 ] && echo "<result>r</result>" || exit 7' };
const MAY_END = { MAY_END: '1' };
const ALLOWED = { 'env-allow': 'MAY_END' };

/** An attempt of which no runner has come to our step. */
function neverBegun(attempt: number, steps: typeof CHECKOUT_FAILED | [] = []): void {
  const { runs } = lab.service.github;
  runs.end(runs.begin({ runId: 1001, attempt, name: 'raymond', steps }), 'failure');
}

describe('a green run gives its outputs again, however often it is run again', () => {
  const OURS: [string, Record<string, string>][] = [
    ['default inputs', {}],
    ['a state-key', { 'state-key': KEY }],
    ['a run-key of its own', { 'run-key': 'triage', 'state-key': KEY }],
    ['artifacts alone', { 'state-store': 'artifact' }],
    ['the cache alone', { 'state-store': 'cache' }],
  ];
  test.each(OURS)('%s', async (_, inputs) => {
    lab = await ActionLab.open({ 'wf/START.sh': 'echo run >> ../../ran; echo "<result>r</result>"' });
    let job = lab.job({ inputs });
    expect((await whole(job)).outputs).toMatchObject({ result: 'r', resumed: 'false' });
    const kept = lab.storedFiles().size;
    for (let attempt = 2; attempt <= 5; attempt++) {
      job = lab.nextAttempt(job);
      expect(await whole(job)).toMatchObject({
        conclusion: 'success',
        outputs: { result: 'r', resumed: 'true', 'run-cost': '0.000000' },
      });
    }
    // Giving again takes no lease.
    expect(lab.storedFiles().size).toBe(kept);
  });
});

describe('[T:overtaken] an attempt without a lease has spent nothing, and is in nobody’s way', () => {
  async function failedOnce(inputs: object = {}): Promise<Job> {
    lab = await ActionLab.open(ONCE);
    const job = lab.job({ inputs: { ...ALLOWED, ...inputs } });
    expect((await whole(job)).outputs).toMatchObject({ status: 'failed' });
    return job;
  }
  const expectGoesOn = async (job: Job, attempt: number) => {
    const main = await whole(lab.nextAttempt(job, { attempt, env: MAY_END }));
    expect(main).toMatchObject({ conclusion: 'success', outputs: { result: 'r', resumed: 'true' } });
    return main;
  };

  test.each([
    ['cancelled in the queue', []],
    ['its checkout has failed', CHECKOUT_FAILED],
  ] as const)('%s', async (_, steps) => {
    const job = await failedOnce();
    neverBegun(2, [...steps]);
    await expectGoesOn(job, 3);
  });

  test('it was refused: an input that cannot be used, a REST API and a results service that are out of order', async () => {
    const job = await failedOnce();
    const bad = await whole(lab.nextAttempt(job, { inputs: { ...ALLOWED, workflow: 'wf', budget: 'x' } }));
    expect(bad).toMatchObject({ conclusion: 'failure', outputs: { status: '', 'state-saved': 'none' } });
    for (const [attempt, service] of [
      [3, 'github'],
      [4, 'results'],
    ] as const) {
      lab.service.fail(service, { status: 500 });
      const stopped = await whole(lab.nextAttempt(job, { attempt, env: FAST }));
      expect(stopped).toMatchObject({
        conclusion: 'failure',
        outputs: { status: '', 'state-saved': 'none' },
      });
      expect(texts(stopped)).toMatch(/Nothing was spent[\s\S]*[Rr]e-run the/);
      lab.service.heal();
    }
    await expectGoesOn(job, 5);
  });

  test('the machine was lost before its lease was there', async () => {
    const job = await failedOnce();
    const saves = lab.service.to('CreateCacheEntry').length;
    lab.service.fail('CreateCacheEntry', { hang: true });
    const lost = lab.nextAttempt(job);
    const step = lost.start();
    await lab.service.when(
      ({ route }) => route === 'CreateCacheEntry' && lab.service.to(route).length > saves,
    );
    await lost.kill();
    await step.ended;
    lost.over();
    lab.service.heal();
    await expectGoesOn(job, 3);
  });

  test.each(['cache', 'artifact'])(
    'attempt 2 had none, attempt 3 was lost after its lease (%s): attempt 4 goes on, and what was spent is told',
    async (store) => {
      lab = await ActionLab.open({ 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') });
      lab.api.reply(at('START'), '<goto>NEXT</goto>');
      lab.api.reply(at('NEXT'), 'no tag', { hang: true }, '<result>went on</result>');
      const job = lab.job({ inputs: { 'state-store': store } });
      expect((await whole(job)).outputs).toMatchObject({ status: 'failed', 'state-saved': store });
      neverBegun(2);
      const lost = lab.nextAttempt(job, { attempt: 3 });
      const step = lost.start();
      const turns = lab.api.turns().length;
      await lab.api.when((request) => at('NEXT')(request as never) && lab.api.turns().length > turns);
      await lost.kill();
      await step.ended;
      lost.end();
      lost.over();
      const main = await whole(lab.nextAttempt(job, { attempt: 4 }));
      expect(main.outputs).toMatchObject({ result: 'went on', resumed: 'true' });
      expect(texts(main)).toMatch(/^Attempt 3: ended before anything was saved.*is in no sum/m);
      expect(main.summary).toContain('at least <b>$');
      // It is known from then on.
      const again = await whole(lab.nextAttempt(job, { attempt: 5 }));
      expect(again.summary).toContain('at least <b>$');
      expect(lab.api.turns().filter((turn) => at('START')(turn))).toHaveLength(1);
    },
  );
});

test('six legs of a matrix on one run-key: each goes on with its own, in a re-run and in a new run', async () => {
  lab = await ActionLab.open({
    'wf/START.sh': `echo "$LEG" >> "$RAN"; echo '<goto>NEXT</goto>'`,
    'wf/NEXT.sh': '[ "$MAY_END" = 1 ] && echo "<result>leg $LEG</result>" || exit 7',
  });
  const ran = `${lab.folder}/ran`;
  const inputs = { ...ALLOWED, 'env-allow': 'MAY_END,LEG,RAN', 'run-key': 'triage', 'state-key': KEY };
  const env = (n: number) => ({ RAN: ran, LEG: `${n}` });
  const legs = [1, 2, 3, 4, 5, 6];
  const jobs = legs.map((n) => lab.job({ matrix: { n }, inputs, env: env(n) }));
  const ends = await Promise.all(jobs.map(whole));
  expect(ends.map(({ outputs }) => outputs.status)).toEqual(legs.map(() => 'failed'));
  const again = await Promise.all(jobs.map((job, at) => whole(lab.nextAttempt(job, { env: env(at + 1) }))));
  expect(again.map(({ outputs }) => outputs.resumed)).toEqual(legs.map(() => 'true'));
  const next = legs.map((n) =>
    lab.job({ runId: 1002, matrix: { n }, inputs, env: { ...env(n), ...MAY_END } }),
  );
  const results = await Promise.all(next.map(whole));
  expect(results.map(({ outputs }) => outputs.result)).toEqual(legs.map((n) => `leg ${n}`));
  expect(readFileSync(ran, 'utf8').split('\n').sort().join('')).toBe('123456');
});

describe('no store takes the lease', () => {
  test('nothing is spent, no script runs; then a re-run goes on', async () => {
    lab = await ActionLab.open({
      'wf/START.sh': `echo ran >> "$RAN"; ${ONCE['wf/START.sh']}`,
    });
    const env = { RAN: `${lab.folder}/ran` };
    const inputs = { 'env-allow': 'MAY_END,RAN' };
    const job = lab.job({ inputs, env });
    expect((await whole(job)).outputs.status).toBe('failed');
    for (const name of ['CreateCacheEntry', 'CreateArtifact'])
      lab.service.fail(name, { status: 403, message: 'no' });
    const second = lab.nextAttempt(job, { env: { ...env, ...FAST } });
    const stopped = await whole(second);
    expect(stopped).toMatchObject({ conclusion: 'failure', outputs: { status: '', 'state-saved': 'none' } });
    expect(texts(stopped)).toMatch(
      /That this attempt begins could not be written down \(.*\)\. Nothing was spent\. Re-run the failed jobs when GitHub answers again/,
    );
    lab.service.heal();
    const main = await whole(lab.nextAttempt(second, { env: { ...env, ...MAY_END } }));
    expect(main.outputs).toMatchObject({ result: 'r', resumed: 'true' });
    expect(readFileSync(env.RAN, 'utf8')).toBe('ran\nran\n');
  });

  test('and where it may write nowhere, and has nothing to overtake, it goes on without', async () => {
    lab = await ActionLab.open(ONCE);
    const inputs = { ...ALLOWED, 'state-store': 'cache' };
    neverBegun(1);
    const given = { attempt: 2, inputs, eventName: 'issue_comment', cache: 'read', env: MAY_END } as const;
    const event = { issue: { number: 1, user: { login: 'octocat' } }, comment: { id: 1 } };
    const main = await whole(lab.job({ ...given, event }));
    expect(main.outputs).toMatchObject({ result: 'r', resumed: 'false', 'state-saved': 'none' });
    expect(texts(main)).toContain('no earlier attempt has come to this step');
  });
});

describe('an event whose first rung is the artifact: nothing found is not nothing there', () => {
  const user = { login: 'octocat', type: 'User', id: 1 };
  const pull = { number: 1, user, head: { sha: 'f'.repeat(40), repo: { id: 42 } }, base: { ref: 'main' } };
  const EVENTS: Record<string, object> = {
    issues: { action: 'opened', sender: user, issue: { number: 1, user } },
    issue_comment: { sender: user, issue: { number: 1, user }, comment: { id: 1, user, body: 'x' } },
    discussion: { sender: user, discussion: { number: 1, user } },
    discussion_comment: { sender: user, discussion: { number: 1, user }, comment: { id: 1, user } },
    fork: { sender: user, forkee: { id: 77 } },
    watch: { sender: user, action: 'started' },
    pull_request_target: { sender: user, pull_request: pull },
    pull_request_review: { sender: user, pull_request: pull, review: { user } },
    pull_request_review_comment: { sender: user, pull_request: pull, comment: { user } },
    workflow_run: { sender: user, workflow_run: { id: 5, actor: user, triggering_actor: user } },
  };
  const inputs = { ...ALLOWED, 'state-key': KEY, 'trust-checkout': 'true' };

  test.each(Object.keys(EVENTS))('%s: it stops and names what hides nothing', async (eventName) => {
    lab = await ActionLab.open(ONCE);
    const given = { eventName, event: EVENTS[eventName]!, cache: 'read', inputs } as const;
    const job = lab.job(given);
    expect((await whole(job)).outputs).toMatchObject({ status: 'failed', 'state-saved': 'artifact' });
    const { artifacts } = lab.service.github;
    const hidden = artifacts.list();
    for (const { id } of hidden) artifacts.delete(id);
    const stopped = await whole(lab.nextAttempt(job, { env: MAY_END }));
    expect(stopped).toMatchObject({ conclusion: 'failure', outputs: { status: '', result: '' } });
    expect(texts(stopped)).toMatch(/Nothing was spent\. Re-run the failed jobs alone, which hides nothing\./);
    const isPulls = /^pull|^workflow_run/.test(eventName);
    expect(texts(stopped).includes('"Run workflow" with `resume-run: 1001`')).toBe(!isPulls);
  });

  test.each([
    ['cancelled in the queue', []],
    ['its checkout has failed', CHECKOUT_FAILED],
  ] as const)('no earlier attempt has come to this step, %s: it starts, and says so', async (_, steps) => {
    lab = await ActionLab.open(ONCE);
    neverBegun(1, [...steps]);
    const given = { eventName: 'issues', event: EVENTS.issues!, cache: 'read', inputs } as const;
    const main = await whole(lab.job({ ...given, attempt: 2, env: MAY_END }));
    expect(main.outputs).toMatchObject({ result: 'r', resumed: 'false' });
    expect(texts(main)).toContain('no earlier attempt has come to this step');
    expect(main.summary).not.toContain('at least');
  });
});

describe('the text of the workflow', () => {
  const say = (what: string) => `echo "<result>${what}</result>"`;

  test('of a green run has changed: a new run, and the notice names the files', async () => {
    lab = await ActionLab.open({ 'wf/START.sh': say('A'), 'wf/OLD.md': prompt('OLD') });
    const job = lab.job();
    expect((await whole(job)).outputs.result).toBe('A');
    lab.push({
      'wf/START.sh': say('B'),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`wf/N${n}.sh`, say('n')])),
    });
    const main = await whole(lab.nextAttempt(job));
    expect(main.outputs).toMatchObject({ result: 'B', resumed: 'false' });
    expect(texts(main)).toContain(
      'N1.sh (new), N2.sh (new), N3.sh (new), N4.sh (new), N5.sh (new), and 1 more. A new run starts.',
    );
    // And that one is given again.
    expect((await whole(lab.nextAttempt(job, { attempt: 3 }))).outputs).toMatchObject({
      result: 'B',
      resumed: 'true',
    });
  });

  test('of a run that is not finished has changed: it stops, and no path of the runner is named', async () => {
    lab = await ActionLab.open(ONCE);
    const job = lab.job({ inputs: ALLOWED });
    await whole(job);
    lab.push({ 'wf/START.sh': say('B') });
    const next = lab.nextAttempt(job);
    const main = await whole(next);
    expect(texts(main)).toMatch(/START\.sh \(changed\)/);
    expect(`${texts(main)}${main.summary}`).not.toContain(next.workspace);
  });

  test('is not there: its path is told as it is in the repository', async () => {
    lab = await ActionLab.open(ONCE);
    const job = lab.job({ inputs: { workflow: 'elsewhere' } });
    const main = await whole(job);
    expect(texts(main)).toMatch(/^elsewhere: the workflow does not exist/m);
    expect(main.summary).not.toContain(job.workspace);
  });
});
