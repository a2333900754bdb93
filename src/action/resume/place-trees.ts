import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type RestoreOptions, restoreSnapshot, type Snapshot } from '../../checkpoint/snapshot/index.js';
import { parseSnapshot } from '../../checkpoint/snapshot/schema.js';
import { StateError } from '../../core/errors.js';
import type { Git } from '../../process/git.js';
import type { CheckpointManifest } from '../../runtime/checkpoint/checkpoint-schema.js';
import { fetchCommit, gitIn, writtenUnfiltered } from '../../runtime/checkpoint/git.js';
import type { Restored } from '../checkpoint/restore.js';
import { checkLink, type Job } from '../job.js';
import {
  backTo,
  baseOf,
  type CheckoutState,
  cannotMove,
  checkoutStateOf,
  goBack,
  moveOnto,
  putBack,
} from './base.js';

/** A work tree of the checkpoint, and the checkout that it belongs to. */
interface Tree {
  /** From the workspace. */
  readonly path: string;
  readonly git: Git;
  readonly snapshot: Snapshot;
  readonly bundle: string;
}

/**
 * Puts each work tree of a checkpoint where this job has checked its repository out, each judged by its own commit.
 * @returns the commit that the run's own is on now; null: `on-base-change` says to start afresh, and all are as they were
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used. All are
 *   as they were then
 */
export async function placeTrees(
  job: Job,
  { manifest, folder }: Restored,
): Promise<{ readonly base: string | null } | null> {
  const { top, trees } = manifest;
  let { base } = manifest;
  const undo: (() => Promise<void>)[] = [];
  const takeBack = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    for (const each of trees) {
      const tree = await open(job, folder, each);
      const placed = await placeTree(job, tree, { options: restoring(job, manifest, tree.path), undo });
      if (placed === null) {
        await takeBack();
        return null;
      }
      if (tree.path === top) base = placed.base;
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { base };
}

/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
export async function placeFinishedTrees(job: Job, { manifest, folder }: Restored): Promise<void> {
  const { voice } = job;
  for (const each of manifest.trees) {
    const missing = `What the finished run had changed is not in the work tree${inTree(each.path)}`;
    try {
      const { git, snapshot, bundle } = await open(job, folder, each);
      const base = await baseOf(git, snapshot.base);
      if (base.kind === 'moved') {
        const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
        voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
        continue;
      }
      await restoreSnapshot(git.folder, bundle, snapshot, restoring(job, manifest, each.path));
    } catch (error) {
      // Nothing was written yet; what is half done is no work tree to go on with.
      if (!(error instanceof StateError) || error.code !== 'STATE_INVALID') throw error;
      voice.warning(`${missing}: ${error.message}`);
    }
  }
}

/** @throws StateError where its repository is not checked out in its place */
async function open(
  job: Job,
  folder: string,
  { path, bundle, snapshot }: CheckpointManifest['trees'][number],
): Promise<Tree> {
  const place = join(job.context.workspace, path);
  checkLink(job, 'a work tree of the checkpoint', place);
  const git = gitIn(place, job.environment);
  const top = existsSync(place) ? await git.ask(['rev-parse', '--show-toplevel']) : null;
  if (top === null || realpathSync(top) !== realpathSync(place))
    throw new StateError(
      'STATE_INVALID',
      `The checkpoint's work tree${inTree(path)} cannot be restored: no repository is checked out in ${place}. Check it out there, as the job did that the run began in, or start afresh with \`resume: never\`.`,
    );
  return { path, git, snapshot: parseSnapshot(snapshot), bundle: join(folder, bundle) };
}

/**
 * @param undo takes what puts this checkout back as it was
 * @returns the commit that it is on now; null: the run is to start afresh, and nothing was changed here
 */
async function placeTree(
  { inputs, voice }: Job,
  { path, git, snapshot, bundle }: Tree,
  { options, undo }: { readonly options: RestoreOptions; readonly undo: (() => Promise<void>)[] },
): Promise<{ readonly base: string | null } | null> {
  const base = await baseOf(git, snapshot.base);
  const standing = await checkoutStateOf(git);
  if (base.kind === 'same') {
    await restoreSnapshot(git.folder, bundle, snapshot, options);
    if (standing !== null) undo.push(() => backTo(git, standing));
    return { base: snapshot.base };
  }
  const { from, to } = base;
  const mode = inputs['on-base-change'];
  const moved = `The branch${inTree(path)} has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
  const fresh = (why: string): null => {
    voice.notice(`${moved}, and ${why}: a new run starts (\`on-base-change: fresh\`).`);
    return null;
  };
  if (!(await fetchCommit(git, from))) {
    const missing = 'the old commit is not in this checkout and could not be fetched';
    if (mode === 'fresh') return fresh(missing);
    // To go on on the old commit takes that commit.
    throw cannotMove(moved, missing, 'Check out with `fetch-depth: 0`, so that it is there');
  }
  const unfilteredFiles = await bringBack({ path, git, snapshot, bundle }, standing!, options);
  if (unfilteredFiles !== null) voice.warning(unfilteredFiles);
  const why = snapshot.merge === null ? await moveOnto(git, from, standing!) : 'a merge is under way';
  if (why !== null && mode !== 'checkout-base') {
    await backTo(git, standing!);
    if (mode === 'fresh') return fresh(why);
    throw cannotMove(moved, why, 'Go on on the old commit with `on-base-change: checkout-base`');
  }
  undo.push(() => backTo(git, standing!));
  voice.notice(
    why === null
      ? `${moved}; what the run has changed was put on the new head.`
      : `${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`,
  );
  return { base: why === null ? to : from };
}

/** @returns what is to be told of files that were written on the way */
async function bringBack(
  { git, snapshot, bundle }: Tree,
  standing: CheckoutState,
  options: RestoreOptions,
): Promise<string | null> {
  try {
    await goBack(git, standing, snapshot);
    const told = await writtenUnfiltered(git, 'diff', '--name-only', snapshot.base!, standing.commit);
    await restoreSnapshot(git.folder, bundle, snapshot, options);
    return told;
  } catch (error) {
    // Gently: changes that an earlier step has made are in the way, and stay.
    await putBack(git, standing).catch(() => {});
    throw error;
  }
}

/** Repositories that are checked out within this one are none of its changes, nor is what is ours. */
function restoring(
  { context, voice, environment }: Job,
  { trees }: CheckpointManifest,
  path: string,
): RestoreOptions {
  const others = trees.filter((other) => other.path !== path);
  return {
    environment,
    excludes: [
      join(context.workspace, '.raymond'),
      ...others.map((other) => join(context.workspace, other.path)),
    ],
    tell: (what) => voice.warning(what),
  };
}

const inTree = (path: string): string => (path === '.' ? '' : ` in ${path}`);
