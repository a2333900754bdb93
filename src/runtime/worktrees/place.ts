import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Run } from '../../core/run.js';
import { livesIn, moveWorktree } from '../../core/worktree/changes.js';
import type { Environment } from '../../process/environment.js';
import { InTurn } from './in-turn.js';

/**
 * The place for workers' work trees on a person's machine (spec 7.3). It is not in the repository, where an agent would
 * read its instructions twice.
 */
export function worktreesInCache(environment: Readonly<Record<string, string | undefined>>): string {
  const cache = environment.XDG_CACHE_HOME;
  // By the XDG specification, a relative path is to be ignored.
  const folder = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
  return join(folder, 'raymond', 'worktrees');
}

/** The place for them in a job, whose runner empties its folder for temporary files. */
export function worktreesInJob(temp: string): string {
  return join(temp, 'raymond', 'worktrees');
}

/** The path of a worker's work tree. Any file system takes the letters of both ids. */
export function worktreePath(folder: string, runId: string, agentId: string): string {
  return join(folder, runId, agentId);
}

interface TakingUp {
  readonly environment: Environment;
  /** Throws for a directory that is out of bounds. */
  readonly check: (path: string) => void;
  /** Agents that do not go on here (spec 4.10): nothing is made for them. */
  readonly isElsewhere: (agentId: string) => boolean;
}

/**
 * Takes up work trees that a checkpoint has brought to another place than they had. Missing ones in which somebody is
 * to work are made again, as their branches have them.
 * @returns what people should know of that
 */
export async function takeUpWorktrees(
  run: Run,
  folder: string,
  { environment, check, isElsewhere }: TakingUp,
): Promise<{ readonly run: Run; readonly warnings: readonly string[] }> {
  let next = run;
  const warnings: string[] = [];
  for (const [id, worktree] of Object.entries(run.worktrees)) {
    const path = worktreePath(folder, run.workflow_id, id);
    // Where a checkpoint was placed is where the run goes on, even if the old place still exists.
    const isPlaced = path !== worktree.path && existsSync(path);
    if (!isPlaced && existsSync(worktree.path)) continue;
    const isNeeded =
      worktree.state !== 'planned' &&
      run.agents.some((agent) => !isElsewhere(agent.id) && livesIn(agent, worktree));
    if (!existsSync(path) && isNeeded) {
      check(worktree.repository);
      const { remakeWorktree } = await import('./make.js');
      const told = await remakeWorktree({ ...worktree, path }, environment, new InTurn());
      if (told !== null) warnings.push(`In the work tree of ${id}: ${told}`);
      warnings.push(
        `The work tree of ${id} was not there any more, and was made again in ${path} as its branch has it.`,
      );
    }
    if (worktree.state === 'planned' || existsSync(path)) next = moveWorktree(next, id, path);
  }
  return { run: next, warnings };
}
