import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StateError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import type { Git } from '../../process/git.js';
import { indexWorkTree, mb } from './changes.js';
import { readExtras, storeExtras, withoutExtras } from './extras.js';
import { type History, isAsCheckedOut, type Merge, readHistory, readMerge, underWay } from './history.js';
import { openRepository, pathsInTop, type Repository, telling } from './repository.js';
import { SNAPSHOT_VERSION, type Snapshot } from './schema.js';
import { openScratch, type ScratchRepository, shallowCommits } from './scratch.js';

export interface SnapshotOptions {
  /**
   * The commit that a fresh checkout will have: best the HEAD that the run began with, or GITHUB_SHA. Without
   * it, or when it is not here, the newest ancestor that a remote-tracking branch has.
   */
  readonly base?: string | undefined;
  /** Paths relative to the workspace that are kept elsewhere. `.raymond` and the bundle always are. */
  readonly excludes?: readonly string[];
  /** Which other local branches, that no remote has, come along. Default: all. */
  readonly branches?: (name: string) => boolean;
  /** The limit in bytes for all changed files, and for the bundle. Default: 512 MiB. */
  readonly maxBytes?: number;
  /** Size in bytes over which a changed file is left out, with a warning. Default: no limit. */
  readonly maxFileBytes?: number;
  /** Is told what is not kept, even when there is nothing else to keep. One sentence each, for people. */
  readonly tell?: (what: string) => void;
  /**
   * Looks at all that the bundle would hold, unpacked (files, names, commits), in a file of ours. Returns why the
   * bundle is not to be kept, or null.
   */
  readonly inspect?: (objects: string) => Promise<string | null>;
  /** Default: this process's. Only PATH, HOME and their like reach git. */
  readonly environment?: Environment;
}

export const REFERENCE = 'refs/raymond/work-tree';
const DEFAULT_MAX_BYTES = 512 * 1024 ** 2;

/**
 * Keeps what a fresh checkout would not have (spec 4.3): commits that no remote has, what is staged, what is
 * changed, deleted or untracked, in a git bundle. Files that git ignores are left out. Nothing of the user's
 * repository is written, no hook or filter runs, and nothing goes over the network; see `ScratchRepository`.
 *
 * Of submodules the recorded commit is kept, not their files; of repositories inside the work tree, empty
 * folders, file times, the stash, tags, and a rebase or cherry-pick under way, nothing. What matters of it is
 * told, and stands in `warnings`.
 *
 * @param workspace any folder of the work tree; the whole of it is kept.
 * @param toFile where the bundle goes; written at once or not at all.
 * @returns what `restoreSnapshot` needs beside the bundle; null when there is nothing to keep, or no git work
 *   tree. Then no file is written.
 * @throws StateError STATE_WRITE_FAILED when it is too large, or git fails.
 */
export async function createSnapshot(
  workspace: string,
  toFile: string,
  options: SnapshotOptions = {},
): Promise<Snapshot | null> {
  const environment = options.environment ?? process.env;
  return await telling('STATE_WRITE_FAILED', 'The work tree could not be kept', async () => {
    const repository = await openRepository(workspace, environment);
    if (repository === null) return null;
    const shallow = await shallowCommits(repository);
    const history = onlySome(await readHistory(repository, options.base, shallow), options.branches);
    const cutAt = await whereToCut(repository.git, history, shallow);
    const excludes = [
      '.raymond',
      join(repository.top, '.raymond'),
      resolve(toFile),
      ...(options.excludes ?? []),
    ];
    const scratch = await openScratch(repository, environment, [...shallow, ...cutAt]);
    try {
      const taken = await takeTrees(repository, scratch, history, {
        ...options,
        excludes: await pathsInTop(repository.top, workspace, excludes),
      });
      if (taken === null) return null;
      const why = options.inspect && (await inspected(scratch, history, taken.work_tree, options.inspect));
      if (why) {
        options.tell?.(`The work tree was not kept: ${why}.`);
        return null;
      }
      const bytes = await bundle(scratch.git, history, taken.work_tree, resolve(toFile), options.maxBytes);
      const { base, head, branch, branches } = history;
      return {
        version: SNAPSHOT_VERSION,
        object_format: repository.objectFormat as Snapshot['object_format'],
        ...{ base, head, branch, branches: { ...branches } },
        ...taken,
        shallow: await cutInBundle(scratch.git, history, taken.work_tree, shallow),
        bytes,
      };
    } finally {
      await scratch.remove();
    }
  });
}

function onlySome(history: History, goesAlong: SnapshotOptions['branches']): History {
  if (goesAlong === undefined) return history;
  const branches = Object.entries(history.branches).filter(([name]) => goesAlong(name));
  return { ...history, branches: Object.fromEntries(branches) };
}

/** Has the files, trees and commits inspected that a fresh checkout does not have. */
async function inspected(
  { git, folder }: ScratchRepository,
  { base, branches }: History,
  workTree: string,
  inspect: (objects: string) => Promise<string | null>,
): Promise<string | null> {
  const not = base === null ? [] : [`^${base}`];
  const tips = [workTree, ...Object.values(branches)];
  const ids = await git.lines(['rev-list', '--objects', '--no-object-names', ...tips, ...not]);
  const file = join(folder, 'inspected');
  await writeFile(file, await git.bytes(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` }), {
    mode: 0o600,
  });
  return await inspect(file);
}

/**
 * The commits to take as roots. With the base as a root the bundle is whole in itself: a fresh checkout may have that
 * one commit only, so that older files, too, must come along. Where that would bring along old history (a merge of a
 * branch that began before the base), the clone is taken to be as deep as this one.
 */
async function whereToCut(
  git: Git,
  { base, head, branches }: History,
  shallow: readonly string[],
): Promise<string[]> {
  if (base === null || shallow.includes(base)) return [];
  const tips = [...(head === null ? [] : [head]), ...Object.values(branches)];
  for (const tip of tips) {
    if ((await git.ask(['merge-base', '--is-ancestor', base, tip])) === null) return [];
    // Commits that are not on the line from the base lead behind it.
    const beside = await git.text(['rev-list', '--count', tip, `^${base}`]);
    const onPath = await git.text(['rev-list', '--count', '--ancestry-path', tip, `^${base}`]);
    if (beside !== onPath) return [];
  }
  return [base];
}

type Taken = Pick<Snapshot, 'index_tree' | 'work_tree' | 'extras' | 'merge' | 'warnings'>;

/** Stores index and work tree in the scratch repository; null when a fresh checkout has all of it. */
async function takeTrees(
  repository: Repository,
  { git }: ScratchRepository,
  history: History,
  options: SnapshotOptions & { excludes: readonly string[] },
): Promise<Taken | null> {
  const merge = await readMerge(repository);
  const extras = await readExtras(git);
  await withoutExtras(git, extras);
  const indexTree = await git.text(['write-tree', '--missing-ok']);
  const warnings = await indexWorkTree(git, {
    top: repository.top,
    excludes: options.excludes,
    maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
    maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
  });
  warnings.push(...underWay(repository));
  for (const warning of warnings) options.tell?.(warning);
  const workTree = await git.text(['write-tree', '--missing-ok']);
  const { base, head, branches } = history;
  const headTree = head === null ? null : await git.text(['rev-parse', `${head}^{tree}`]);
  const isClean = workTree === headTree && indexTree === headTree && extras === null && merge === null;
  const hasBranches = Object.values(branches).some((commit) => commit !== base);
  if (isClean && head === base && !hasBranches && (await isAsCheckedOut(repository.git, history)))
    return null;
  const extrasTree = extras === null ? null : await storeExtras(git, extras);
  const commits = await commitAll(git, { workTree, indexTree, extrasTree, head, merge });
  return { index_tree: indexTree, work_tree: commits, extras: extrasTree, merge, warnings };
}

interface Trees {
  readonly workTree: string;
  readonly indexTree: string;
  readonly extrasTree: string | null;
  readonly head: string | null;
  readonly merge: Merge | null;
}

/** Makes one commit through which all that the snapshot needs can be reached. */
async function commitAll(git: Git, trees: Trees): Promise<string> {
  const { workTree, indexTree, extrasTree, head, merge } = trees;
  // The commit has the time of HEAD, so that the same work tree gives the same snapshot.
  const seconds = head === null ? '0' : await git.text(['show', '-s', '--format=%ct', head]);
  const date = `@${seconds} +0000`;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const commit = (tree: string, parents: readonly string[]): Promise<string> =>
    git.text(['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree], {
      input: 'raymond: work tree of a run\n',
      env,
    });
  const parents = head === null ? [] : [head];
  const parts = [await commit(indexTree, parents)];
  if (extrasTree !== null) parts.push(await commit(extrasTree, []));
  return await commit(workTree, [...new Set([...parents, ...parts, ...(merge?.heads ?? [])])]);
}

async function bundle(
  git: Git,
  { base, branches }: History,
  workTree: string,
  file: string,
  maxBytes = DEFAULT_MAX_BYTES,
): Promise<number> {
  const references = [REFERENCE];
  await git.text(['update-ref', REFERENCE, workTree]);
  for (const [index, commit] of Object.values(branches).entries()) {
    if (commit === base) continue;
    references.push(`refs/raymond/branch-${index}`);
    await git.text(['update-ref', `refs/raymond/branch-${index}`, commit]);
  }
  await mkdir(dirname(file), { recursive: true });
  await git.text([
    'bundle',
    'create',
    '--quiet',
    file,
    ...references,
    ...(base === null ? [] : [`^${base}`]),
  ]);
  const { size } = await stat(file);
  if (size > maxBytes) {
    await rm(file, { force: true });
    throw new StateError(
      'STATE_WRITE_FAILED',
      `The work tree was not kept: its bundle is ${mb(size)}, over the limit of ${mb(maxBytes)}.`,
    );
  }
  await chmod(file, 0o600);
  return size;
}

/** The ends of history in the bundle: commits that name parents which the clone did not have. */
async function cutInBundle(
  git: Git,
  { base, branches }: History,
  workTree: string,
  shallow: readonly string[],
): Promise<string[]> {
  if (shallow.length === 0) return [];
  const not = base === null ? [] : [`^${base}`];
  const inBundle = new Set(await git.lines(['rev-list', workTree, ...Object.values(branches), ...not]));
  return shallow.filter((commit) => inBundle.has(commit));
}
