import { rm } from 'node:fs/promises';
import { placeCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { placeWorktrees } from '../../runtime/checkpoint/worktrees.js';
import { worktreesInJob } from '../../runtime/worktrees/place.js';
import type { Restored } from '../checkpoint/restore.js';
import type { Job } from '../job.js';
import type { RunnerOutput } from '../voice.js';
import { placeFinishedTrees, placeTrees } from './place-trees.js';

/**
 * Puts a checkpoint's files where the run looks for them: work tree, the agents' sessions, run files, state.
 * @returns it, with the commit that its work tree is on now; null: `on-base-change` says to start afresh, and
 *   nothing was put anywhere
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used
 */
export async function placeRestored(job: Job, restored: Restored): Promise<Restored | null> {
  const { manifest, folder, run } = restored;
  let { base } = manifest;
  try {
    if (job.inputs['workspace-snapshot'] === 'auto') {
      if (run.status === 'completed') {
        await placeFinishedTrees(job, restored);
      } else {
        const placed = await placeTrees(job, restored);
        if (placed === null) return null;
        base = placed.base;
      }
    }
    if (run.status !== 'completed') {
      const { context, environment, voice } = job;
      await placeWorktrees(restored, {
        ...{ workspace: context.workspace, root: worktreesInJob(context.temp), environment },
        tell: (what) => voice.warning(what),
      });
    }
    const { context, environment, stateDir } = job;
    await placeCheckpoint(restored, { stateDir, root: context.workspace, environment });
    tellOfMissing(job.voice, manifest.not_kept, run.status === 'completed');
    return { ...restored, manifest: { ...manifest, base } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MAX_TOLD = 20;

function tellOfMissing(voice: RunnerOutput, sentences: readonly string[], isFinished: boolean): void {
  if (sentences.length === 0) return;
  const more = sentences.length - MAX_TOLD;
  const told = [...sentences.slice(0, MAX_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
  const without = isFinished ? 'this is missing' : 'the run goes on without this';
  voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
}
