import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refuseWorktreesHere } from '../../../src/cli/pull/place.js';
import type { Worktree } from '../../../src/core/run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-pull-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const worktree: Worktree = {
  ...{ state: 'kept' as const, path: '/gone', branch: 'raymond/r/main_fix1', base: 'a'.repeat(40) },
  ...{ repository: '/gone/.git', folder: '', commit: false },
};
const run = { workflow_id: 'r', worktrees: { main_fix1: worktree, main_fix2: worktree } };

test('work trees of an earlier pull are not replaced unasked', () => {
  expect(() => refuseWorktreesHere(run, folder)).not.toThrow();
  mkdirSync(join(folder, 'r', 'main_fix2'), { recursive: true });
  expect(() => refuseWorktreesHere(run, folder)).toThrow(/work tree of main_fix2 already.*--force/);
  expect(() => refuseWorktreesHere({ ...run, workflow_id: 'other' }, folder)).not.toThrow();
});
