import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from '../../src/core/limits/limits.js';
import { folderInWorktree, workerBranch } from '../../src/core/worktree/changes.js';
import { type ChangedBranch, pairsThatMayConflict } from '../../src/core/worktree/pairs.js';

describe("the branch of a worker's work tree", () => {
  test('is named after the run and the worker', () => {
    expect(workerBranch('fix-20261122', 'main_fix1')).toBe('raymond/fix-20261122/main_fix1');
  });

  test('has a dash for what a ref cannot hold', () => {
    expect(workerBranch('.a..b.lock', 'main_x1')).toBe('raymond/-a-.b-lock/main_x1');
    expect(workerBranch('end.', 'main_x1')).toBe('raymond/end-/main_x1');
  });

  test('is one that git takes, whatever the run is called', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/);
    const names = fc.sample(id, 300).map((run) => `refs/heads/${workerBranch(run, 'main_x1')}`);
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

describe('the pairs of branches that have to be merged to know whether they conflict', () => {
  const branch = (...changedFiles: string[]): ChangedBranch => ({
    base: 'b',
    changedFiles,
    hasDeleted: false,
  });
  const pairs = (...branches: ChangedBranch[]) => pairsThatMayConflict(branches, 100);

  test('are those that have changed the same file, or where one has made a file of a folder', () => {
    expect(pairs(branch('a', 'd/x'), branch('b'), branch('c', 'a'), branch('d'), branch('d/y'))).toEqual([
      [0, 2],
      [0, 3],
      [3, 4],
    ]);
  });

  test('are all of one that has removed something, or began elsewhere', () => {
    const [a, b, c] = [branch('a'), branch('b'), branch('c')];
    const removes = { ...b, hasDeleted: true };
    const elsewhere = { ...b, base: 'other' };
    for (const other of [removes, elsewhere])
      expect(pairs(a, other, c)).toEqual([
        [0, 1],
        [1, 2],
      ]);
  });

  test('are found as one finds them by looking at each pair', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 });
    const any: fc.Arbitrary<ChangedBranch> = fc.record({
      base: fc.constantFrom('b', 'b', 'b', 'other'),
      changedFiles: fc.uniqueArray(
        path.map((names) => names.join('/')),
        { maxLength: 4 },
      ),
      hasDeleted: fc.constantFrom(false, false, false, true),
    });
    const meets = (one: string, other: string) =>
      one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (branches) => {
        const wanted = branches.flatMap((one, i) =>
          branches.flatMap((other, j) =>
            i < j &&
            (one.base !== other.base ||
              one.hasDeleted ||
              other.hasDeleted ||
              one.changedFiles.some((a) => other.changedFiles.some((b) => meets(a, b))))
              ? [[i, j]]
              : [],
          ),
        );
        expect(pairsThatMayConflict(branches, 100)).toEqual(wanted);
      }),
    );
  });

  test('are few, of thousands of branches with files of their own', () => {
    const many = Array.from({ length: 5000 }, (_, index) => branch(`dir/${index}.txt`));
    expect(pairsThatMayConflict([...many, branch('dir/7.txt')], 1)).toEqual([[7, 5000]]);
  });

  test('more than may be tried are none at all', () => {
    const of = (count: number) => Array.from({ length: count }, () => branch('same.txt', 'too.txt'));
    const { value } = LIMITS.mergedPairs;
    expect(pairsThatMayConflict(of(316), value)).toHaveLength((316 * 315) / 2);
    expect(pairsThatMayConflict(of(317), value)).toBeNull();
  });
});
