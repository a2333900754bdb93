import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Worktree } from '../../core/run.js';
import type { Environment } from '../../process/environment.js';
import { Git, GitError } from '../../process/git.js';

/** The versions of git since which it can merge in memory, and merge many pairs of commits in one process. */
const MERGES_SINCE = [2, 38] as const;
const MERGES_MANY_SINCE = [2, 39] as const;
/** After this many merges, what they have written is removed. */
const MERGES_PER_PROCESS = 1000;

export type Tips = readonly [string, string];

/** Merges branches in memory. The objects go to a folder of our own, and not to the user's repository. */
export class Merges {
  private constructor(
    /** An absolute path. */
    readonly folder: string,
    private readonly worktree: Pick<Worktree, 'path' | 'repository'>,
    private readonly environment: Environment,
    private readonly mergesMany: boolean,
  ) {}

  /**
   * @param worktree one whose repository has the commits
   * @returns null when this git cannot merge in memory
   */
  static async open(
    worktree: Pick<Worktree, 'path' | 'repository'>,
    folder: string,
    environment: Environment,
  ): Promise<Merges | null> {
    const said = await new Git(worktree.repository, environment).text(['version']);
    const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
    const isSince = ([least, lesser]: readonly [number, number]): boolean =>
      major > least || (major === least && minor >= lesser);
    if (!isSince(MERGES_SINCE)) return null;
    await mkdir(join(folder, 'objects'), { recursive: true });
    return new Merges(folder, worktree, environment, isSince(MERGES_MANY_SINCE));
  }

  /** Git for commits that exist only to be merged, in our folder. @param path of a work tree of the repository */
  git(path: string, objects = join(this.folder, 'objects')): Git {
    // The paths are quoted, as they may contain the separator.
    const others = [join(this.folder, 'objects'), join(this.worktree.repository, 'objects')].map((each) =>
      JSON.stringify(each),
    );
    return new Git(path, this.environment).with(
      {},
      { GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: others.join(delimiter) },
    );
  }

  /**
   * Whether each pair can be merged without a conflict.
   * @param signal cuts it short
   * @returns null if it was cut short
   * @throws Error when git says neither yes nor no
   */
  async tried(pairs: readonly Tips[], signal: AbortSignal): Promise<boolean[] | null> {
    const results: boolean[] = [];
    for (let from = 0; from < pairs.length; from += MERGES_PER_PROCESS) {
      const objects = await mkdtemp(join(this.folder, 'merged-'));
      const some = pairs.slice(from, from + MERGES_PER_PROCESS);
      const git = this.git(this.worktree.path, objects);
      const answers = this.mergesMany ? await together(git, some) : await oneByOne(git, some, signal);
      if (signal.aborted) return null;
      results.push(...answers);
      await rm(objects, { recursive: true, force: true });
    }
    return results;
  }
}

const MERGE = ['merge-tree', '--write-tree', '--no-messages', '--allow-unrelated-histories'] as const;

/** Parses what git prints per pair: `1` for a clean merge or `0`, the tree, conflicting files, nothing; NUL behind each. */
async function together(git: Git, pairs: readonly Tips[]): Promise<boolean[]> {
  const input = pairs.map((pair) => `${pair.join(' ')}\n`).join('');
  const said = (await git.text([...MERGE, '--name-only', '--stdin'], { input })).split('\0');
  const answers: boolean[] = [];
  for (let at = 0; at < said.length - 1; ) {
    answers.push(said[at] === '1');
    const end = said.indexOf('', at + 2);
    if (end === -1) break;
    at = end + 1;
  }
  if (answers.length === pairs.length) return answers;
  throw new Error(`git merge-tree has told of ${answers.length} merges, of ${pairs.length}`);
}

async function oneByOne(git: Git, pairs: readonly Tips[], signal: AbortSignal): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const pair of pairs) {
    if (signal.aborted) return answers;
    answers.push(await merges(git, pair));
  }
  return answers;
}

async function merges(git: Git, pair: Tips): Promise<boolean> {
  try {
    await git.text([...MERGE, ...pair]);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.exitCode === 1) return false;
    throw error;
  }
}
