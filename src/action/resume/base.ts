import { StateError, UsageError } from '../../core/errors.js';
import { checkOut, git, runGit } from '../../runtime/checkpoint/git.js';

/** What `on-base-change` says (spec 4.3, "The base has moved"). */
export type OnBaseChange = 'fail' | 'checkout-base' | 'fresh';

export type Base =
  | { readonly kind: 'same' }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

/** Has the branch gone on since the snapshot was taken? */
export async function baseOf(workspace: string, base: string | null): Promise<Base> {
  const to = await git(workspace, 'rev-parse', 'HEAD');
  if (base === null || to === null || to === base) return { kind: 'same' };
  return { kind: 'moved', from: base, to };
}

/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on `to`: the commits one by
 * one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
export async function moveOnto(workspace: string, from: string, to: string): Promise<string | null> {
  const head = (await git(workspace, 'rev-parse', 'HEAD'))!;
  const index = await git(workspace, 'write-tree');
  if (index === null) return 'a merge is under way';
  const all = await treeOfAll(workspace);
  if (all === null) return 'the changed files could not be read';
  const commits = (await git(workspace, 'rev-list', '--reverse', `${from}..${head}`))?.split('\n') ?? [];
  let on = to;
  for (const commit of commits.filter((each) => each !== '')) {
    const parents = (await git(workspace, 'rev-list', '--parents', '-n1', commit))?.split(' ').slice(1) ?? [];
    if (parents.length !== 1) return 'the run has merged branches';
    const tree = await mergedTree(workspace, parents[0]!, on, commit);
    if (tree === null) return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
    const made = await commitLike(workspace, commit, tree, on);
    if (made === null) return `its commit ${commit.slice(0, 10)} could not be made anew`;
    on = made;
  }
  const staged = await commitOf(workspace, index);
  const changed = await commitOf(workspace, all);
  const newIndex = staged && (await mergedTree(workspace, head, on, staged));
  const newAll = changed && (await mergedTree(workspace, head, on, changed));
  if (!newIndex || !newAll) return 'its changed files conflict with what has come since';
  const branch = await git(workspace, 'symbolic-ref', '--quiet', 'HEAD');
  const done = [
    await git(workspace, 'read-tree', '--reset', '-u', all),
    await git(workspace, 'read-tree', '-m', '-u', all, newAll),
    await git(
      workspace,
      'update-ref',
      '-m',
      'raymond: onto the new head',
      ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]),
      on,
    ),
    await git(workspace, 'read-tree', newIndex),
    (await git(workspace, 'update-index', '-q', '--refresh')) ?? '',
  ];
  if (done.includes(null))
    throw new StateError('STATE_WRITE_FAILED', 'The work tree was moved in part only; check it out afresh.');
  return null;
}

/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
export async function backTo(workspace: string, commit: string): Promise<void> {
  await git(workspace, 'reset', '--quiet', '--hard');
  await git(workspace, 'clean', '--quiet', '--force', '-d', '--exclude=.raymond');
  await checkOut(workspace, commit);
}

/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(cwd: string, base: string, ours: string, theirs: string): Promise<string | null> {
  const root = await commitOf(cwd, `${base}^{tree}`);
  if (root === null) return null;
  const [one, other] = [
    await commitOf(cwd, `${ours}^{tree}`, root),
    await commitOf(cwd, `${theirs}^{tree}`, root),
  ];
  if (one === null || other === null) return null;
  const merged = await git(cwd, 'merge-tree', '--write-tree', '--no-messages', one, other);
  return merged?.split('\n')[0] ?? null;
}

/** Staged, unstaged and untracked, through an index of its own. */
export async function treeOfAll(cwd: string): Promise<string | null> {
  const folder = await git(cwd, 'rev-parse', '--absolute-git-dir');
  if (folder === null) return null;
  const index = `${folder}/raymond-index`;
  const { rm, copyFile } = await import('node:fs/promises');
  try {
    await copyFile(`${folder}/index`, index);
    const env = { GIT_INDEX_FILE: index };
    const added = await runGit(cwd, { env }, 'add', '--all', '--', '.', ':(exclude).raymond');
    if (added.exitCode !== 0) return null;
    const tree = await runGit(cwd, { env }, 'write-tree');
    return tree.exitCode === 0 ? tree.stdout.trim() : null;
  } finally {
    await rm(index, { force: true });
  }
}

const IDENTITY = { GIT_AUTHOR_NAME: 'raymond', GIT_AUTHOR_EMAIL: 'raymond@localhost' };
const COMMITTER = { GIT_COMMITTER_NAME: 'raymond', GIT_COMMITTER_EMAIL: 'raymond@localhost' };

async function commitOf(cwd: string, tree: string, parent: string | null = null): Promise<string | null> {
  const on = parent === null ? [] : ['-p', parent];
  const options = { env: { ...IDENTITY, ...COMMITTER } };
  const { exitCode, stdout } = await runGit(cwd, options, 'commit-tree', ...on, '-m', 'raymond', tree);
  return exitCode === 0 ? stdout.trim() : null;
}

/** The same author, time and message on another parent. */
async function commitLike(cwd: string, commit: string, tree: string, parent: string): Promise<string | null> {
  const [name, email, date, committer, committerEmail, committed, ...message] =
    (await git(cwd, 'show', '-s', '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B', commit))?.split('\n') ?? [];
  if (name === undefined) return null;
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: committer,
    GIT_COMMITTER_EMAIL: committerEmail,
    GIT_COMMITTER_DATE: committed,
  };
  const options = { env, input: message.join('\n') };
  const { exitCode, stdout } = await runGit(cwd, options, 'commit-tree', '-p', parent, '-F', '-', tree);
  return exitCode === 0 ? stdout.trim() : null;
}

/** @param wayOn besides a fresh start, which is always one: a clause that names the input */
export function cannotMove(from: string, to: string, why: string, wayOn: string): UsageError {
  return new UsageError(
    `The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint, and what the run has changed cannot be put there: ${why}. ${wayOn}, or start afresh with \`on-base-change: fresh\`: a re-run has the same inputs, and "Run workflow" with \`resume-run\` goes on with other ones.`,
  );
}
