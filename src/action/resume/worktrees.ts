import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreSnapshot } from '../../checkpoint/snapshot/index.js';
import { parseSnapshot } from '../../checkpoint/snapshot/schema.js';
import { messageOf, StateError } from '../../core/errors.js';
import { own } from '../../core/own.js';
import { worktreePath, worktreesInJob } from '../../runtime/worktrees/place.js';
import { worktreeBundle } from '../checkpoint/carrier.js';
import type { Restored } from '../checkpoint/restore.js';
import type { JobContext } from '../context.js';
import type { Environment } from '../inputs.js';
import { provide } from './base.js';

/** What it takes of a job. */
interface Job {
  readonly context: Pick<JobContext, 'workspace' | 'temp'>;
  readonly environment: Environment;
  readonly voice: { warning(text: string): void };
}

/**
 * Puts the work trees of workers where this job has them (spec 7.3), on the commits that they began at: should the
 * branch have moved on, that is for whoever merges them.
 */
export async function placeWorktrees(
  { context, environment, voice }: Job,
  { run, manifest, folder }: Pick<Restored, 'run' | 'manifest' | 'folder'>,
): Promise<void> {
  const { Git } = await import('../../checkpoint/snapshot/git.js');
  const git = new Git(context.workspace, environment);
  for (const [id, data] of Object.entries(manifest.worktrees)) {
    // Only what the run itself knows has a place.
    if (own(run.worktrees, id) === undefined) continue;
    const path = worktreePath(worktreesInJob(context.temp), run.workflow_id, id);
    try {
      const snapshot = parseSnapshot(data);
      if (snapshot.base === null || !(await provide(context.workspace, snapshot.base)))
        throw new StateError('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
      // Of an earlier job on this runner, which has not cleaned up.
      await git.ask(['worktree', 'remove', '--force', '--force', path]);
      await rm(path, { recursive: true, force: true });
      await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
      await restoreSnapshot(path, join(folder, worktreeBundle(id)), snapshot);
    } catch (error) {
      voice.warning(`The work tree of ${id} could not be restored: ${messageOf(error)}`);
    }
  }
}
