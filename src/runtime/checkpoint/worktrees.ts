import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreSnapshot } from '../../checkpoint/snapshot/index.js';
import { parseSnapshot } from '../../checkpoint/snapshot/schema.js';
import { messageOf, StateError } from '../../core/errors.js';
import { relocate } from '../../core/life.js';
import { ownValue } from '../../core/own-value.js';
import { worktreePath } from '../worktrees/place.js';
import { worktreeBundle } from './carrier.js';
import type { ReadCheckpoint } from './checkpoint.js';
import { fetchCommit, gitIn, writtenUnfiltered } from './git.js';

export interface PlaceOptions {
  /** The project's folder. Its repositories lie in it as they did where the checkpoint was made. */
  readonly workspace: string;
  /** Where this machine keeps work trees of workers. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reports what could not be restored. */
  readonly tell: (what: string) => void;
}

/**
 * Restores the work trees of workers in this machine's place for them (spec 7.3), on the commits that they began at. If
 * the branch has moved on, that is for whoever merges them.
 */
export async function placeWorktrees(
  { run, manifest, folder }: ReadCheckpoint,
  { workspace, root, environment, tell }: PlaceOptions,
): Promise<void> {
  for (const [id, data] of Object.entries(manifest.worktrees)) {
    // Only work trees that the run itself knows have a place.
    const worktree = ownValue(relocate(run, workspace).worktrees, id);
    if (worktree === undefined) continue;
    const git = gitIn(worktree.repository, environment).with({}, { GIT_DIR: worktree.repository });
    const path = worktreePath(root, run.workflow_id, id);
    try {
      const snapshot = parseSnapshot(data);
      if (!existsSync(worktree.repository))
        throw new StateError('STATE_INVALID', `there is no repository ${worktree.repository}`);
      if (snapshot.base === null || !(await fetchCommit(git, snapshot.base)))
        throw new StateError('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
      // An earlier job on this runner may have left one behind.
      await git.ask(['worktree', 'remove', '--force', '--force', path]);
      await rm(path, { recursive: true, force: true });
      await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
      const unfilteredFiles = await writtenUnfiltered(gitIn(path, environment), 'ls-files');
      if (unfilteredFiles !== null) tell(`In the work tree of ${id}: ${unfilteredFiles}`);
      await restoreSnapshot(path, join(folder, worktreeBundle(id)), snapshot);
    } catch (error) {
      tell(`The work tree of ${id} could not be restored: ${messageOf(error)}`);
    }
  }
}
