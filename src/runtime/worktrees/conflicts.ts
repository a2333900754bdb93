import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMITS } from '../../core/limits/limits.js';
import type { Worktree } from '../../core/run.js';
import { pairsThatMayConflict } from '../../core/worktree/pairs.js';
import type { Environment } from '../../process/environment.js';
import { addAll } from '../../process/git.js';
import type { Left } from './inspect.js';
import { Merges } from './merges.js';

/** A work tree with what is in it. */
export interface LeftTree {
  readonly id: string;
  readonly worktree: Worktree;
  readonly left: Left;
}

export type Conflicts =
  /** By id, the branches of others that conflict with it. */
  | { readonly kind: 'known'; readonly of: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'cut_short' };

const MAX_PAIRS = LIMITS.mergedPairs.value;

/**
 * Finds with which other branches each one conflicts (spec 7.3). Merges are tried in memory, with uncommitted changes
 * as if committed. No work tree, index, branch or object of the user's is touched.
 * @throws Error when git fails
 */
export async function conflictsAmong(
  trees: readonly LeftTree[],
  environment: Environment,
  signal: AbortSignal,
): Promise<Conflicts> {
  const conflicts = new Map(trees.map(({ id }) => [id, [] as string[]]));
  const [first] = trees;
  if (first === undefined || trees.length < 2) return { kind: 'known', of: conflicts };
  const branches = trees.map(({ worktree: { base }, left: { changedFiles, hasDeleted } }) => ({
    ...{ base, changedFiles, hasDeleted },
  }));
  const pairs = pairsThatMayConflict(branches, MAX_PAIRS);
  if (pairs === null) {
    const why = `more than ${MAX_PAIRS} pairs of their branches have changed the same files, or removed some.`;
    return { kind: 'unknown', why };
  }
  const folder = await mkdtemp(join(tmpdir(), 'raymond-merge-'));
  try {
    const merges = await Merges.open(first.worktree, folder, environment);
    if (merges === null) return { kind: 'unknown', why: 'that takes git 2.38 or newer.' };
    const tips = await tipsOf(trees, new Set(pairs.flat()), merges, signal);
    const tried = await merges.tried(
      pairs.map(([one, other]) => [tips[one]!, tips[other]!]),
      signal,
    );
    if (tried === null || signal.aborted) return { kind: 'cut_short' };
    for (const [index, [one, other]] of pairs.entries()) {
      if (tried[index]) continue;
      conflicts.get(trees[one]!.id)!.push(trees[other]!.left.branch);
      conflicts.get(trees[other]!.id)!.push(trees[one]!.left.branch);
    }
    return { kind: 'known', of: conflicts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commits that the trees would be with everything committed, for those that are `wanted`. */
async function tipsOf(
  trees: readonly LeftTree[],
  wanted: ReadonlySet<number>,
  merges: Merges,
  signal: AbortSignal,
): Promise<string[]> {
  const tips: string[] = [];
  for (const [index, tree] of trees.entries()) {
    if (signal.aborted) break;
    const isCommit = !tree.left.uncommitted || !wanted.has(index);
    tips.push(isCommit ? tree.left.head : await commitOfAll(tree, merges));
  }
  return tips;
}

async function commitOfAll({ id, worktree: { path }, left }: LeftTree, merges: Merges): Promise<string> {
  const index = join(merges.folder, `index-${id}`);
  const plain = merges.git(path);
  const git = plain.with({}, { GIT_INDEX_FILE: index });
  const own = resolve(path, await plain.text(['rev-parse', '--git-path', 'index']));
  if (existsSync(own)) await copyFile(own, index);
  if ((await addAll(git)) === null) throw new Error(`git could not add the files of ${id}`);
  const tree = await git.text(['write-tree']);
  return await git.text(['commit-tree', '--no-gpg-sign', '-p', left.head, '-m', 'raymond', tree]);
}
