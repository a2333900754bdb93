import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import { putArtifact } from '../support/forge.js';
import type { StepResult } from '../support/runner/runner.mjs';

// What a start costs of the limit that a whole repository shares (spec 4.3, "at most 10 REST requests at a start").

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const MAY_END = { MAY_END: '1' };
const ONCE = { 'wf/START.sh': '[ "$MAY_END" = 1 ] && echo "<result>r</result>" || exit 7' };
const OWN = { 'state-key': KEY, 'env-allow': 'MAY_END', 'anthropic-api-key': '', 'run-key': 'triage' };
const MOST = 10;
const ISSUES = {
  eventName: 'issues',
  event: { action: 'opened', sender: { login: 'octocat' }, issue: { number: 1, user: { login: 'octocat' } } },
  cache: 'read',
} as const;
const EVENTS = [
  ['push', { eventName: 'push' }],
  ['issues', ISSUES],
] as const;

const warnings = ({ annotations }: StepResult): string[] =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);

/** So many runs of the same workflow and event, which have left nothing. */
function earlier(count: number, event: string, from = 1): void {
  for (let n = from; n < from + count; n++)
    lab.service.github.runs.describe(n, { path: '.github/workflows/raymond.yml', event });
}

/** @returns how many REST requests there were until the run began */
async function started(job: Job): Promise<{ main: StepResult; requests: string[] }> {
  const before = lab.service.requests.length;
  const main = await job.main();
  const told = lab.service.requests.slice(before);
  // What is asked when the run is saved is no more of the start.
  const end = told.findLastIndex(({ route }) => ['CreateCacheEntry', 'CreateArtifact'].includes(route));
  const requests = told.slice(0, end).filter(({ labels }) => labels.includes('github'));
  await job.post();
  job.over(main.conclusion);
  return { main, requests: requests.map(({ route }) => route) };
}

describe.each(EVENTS)('an own key, on %s', (event, options) => {
  test.each([0, 100, 1000])('with %d earlier runs', async (count) => {
    lab = await ActionLab.open(ONCE);
    earlier(count, event);
    const first = await started(lab.job({ runId: 2000, inputs: OWN, ...options }));
    expect(first.main.outputs.status).toBe('failed');
    expect(first.requests.length).toBeLessThanOrEqual(MOST);
    if (count > 0)
      expect(warnings(first.main).join('\n')).toMatch(
        new RegExp(`${count - 2} earlier runs of this workflow were not looked at`),
      );
    earlier(count, event, 2001);
    const second = await started(lab.job({ runId: 5000, inputs: OWN, env: MAY_END, ...options }));
    expect(second.main.outputs).toMatchObject({ result: 'r', resumed: 'true' });
    expect(second.requests.length).toBeLessThanOrEqual(MOST);
  });

  test('caches are gone, and hundred runs came between: what was kept is found by the record', async () => {
    lab = await ActionLab.open(ONCE);
    await started(lab.job({ runId: 2000, inputs: OWN, ...options }));
    lab.service.evictCaches('raymond-');
    earlier(100, event, 2001);
    const second = await started(lab.job({ runId: 5000, inputs: OWN, env: MAY_END, ...options }));
    expect(second.main.outputs).toMatchObject({ result: 'r', resumed: 'true' });
    expect(second.requests.length).toBeLessThanOrEqual(MOST);
    expect(warnings(second.main).join('\n')).not.toContain('not looked at');
  });

  test('caches are gone, and runs of forks have left records under the name: ours is found behind them', async () => {
    lab = await ActionLab.open(ONCE);
    await started(lab.job({ runId: 2000, inputs: OWN, ...options }));
    lab.service.evictCaches('raymond-');
    const { name } = lab.service.artifacts().find((each) => each.name.endsWith('-begun'))!;
    const path = '.github/workflows/raymond.yml';
    for (let n = 2001; n <= 2150; n++) {
      lab.service.github.runs.describe(n, { path, event, head_repository_id: 4711 });
      await putArtifact(lab.service.envFor({ runId: n, attempt: 1 }), name, Buffer.from('x'));
    }
    const second = await started(lab.job({ runId: 5000, inputs: OWN, env: MAY_END, ...options }));
    expect(second.main.outputs).toMatchObject({ result: 'r', resumed: 'true' });
    expect(second.requests.length).toBeLessThanOrEqual(MOST);
  });
});

test('six legs of a matrix on one own key: each goes on with its own, ten requests a leg at most', async () => {
  lab = await ActionLab.open(ONCE);
  earlier(100, 'push');
  const legs = [1, 2, 3, 4, 5, 6];
  const leg = (runId: number, n: number, env: Record<string, string> = {}): Job =>
    lab.job({ runId, inputs: OWN, eventName: 'push', matrix: { n }, env });
  for (const n of legs) expect((await started(leg(2000, n))).main.outputs.status).toBe('failed');
  for (const n of legs) {
    const { main, requests } = await started(leg(2001, n, MAY_END));
    expect(main.outputs).toMatchObject({ result: 'r', resumed: 'true' });
    expect(requests.length).toBeLessThanOrEqual(MOST);
  }
});

test('a first run under the default key asks GitHub once, and the results service seven times', async () => {
  lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>r</result>'" });
  const main = await lab.job({ inputs: { 'state-key': KEY } }).main();
  expect(main.outputs.status).toBe('completed');
  expect(lab.service.to('github').map(({ route }) => route)).toEqual(['getJob']);
  expect(lab.service.requests.filter(({ labels }) => !labels.includes('github')).length).toBeLessThanOrEqual(
    7,
  );
});
