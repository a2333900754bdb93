import { existsSync } from 'node:fs';
import type { Worktree } from '../../core/run.js';
import type { Environment } from '../../process/environment.js';
import { addAll, Git, pieces, unfiltered } from '../../process/git.js';

/** What a worker has left in a work tree of its own. */
export interface Left {
  /** The branch that its work is on, which is usually ours. */
  readonly branch: string;
  readonly head: string;
  readonly commits: number;
  /** Paths from the top, sorted. */
  readonly changedFiles: readonly string[];
  /** Some of these are not where they were: the places that they were renamed to count for merges, too. */
  readonly hasDeleted: boolean;
  readonly uncommitted: boolean;
}

/** Looks at a work tree without changing anything. @returns null when it is gone */
export async function inspectWorktree(
  { path, branch, base }: Worktree,
  environment: Environment,
): Promise<Left | null> {
  if (!existsSync(path)) return null;
  const git = new Git(path, environment);
  const head = await git.text(['rev-parse', 'HEAD']);
  const current = await git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
  const open = pieces(status).map((line) => ({
    what: line.toString('latin1', 0, 2),
    file: line.toString('utf8', 3),
  }));
  const names = pieces(await git.bytes(['diff', '--name-status', '-z', '--no-renames', base, 'HEAD']));
  const committed = names.flatMap((what, index) =>
    index % 2 === 0 ? [{ what: what.toString(), file: names[index + 1]!.toString() }] : [],
  );
  const changes = [...committed, ...open];
  // An agent may have gone to another branch, and left commits on ours.
  const tips = current === branch ? ['HEAD'] : ['HEAD', `refs/heads/${branch}`];
  const commits = await git.ask(['rev-list', '--count', ...tips, `^${base}`]);
  return {
    branch: current ?? branch,
    head,
    commits: Number(commits ?? (await git.text(['rev-list', '--count', 'HEAD', `^${base}`]))),
    changedFiles: [...new Set(changes.map(({ file }) => file))].sort(),
    hasDeleted: changes.some(({ what }) => what.includes('D')),
    uncommitted: open.length > 0,
  };
}

export function isNothing({ commits, uncommitted }: Left): boolean {
  return commits === 0 && !uncommitted;
}

/**
 * Commits all that a worker has left uncommitted (`worktree: commit`).
 * @throws Error when git cannot, and when a file with a filter would be committed unfiltered, since the filter may be
 * there to encrypt it
 */
export async function commitLeft(
  { path }: Worktree,
  message: string,
  environment: Environment,
): Promise<void> {
  const git = new Git(path, environment);
  const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
  const [file] = await unfiltered(
    git,
    pieces(status).map((line) => line.subarray(3)),
  );
  if (file !== undefined)
    throw new Error(
      `it cannot be committed, as ${file} goes through a filter that only the repository's own settings name, which is not run. Commit it there by hand`,
    );
  if ((await addAll(git)) === null) throw new Error('git could not add its files');
  if ((await git.ask(['diff', '--cached', '--quiet'])) !== null) return;
  await git.text(['commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message]);
}
