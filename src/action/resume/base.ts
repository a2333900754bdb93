import { copyFile, rm } from 'node:fs/promises';
import { clearFlags, readFlags, setFlags } from '../../checkpoint/snapshot/flags.js';
import type { Snapshot } from '../../checkpoint/snapshot/index.js';
import { StateError, UsageError } from '../../core/errors.js';
import { addAll, commitOf, type Git, pieces } from '../../process/git.js';
import { branchOf, checkOut } from '../../runtime/checkpoint/git.js';

export type Base =
  | { readonly kind: 'same' }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

/** Has the branch gone on since the snapshot was taken? */
export async function baseOf(git: Git, base: string | null): Promise<Base> {
  const to = await commitOf(git, 'HEAD');
  if (base === null || to === null || to === base) return { kind: 'same' };
  return { kind: 'moved', from: base, to };
}

/** How a checkout stands before a snapshot is put there. */
export interface CheckoutState {
  readonly commit: string;
  /** Null: HEAD is detached. */
  readonly branch: string | null;
  readonly branches: ReadonlyMap<string, string>;
}

/** Null: on a branch without a commit. */
export async function checkoutStateOf(git: Git): Promise<CheckoutState | null> {
  const commit = await commitOf(git, 'HEAD');
  return commit === null ? null : { commit, branch: await branchOf(git), branches: await branchesOf(git) };
}

/** Puts it where the snapshot was taken, and with it what branches the run had left there and have moved on since. */
export async function goBack(
  git: Git,
  { commit, branch, branches }: CheckoutState,
  snapshot: Snapshot,
): Promise<void> {
  const from = snapshot.base!;
  await checkOut(git, from, branch);
  for (const [name, left] of Object.entries(snapshot.branches))
    if (left === from && branches.get(`refs/heads/${name}`) === commit)
      await git.text(['update-ref', `refs/heads/${name}`, from]);
}

async function branchesOf(git: Git): Promise<ReadonlyMap<string, string>> {
  const lines = await git.lines(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads']);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on the new head: the commits one
 * by one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
export async function moveOnto(
  git: Git,
  from: string,
  { commit: to, branches }: CheckoutState,
): Promise<string | null> {
  const head = await git.text(['rev-parse', 'HEAD']);
  const index = await git.ask(['write-tree']);
  if (index === null) return 'a merge is under way';
  const all = await treeOfAll(git);
  if (all === null) return 'the changed files could not be read';
  let on = to;
  for (const commit of await git.lines(['rev-list', '--reverse', `${from}..${head}`])) {
    const parents = (await git.text(['rev-list', '--parents', '-n1', commit])).split(' ').slice(1);
    if (parents.length !== 1) return 'the run has merged branches';
    const tree = await mergedTree(git, parents[0]!, on, commit);
    if (tree === null) return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
    on = await commitLike(git, commit, tree, on);
  }
  const newIndex = await mergedTree(git, head, on, await treeCommit(git, index));
  const newAll = await mergedTree(git, head, on, await treeCommit(git, all));
  if (newIndex === null || newAll === null) return 'its changed files conflict with what has come since';
  const flags = await readFlags(git);
  try {
    await clearFlags(git, flags);
    await git.text(['read-tree', '--reset', '-u', all]);
    await git.text(['read-tree', '-m', '-u', all, newAll]);
    const why = ['-m', 'raymond: onto the new head'];
    const branch = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
    await git.text(['update-ref', ...why, ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]), on]);
    // A branch that the run has left where it began has moved on like the new head.
    for (const [name, commit] of await branchesOf(git))
      if (name !== branch && commit === from && branches.get(name) === to)
        await git.text(['update-ref', ...why, name, to]);
    await git.text(['read-tree', newIndex]);
    await git.ask(['update-index', '-q', '--refresh']);
    await setFlags(git, flags);
  } catch (error) {
    const what = 'The work tree was moved in part only; check it out afresh';
    throw new StateError('STATE_WRITE_FAILED', `${what}: ${(error as Error).message}`);
  }
  return null;
}

/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
export async function backTo(git: Git, standing: CheckoutState): Promise<void> {
  await clearFlags(git, await readFlags(git));
  await git.text(['reset', '--quiet', '--hard']);
  await git.text(['clean', '--quiet', '--force', '-d', '--exclude=.raymond']);
  await putBack(git, standing);
}

/** HEAD and the branches. */
export async function putBack(git: Git, { commit, branch, branches }: CheckoutState): Promise<void> {
  await checkOut(git, commit, branch);
  for (const [name, now] of await branchesOf(git)) {
    const before = branches.get(name);
    if (before === undefined) await git.text(['update-ref', '-d', name]);
    else if (before !== now) await git.text(['update-ref', name, before]);
  }
}

/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(git: Git, base: string, ours: string, theirs: string): Promise<string | null> {
  const root = await treeCommit(git, `${base}^{tree}`);
  const one = await treeCommit(git, `${ours}^{tree}`, root);
  const other = await treeCommit(git, `${theirs}^{tree}`, root);
  const merged = await git.ask(['merge-tree', '--write-tree', '--no-messages', one, other]);
  return merged?.split('\n')[0] ?? null;
}

/** Staged, unstaged and untracked, but for repositories within; through an index of its own. @returns null: git cannot read them */
export async function treeOfAll(plain: Git): Promise<string | null> {
  const folder = await plain.text(['rev-parse', '--absolute-git-dir']);
  const index = `${folder}/raymond-index`;
  const git = plain.with({}, { GIT_INDEX_FILE: index });
  try {
    await copyFile(`${folder}/index`, index);
    await clearFlags(git, await readFlags(git));
    const others = pieces(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']));
    const within = others.map(String).filter((path) => path.endsWith('/'));
    const added = await addAll(git, ['.raymond', ...within.map((path) => path.replace(/\/$/, ''))]);
    return added === null ? null : await git.ask(['write-tree']);
  } finally {
    await rm(index, { force: true });
  }
}

async function treeCommit(git: Git, tree: string, parent: string | null = null): Promise<string> {
  const on = parent === null ? [] : ['-p', parent];
  return await git.text(['commit-tree', ...on, '-m', 'raymond', tree]);
}

/** The same author, time and message on another parent. */
async function commitLike(git: Git, commit: string, tree: string, parent: string): Promise<string> {
  const format = '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B';
  const [name, email, date, committer, committerEmail, committed, ...message] = (
    await git.text(['show', '-s', format, commit])
  ).split('\n');
  const env = {
    ...{ GIT_AUTHOR_NAME: name!, GIT_AUTHOR_EMAIL: email!, GIT_AUTHOR_DATE: date! },
    ...{
      GIT_COMMITTER_NAME: committer!,
      GIT_COMMITTER_EMAIL: committerEmail!,
      GIT_COMMITTER_DATE: committed!,
    },
  };
  return await git.text(['commit-tree', '-p', parent, '-F', '-', tree], { env, input: message.join('\n') });
}

/**
 * @param moved a clause, of what and where
 * @param recoveryHint besides a fresh start, which is always one: a clause that names the input
 */
export function cannotMove(moved: string, why: string, recoveryHint: string): UsageError {
  return new UsageError(
    `${moved}, and what the run has changed cannot be put there: ${why}. ${recoveryHint}, or start afresh with \`on-base-change: fresh\`. A re-run has the inputs that it had: change them in the workflow file and begin a new run, under the default key with \`resume-run\`.`,
  );
}
