import { existsSync } from 'node:fs';
import { messageOf } from '../../core/errors.js';
import type { Run, Worktree } from '../../core/run.js';
import { workerBranch } from '../../core/worktree/changes.js';
import type { Environment } from '../../process/environment.js';
import type { Git } from '../../process/git.js';
import { inspectWorktree } from './inspect.js';
import { removeWorktree, repositoryOf, tipOf } from './make.js';
import { worktreePath } from './place.js';

/**
 * Why the work trees of a run that has ended should stay: they hold work that is nowhere else (spec 8.3).
 * @param folder of all work trees
 * @returns null when nothing would be lost with them
 */
export async function unmergedWork(
  run: Run,
  folder: string,
  environment: Environment,
): Promise<string | null> {
  for (const [id, worktree] of Object.entries(run.worktrees)) {
    try {
      const why = await unmerged(worktree, environment);
      if (why !== null) return `${id} has ${why} (branch ${worktree.branch})`;
      if (existsSync(worktree.path) && worktree.path !== worktreePath(folder, run.workflow_id, id))
        return `the work tree of ${id} lies elsewhere, in ${worktree.path}`;
    } catch (error) {
      return `the work tree of ${id} cannot be looked at: ${messageOf(error)}`;
    }
  }
  return null;
}

/**
 * Removes the work trees and branches of a run, merged or not, but only those that this run can have made.
 * @throws Error when git cannot
 */
export async function removeWorktrees(run: Run, folder: string, environment: Environment): Promise<void> {
  for (const [id, worktree] of Object.entries(run.worktrees)) {
    const isOurs =
      worktree.path === worktreePath(folder, run.workflow_id, id) &&
      worktree.branch === workerBranch(run.workflow_id, id);
    if (isOurs && existsSync(worktree.repository))
      await removeWorktree({ ...worktree, state: 'kept' }, environment);
  }
}

async function unmerged(worktree: Worktree, environment: Environment): Promise<string | null> {
  if (!existsSync(worktree.repository)) return null;
  const git = repositoryOf(worktree, environment);
  const left = await inspectWorktree(worktree, environment);
  if (left?.uncommitted) return 'uncommitted changes';
  const tips = [await tipOf(git, worktree.branch), left?.head ?? null];
  for (const tip of tips)
    if (tip !== null && !(await isElsewhere(git, tip))) return 'commits that no other branch has';
  return null;
}

/** Whether a branch that is no worker's, here or on a remote, has this commit. */
async function isElsewhere(git: Git, commit: string): Promise<boolean> {
  const refs = await git.lines([
    'for-each-ref',
    `--contains=${commit}`,
    '--format=%(refname)',
    ...['refs/heads', 'refs/remotes', 'refs/tags'],
  ]);
  return refs.some((ref) => !ref.startsWith('refs/heads/raymond/'));
}
