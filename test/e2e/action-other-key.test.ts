import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { putArtifact, zipOf } from '../support/forge.js';
import type { StepResult } from '../support/runner/runner.mjs';

// What this very run has sealed under a key that the job no longer has (spec 4.3).

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/NEXT.sh': '[ "$MAY_END" = 1 ] && echo "<result>r</result>" || exit 7',
  });
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
});
afterEach(() => lab.close());

const OTHER_KEY = 'sk-ant-test-another0123456789abcdefghij';
const MAY_END = { MAY_END: '1' };
const inputs = (key: string, more: object = {}) => ({
  ...{ workflow: 'wf', model: 'sonnet', 'anthropic-api-key': key, 'env-allow': 'MAY_END' },
  ...more,
});
const texts = ({ annotations }: StepResult): string =>
  annotations.map(({ level, message }) => `${level}: ${message}`).join('\n');
const paid = (): number => lab.api.turns().length;
async function whole(job: Job, conclusion = 'failure'): Promise<StepResult> {
  const main = await job.main();
  await job.post();
  job.over(conclusion);
  return main;
}
/** All artifacts say so. */
function madeAt(createdAt: string): void {
  for (const artifact of lab.service.github.artifacts.all) artifact.createdAt = createdAt;
}
/** Nothing of the job's own is left under the name of its key. */
const evict = (): void => lab.service.evictCaches('raymond-');

test('the key was changed: nothing is paid twice; with the key put back the run goes on', async () => {
  const first = lab.job({ inputs: inputs(API_KEY) });
  expect((await whole(first)).outputs).toMatchObject({ status: 'failed', 'total-cost': '0.003000' });
  const stopped = await whole(lab.nextAttempt(first, { inputs: inputs(OTHER_KEY), env: MAY_END }));
  expect(stopped).toMatchObject({ conclusion: 'failure', outputs: { status: '', 'run-cost': '' } });
  expect(texts(stopped)).toMatch(
    /Run 1001, attempt 1, has sealed under another key \(id \w{16}\).*Nothing was spent\. Add .*`state-key`.*`resume-run: 1001` and `resume: never`/,
  );
  expect(paid()).toBe(1);
  const back = await whole(
    lab.nextAttempt(first, { attempt: 3, inputs: inputs(API_KEY), env: MAY_END }),
    'success',
  );
  expect(back.outputs).toMatchObject({ result: 'r', resumed: 'true', 'total-cost': '0.003000' });
  expect(paid()).toBe(1);
});

test('a cache alone tells as well; fresh-if-stuck starts afresh, and says why', async () => {
  const cacheAlone = { 'state-store': 'cache' };
  const first = lab.job({ inputs: inputs(API_KEY, cacheAlone) });
  expect((await whole(first)).outputs['state-saved']).toBe('cache');
  const stopped = await whole(lab.nextAttempt(first, { inputs: inputs(OTHER_KEY, cacheAlone) }));
  expect([stopped.conclusion, paid()]).toEqual(['failure', 1]);
  expect(texts(stopped)).toContain('has sealed under another key');
  const given = inputs(OTHER_KEY, { ...cacheAlone, resume: 'fresh-if-stuck' });
  const afresh = await whole(lab.nextAttempt(first, { attempt: 3, inputs: given, env: MAY_END }), 'success');
  expect(afresh.outputs).toMatchObject({ result: 'r', resumed: 'false' });
  expect(texts(afresh)).toMatch(/warning: Run 1001, attempt 1, has sealed under another key.*starts afresh/);
});

test('two jobs with two keys: each goes on with its own, and what is another job’s by its time is a warning', async () => {
  const one = lab.job({ job: 'one', inputs: inputs(API_KEY) });
  await whole(one);
  const two = lab.job({ job: 'two', inputs: inputs(OTHER_KEY) });
  await whole(two);
  const again = await whole(lab.nextAttempt(two, { env: MAY_END }), 'success');
  expect([again.outputs.resumed, texts(again)]).toEqual(['true', expect.not.stringContaining('another key')]);
  // The second one had left nothing: what the first has kept was made before it began.
  const three = lab.job({ job: 'three', inputs: inputs(OTHER_KEY, { 'state-store': 'none' }) });
  await whole(three);
  evict();
  madeAt('2020-01-01T00:00:00.000Z');
  const afresh = await whole(
    lab.nextAttempt(three, { inputs: inputs(OTHER_KEY, { 'state-store': 'auto' }), env: MAY_END }),
    'success',
  );
  expect(afresh.outputs).toMatchObject({ result: 'r', resumed: 'false' });
  expect(texts(afresh)).toMatch(/warning: Run 1001.*another key.*counts as another job's/);
});

test('one that was planted stops nobody: with a checkpoint of our own it is not even looked into', async () => {
  const first = lab.job({ inputs: inputs(API_KEY) });
  await whole(first);
  const plant = async (sequence: number): Promise<void> => {
    const preamble = Buffer.concat([Buffer.from('RAYMSEAL'), Buffer.from([2]), Buffer.alloc(240, 7)]);
    const name = `raymond-v2-${'ab'.repeat(10)}-1001-1-${sequence}-state`;
    await putArtifact(
      lab.service.envFor(first.context),
      name,
      await zipOf({ 'checkpoint.sealed': preamble }),
    );
  };
  await plant(1);
  const again = await whole(lab.nextAttempt(first, { env: MAY_END }), 'success');
  expect([again.outputs.resumed, texts(again)]).toEqual(['true', expect.not.stringContaining('another key')]);
  evict();
  for (const { id, name } of lab.service.artifacts())
    if (!name.includes('abab')) lab.service.github.artifacts.delete(id);
  madeAt(new Date(Date.now() + 3_600_000).toISOString());
  const afresh = await whole(lab.nextAttempt(first, { attempt: 3, env: MAY_END }), 'success');
  expect(afresh.outputs.resumed).toBe('false');
  expect(texts(afresh)).toContain("counts as another job's");
});
