import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { judgeCheckout } from '../../../src/action/guard/checkout.js';
import { variableOf } from '../../../src/action/inputs.js';
import { readJob } from '../../../src/action/job.js';
import { openWorkflow } from '../../../src/workflow/open.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-imports-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A repository with these files, and its commit. */
function repository(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: join(folder, name),
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=x');
  return git('rev-parse', 'HEAD');
}

const wf = (review: string) => ({
  '.raymond/wf/START.md': 'x',
  '.raymond/wf/workflow.yaml': `workflows: { review: ${review} }\n`,
});

/** The workflow as the Action opens it, and what its import says. */
async function importedBody(
  { sha, event = {}, eventName = 'push' }: { sha: string; event?: object; eventName?: string },
  inputs: Readonly<Record<string, string>> = {},
): Promise<string> {
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event));
  const settings = `[url "file://${folder}/"]\n\tinsteadOf = https://github.com/o/\n`;
  writeFileSync(join(folder, '.gitconfig'), settings);
  const job = readJob({
    ...{ GITHUB_WORKSPACE: join(folder, 'work'), GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: sha },
    ...{ GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: join(folder, 'event.json') },
    ...{ RUNNER_TEMP: join(folder, 'temp'), PATH: process.env.PATH, INPUT_WORKFLOW: '.raymond/wf' },
    HOME: folder,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value])),
  });
  const { workflow: path, mayImport } = await judgeCheckout({
    ...job,
    inputs: { ...job.inputs, 'github-token': null },
  });
  const workflow = await openWorkflow(path, { mayImport, linted: true });
  const state = workflow.state('review:START.md');
  return state.kind === 'prompt' ? state.body : '';
}

describe('[T:imports-judged] a workflow that a job uses may use others', () => {
  test('in the workspace', async () => {
    const sha = repository('work', { ...wf('../../lib/review'), 'lib/review/START.md': 'ours' });
    expect(await importedBody({ sha })).toBe('ours');
  });

  test('nowhere else, also by a link, unless that is meant', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere', 'START.md'), 'theirs');
    const sha = repository('work', wf('../../link'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'work', 'link'));
    await expect(importedBody({ sha })).rejects.toThrow(
      /review: it lies outside of the workspace, at .*elsewhere/,
    );
    expect(await importedBody({ sha }, { 'allow-outside-workspace': 'true' })).toBe('theirs');
  });

  test('in no other checkout, which may be anybody’s, unless that is trusted', async () => {
    const sha = repository('work', wf('../../pr/review'));
    repository('work/pr', { 'review/START.md': 'theirs' });
    await expect(importedBody({ sha })).rejects.toThrow(
      /review: it lies in another checkout than the workflow, pr,/,
    );
    expect(await importedBody({ sha }, { 'trust-checkout': 'true' })).toBe('theirs');
  });

  test('of the base commit alone, where strangers may have written the checkout', async () => {
    const base = repository('r', { ...wf('../../lib/review'), 'lib/review/START.md': 'ours' });
    const head = repository('work', { ...wf('../../lib/review'), 'lib/review/START.md': 'theirs' });
    const target = {
      eventName: 'pull_request_target',
      event: {
        repository: { id: 1 },
        pull_request: { base: { sha: base }, head: { sha: head, repo: { id: 2 } } },
      },
      sha: base,
    };
    expect(await importedBody(target)).toBe('ours');
  });

  test('and not outside of that commit, whatever it says', async () => {
    const base = repository('r', wf('../../../../work/lib/review'));
    const head = repository('work', { ...wf('.'), 'lib/review/START.md': 'theirs' });
    const target = {
      eventName: 'pull_request_target',
      event: {
        repository: { id: 1 },
        pull_request: { base: { sha: base }, head: { sha: head, repo: { id: 2 } } },
      },
      sha: base,
    };
    await expect(importedBody(target)).rejects.toThrow(
      `review: it is not in ${base}, the commit that the workflow is read from`,
    );
    const outside = { 'allow-outside-workspace': 'true' };
    await expect(importedBody(target, outside)).rejects.toThrow('it is not in');
  });
});
