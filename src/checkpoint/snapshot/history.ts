import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { commitOf, type Git } from '../../process/git.js';
import type { Repository, RepositoryPart } from './repository.js';

export interface History {
  readonly base: string | null;
  readonly head: string | null;
  readonly branch: string | null;
  readonly branches: Readonly<Record<string, string>>;
}

/** Where the repository is: what a fresh checkout has of it, and what it has of its own. */
export async function readHistory(
  { git }: Repository,
  given: string | undefined,
  shallow: readonly string[],
): Promise<History> {
  const head = await commitOf(git, 'HEAD');
  const reference = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
  const branch = reference?.replace(/^refs\/heads\//, '') ?? null;
  const base = await findBase(git, head, given, shallow);
  return { base, head, branch, branches: await ownBranches(git, { base, head, branch }) };
}

/**
 * The given commit if it is here; else the newest first-parent ancestor of HEAD that a remote has; else, for
 * a clone of one commit without a branch, that at which it was cut off.
 */
async function findBase(
  git: Git,
  head: string | null,
  given: string | undefined,
  shallow: readonly string[],
): Promise<string | null> {
  const known = given === undefined ? null : await commitOf(git, given);
  if (known !== null || head === null) return known;
  const remotes = await git.lines(['for-each-ref', '--count=1', '--format=%(refname)', 'refs/remotes']);
  if (remotes.length > 0) {
    const own = await git.lines(['rev-list', '--first-parent', head, '--not', '--remotes']);
    const oldest = own.at(-1);
    const parent = oldest === undefined ? head : await commitOf(git, `${oldest}^1`);
    if (parent !== null) return parent;
  }
  const cut = new Set(shallow);
  const line = await git.lines(['rev-list', '--first-parent', head]);
  return line.find((commit) => cut.has(commit)) ?? null;
}

/** Local branches with commits that no remote has, and those that stand where the work began or is. */
async function ownBranches(
  git: Git,
  at: { base: string | null; head: string | null; branch: string | null },
): Promise<Record<string, string>> {
  const branches: Record<string, string> = {};
  for (const line of await git.lines([
    'for-each-ref',
    '--format=%(objectname) %(refname:lstrip=2)',
    'refs/heads',
  ])) {
    const [commit = '', name = ''] = line.split(/ (.*)/s);
    if (name === at.branch) continue;
    const isHere = commit === at.base || commit === at.head;
    if (isHere || (await isUnpushed(git, commit))) branches[name] = commit;
  }
  return branches;
}

async function isUnpushed(git: Git, commit: string): Promise<boolean> {
  return (await git.text(['rev-list', '--max-count=1', commit, '--not', '--remotes'])) !== '';
}

/** Whether a fresh checkout is on this branch, as far as this clone knows. */
export async function isAsCheckedOut(git: Git, { head, branch }: History): Promise<boolean> {
  if (branch === null) return true;
  if (head === null) return false;
  const here = await git.lines([
    'for-each-ref',
    '--format=%(refname)',
    `--points-at=${head}`,
    'refs/remotes',
  ]);
  return here.some((reference) => reference.endsWith(`/${branch}`));
}

export interface Merge {
  heads: string[];
  message: string;
  mode: string;
}

/** A merge that is under way, or null. */
export async function readMerge(repository: Repository): Promise<Merge | null> {
  const heads = await readIfThere(repository.paths.MERGE_HEAD);
  if (heads === null) return null;
  return {
    heads: heads.split('\n').filter((line) => line !== ''),
    message: (await readIfThere(repository.paths.MERGE_MSG)) ?? '',
    mode: (await readIfThere(repository.paths.MERGE_MODE)) ?? '',
  };
}

const UNDER_WAY: readonly (readonly [RepositoryPart, string])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase or `git am`'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
];

/** What is under way and cannot be kept, for people. */
export function underWay({ paths }: Repository): string[] {
  return UNDER_WAY.filter(([part]) => existsSync(paths[part])).map(
    ([, what]) => `The ${what} that was under way was not kept; its commits and the work tree were.`,
  );
}

async function readIfThere(path: string): Promise<string | null> {
  return existsSync(path) ? await readFile(path, 'utf8') : null;
}
