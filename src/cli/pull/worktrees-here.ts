import { existsSync } from 'node:fs';
import { UsageError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { worktreePath } from '../../runtime/worktrees/place.js';

/**
 * A run that was pulled before and carried on here has work trees of its workers, with work that is nowhere else.
 * @param folder of all work trees
 * @throws UsageError that names one
 */
export function refuseWorktreesHere(run: Pick<Run, 'workflow_id' | 'worktrees'>, folder: string): void {
  for (const id of Object.keys(run.worktrees)) {
    const path = worktreePath(folder, run.workflow_id, id);
    if (!existsSync(path)) continue;
    throw new UsageError(
      `There is a work tree of ${id} already, in ${path}, from an earlier pull of this run. Move what you want to keep out of it; --force replaces it, --no-worktree leaves it.`,
    );
  }
}
