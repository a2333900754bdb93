import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';

let lab: ActionLab;
afterEach(() => lab.close());

beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': '---\nallowed_transitions:\n  - { tag: goto, target: CHECK }\n---\nWork.\n',
    'wf/CHECK.sh': 'env > seen.txt; echo "<result>checked</result>"\n',
    'wf/recording/replies.yaml': 'START: [<goto>CHECK</goto>]\n',
    'wf/recording/test.yaml': `name: the usual
expect:
  status: completed
  paths: { main: START CHECK }
  result: checked
  files: { seen.txt: { schema: true } }
`.replace('{ schema: true }', '{ pattern: ^RAYMOND_STATE=CHECK }'),
  });
});

/** A job that has no secret, no API that says who is who, and no agent CLI. */
function job(eventName: string, inputs: Record<string, string> = {}) {
  const base = lab.git(join(lab.folder, 'source'), 'rev-parse', 'HEAD').trim();
  return lab.job({
    eventName,
    event: {
      action: 'opened',
      sender: { login: 'mallory', type: 'User' },
      repository: { id: 42 },
      pull_request: { number: 5, base: { sha: base }, head: { sha: 'd'.repeat(40), repo: { id: 7 } } },
    },
    sha: base,
    actor: 'mallory',
    inputs: { mode: 'test', model: '', 'anthropic-api-key': '', 'github-token': '', ...inputs },
    env: { ANTHROPIC_BASE_URL: undefined, SECRET_OF_THE_JOB: 'do not tell' },
  });
}

test("a stranger's pull request is tested: nothing is kept, nobody is asked, and its tree is not touched", async () => {
  const fine = job('pull_request');
  const main = await fine.main();
  expect([main.conclusion, main.outputs]).toEqual([
    'success',
    expect.objectContaining({
      status: 'completed',
      reason: '',
      result: '{"passed":1,"failed":0}',
      'total-cost': '0.000000',
      'state-saved': 'none',
    }),
  ]);
  expect(main.log).toContain('ok 1 - the usual');
  expect(main.summary).toMatch(/Test of wf · 1 passed, 0 failed/);
  expect(readdirSync(fine.workspace)).not.toContain('seen.txt');
  expect((await fine.post())?.conclusion).toBe('success');
  expect([lab.service.cacheEntries(), lab.service.artifacts(), lab.api.requests]).toEqual([[], [], []]);
});

test('a case that fails is told at the line of its test.yaml, and its scripts have seen no secret', async () => {
  const failing = job('pull_request', { workflow: 'wf\nwf' });
  const file = join(failing.workspace, 'wf', 'recording', 'test.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace('START CHECK', 'START END')
      .replace('^RAYMOND_STATE=CHECK', 'SECRET_OF_THE_JOB|INPUT_|ACTIONS_RUNTIME'),
  );
  const main = await failing.main();
  expect([main.conclusion, main.outputs.status, main.outputs.reason, main.outputs.result]).toEqual([
    'failure',
    'failed',
    'TEST_FAILED',
    '{"passed":0,"failed":2}',
  ]);
  const own = main.annotations.filter(({ file }) => file !== undefined);
  expect(own.slice(0, 2).map(({ level, file, line, title }) => [level, file, line, title])).toEqual([
    ['error', 'wf/recording/test.yaml', '4', 'raymond test: the usual'],
    ['error', 'wf/recording/test.yaml', '6', 'raymond test: the usual'],
  ]);
  expect(own[0]?.message).toBe(
    'paths.main [main CHECK (visit 1)]: expected END after START (visit 1), was CHECK (visit 1)',
  );
  const whole = JSON.parse(readFileSync(main.outputs['result-file']!, 'utf8')) as object[];
  expect(whole).toHaveLength(2);
});

test('where an event comes with secrets for what strangers write, their scripts are not run', async () => {
  const main = await job('pull_request_target').main();
  expect([main.conclusion, main.outputs.reason]).toEqual(['failure', 'USAGE']);
  expect(main.annotations.map(({ message }) => message).join()).toContain(
    'Test pull requests on the event pull_request',
  );
});
