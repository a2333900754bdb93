import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreSnapshot, type Snapshot } from '../../checkpoint/snapshot/index.js';
import { parseSnapshot } from '../../checkpoint/snapshot/schema.js';
import { StateError } from '../../core/errors.js';
import { WORK_TREE_BUNDLE } from '../../runtime/checkpoint/carrier.js';
import { placeCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { checkOut, provide } from '../../runtime/checkpoint/git.js';
import { placeWorktrees } from '../../runtime/checkpoint/worktrees.js';
import { worktreesInJob } from '../../runtime/worktrees/place.js';
import type { Restored } from '../checkpoint/restore.js';
import type { Job } from '../job.js';
import type { Voice } from '../voice.js';
import { backTo, baseOf, cannotMove, moveOnto } from './base.js';

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
    if (job.inputs['workspace-snapshot'] === 'auto' && manifest.snapshot !== null) {
      const snapshot = parseSnapshot(manifest.snapshot);
      const bundle = join(folder, WORK_TREE_BUNDLE);
      if (run.status === 'completed') {
        await placeFinished(job, snapshot, bundle);
      } else {
        const placed = await placeWorkTree(job, snapshot, bundle);
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

const MOST_TOLD = 20;

function tellOfMissing(voice: Voice, sentences: readonly string[], isFinished: boolean): void {
  if (sentences.length === 0) return;
  const more = sentences.length - MOST_TOLD;
  const told = [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
  const without = isFinished ? 'this is missing' : 'the run goes on without this';
  voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
}

/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
async function placeFinished({ context, voice }: Job, snapshot: Snapshot, bundle: string): Promise<void> {
  const { workspace } = context;
  const base = await baseOf(workspace, snapshot.base);
  const missing = 'What the finished run had changed is not in the work tree';
  if (base.kind === 'moved') {
    const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
    voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
    return;
  }
  try {
    await restoreSnapshot(workspace, bundle, snapshot);
  } catch (error) {
    // Nothing was written yet; what is half done is no work tree to go on with.
    if (!(error instanceof StateError) || error.code !== 'STATE_INVALID') throw error;
    voice.warning(`${missing}: ${error.message}`);
  }
}

async function placeWorkTree(
  { context, inputs, voice }: Job,
  snapshot: Snapshot,
  bundle: string,
): Promise<{ readonly base: string | null } | null> {
  const { workspace } = context;
  const base = await baseOf(workspace, snapshot.base);
  if (base.kind === 'same') {
    await restoreSnapshot(workspace, bundle, snapshot);
    return { base: snapshot.base };
  }
  const { from, to } = base;
  const mode = inputs['on-base-change'];
  const moved = `The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
  if (!(await provide(workspace, from))) {
    const missing = 'the old commit is not in this checkout and could not be fetched';
    if (mode === 'fresh') return fresh(voice, `${moved}, and ${missing}`);
    // To go on on the old commit takes that commit.
    throw cannotMove(from, to, missing, 'Check out with `fetch-depth: 0`, so that it is there');
  }
  await checkOut(workspace, from);
  await restoreSnapshot(workspace, bundle, snapshot);
  const why = snapshot.merge === null ? await moveOnto(workspace, from, to) : 'a merge is under way';
  if (why === null) {
    voice.notice(`${moved}; what the run has changed was put on the new head.`);
    return { base: to };
  }
  if (mode === 'checkout-base') {
    voice.notice(
      `${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`,
    );
    return { base: from };
  }
  await backTo(workspace, to);
  if (mode === 'fresh') return fresh(voice, `${moved}, and ${why}`);
  throw cannotMove(from, to, why, 'Go on on the old commit with `on-base-change: checkout-base`');
}

function fresh(voice: Voice, why: string): null {
  voice.notice(`${why}: a new run starts (\`on-base-change: fresh\`).`);
  return null;
}
