import { existsSync } from 'node:fs';
import { type Git, nulTerminated, pieces } from '../../process/git.js';

/** Files that git is told not to look at, and so takes for unchanged; paths from the top. */
export interface Flags {
  /** `skip-worktree` */
  readonly skipped: readonly Buffer[];
  /** `assume-unchanged` */
  readonly assumed: readonly Buffer[];
}

const OPTIONS = { skipped: 'skip-worktree', assumed: 'assume-unchanged' } as const;
const BOTH = ['skipped', 'assumed'] as const;

/** A file that a sparse checkout has left out of the work tree of `git` does not count, since nobody has changed it. */
export async function readFlags(git: Git): Promise<Flags> {
  const skipped: Buffer[] = [];
  const assumed: Buffer[] = [];
  for (const line of pieces(await git.bytes(['ls-files', '-v', '-z']))) {
    const tag = line.toString('latin1', 0, 1);
    const path = line.subarray(2);
    if (tag.toUpperCase() === 'S' && existsSync(Buffer.concat([Buffer.from(`${git.folder}/`), path])))
      skipped.push(path);
    if (tag !== tag.toUpperCase()) assumed.push(path);
  }
  return { skipped, assumed };
}

/** After this git compares the files like all others. */
export async function clearFlags(git: Git, flags: Flags): Promise<void> {
  for (const which of BOTH) await mark(git, `--no-${OPTIONS[which]}`, flags[which]);
}

/** Leaves out files that are no longer in the index. */
export async function setFlags(git: Git, flags: Flags): Promise<void> {
  if (flags.skipped.length + flags.assumed.length === 0) return;
  const known = new Set(pieces(await git.bytes(['ls-files', '-z'])).map((path) => path.toString('latin1')));
  for (const which of BOTH) {
    const there = flags[which].filter((path) => known.has(path.toString('latin1')));
    await mark(git, `--${OPTIONS[which]}`, there);
  }
}

async function mark(git: Git, option: string, paths: readonly Buffer[]): Promise<void> {
  if (paths.length > 0)
    await git.text(['update-index', option, '-z', '--stdin'], { input: nulTerminated(paths) });
}
