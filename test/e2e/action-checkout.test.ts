import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { IN_PROJECT } from '../../src/store/project-folder.js';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());
beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/NEXT.sh': "echo '<result>the base</result>'",
  });
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
});

/** A hook that tells that it ran, and another workflow than the base's. */
function strangersCommit(folder: string): { mark: string; sha: string } {
  const mark = join(lab.folder, 'hook-ran');
  const hooks = { SessionStart: [{ hooks: [{ type: 'command', command: `touch '${mark}'` }] }] };
  for (const [name, text] of [
    ['.claude/settings.json', JSON.stringify({ hooks })],
    ['wf/NEXT.sh', "echo '<result>the stranger</result>'"],
  ] as const) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  lab.git(folder, 'add', '--all');
  lab.git(folder, 'commit', '--quiet', '--message=mine');
  return { mark, sha: lab.git(folder, 'rev-parse', 'HEAD').trim() };
}

const main = (): string => lab.git(join(lab.folder, 'source'), 'rev-parse', 'HEAD').trim();

/** What runs with secrets for pull requests of anybody; its people are let through, so that only the checkout counts. */
function target(inputs: Record<string, string> = {}): Job {
  const base = main();
  return lab.job({
    eventName: 'pull_request_target',
    event: {
      action: 'opened',
      sender: { login: 'octocat', type: 'User' },
      repository: { id: 42 },
      pull_request: { number: 5, base: { sha: base }, head: { sha: 'd'.repeat(40), repo: { id: 7 } } },
    },
    sha: base,
    inputs: { 'allow-users': 'octocat', ...inputs },
  });
}

const cloneOf = (source: string, folder: string): string =>
  lab.git(lab.folder, 'clone', '--quiet', source, folder);

describe('[T:checkout-trust] a checkout that strangers may have written', () => {
  test('is not trusted for being the default branch of the fork that it was cloned from', async () => {
    const job = target();
    const fork = join(lab.folder, 'fork');
    cloneOf(join(lab.folder, 'remote.git'), fork);
    const { mark } = strangersCommit(fork);
    lab.git(job.workspace, 'fetch', '--quiet', `file://${fork}`, 'main');
    lab.git(job.workspace, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
    // As actions/checkout leaves it with `repository: ${{ github.event.pull_request.head.repo.full_name }}`.
    lab.git(job.workspace, 'remote', 'set-url', 'origin', `file://${fork}`);
    const step = await job.main();
    expect([step.conclusion, step.outputs.result]).toEqual(['success', 'the base']);
    expect(existsSync(mark)).toBe(false);
  });

  test('is not trusted in a folder beside our own, where the agents work', async () => {
    const job = target({ 'working-directory': 'pr' });
    cloneOf(join(lab.folder, 'remote.git'), join(job.workspace, 'pr'));
    const { mark } = strangersCommit(join(job.workspace, 'pr'));
    const step = await job.main();
    expect(existsSync(mark)).toBe(false);
    expect([step.conclusion, step.outputs.result]).toEqual(['success', 'the base']);
  });

  test('is not trusted in a folder of an empty workspace', async () => {
    const job = lab.job({ sha: main(), inputs: { 'working-directory': 'pr' } });
    cloneOf(join(lab.folder, 'remote.git'), join(lab.folder, 'moved'));
    rmSync(job.workspace, { recursive: true });
    mkdirSync(job.workspace);
    renameSync(join(lab.folder, 'moved'), join(job.workspace, 'pr'));
    const { mark } = strangersCommit(join(job.workspace, 'pr'));
    const step = await job.main();
    expect(existsSync(mark)).toBe(false);
    expect([step.conclusion, step.outputs.result]).toEqual(['success', 'the base']);
  });
});

test.each(Object.values(IN_PROJECT))(
  '[T:links-out] nothing of ours is written or deleted through a link at %s that a checkout has',
  async (name) => {
    const elsewhere = join(lab.folder, 'elsewhere');
    mkdirSync(join(elsewhere, 'carrier'), { recursive: true });
    writeFileSync(join(elsewhere, 'carrier', 'precious'), '');
    const job = lab.job({ sha: main() });
    mkdirSync(dirname(join(job.workspace, name)), { recursive: true });
    symlinkSync(elsewhere, join(job.workspace, name));
    const step = await job.main();
    expect(readdirSync(elsewhere, { recursive: true })).toEqual(['carrier', join('carrier', 'precious')]);
    expect(step.annotations.map(({ message }) => message).join()).toContain(`${name} leads to ${elsewhere}`);
    expect(lab.api.turns()).toEqual([]);
  },
);

test.each(['state', 'runs', 'checkpoint'])(
  '[T:links-out] what lay in .raymond before is neither read nor written: a link at %s leads nowhere',
  async (name) => {
    const elsewhere = join(lab.folder, 'elsewhere');
    mkdirSync(elsewhere);
    const job = lab.job({ sha: main() });
    mkdirSync(join(job.workspace, '.raymond'));
    symlinkSync(elsewhere, join(job.workspace, '.raymond', name));
    const step = await job.main();
    expect([step.conclusion, readdirSync(elsewhere)]).toEqual(['success', []]);
  },
);
