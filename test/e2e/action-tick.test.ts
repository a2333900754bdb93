import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { usageLimit } from '../support/model-api/script.mjs';
import { later } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = { 'state-key': 'a state key of the tests, forty-three chars' };
const HOUR_MS = 3_600_000;
const BOT = 'github-actions[bot]';

let lab: ActionLab;
/** Turns of START hang as long as this is true. */
let hangs: boolean;
beforeEach(async () => {
  lab = await ActionLab.open({ 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') });
  hangs = false;
  lab.api.reply((request) => hangs && at('START')(request), { hang: true });
});
afterEach(() => lab.close());

const texts = ({ annotations }: StepResult) => annotations.map(({ message }) => message).join('\n');
const records = () => lab.service.artifacts().filter(({ name }) => name.endsWith('-parked'));

/** Main and post, and the machine is gone. */
async function whole(job: Job): Promise<StepResult> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

const run = (given: Parameters<ActionLab['job']>[0] = {}): Promise<StepResult> =>
  whole(lab.job({ ...given, inputs: { ...KEY, ...given.inputs } }));

/** One tick of the schedule, so much later. */
async function tick(runId: number, aheadMs = 0, inputs: Record<string, string> = {}) {
  const dispatches = lab.service.github.dispatches.length;
  const reruns = lab.service.github.reruns.length;
  const before = lab.service.requests.length;
  const end = await whole(
    lab.job({
      ...{ runId, eventName: 'schedule', job: 'tick', env: aheadMs === 0 ? {} : later(aheadMs) },
      inputs: { ...KEY, mode: 'tick', workflow: '', 'anthropic-api-key': '', ...inputs },
    }),
  );
  const asked = lab.service.requests.slice(before).filter(({ labels }) => labels.includes('github'));
  return {
    end,
    requests: asked.length,
    dispatches: lab.service.github.dispatches.slice(dispatches),
    reruns: lab.service.github.reruns.slice(reruns),
  };
}

/** The run that GitHub starts by the last dispatch: a bot's. */
function dispatched(runId: number, given: Parameters<ActionLab['job']>[0] = {}): Promise<StepResult> {
  const last = lab.service.github.dispatches.at(-1);
  if (last?.kind !== 'workflow') throw new Error('nothing was dispatched');
  return run({
    ...{ runId, eventName: 'workflow_dispatch', actor: BOT, ref: `refs/heads/${last.ref}` },
    event: { inputs: last.inputs, sender: { login: BOT, type: 'Bot' } },
    ...given,
    inputs: { ...given.inputs, ...last.inputs },
  });
}

test('a usage limit: before it resets a tick does nothing, after it one dispatch, and that run completes in the same session', async () => {
  const resetsAt = Math.floor((Date.now() + HOUR_MS) / 1000);
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
  lab.api.reply(at('NEXT'), usageLimit({ resetsAt }), '<result>after the limit</result>');
  const token = {
    'anthropic-api-key': '',
    'claude-code-oauth-token': lab.api.subscriptionEnv.CLAUDE_CODE_OAUTH_TOKEN ?? '',
  };
  const parked = await run({ runId: 1, inputs: token });
  expect(parked.outputs).toMatchObject({ status: 'paused', reason: 'USAGE_LIMIT' });
  expect([parked.conclusion, records()]).toEqual(['success', [expect.objectContaining({ runId: 1 })]]);
  // A name says nothing.
  expect(records()[0]?.name).toMatch(/^raymond-v2-[0-9a-f]{20}-\d+-parked$/);

  const early = await tick(2);
  expect([early.dispatches, early.reruns, early.end.conclusion]).toEqual([[], [], 'success']);
  expect(early.requests).toBeLessThanOrEqual(5);
  expect(early.end.summary).toContain('not before');
  expect(early.end.outputs).toMatchObject({ status: 'completed', 'run-cost': '0.000000' });

  const due = await tick(3, HOUR_MS + 60_000);
  expect(due.dispatches).toEqual([
    { kind: 'workflow', workflow: 'raymond.yml', ref: 'main', inputs: { 'resume-run': '1' } },
  ]);
  expect(due.end.summary).toContain('woken by a dispatch');
  // The woken run is not there yet: another tick leaves it alone.
  const again = await tick(4, HOUR_MS + 120_000);
  expect(again.dispatches).toEqual([]);

  const turns = lab.api.turns().length;
  const woken = await dispatched(5, { inputs: token });
  expect(woken.outputs).toMatchObject({ status: 'completed', result: 'after the limit', resumed: 'true' });
  const sessions = lab.api
    .turns()
    .slice(turns - 1)
    .map(({ sessionId }) => sessionId);
  expect(new Set(sessions).size).toBe(1);
  // It is over: the next tick says so by tidying up, and later ones have nothing to look at.
  const last = await tick(6, HOUR_MS * 9);
  expect([last.dispatches, records()]).toEqual([[], []]);
  const idle = await tick(7, HOUR_MS * 10);
  expect(idle.requests).toBeLessThanOrEqual(3);
});

test('a deadline is due at once; a run of a pull request is re-run, not dispatched; nobody wakes another branch or file', async () => {
  hangs = true;
  const inputs = { deadline: '2s' };
  const pr = {
    eventName: 'pull_request',
    ref: 'refs/pull/5/merge',
    baseRef: 'main',
    headRef: 'feature',
    event: { pull_request: { number: 5, base: { ref: 'main' }, head: { ref: 'feature', repo: { id: 42 } } } },
  };
  const job = lab.job({ runId: 1, ...pr, inputs: { ...KEY, ...inputs } });
  expect((await whole(job)).outputs).toMatchObject({ status: 'paused', reason: 'DEADLINE' });
  await run({ runId: 2, inputs });
  await run({ runId: 3, ref: 'refs/heads/other', inputs });
  await run({ runId: 4, workflow: '.github/workflows/other.yml', inputs });
  hangs = false;
  lab.api.reply(at('START'), '<result>one</result>');

  const due = await tick(10);
  expect(due.reruns).toEqual([{ run: 1, failedOnly: false }]);
  expect(due.dispatches.map((each) => each.kind === 'workflow' && each.inputs)).toEqual([
    { 'resume-run': '2' },
  ]);
  const again = { workflow: 'wf', model: 'sonnet', 'anthropic-api-key': API_KEY, ...KEY };
  const rerun = lab.nextAttempt(job, { triggeringActor: BOT, inputs: again });
  expect((await whole(rerun)).outputs).toMatchObject({ status: 'completed', resumed: 'true' });
});

test('legs of one run that are due have one wake; a leg that has left nothing is not begun by a bot', async () => {
  hangs = true;
  await Promise.all([1, 2].map((n) => run({ runId: 2, matrix: { n }, inputs: { deadline: '2s' } })));
  hangs = false;
  lab.api.reply(at('START'), '<result>one</result>', '<result>two</result>');
  expect((await tick(10)).dispatches).toHaveLength(1);
  const legs = await Promise.all([1, 2].map((n) => dispatched(11, { matrix: { n } })));
  for (const { outputs } of legs) expect(outputs).toMatchObject({ status: 'completed', resumed: 'true' });
  // A leg that has left nothing is not begun by a bot; what is done is given again, for nothing.
  const turns = lab.api.turns().length;
  const other = await dispatched(12, { matrix: { n: 3 } });
  expect([other.conclusion, other.outputs.status]).toEqual(['success', '']);
  expect(texts(other)).toContain('nothing');
  expect(lab.api.turns()).toHaveLength(turns);
});

test('[T:wake-rights] without actions: write nothing is woken, and the missing line is named', async () => {
  hangs = true;
  await run({ runId: 1, inputs: { deadline: '2s' } });
  lab.service.github.permissions.actions = 'read';
  const refused = await tick(2);
  expect([refused.end.conclusion, refused.dispatches, records().length]).toEqual(['failure', [], 1]);
  expect(texts(refused.end)).toContain('`actions: write`');
  lab.service.github.permissions.actions = 'none';
  expect(texts((await tick(3)).end)).toContain('`actions: write`');
  lab.service.github.permissions.actions = 'write';

  // Silence is no absence.
  const heal = lab.service.fail('listArtifacts', { status: 502 });
  const silent = await tick(4);
  expect([silent.end.conclusion, silent.dispatches]).toEqual(['success', []]);
  expect(texts(silent.end)).toContain('could not be read');
  heal();

  // Wakes that lead to nothing: four back off and come again, then the run is stuck, and a person is told.
  let ahead = 0;
  const woken: number[] = [];
  for (let n = 0; n < 5; n++) {
    ahead += HOUR_MS * 9;
    woken.push((await tick(20 + n, ahead, { 'max-wakes': '3' })).dispatches.length);
  }
  expect(woken).toEqual([1, 1, 1, 0, 0]);
  const stuck = await tick(30, ahead + HOUR_MS, { 'max-wakes': '3' });
  expect(texts(stuck.end)).toMatch(/Run 1, attempt 1.*stuck.*resume-run: 1/s);
});

test('two ticks at once wake one run once; the work that a bot may not do stays undone', async () => {
  hangs = true;
  await run({ runId: 1, inputs: { deadline: '2s' } });
  hangs = false;
  // Each has looked before the other has written anything.
  const uploads = () => lab.service.to('CreateArtifact').length;
  const before = uploads();
  const bothHaveLooked = lab.service.when(() => uploads() >= before + 2);
  lab.service.fail('CreateArtifact', { until: bothHaveLooked, times: 2 });
  const ends = await Promise.all([tick(2), tick(3)]);
  expect(ends.map(({ end }) => end.conclusion)).toEqual(['success', 'success']);
  expect(lab.service.github.dispatches).toHaveLength(1);

  // A bot's dispatch that names no run, and its re-run of one that has failed: refused, for nothing.
  const event = { sender: { login: BOT, type: 'Bot' } };
  const stranger = await run({ runId: 4, actor: BOT, event });
  expect([stranger.conclusion, stranger.outputs.status]).toEqual(['failure', '']);
  expect(texts(stranger)).toContain('allow-bots');
  lab.api.reply(at('START'), 'no tag');
  const failing = lab.job({ runId: 5, inputs: KEY });
  expect((await whole(failing)).outputs.status).toBe('failed');
  const turns = lab.api.turns().length;
  const retried = await whole(lab.nextAttempt(failing, { triggeringActor: BOT }));
  expect([retried.conclusion, texts(retried)]).toEqual(['failure', expect.stringContaining('write access')]);
  expect(lab.api.turns()).toHaveLength(turns);
});
