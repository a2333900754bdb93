import { join } from 'node:path';
import * as core from '@actions/core';
import { UsageError } from '../../core/errors.js';
import type { Job } from '../job.js';
import { placeCheckpoint, type ReadCheckpoint, readCheckpoint } from './checkpoint.js';
import { fetchCheckpoint, storeOptions } from './checkpoint-store.js';

/** What an earlier attempt has left, in place again. */
export interface Restored extends ReadCheckpoint {
  readonly from: 'cache' | 'artifact';
}

/**
 * The newest checkpoint of the job's run key (spec 4.3), checked and put in place; null to start afresh.
 * @throws UsageError when there has to be one; StateError for one that cannot be used.
 */
export async function restore(job: Job): Promise<Restored | null> {
  const { inputs, context } = job;
  const fetched = inputs.resume === 'never' ? null : await fetchCheckpoint(storeOptions(job, core.info));
  if (fetched === null) {
    if (inputs.resume === 'force')
      throw new UsageError('resume: force, but there is no checkpoint of this run key.');
    return null;
  }
  const checkpoint = await readCheckpoint(fetched.folder);
  const { manifest, run } = checkpoint;
  if (run.status === 'completed') {
    // A re-run gives the result again; a later run under the same key has new work to do.
    if (manifest.github_run_id !== context.runId) return null;
  } else if (inputs['workspace-snapshot'] === 'auto' && manifest.snapshot !== null) {
    const { restoreSnapshot } = await import('../../checkpoint/snapshot/index.js');
    const bundle = join(fetched.folder, 'worktree.bundle');
    await restoreSnapshot(context.workspace, bundle, manifest.snapshot as never);
  }
  await placeCheckpoint(checkpoint, job.stateDir, job.environment);
  return { ...checkpoint, from: fetched.from };
}
