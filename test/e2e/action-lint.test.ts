import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { prompt } from '../support/e2e-lab.js';

let lab: ActionLab;
afterEach(() => lab.close());

const FINE = '---\nallowed_transitions:\n  - { tag: result }\n---\nEnd with <result>x</result>.\n';
const to = (target: string) =>
  `---\nallowed_transitions:\n  - { tag: goto, target: ${target} }\n---\nGo on.\n`;

beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': to('NEXT'),
    'wf/NEXT.md': FINE,
    'other/START.md': prompt('START'),
  });
});

/** A job that has no secret, no API that says who is who, and no agent CLI: a stranger's pull request. */
function pullRequestOfAStranger(inputs: Record<string, string> = {}) {
  const base = lab.git(join(lab.folder, 'source'), 'rev-parse', 'HEAD').trim();
  const event = {
    action: 'opened',
    sender: { login: 'mallory', type: 'User' },
    repository: { id: 42 },
    pull_request: { number: 5, base: { sha: base }, head: { sha: 'd'.repeat(40), repo: { id: 7 } } },
  };
  return lab.job({
    eventName: 'pull_request',
    event,
    sha: base,
    actor: 'mallory',
    inputs: { mode: 'lint', model: '', 'anthropic-api-key': '', 'github-token': '', ...inputs },
    env: { PATH: '/usr/bin:/bin', ANTHROPIC_BASE_URL: undefined },
  });
}

test('[T:mode-lint] a pull request of a stranger is linted as it is checked out: nothing of it is run, and nobody asked for rights', async () => {
  const job = pullRequestOfAStranger({ workflow: 'wf\nother\n' });
  const mark = join(lab.folder, 'ran');
  writeFileSync(join(job.workspace, 'wf', 'START.md'), to('REVEIW'));
  writeFileSync(
    join(job.workspace, 'wf', 'LEFT.sh'),
    `touch '${mark}'; echo '<result>x</result>'\nif true; then\n`,
  );
  const main = await job.main();

  expect(main.conclusion).toBe('failure');
  expect(main.outputs).toMatchObject({
    status: 'failed',
    reason: 'WORKFLOW_INVALID',
    result: expect.stringMatching(/^\{"errors":2,"warnings":0,"infos":\d\}$/),
    'total-cost': '0.000000',
    'run-cost': '0.000000',
    'state-saved': 'none',
    'run-id': '',
  });
  const own = main.annotations.filter(({ file }) => file !== undefined);
  expect(own.map(({ level, file, line, title }) => [level, file, line, title])).toEqual([
    ['error', 'wf/LEFT.sh', '2', 'script-syntax'],
    ['error', 'wf/START.md', '3', 'missing-target'],
  ]);
  expect(own[1]?.message).toContain('there is no state "REVEIW"');
  expect(main.annotations.filter(({ file }) => file === undefined).map(({ message }) => message)).toEqual([
    expect.stringContaining('Lint has found 2 errors'),
  ]);
  expect(main.summary).toMatch(/Lint of wf, other · 2 errors/);
  expect(main.summary).toContain('| ❌ | <code>missing-target</code> | wf/START.md');
  const whole = JSON.parse(readFileSync(main.outputs['result-file']!, 'utf8')) as { rule: string }[];
  expect(whole).toContainEqual(
    expect.objectContaining({ rule: 'missing-target', file: 'wf/START.md', line: 3 }),
  );
  expect((await job.post())?.conclusion).toBe('success');
  expect([lab.service.cacheEntries(), lab.service.artifacts(), lab.api.requests]).toEqual([[], [], []]);
  expect(() => readFileSync(mark)).toThrow();
});

test('warnings are annotations and no failure; what is only to be known stands in the log', async () => {
  const job = pullRequestOfAStranger();
  writeFileSync(join(job.workspace, 'wf', 'LEFT.md'), FINE);
  const main = await job.main();
  expect([main.conclusion, main.outputs.status, main.outputs.reason]).toEqual(['success', 'completed', '']);
  expect(main.annotations.map(({ level, file, line, title }) => [level, file, line, title])).toEqual([
    ['warning', 'wf/LEFT.md', '5', 'unreachable-state'],
  ]);
  expect(main.log).toContain('wf/START.md:3: info implicit-transition');
});

test('a path without a workflow fails the job with all outputs set; so does one that leads out of the workspace, and an import that does', async () => {
  const none = await pullRequestOfAStranger({ workflow: 'nowhere' }).main();
  expect([none.conclusion, none.outputs.status, none.outputs.reason]).toEqual([
    'failure',
    '',
    'WORKFLOW_INVALID',
  ]);
  const reaching = pullRequestOfAStranger();
  writeFileSync(join(reaching.workspace, 'wf', 'workflow.yaml'), 'workflows:\n  machine: /etc\n');
  const reached = await reaching.main();
  expect([reached.conclusion, reached.outputs.status]).toEqual(['failure', 'failed']);
  expect(reached.annotations).toContainEqual(
    expect.objectContaining({
      file: 'wf/workflow.yaml',
      line: '2',
      message: expect.stringContaining('outside of the workspace'),
    }),
  );
  const job = pullRequestOfAStranger({ workflow: 'link' });
  symlinkSync('/etc', join(job.workspace, 'link'));
  const out = await job.main();
  expect([out.conclusion, out.outputs.status, out.outputs.reason]).toEqual(['failure', '', 'USAGE']);
  expect(out.annotations.map(({ message }) => message).join()).toContain('allow-outside-workspace');
});
