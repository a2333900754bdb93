import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Environment, Git, GitError } from '../../checkpoint/snapshot/git.js';
import type { Worktree } from '../../core/run.js';
import type { Left } from './inspect.js';

/** A work tree with what is in it. */
export interface LeftTree {
  readonly id: string;
  readonly worktree: Worktree;
  readonly left: Left;
}

/** `git merge-tree --write-tree` came with 2.38. */
const MERGES_SINCE = [2, 38] as const;

/**
 * With which others' branches each one cannot be merged (spec 7.3): tried, in memory, with uncommitted changes as if
 * committed. What is made for it goes to a folder of our own: no work tree, index, branch or object of the user's is touched.
 * @returns by id; null: this git cannot tell
 */
export async function conflictsAmong(
  trees: readonly LeftTree[],
  environment: Environment,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const conflicts = new Map(trees.map(({ id }) => [id, [] as string[]]));
  const [first] = trees;
  if (first === undefined || trees.length < 2) return conflicts;
  if (!(await canMerge(first.worktree, environment))) return null;
  const folder = await mkdtemp(join(tmpdir(), 'raymond-merge-'));
  try {
    const tips = new Map<string, string>();
    for (const tree of trees) tips.set(tree.id, await tipOf(tree, folder, environment));
    for (const [one, other] of pairsOf(trees)) {
      if (!mayConflict(one, other)) continue;
      const git = mergingGit(one.worktree, folder, environment);
      if (await merges(git, tips.get(one.id)!, tips.get(other.id)!)) continue;
      conflicts.get(one.id)!.push(other.left.branch);
      conflicts.get(other.id)!.push(one.left.branch);
    }
    return conflicts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * From one commit on, changes to different files cannot conflict unless one is a folder of the other, or was renamed
 * along with its folder.
 */
export function mayConflict(
  one: Pick<LeftTree, 'worktree' | 'left'>,
  other: Pick<LeftTree, 'worktree' | 'left'>,
): boolean {
  if (one.worktree.base !== other.worktree.base || one.left.hasDeleted || other.left.hasDeleted) return true;
  const files = new Set(one.left.changedFiles);
  const folders = new Set(one.left.changedFiles.flatMap(foldersOf));
  return other.left.changedFiles.some(
    (file) => files.has(file) || folders.has(file) || foldersOf(file).some((folder) => files.has(folder)),
  );
}

function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

async function canMerge({ repository }: Worktree, environment: Environment): Promise<boolean> {
  const said = await new Git(repository, environment).text(['version']);
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
  return major > MERGES_SINCE[0] || (major === MERGES_SINCE[0] && minor >= MERGES_SINCE[1]);
}

/** New objects go to our folder; all others are read where they are. */
function mergingGit({ path, repository }: Worktree, folder: string, environment: Environment): Git {
  return new Git(path, environment).with(
    {},
    {
      GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
      // Quoted: a path may hold what separates them.
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(join(repository, 'objects')),
    },
  );
}

/** The commit that all of it would be. */
async function tipOf(
  { id, worktree, left }: LeftTree,
  folder: string,
  environment: Environment,
): Promise<string> {
  await mkdir(join(folder, 'objects'), { recursive: true });
  if (!left.uncommitted) return left.head;
  const index = join(folder, `index-${id}`);
  const git = mergingGit(worktree, folder, environment).with({}, { GIT_INDEX_FILE: index });
  const own = resolve(
    worktree.path,
    await new Git(worktree.path, environment).text(['rev-parse', '--git-path', 'index']),
  );
  if (existsSync(own)) await copyFile(own, index);
  await git.text(['add', '--all']);
  const tree = await git.text(['write-tree']);
  return await git.text(['commit-tree', '--no-gpg-sign', '-p', left.head, '-m', 'raymond', tree]);
}

/** @throws Error when git can say neither yes nor no */
async function merges(git: Git, one: string, other: string): Promise<boolean> {
  try {
    await git.text([
      'merge-tree',
      '--write-tree',
      '--no-messages',
      '--allow-unrelated-histories',
      one,
      other,
    ]);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.exitCode === 1) return false;
    throw error;
  }
}
