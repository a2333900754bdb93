import { StateError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { commitOf, Git, pieces, unfiltered } from '../../process/git.js';

/** Git for a checkout that is moved to other commits. It may ask the remotes for them. */
export const gitIn = (folder: string, environment: Environment): Git => new Git(folder, environment).online();

/** Fetches a commit that a shallow checkout lacks. @returns whether it is here now */
export async function fetchCommit(git: Git, commit: string): Promise<boolean> {
  if ((await commitOf(git, commit)) !== null) return true;
  await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
  return (await commitOf(git, commit)) !== null;
}

/** The branch of HEAD. Null when it is detached, as pull requests, tags and commits are checked out. */
export const branchOf = (git: Git): Promise<string | null> =>
  git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);

/**
 * Puts the checkout on a commit, and its branch with it. A detached HEAD stays detached.
 * @param branch null when HEAD is detached
 * @throws StateError STATE_INVALID
 */
export async function checkOut(git: Git, commit: string, branch: string | null): Promise<void> {
  const where = branch === null ? ['--detach', commit] : ['--no-track', '-B', branch, commit];
  try {
    await git.text(['checkout', '--quiet', ...where]);
  } catch (error) {
    throw new StateError('STATE_INVALID', `${commit} could not be checked out: ${(error as Error).message}`);
  }
}

const MAX_NAMED = 5;

/**
 * Finds files that were written without running their filter, because only the repository's own settings name it.
 * @param which arguments of `git diff` or `git ls-files` that list the written files, without `-z`
 * @returns a sentence for people; null when there are none
 */
export async function writtenUnfiltered(git: Git, ...which: string[]): Promise<string | null> {
  const { filters } = await git.drivers();
  if (filters.length === 0) return null;
  const [command = '', ...options] = which;
  const files = await unfiltered(git, pieces(await git.bytes([command, '-z', ...options])));
  if (files.length === 0) return null;
  const named = files.slice(0, MAX_NAMED).map(String);
  const more = files.length > named.length ? `, and ${files.length - named.length} more` : '';
  return `${filters.join(', ')}: only the repository's own settings name this filter, so that it was not run, and these files are as git has stored them: ${named.join(', ')}${more}.`;
}
