import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createSnapshot } from '../../../src/checkpoint/snapshot/index.js';
import { planTree } from '../../../src/cli/pull/tree.js';
import type { CheckpointManifest } from '../../../src/runtime/checkpoint/checkpoint-schema.js';
import { parseManifest } from '../../../src/runtime/checkpoint/checkpoint-schema.js';

// The work trees of a job that has checked two repositories out beside each other, and a third within the first.

let folder: string;
function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-pull-tree-')));
  mkdirSync(join(folder, 'here'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PATHS = ['repo', 'lib', 'repo/inner'];
const MANIFEST = {
  ...{ version: 2, run_id: 'r', run_key: 'k', saved_at: 'now', github_run_id: '1', attempt: 1 },
  facts: { input_hash: null, workflow: 'wf', agent: null, model: null, vars: {} },
  ...{ sessions: {}, base: null },
};
function parsed(data: object): CheckpointManifest {
  const result = parseManifest(data);
  if ('problem' in result) throw new Error(result.problem);
  return result.manifest;
}

/** Publishes each repository, and keeps what a job has changed in it. @returns the checkpoint */
async function kept(): Promise<{ manifest: CheckpointManifest; folder: string }> {
  const trees = [];
  for (const [index, path] of PATHS.entries()) {
    const name = path.replace('/', '-');
    const seed = join(folder, `seed-${name}`);
    git(folder, 'init', '--quiet', '--initial-branch=main', seed);
    writeFileSync(join(seed, 'a.txt'), 'old\n');
    git(seed, 'add', '--all');
    git(seed, 'commit', '--quiet', `--message=${name}`);
    git(folder, 'clone', '--quiet', '--bare', seed, `${name}.git`);
    const there = join(folder, `there-${name}`);
    git(folder, 'clone', '--quiet', join(folder, `${name}.git`), there);
    writeFileSync(join(there, 'a.txt'), `of ${path}\n`);
    const bundle = `${index}.bundle`;
    const snapshot = await createSnapshot(there, join(folder, 'kept', bundle));
    trees.push({ path, bundle, snapshot });
  }
  return { manifest: parsed({ ...MANIFEST, top: 'repo', trees }), folder: join(folder, 'kept') };
}
const clone = (name: string, to: string) =>
  git(folder, 'clone', '--quiet', join(folder, `${name}.git`), join(folder, 'here', to));
const text = (path: string) => readFileSync(join(folder, 'here', path, 'a.txt'), 'utf8');

test('are put as they lay to each other, whatever the clone is called', async () => {
  const checkpoint = await kept();
  clone('repo', 'mine');
  clone('lib', 'lib');
  clone('repo-inner', 'mine/inner');
  const plan = await planTree(checkpoint, join(folder, 'here', 'mine'), 'o/r');
  expect(['mine', 'lib', 'mine/inner'].map(text)).toEqual(['old\n', 'old\n', 'old\n']);
  expect(await plan!.place()).not.toContain('is not in');
  expect(['mine', 'lib', 'mine/inner'].map(text)).toEqual(['of repo\n', 'of lib\n', 'of repo/inner\n']);
});

test('those that have no clone in their place, or one with changes, are told, and stop nothing', async () => {
  const checkpoint = await kept();
  clone('repo', 'mine');
  clone('lib', 'lib');
  writeFileSync(join(folder, 'here', 'lib', 'a.txt'), 'somebody works here\n');
  const told = await (await planTree(checkpoint, join(folder, 'here', 'mine'), 'o/r'))!.place();
  expect(told).toMatch(/The work tree lib is not in \S+\/here\/lib: .*has changes of its own \(a\.txt\)/);
  expect(told).toMatch(/The work tree repo\/inner is not in \S+\/mine\/inner: no clone of its repository/);
  expect([text('mine'), text('lib')]).toEqual(['of repo\n', 'somebody works here\n']);
});

test('a checkpoint of the versions before has one, of the workspace', () => {
  const snapshot = { version: 1 };
  expect(parsed({ ...MANIFEST, snapshot })).toMatchObject({
    ...{ top: '.', trees: [{ path: '.', bundle: 'worktree.bundle', snapshot }] },
  });
  expect(parsed({ ...MANIFEST, snapshot: null }).trees).toEqual([]);
});

test.each(['../out', '/out', 'a/../../out'])(
  'a path that leads out of the workspace is refused: %s',
  (path) => {
    const trees = [{ path, bundle: 'x.bundle', snapshot: {} }];
    expect(parseManifest({ ...MANIFEST, trees })).toMatchObject({
      problem: expect.stringContaining('trees.0.path'),
    });
  },
);
