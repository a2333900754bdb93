import { StateError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { commitOf, Git, pieces, unfiltered } from '../../process/git.js';

/** git for a checkout that is put on other commits: it may ask the remotes for them. */
export const gitIn = (folder: string, environment: Environment): Git => new Git(folder, environment).online();

/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
export async function provide(git: Git, commit: string): Promise<boolean> {
  if ((await commitOf(git, commit)) !== null) return true;
  await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
  return (await commitOf(git, commit)) !== null;
}

/** Where HEAD is: on a branch, or on a commit alone, as pull requests, tags and commits are checked out. */
export const branchOf = (git: Git): Promise<string | null> =>
  git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);

/**
 * Puts the checkout on a commit, its branch with it; without one it stays so.
 * @param branch null: none
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
 * Of files that were written here, those whose filter was not run, since only the repository's own settings name it.
 * @param which as `git diff` or `git ls-files` takes it: what lists them, without `-z`
 * @returns a sentence for people; null: there are none
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
