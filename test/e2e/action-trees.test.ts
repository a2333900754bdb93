import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';

// Which work trees come along to another machine (spec 4.3 (3)): those of the repositories that the run has worked in.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const texts = (step: { annotations: { message: string }[] }) =>
  step.annotations.map(({ message }) => message).join('\n');
async function whole(job: Job) {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}
const clone = (from: string, to: string) =>
  lab.git(lab.folder, 'clone', '--quiet', '--depth=1', `file://${join(lab.folder, from)}`, to);
/** As `actions/checkout` leaves it with a `path`. */
function checkOutAt(job: Job, ...paths: string[]): void {
  rmSync(job.workspace, { recursive: true, force: true });
  mkdirSync(job.workspace);
  for (const path of paths) clone(path === 'lib' ? 'lib.git' : 'remote.git', join(job.workspace, path));
}
/** A second repository. */
function publishLib(): void {
  const source = join(lab.folder, 'lib-source');
  mkdirSync(source);
  writeFileSync(join(source, 'lib.txt'), 'lib\n');
  lab.git(source, 'init', '--quiet', '--initial-branch=main');
  lab.git(source, 'add', '--all');
  lab.git(source, 'commit', '--quiet', '--message=lib');
  lab.git(lab.folder, 'clone', '--quiet', '--bare', source, join(lab.folder, 'lib.git'));
}
function push(to: string, file: string, text: string): void {
  const folder = mkdtempSync(join(lab.folder, 'push-'));
  lab.git(lab.folder, 'clone', '--quiet', join(lab.folder, to), join(folder, 'clone'));
  writeFileSync(join(folder, 'clone', file), text);
  lab.git(join(folder, 'clone'), 'add', '--all');
  lab.git(join(folder, 'clone'), 'commit', '--quiet', '--message=moved');
  lab.git(join(folder, 'clone'), 'push', '--quiet');
}
/** A script that ends with what it finds, the second time. */
const twice = (first: string, second: string) =>
  `[ "$MAY_END" = 1 ] && { echo "<result>$(${second})</result>"; exit; }\n${first}\nexit 3\n`;
const INPUTS = { 'state-key': KEY, 'env-allow': 'MAY_END' };
const ENDING = { env: { MAY_END: '1' } };

test('`path:` of actions/checkout with `working-directory`: what the run has changed comes along', async () => {
  lab = await ActionLab.open({ 'sub/wf/START.sh': twice('echo paid > work.txt', 'cat work.txt') });
  const job = lab.job({ inputs: { ...INPUTS, 'working-directory': 'repo/sub' } });
  checkOutAt(job, 'repo');
  const first = await whole(job);
  expect(texts(first)).not.toContain('not kept');
  const next = lab.nextAttempt(job, ENDING);
  checkOutAt(next, 'repo');
  const main = await whole(next);
  expect(main.outputs).toMatchObject({ result: 'paid', resumed: 'true' });
  expect(texts(main)).not.toContain('not kept');
});

test("workers' own work trees come along there, too", async () => {
  lab = await ActionLab.open({
    'wf/START.sh': 'echo \'<fork next="NEXT">WORK</fork>\'',
    'wf/WORK.sh': `# raymond: worktree=true\n${twice('echo paid > work.txt', 'cat work.txt')}`,
    'wf/NEXT.sh': "# raymond: join=all\necho '<result>joined</result>'",
  });
  const job = lab.job({ inputs: { ...INPUTS, 'working-directory': 'repo' } });
  checkOutAt(job, 'repo');
  await whole(job);
  const next = lab.nextAttempt(job, ENDING);
  checkOutAt(next, 'repo');
  const main = await whole(next);
  expect(texts(main)).not.toContain('could not be restored');
  expect(main.outputs).toMatchObject({ status: 'completed', resumed: 'true' });
});

test('files that git is told not to look at come along', async () => {
  lab = await ActionLab.open({
    'f.txt': 'old\n',
    'g.txt': 'old\n',
    'wf/START.sh': twice(
      'git update-index --skip-worktree f.txt; git update-index --assume-unchanged g.txt\necho new > f.txt; echo new > g.txt',
      'cat f.txt g.txt; git ls-files -v f.txt g.txt',
    ),
  });
  const job = lab.job({ inputs: INPUTS });
  await whole(job);
  expect((await whole(lab.nextAttempt(job, ENDING))).outputs.result).toBe('new\nnew\nS f.txt\nh g.txt');
});

describe('a second repository, which a state goes into', () => {
  const FLOW = {
    'wf/START.sh': 'echo mine > mine.txt; echo \'<reset cd="../lib">THERE</reset>\'',
    'wf/THERE.sh': 'echo changed > lib.txt; echo \'<reset cd="../repo">BACK</reset>\'',
    'wf/BACK.sh': twice('true', 'cat mine.txt ../lib/lib.txt ../lib/pushed.txt 2>&1'),
  };
  async function begun(inputs: object = {}): Promise<Job> {
    lab = await ActionLab.open(FLOW);
    publishLib();
    const job = lab.job({ inputs: { ...INPUTS, 'working-directory': 'repo', ...inputs } });
    checkOutAt(job, 'repo', 'lib');
    expect(texts(await whole(job))).not.toContain('not kept');
    return job;
  }
  async function again(job: Job, ...paths: string[]) {
    const next = lab.nextAttempt(job, ENDING);
    checkOutAt(next, ...paths);
    return { main: await whole(next), workspace: next.workspace };
  }

  test('comes along, and its base is judged by itself', async () => {
    const job = await begun();
    push('lib.git', 'pushed.txt', 'pushed\n');
    const { main } = await again(job, 'repo', 'lib');
    expect(main.outputs).toMatchObject({ result: 'mine\nchanged\npushed', resumed: 'true' });
    expect(texts(main)).toMatch(/The branch in lib has moved on .* was put on the new head/);
  });

  test('one that conflicts stops it, named, and all checkouts are as they were', async () => {
    const job = await begun();
    push('lib.git', 'lib.txt', 'theirs\n');
    const { main, workspace } = await again(job, 'repo', 'lib');
    expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '' } });
    expect(texts(main)).toMatch(/The branch in lib has moved on .* cannot be put there.*`resume-run`/);
    expect(existsSync(join(workspace, 'repo', 'mine.txt'))).toBe(false);
    expect(readFileSync(join(workspace, 'lib', 'lib.txt'), 'utf8')).toBe('theirs\n');
    for (const name of ['repo', 'lib'])
      expect(lab.git(join(workspace, name), 'status', '--porcelain', '--branch')).toBe(
        '## main...origin/main\n',
      );
  });

  test('one that conflicts goes on on the old commit with `checkout-base`, the other on its own', async () => {
    const job = await begun({ 'on-base-change': 'checkout-base' });
    push('lib.git', 'lib.txt', 'theirs\n');
    const { main } = await again(job, 'repo', 'lib');
    expect(main.outputs.result).toMatch(/^mine\nchanged\n/);
  });

  test('is not checked out any more: that is said, with its place', async () => {
    const { main } = await again(await begun(), 'repo');
    expect(main.conclusion).toBe('failure');
    expect(texts(main)).toMatch(
      /work tree in lib cannot be restored: no repository is checked out in .*lib\./,
    );
  });
});

test('a place without a repository, and one outside of the workspace, are told', async () => {
  lab = await ActionLab.open({
    'wf/START.sh': 'mkdir -p ../plain; touch ../plain/x; echo \'<reset cd="../plain">PLAIN</reset>\'',
    'wf/PLAIN.sh': 'mkdir -p "$RUNNER_TEMP/far"; echo "<reset cd=\\"$RUNNER_TEMP/far\\">FAR</reset>"',
    'wf/FAR.sh': 'exit 3',
  });
  const job = lab.job({ inputs: { ...INPUTS, 'working-directory': 'repo' } });
  checkOutAt(job, 'repo');
  const main = await whole(job);
  expect(texts(main)).toMatch(/not kept: plain is no git repository/);
  expect(texts(main)).toMatch(/not kept: \S*far lies outside of the workspace/);
});

test("a second checkout within the first is in nobody's way, and comes along where a state goes into it", async () => {
  lab = await ActionLab.open({
    'wf/START.sh': 'echo mine > mine.txt; echo \'<reset cd="lib">THERE</reset>\'',
    'wf/THERE.sh': twice('echo changed > lib.txt', 'cat ../mine.txt lib.txt'),
  });
  publishLib();
  const inputs = { ...INPUTS, 'run-key': 'triage' };
  const job = lab.job({ runId: 1, inputs });
  clone('lib.git', join(job.workspace, 'lib'));
  expect(texts(await whole(job))).not.toContain('not kept');
  push('remote.git', 'later.txt', 'later\n');
  const sha = lab.git(join(lab.folder, 'remote.git'), 'rev-parse', 'main').trim();
  const next = lab.job({ runId: 2, sha, inputs, ...ENDING });
  clone('lib.git', join(next.workspace, 'lib'));
  const main = await whole(next);
  expect(texts(main)).toContain('what the run has changed was put on the new head');
  expect(main.outputs).toMatchObject({ result: 'mine\nchanged', resumed: 'true' });
  expect(lab.git(next.workspace, 'status', '--porcelain')).toBe('?? lib/\n?? mine.txt\n');
});
