import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { branchOf } from '../../src/core/worktree/branch.js';
import { folderInWorktree } from '../../src/core/worktree/folder.js';

describe("the branch of a worker's work tree", () => {
  test('is named after the run and the worker', () => {
    expect(branchOf('fix-20261122', 'main_fix1')).toBe('raymond/fix-20261122/main_fix1');
  });

  test('has a dash for what a ref cannot hold', () => {
    expect(branchOf('.a..b.lock', 'main_x1')).toBe('raymond/-a-.b-lock/main_x1');
    expect(branchOf('end.', 'main_x1')).toBe('raymond/end-/main_x1');
  });

  test('is one that git takes, whatever the run is called', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/);
    const names = fc.sample(id, 300).map((run) => `refs/heads/${branchOf(run, 'main_x1')}`);
    const script = 'while read -r name; do git check-ref-format "$name" || echo "$name"; done';
    const { stdout } = spawnSync('bash', ['-c', script], {
      input: `${names.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});

describe('where a worker stands in its work tree', () => {
  const at = (cd?: string) => folderInWorktree({ top: '/p', folder: 'app/src' }, cd);

  test('is where its parent stands', () => {
    expect(at()).toBe('app/src');
    expect(folderInWorktree({ top: '/p', folder: '' }, undefined)).toBe('');
  });

  test('is what its cd says, relative to the work tree', () => {
    expect(at('lib')).toBe('lib');
    expect(at('./lib/')).toBe('lib');
    expect(at('lib/../docs')).toBe('docs');
    expect(at('.')).toBe('');
    expect(at('/p/lib')).toBe('lib');
  });

  test('is never outside of it', () => {
    expect([at('..'), at('../q'), at('lib/../../q'), at('/q'), at('/')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
