import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Worktree } from '../../core/run.js';
import { type Environment, Git } from '../../process/git.js';

// git that is killed leaves its locks, and who comes after it is told to remove them by hand. These are of a worker's own
// work tree and branch, where nobody else is at work.

/** Of a branch that nobody works on yet. */
export async function clearBranchLock({ repository, branch }: Worktree): Promise<void> {
  await rm(branchLock(repository, branch), { force: true });
}

/**
 * Of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later one may be somebody's who is at it
 */
export async function clearLocks(
  { path, repository, branch }: Worktree,
  environment: Environment,
  before: number,
): Promise<void> {
  const git = new Git(path, environment);
  const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
  const locks = own.split('\n').map((lock) => resolve(path, lock));
  for (const lock of [...locks, branchLock(repository, branch)]) {
    const found = await stat(lock).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(lock, { force: true });
  }
}

function branchLock(repository: string, branch: string): string {
  return join(repository, 'refs', 'heads', `${branch}.lock`);
}
