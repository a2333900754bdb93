import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Run } from '../../core/run.js';
import { moveWorktree } from '../../core/worktree/changes.js';

/**
 * Where work trees of workers lie on a person's machine (spec 7.3): not in the repository, where an agent would read its
 * instructions twice.
 */
export function worktreesInCache(environment: Readonly<Record<string, string | undefined>>): string {
  const cache = environment.XDG_CACHE_HOME;
  // XDG: a relative one is to be ignored.
  const folder = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
  return join(folder, 'raymond', 'worktrees');
}

/** The same in a job, whose runner empties its folder for temporary files. */
export function worktreesInJob(temp: string): string {
  return join(temp, 'raymond', 'worktrees');
}

/** A worker's. Both ids are made of letters that any file system takes. */
export function worktreePath(folder: string, runId: string, agentId: string): string {
  return join(folder, runId, agentId);
}

/** Work trees that a checkpoint has brought to another place than they had. */
export function relocateWorktrees(run: Run, folder: string): Run {
  return Object.entries(run.worktrees).reduce((next, [id, { path }]) => {
    const here = worktreePath(folder, run.workflow_id, id);
    return here !== path && !existsSync(path) && existsSync(here) ? moveWorktree(next, id, here) : next;
  }, run);
}
