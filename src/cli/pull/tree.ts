import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { restoreSnapshot, type Snapshot } from '../../checkpoint/snapshot/index.js';
import { parseSnapshot } from '../../checkpoint/snapshot/schema.js';
import { messageOf, UsageError } from '../../core/errors.js';
import type { MovedFolders } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import { isThere } from '../../process/files.js';
import { commitOf, type Git, nulTerminated, pieces } from '../../process/git.js';
import { MANIFEST_FILE, WORK_TREE_BUNDLE } from '../../runtime/checkpoint/carrier.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { type CheckpointManifest, parseManifest } from '../../runtime/checkpoint/checkpoint-schema.js';
import { branchOf, fetchCommit, gitIn, writtenUnfiltered } from '../../runtime/checkpoint/git.js';

export interface TreePlan {
  /**
   * Writes the project's text files as the work tree will have them, to be looked at.
   * @param into a folder that does not exist yet
   * @returns the project's root in it
   */
  preview(into: string): Promise<string>;
  /** Puts the work tree there. @returns a sentence about what people should know of it */
  place(): Promise<string>;
}

const WITHOUT = 'Pull all the rest with --no-worktree.';

/**
 * Checks whether a run's work tree can be put into a clone. It has to be one of the same repository, that is one with
 * the commit that the run began on, and has to be without changes of its own. Only that commit is fetched into it for
 * now. Further work trees lie beside it, or in it, as they did there; one that cannot be put there is reported, and
 * stops nothing.
 * @param root the project's
 * @param repository for messages
 * @returns null when there is none in the checkpoint
 * @throws UsageError that names what is in the way
 */
export async function planTree(
  { manifest, folder }: Pick<ReadCheckpoint, 'manifest' | 'folder'>,
  root: string,
  repository: string,
): Promise<TreePlan | null> {
  const { top, trees, base } = manifest;
  const own = trees.find(({ path }) => path === top);
  const plan = await planOne(own, base, { folder, place: root, repository });
  const clone = await cloneOf(root);
  const further: (() => Promise<string>)[] = [];
  for (const tree of trees.filter((each) => each !== own)) {
    const place = placeBeside(clone, top, tree.path);
    const left = (error: unknown): string =>
      `The work tree ${tree.path} is not in ${place}: ${messageOf(error).replace(` ${WITHOUT}`, '')}`;
    try {
      if (!existsSync(place) || (await cloneOf(place)) !== realpathSync(place))
        throw new UsageError('no clone of its repository lies there.');
      const planned = await planOne(tree, null, { folder, place, repository: tree.path });
      if (planned !== null) further.push(() => planned.place().catch(left));
    } catch (error) {
      further.push(async () => left(error));
    }
  }
  if (plan === null && further.length === 0) return null;
  return {
    preview: async (into) => (plan === null ? root : plan.preview(into)),
    place: async () => {
      const told = plan === null ? [] : [await plan.place()];
      for (const each of further) told.push(await each());
      return told.join(' ');
    },
  };
}

/** The clone that a folder is in; without one, the folder itself. */
async function cloneOf(folder: string): Promise<string> {
  return (await gitIn(folder, process.env).ask(['rev-parse', '--show-toplevel'])) ?? folder;
}

/** Where a work tree of the run lies here: in the same place beside the clone as it had beside the run's own. */
function placeBeside(clone: string, top: string, path: string): string {
  return resolve(clone, relative(join('/', top), join('/', path)));
}

/**
 * Where the folders of a run's work trees lie here, if its own was not the whole workspace.
 * @param folder as a checkpoint has it
 * @returns undefined if it was
 */
export async function movedHere(folder: string, run: Run, root: string): Promise<MovedFolders | undefined> {
  // An unreadable file is reported when all of it is read.
  const parsed = await readFile(join(folder, MANIFEST_FILE), 'utf8')
    .then((text) => parseManifest(JSON.parse(text)))
    .catch(() => null);
  if (parsed === null || 'problem' in parsed || parsed.manifest.top === '.') return undefined;
  const { top, trees } = parsed.manifest;
  const clone = await cloneOf(root);
  const paths = [...new Set([top, ...trees.map(({ path }) => path)])];
  // A folder inside another one comes first.
  paths.sort((one, other) => other.length - one.length);
  return paths.map((path) => [join(run.launch.root, path), placeBeside(clone, top, path)]);
}

async function planOne(
  tree: CheckpointManifest['trees'][number] | undefined,
  began: string | null,
  { folder, place: root, repository }: { folder: string; place: string; repository: string },
): Promise<TreePlan | null> {
  const snapshot = tree === undefined ? null : parseSnapshot(tree.snapshot);
  const base = snapshot === null ? began : snapshot.base;
  if (base === null) {
    if (snapshot === null) return null;
    throw refused('it was taken in a repository that no remote has a commit of');
  }
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base)) throw refused('its commit is none');
  const top = await gitIn(root, process.env).ask(['rev-parse', '--show-toplevel']);
  if (top === null) throw refused(`${root} is no clone of ${repository}`);
  const git = gitIn(top, process.env);
  const changes = await changesOf(git);
  if (changes !== null) throw refused(changes);
  if (!(await fetchCommit(git, base)))
    throw refused(
      `the run began on the commit ${base}, which is not in this clone, and its \`origin\` does not have it: is it a clone of ${repository}?`,
    );
  const bundle = join(folder, tree?.bundle ?? WORK_TREE_BUNDLE);
  return {
    preview: async (into) => {
      if (snapshot !== null) await git.ask(['bundle', 'unbundle', bundle]);
      await layOut(git, snapshot?.work_tree ?? base, into);
      return join(into, relative(top, realpathSync(root)));
    },
    place: () => place(git, base, snapshot, bundle),
  };
}

/** Workflows are small; other files in a repository may be as large as they like. */
const MAX_LAID_OUT_BYTES = 1024 ** 2;

async function layOut(git: Git, tree: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const env = { GIT_INDEX_FILE: `${into}.index` };
  try {
    const listed = pieces(await git.bytes(['ls-tree', '-r', '-l', '-z', '--full-tree', tree]));
    const small = listed.flatMap((line) => {
      const tab = line.indexOf('\t');
      const [, size] = /^\d+ blob [0-9a-f]+ +(\d+)$/.exec(line.toString('latin1', 0, tab)) ?? [];
      return Number(size) <= MAX_LAID_OUT_BYTES ? [line.subarray(tab + 1)] : [];
    });
    await git.text(['read-tree', tree], { env });
    const input = nulTerminated(small);
    await git.text(['checkout-index', '--quiet', `--prefix=${into}/`, '-z', '--stdin'], { env, input });
  } catch (error) {
    throw refused(messageOf(error), error);
  }
}

/** @returns a clause; null for a clean work tree */
async function changesOf(git: Git): Promise<string | null> {
  const ours = ['state', 'runs', 'checkpoint'].map((name) => `:(exclude,glob)**/.raymond/${name}/**`);
  const status = await git.ask(['status', '--porcelain', '-z', '--untracked-files=all', '--', '.', ...ours]);
  if (status === null) return 'git cannot tell whether there are changes';
  // Repositories inside it are left alone.
  const lines = status.split('\0').filter((line) => line !== '' && !/^\?\? .*\/$/s.test(line));
  if (lines.length === 0)
    return (await commitOf(git, 'MERGE_HEAD')) === null ? null : 'a merge is under way in this clone';
  const names = lines.slice(0, 3).map((line) => line.replace(/^.. /, ''));
  return `this clone has changes of its own (${names.join(', ')}${lines.length > 3 ? ', …' : ''}), which are never written over: commit or stash them`;
}

async function place(git: Git, base: string, snapshot: Snapshot | null, bundle: string): Promise<string> {
  const branch = await branchOf(git);
  const head = await commitOf(git, 'HEAD');
  const isAtBase = head === base && (snapshot === null || branch === snapshot.branch);
  if (!isAtBase) await lookAt(git, '--detach', base);
  const back = async (): Promise<void> => {
    const before = branch ?? head;
    if (!isAtBase && before !== null) await lookAt(git, ...(branch === null ? ['--detach'] : []), before);
  };
  const files =
    isAtBase || head === null ? null : await writtenUnfiltered(git, 'diff', '--name-only', head, base);
  const where = isAtBase
    ? ''
    : ` HEAD is detached at ${base.slice(0, 10)}${branch === null ? '' : `; the branch ${branch} stays where it was (\`git switch ${branch}\` goes back to it)`}.${files === null ? '' : ` ${files}`}`;
  if (snapshot === null) return `The work tree is on the commit that the run began on.${where}`;
  // No branch is moved just for a look.
  const left: string[] = [];
  const wanted = isAtBase ? snapshot : { ...snapshot, branch: null };
  try {
    await checkFree(git, base, snapshot, bundle);
    await restoreSnapshot(git.folder, bundle, wanted, { tell: (what) => left.push(what) });
  } catch (error) {
    await back();
    throw refused(messageOf(error).replace(/^The checkpoint's work tree cannot be restored: /, ''), error);
  }
  return [`The work tree is as the run has left it.${where}`, ...left].join(' ');
}

/** Checks that no ignored file is overwritten: in somebody's clone it may be valuable. */
async function lookAt(git: Git, ...to: string[]): Promise<void> {
  try {
    await git.text(['checkout', '--quiet', '--no-overwrite-ignore', ...to]);
  } catch (error) {
    throw refused(`git cannot check out ${to.at(-1)}: ${messageOf(error)}`);
  }
}

/** Checks files that git ignores: git does not count them as changes, and would overwrite them. */
async function checkFree(
  git: Git,
  base: string,
  { work_tree: tree }: Snapshot,
  bundle: string,
): Promise<void> {
  if ((await git.ask(['bundle', 'unbundle', bundle])) === null) return;
  const added = await git.ask(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=AT', base, tree]);
  for (const name of (added ?? '').split('\0').filter((each) => each !== '')) {
    const taken = takenBy(git.folder, name);
    if (taken !== null)
      throw new UsageError(`${taken} is there and ignored by git, and would be written over: move it away`);
  }
}

/** What is in the way at a path, or in the place of a folder above it. */
function takenBy(top: string, name: string): string | null {
  if (isThere(join(top, name))) return name;
  for (let above = dirname(name); above !== '.'; above = dirname(above)) {
    const stats = lstatSync(join(top, above), { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory()) return above;
  }
  return null;
}

function refused(why: string, cause?: unknown): UsageError {
  return new UsageError(
    `The run's work tree cannot be put here: ${why.replace(/\.$/, '')}. ${WITHOUT}`,
    {},
    { cause },
  );
}
