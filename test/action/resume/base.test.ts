import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  backTo,
  type CheckoutState,
  checkoutStateOf,
  goBack,
  moveOnto,
} from '../../../src/action/resume/base.js';
import { createSnapshot, restoreSnapshot, type Snapshot } from '../../../src/checkpoint/snapshot/index.js';
import { gitIn } from '../../../src/runtime/checkpoint/git.js';

let folder: string;
function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}
function put(repository: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
}
function commit(repository: string, files: Record<string, string>): void {
  put(repository, files);
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message=more');
}
const read = (repository: string, name: string) => readFileSync(join(repository, name), 'utf8');

let remote: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-base-')));
  const seed = join(folder, 'seed');
  git(folder, 'init', '--quiet', '--initial-branch=main', seed);
  commit(seed, { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
  remote = join(folder, 'remote.git');
  git(folder, 'clone', '--quiet', '--bare', seed, remote);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function clone(name: string): string {
  git(folder, 'clone', '--quiet', `file://${remote}`, join(folder, name));
  return join(folder, name);
}
function push(files: Record<string, string>): void {
  const other = clone(`other-${Math.random()}`);
  commit(other, files);
  git(other, 'push', '--quiet');
}

const bundle = () => join(folder, 'bundle');
/** What a run has left, and another checkout after the branch has moved, with it on the old commit. */
async function resumed(changes: (from: string) => void, moved: Record<string, string>) {
  const from = clone('from');
  changes(from);
  const snapshot = JSON.parse(JSON.stringify(await createSnapshot(from, bundle()))) as Snapshot;
  push(moved);
  const to = clone('to');
  const own = gitIn(to, process.env);
  const standing = (await checkoutStateOf(own)) as CheckoutState;
  await goBack(own, standing, snapshot);
  await restoreSnapshot(to, bundle(), snapshot);
  return {
    to,
    standing,
    moving: () => moveOnto(own, snapshot.base!, standing),
    back: () => backTo(own, standing),
  };
}

const MARK = ['update-index', '--skip-worktree', 'a.txt'];

test('files that git is told not to look at move along, with their marks', async () => {
  const { to, moving } = await resumed(
    (from) => {
      git(from, ...MARK);
      put(from, { 'a.txt': 'of the run\n' });
    },
    { 'b.txt': 'moved\n' },
  );
  expect(await moving()).toBeNull();
  expect([read(to, 'a.txt'), read(to, 'b.txt')]).toEqual(['of the run\n', 'moved\n']);
  expect(git(to, 'ls-files', '-v', 'a.txt', 'b.txt')).toBe('S a.txt\nH b.txt\n');
});

test('they conflict like all others, and are taken back', async () => {
  const { to, moving, back } = await resumed(
    (from) => {
      git(from, ...MARK);
      put(from, { 'a.txt': 'of the run\n' });
    },
    { 'a.txt': 'moved\n' },
  );
  expect(await moving()).toContain('conflict');
  await back();
  expect(read(to, 'a.txt')).toBe('moved\n');
  expect(git(to, 'ls-files', '-v')).not.toMatch(/^[Sa-z] /m);
  expect(git(to, 'status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
});

test('of branches those move along that the run has left where it began, and what it has made is taken back', async () => {
  const { to, standing, moving, back } = await resumed(
    (from) => {
      git(from, 'switch', '--quiet', '--create', 'fix');
      commit(from, { 'new.txt': 'new\n' });
    },
    { 'b.txt': 'moved\n' },
  );
  expect(await moving()).toBeNull();
  expect(git(to, 'log', '--format=%s', 'fix')).toBe('more\nmore\nmore\n');
  expect(git(to, 'rev-parse', 'main').trim()).toBe(standing.commit);
  await back();
  expect(git(to, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main\n');
  expect(git(to, 'status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
});
