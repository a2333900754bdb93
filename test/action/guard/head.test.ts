import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { headOf, workTreeAt } from '../../../src/action/guard/head.js';

const root = mkdtempSync(join(tmpdir(), 'raymond-head-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function repository(name: string, ...init: string[]): string {
  const folder = join(root, name);
  mkdirSync(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main', ...init);
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=first');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=second');
  return folder;
}

const hasReftable = (): boolean => {
  try {
    repository('tried', '--ref-format=reftable');
    return true;
  } catch {
    return false;
  }
};

const places: readonly [string, () => string][] = [
  ['a branch', () => repository('branch')],
  [
    'a branch with a slash in its name',
    () => {
      const folder = repository('slash');
      git(folder, 'checkout', '--quiet', '-b', 'fix/a');
      git(folder, 'commit', '--quiet', '--allow-empty', '--message=third');
      return folder;
    },
  ],
  [
    'a commit without a branch',
    () => {
      const folder = repository('detached');
      git(folder, 'checkout', '--quiet', '--detach', 'HEAD~1');
      return folder;
    },
  ],
  [
    'packed refs, of which one ends as ours does',
    () => {
      const folder = repository('packed');
      git(folder, 'branch', 'also/refs/heads/main', 'HEAD~1');
      git(folder, 'pack-refs', '--all');
      return folder;
    },
  ],
  [
    'a packed branch that has gone on since',
    () => {
      const folder = repository('gone-on');
      git(folder, 'pack-refs', '--all');
      git(folder, 'commit', '--quiet', '--allow-empty', '--message=third');
      return folder;
    },
  ],
  [
    'a linked work tree',
    () => {
      const folder = join(root, 'linked');
      git(repository('main-tree'), 'worktree', 'add', '--quiet', '-b', 'other', folder, 'HEAD~1');
      return folder;
    },
  ],
  [
    'a folder below',
    () => {
      const folder = join(repository('above'), 'a', 'b');
      mkdirSync(folder, { recursive: true });
      return folder;
    },
  ],
  [
    'a branch that is a link to another',
    () => {
      const folder = repository('link');
      git(folder, 'symbolic-ref', 'refs/heads/alias', 'refs/heads/main');
      writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/alias\n');
      return folder;
    },
  ],
  [
    'a branch that is a link, and was packed before it was one',
    () => {
      const folder = repository('packed-link');
      git(folder, 'branch', 'alias', 'HEAD~1');
      git(folder, 'pack-refs', '--all');
      git(folder, 'symbolic-ref', 'refs/heads/alias', 'refs/heads/main');
      writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/alias\n');
      return folder;
    },
  ],
  ['sha-256', () => repository('sha256', '--object-format=sha256')],
  ...(hasReftable()
    ? [['a reftable', () => repository('reftable', '--ref-format=reftable')] as [string, () => string]]
    : []),
];

describe('the commit that is checked out', () => {
  test.each(places)('%s: as git tells it', async (_name, make) => {
    const folder = make();
    expect(await headOf(folder)).toBe(git(folder, 'rev-parse', 'HEAD'));
  });

  test.each(['a branch', 'packed refs', 'a commit', 'a linked', 'sha-256'])(
    '%s…: without a git',
    async (start) => {
      const [, make] = places.find(([name]) => name.startsWith(start))!;
      rmSync(root, { recursive: true, force: true });
      mkdirSync(root);
      const folder = make();
      expect(await headOf(folder, { PATH: '' })).toBe(git(folder, 'rev-parse', 'HEAD'));
    },
  );

  test('is where the environment says that git’s folder is', async () => {
    const [here, there] = [repository('here'), repository('there')];
    git(there, 'commit', '--quiet', '--allow-empty', '--message=third');
    const of = { ...process.env, GIT_DIR: join(there, '.git') };
    expect(await headOf(here, of)).toBe(git(there, 'rev-parse', 'HEAD'));
    expect(await workTreeAt(here, of)).toEqual({ head: git(there, 'rev-parse', 'HEAD'), up: '' });
  });

  test('tells the way up to the top', async () => {
    const top = repository('top');
    const below = join(top, 'a', 'b');
    mkdirSync(below, { recursive: true });
    const head = git(top, 'rev-parse', 'HEAD');
    expect([await workTreeAt(below), await workTreeAt(top)]).toEqual([
      { head, up: '../..' },
      { head, up: '' },
    ]);
    expect(await workTreeAt(join(root, 'nowhere'))).toBeNull();
  });

  test('is not what a branch’s name leads to outside of git’s folder', async () => {
    const folder = repository('planted');
    writeFileSync(join(folder, 'forged'), `${'a'.repeat(40)}\n`);
    writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/../../forged\n');
    expect(await headOf(folder)).toBeNull();
  });

  test.each([
    ['HEAD', 'see ref: refs/heads/main\n'],
    ['HEAD', 'ref: refs/heads/main too\n'],
    ['HEAD', `g${'a'.repeat(40)}\n`],
  ])('is none where git’s %s says %j', async (file, text) => {
    const folder = repository(`odd-${text.replace(/\W/g, '')}`);
    writeFileSync(join(folder, '.git', file), text);
    expect(await headOf(folder)).toBeNull();
  });

  test('is not read where `.git` is a file that says something else', async () => {
    const folder = join(root, 'odd-file');
    mkdirSync(folder);
    writeFileSync(join(folder, '.git'), `see gitdir: ${join(repository('elsewhere'), '.git')}\n`);
    expect(await headOf(folder)).toBeNull();
  });

  test('none outside a work tree, and none on a branch without a commit', async () => {
    const outside = join(root, 'outside');
    mkdirSync(outside);
    expect(await headOf(outside)).toBeNull();
    git(outside, 'init', '--quiet');
    expect(await headOf(outside)).toBeNull();
  });
});
