import { existsSync } from 'node:fs';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { messageOf, RaymondError } from '../../core/errors.js';
import type { Worktree } from '../../core/run.js';
import type { Environment } from '../../process/environment.js';
import { Git, GitError } from '../../process/git.js';
import { writtenUnfiltered } from '../checkpoint/git.js';
import { isDirectory } from '../directories.js';
import type { InTurn } from './in-turn.js';

/** Somebody else may change the repository's work trees at the same time: an agent, or another run. */
const ATTEMPTS = 3;
const PAUSE_MS = 100;

/**
 * Makes a worker's branch and work tree (spec 7.3). What an earlier life of the run has made of it is kept or made
 * again, since nobody has worked in it yet.
 * @returns what people should know of its files; null for nothing
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
export async function makeWorktree(
  worktree: Worktree,
  environment: Environment,
  inTurn: InTurn,
): Promise<string | null> {
  await checkBranch(repositoryOf(worktree, environment), worktree);
  await clearBranchLock(worktree);
  return await remakeWorktree(worktree, environment, inTurn);
}

/**
 * Makes a work tree again that has been worked in, as its branch has it.
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
export async function remakeWorktree(
  worktree: Worktree,
  environment: Environment,
  inTurn: InTurn,
): Promise<string | null> {
  const { path, base, folder } = worktree;
  const git = new Git(path, environment);
  let told: string | null;
  try {
    for (let attempt = 1; ; attempt++) {
      const problem = await inTurn.do(() => addWorktree(worktree, environment));
      if (problem === null) break;
      if (attempt === ATTEMPTS) throw problem;
      await setTimeout(attempt * PAUSE_MS);
    }
    // This is a step of its own: for a large repository it takes time, and the work tree's files concern nobody else.
    await withFilesOfLfs(git).text(['read-tree', '--reset', '-u', 'HEAD']);
    told = await writtenUnfiltered(git, 'ls-files');
  } catch (error) {
    if (error instanceof RaymondError) throw error;
    throw failed(`The work tree ${path} could not be made: ${messageOf(error)}`);
  }
  const place = join(path, folder);
  if (isDirectory(place)) {
    const [top, real] = [await realpath(path), await realpath(place)];
    if (real === top || real.startsWith(`${top}${sep}`)) return told;
    throw failed(`${folder} leads out of the worker's own work tree ${path}.`);
  }
  throw new RaymondError(
    'MISSING_DIRECTORY',
    `The worker is to stand in ${folder} of its work tree, and the commit ${base.slice(0, 10)} has no such folder. Commit it, or say another \`cd\`.`,
  );
}

/** Adds the work tree without its files. @returns git's objection */
async function addWorktree(worktree: Worktree, environment: Environment): Promise<GitError | null> {
  const { path, branch, base } = worktree;
  const git = repositoryOf(worktree, environment);
  try {
    await clearAway(worktree, environment);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const isThere = (await tipOf(git, branch)) !== null;
    const what = isThere ? [path, branch] : ['--no-track', '-b', branch, path, base];
    // This is forced, since git may know a work tree of that place that was cut off before it was there.
    await git.text(['worktree', 'add', '--quiet', '--force', '--no-checkout', ...what]);
    return null;
  } catch (error) {
    if (error instanceof GitError) return error;
    throw error;
  }
}

/**
 * Removes an empty work tree and its branch. What is gone already is no matter. A branch that somebody else has made
 * under the name stays.
 * @throws Error when git cannot
 */
export async function removeWorktree(worktree: Worktree, environment: Environment): Promise<void> {
  const git = repositoryOf(worktree, environment);
  await clearAway(worktree, environment);
  const tip = await tipOf(git, worktree.branch);
  if (tip === null || (worktree.state === 'planned' && tip !== worktree.base)) return;
  await git.text(['branch', '--quiet', '-D', '--', worktree.branch]);
}

/** Git for what the work trees have in common. It works whatever has become of those. */
export function repositoryOf({ repository }: Worktree, environment: Environment): Git {
  return new Git(repository, environment).with({}, { GIT_DIR: repository });
}

/** Git that fetches files of Git LFS, as in any other work tree. */
function withFilesOfLfs(git: Git): Git {
  return git.with({}, { GIT_LFS_SKIP_SMUDGE: '0' });
}

export function tipOf(git: Git, branch: string): Promise<string | null> {
  return git.ask(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);
}

/** A branch of that name with commits of its own is somebody's work. */
async function checkBranch(git: Git, { branch, base }: Worktree): Promise<void> {
  const tip = await tipOf(git, branch);
  if (tip === null || tip === base) return;
  throw failed(
    `There is a branch ${branch} already, at ${tip.slice(0, 10)}, which this run has not made. Rename or delete it, then resume.`,
  );
}

async function clearAway(worktree: Worktree, environment: Environment): Promise<void> {
  const { path } = worktree;
  const git = repositoryOf(worktree, environment);
  if (existsSync(path)) {
    await checkOwner(worktree, environment);
    await git.ask(['worktree', 'remove', '--force', '--force', path]);
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
  }
  // Git may still know a place where there is nothing any more.
  const known = await git.lines(['worktree', 'list', '--porcelain']);
  if (known.includes(`worktree ${path}`)) await git.ask(['worktree', 'remove', '--force', '--force', path]);
}

/** Two projects may have runs of the same name, and all their work trees lie in one folder. */
async function checkOwner({ path, repository }: Worktree, environment: Environment): Promise<void> {
  const answer = await new Git(path, environment).ask(['rev-parse', '--show-toplevel', '--git-common-dir']);
  const [top, common] = answer?.split('\n') ?? [];
  if (top === undefined || common === undefined || (await realpath(top)) !== (await realpath(path))) return;
  if ((await realpath(resolve(path, common))) === (await realpath(repository))) return;
  throw failed(
    `${path} is a work tree of another repository (${common}), from a run of the same name. Remove it there, or give this run another --run-id.`,
  );
}

function failed(message: string): RaymondError {
  return new RaymondError('WORKTREE_FAILED', message);
}

// Git that is killed leaves its locks behind, and asks people to remove them by hand. The locks here are those of a
// worker's own work tree and branch, where nobody else is at work.

/** Removes the lock of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }: Worktree): Promise<void> {
  await rm(branchLock(repository, branch), { force: true });
}

/**
 * Removes the locks of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later lock may belong to somebody at work
 */
export async function clearLocks(
  { path, repository, branch }: Worktree,
  environment: Environment,
  before: number,
): Promise<void> {
  const git = new Git(path, environment);
  const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
  const locks = own.split('\n').map((lock) => resolve(path, lock));
  for (const lock of [...locks, branchLock(repository, branch)]) {
    const found = await stat(lock).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(lock, { force: true });
  }
}

function branchLock(repository: string, branch: string): string {
  return join(repository, 'refs', 'heads', `${branch}.lock`);
}
