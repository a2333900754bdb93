import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StateError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { commitOf, type Git, pieces, unfiltered } from '../../process/git.js';
import { isExcluded, SLASH, show } from './changes.js';
import { REFERENCE } from './create.js';
import { restoreExtras } from './extras.js';
import { clearFlags, readFlags, setFlags } from './flags.js';
import { openRepository, pathsInTop, type Repository, telling } from './repository.js';
import { parseSnapshot, type Snapshot } from './schema.js';
import { openScratch, shallowCommits } from './scratch.js';

export interface RestoreOptions {
  /** Paths relative to the workspace that may differ already. `.raymond` and the bundle always may. */
  readonly excludes?: readonly string[];
  /** Default: this process's. Only PATH, HOME and their like reach git. */
  readonly environment?: Environment;
  /** Is told what was left as it is here, one sentence each, for people. */
  readonly tell?: (what: string) => void;
}

/**
 * Puts a snapshot's work tree into a fresh checkout (spec 4.3): its branch and commits, what was staged, what was
 * changed, deleted or untracked, with modes and links, byte for byte. The snapshot is not trusted: git refuses paths
 * outside of the work tree or in `.git`; configuration and hooks are not touched. Everything that can be checked is
 * checked before the first file is written. Never uses the network.
 * @param meta what `createSnapshot` gave, as it came back from JSON
 * @throws StateError STATE_INVALID when the checkout is not at the snapshot's base (it says what was expected and what
 * was found), has changes of its own, or when bundle or `meta` are broken; STATE_WRITE_FAILED when files cannot be
 * written: then the checkout is half done and has to be made afresh
 */
export async function restoreSnapshot(
  workspace: string,
  file: string,
  meta: unknown,
  options: RestoreOptions = {},
): Promise<Snapshot> {
  const snapshot = parseSnapshot(meta);
  const environment = options.environment ?? process.env;
  const repository = await telling('STATE_INVALID', 'The work tree cannot be restored', async () => {
    const opened = await openRepository(workspace, environment);
    if (opened === null) throw invalid(`${resolve(workspace)} is in no git work tree`);
    await checkBase(opened, snapshot);
    await checkClean(opened, workspace, [resolve(file), '.raymond', ...(options.excludes ?? [])]);
    await checkBranches(opened.git, snapshot);
    await takeObjects(opened, resolve(file), snapshot);
    return opened;
  });
  await telling(
    'STATE_WRITE_FAILED',
    'The work tree was restored in part only; check it out afresh',
    async () => {
      const flags = await readFlags(repository.git);
      const left = await writeWorkTree(repository, environment, snapshot);
      for (const path of left)
        options.tell?.(
          `${show(path)} is marked in this checkout as one that git is not to look at, and changed: it stays as it is here, not as the run had it.`,
        );
      await writeIndex(repository.git, snapshot);
      await setFlags(repository.git, flags);
      await writeReferences(repository, snapshot);
      // This only makes the next `git status` quick.
      await repository.git.ask(['update-index', '-q', '--refresh']);
    },
  );
  return snapshot;
}

async function checkBase({ git, objectFormat }: Repository, snapshot: Snapshot): Promise<void> {
  const found = await commitOf(git, 'HEAD');
  if (found !== snapshot.base || objectFormat !== snapshot.object_format) {
    throw invalid(
      `it was taken on ${snapshot.base ?? 'a repository without a remote commit'}, and the checkout is at ${found ?? 'no commit'}`,
      `Check out ${snapshot.base ?? 'an empty repository'} to go on, or start afresh with \`resume: never\`.`,
    );
  }
}

async function checkClean(
  repository: Repository,
  workspace: string,
  excludes: readonly string[],
): Promise<void> {
  const { git, top } = repository;
  const left = await pathsInTop(top, workspace, [join(top, '.raymond'), ...excludes]);
  const options = [
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=dirty',
  ];
  const changedFor = async (looking: Git): Promise<Buffer[]> =>
    pieces(await looking.bytes(['status', ...options]))
      .map(changedPath)
      // A repository inside the work tree, such as a second checkout, is in no snapshot.
      .filter((path) => path.at(-1) !== SLASH && !isExcluded(path, left));
  let changed = await changedFor(git);
  const unfilteredFiles = await unfiltered(git, changed);
  if (unfilteredFiles.length > 0) {
    const really = new Set((await bySizeAndTime(repository, changedFor)).map(String));
    changed = changed.filter((path) => !unfilteredFiles.includes(path) || really.has(String(path)));
  }
  const isMerging = existsSync(repository.paths.MERGE_HEAD);
  if (changed.length === 0 && !isMerging) return;
  const names = changed.slice(0, 3).map(show).join(', ');
  throw invalid(
    isMerging ? 'a merge is under way in the checkout' : `the checkout has changes of its own (${names})`,
    'Restore it before other steps change files.',
  );
}

/**
 * Has git go by size and time, with an index that is younger than all files. Otherwise it compares a file by content
 * that was written in the same second as the index, and one whose filter is not run is then never the same.
 */
async function bySizeAndTime<T>({ git, paths }: Repository, work: (git: Git) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'raymond-index-'));
  const index = join(folder, 'index');
  try {
    await copyFile(paths.index, index);
    const later = Math.ceil(Date.now() / 1000) + 2;
    await utimes(index, later, later);
    return await work(git.with({}, { GIT_INDEX_FILE: index }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path of a status line, which stands behind 1, 8 or 10 fields. */
function changedPath(line: Buffer): Buffer {
  const kind = String.fromCharCode(line[0]!);
  let at = 0;
  for (let left = kind === '1' ? 8 : kind === 'u' ? 10 : 1; left > 0; left--) at = line.indexOf(' ', at) + 1;
  return line.subarray(at);
}

/** Refuses a branch that stands elsewhere here, on commits that the snapshot does not go on from: it is left alone. */
async function checkBranches(git: Git, snapshot: Snapshot): Promise<void> {
  for (const name of Object.keys(wantedBranches(snapshot))) {
    const reference = `refs/heads/${name}`;
    if ((await git.ask(['check-ref-format', reference])) === null) throw invalid(`${name} is no branch name`);
    const found = await commitOf(git, reference);
    if (found !== null && found !== snapshot.base && found !== wantedBranches(snapshot)[name]) {
      throw invalid(`the branch ${name} is at ${found} here, and the snapshot was taken on ${snapshot.base}`);
    }
  }
}

/** The commit of each branch; null when HEAD is on a branch that has no commit. */
function wantedBranches({ branch, head, branches }: Snapshot): Record<string, string | null> {
  return branch === null ? branches : { ...branches, [branch]: head };
}

/** Brings the bundle's objects into the repository, and checks that none is missing. Nothing refers to them yet. */
async function takeObjects(repository: Repository, file: string, snapshot: Snapshot): Promise<void> {
  const { git } = repository;
  if (!existsSync(file)) throw invalid(`there is no ${file}`);
  const heads = await git.lines(['bundle', 'list-heads', file]);
  if (!heads.includes(`${snapshot.work_tree} ${REFERENCE}`)) throw invalid('the bundle is another one');
  await git.text(['bundle', 'unbundle', file]).catch((error: Error) => {
    throw /lacks these prerequisite/.test(error.message) ? historyMissing() : error;
  });
  await addShallow(repository, snapshot.shallow);
  const tips = [
    snapshot.work_tree,
    ...[snapshot.head].flatMap((id) => id ?? []),
    ...Object.values(snapshot.branches),
  ];
  const not = snapshot.base === null ? [] : [`^${snapshot.base}`];
  const trees = [snapshot.index_tree, ...(snapshot.extras === null ? [] : [snapshot.extras])];
  if ((await git.ask(['rev-list', '--objects', '--quiet', ...tips, ...trees, ...not])) === null) {
    throw historyMissing();
  }
}

/** Tells git of commits whose parents are not here, where the bundle's history ends. */
async function addShallow(repository: Repository, commits: readonly string[]): Promise<void> {
  const known = new Set(await shallowCommits(repository));
  const added: string[] = [];
  for (const commit of commits) {
    if (known.has(commit)) continue;
    const text = await repository.git.text(['cat-file', 'commit', commit]);
    const parents = [...text.split('\n\n')[0]!.matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent!);
    const here = await Promise.all(parents.map((parent) => repository.git.ask(['cat-file', '-e', parent])));
    if (here.includes(null)) added.push(commit);
  }
  if (added.length === 0) return;
  const path = repository.paths.shallow;
  const before = existsSync(path) ? await readFile(path, 'utf8') : '';
  await writeFile(`${path}.raymond`, before + added.map((commit) => `${commit}\n`).join(''));
  await rename(`${path}.raymond`, path);
}

/**
 * Writes through an index of our own, which knows the files as they are, and without filters.
 * @returns files that were left as they are: an earlier step has changed them, and told git not to look
 */
async function writeWorkTree(
  repository: Repository,
  environment: Environment,
  snapshot: Snapshot,
): Promise<Buffer[]> {
  const scratch = await openScratch(repository, environment, await shallowCommits(repository));
  try {
    const { git } = scratch;
    const tree = `${snapshot.work_tree}^{tree}`;
    await clearFlags(git, await readFlags(git));
    await git.ask(['update-index', '-q', '--refresh']);
    const own = await git.bytes(['diff-files', '-z', '--name-only', '--ignore-submodules']);
    if (own.length === 0) {
      await git.text(['read-tree', '--reset', '-u', tree]);
      return [];
    }
    const aside = git.with({}, { GIT_INDEX_FILE: join(scratch.folder, 'aside') });
    await aside.text(['read-tree', tree]);
    await aside.text(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], { input: own });
    const withOwn = await aside.text(['write-tree', '--missing-ok']);
    await git.text(['read-tree', '--reset', '-u', withOwn]);
    return pieces(await git.bytes(['diff', '--name-only', '-z', '--no-renames', tree, withOwn]));
  } finally {
    await scratch.remove();
  }
}

async function writeIndex(git: Git, snapshot: Snapshot): Promise<void> {
  await git.text(['read-tree', '-i', '-m', snapshot.index_tree]);
  if (snapshot.extras !== null) await restoreExtras(git, snapshot.extras);
}

async function writeReferences(repository: Repository, snapshot: Snapshot): Promise<void> {
  const { git } = repository;
  const why = ['-m', 'raymond: restore'];
  for (const [name, commit] of Object.entries(wantedBranches(snapshot))) {
    if (commit !== null) await git.text(['update-ref', ...why, `refs/heads/${name}`, commit]);
  }
  if (snapshot.branch !== null) {
    await git.text(['symbolic-ref', ...why, 'HEAD', `refs/heads/${snapshot.branch}`]);
  } else if (snapshot.head !== null) {
    await git.text(['update-ref', ...why, '--no-deref', 'HEAD', snapshot.head]);
  }
  if (snapshot.merge === null) return;
  const { heads, message, mode } = snapshot.merge;
  await writeFile(repository.paths.MERGE_MSG, message);
  await writeFile(repository.paths.MERGE_MODE, mode);
  await writeFile(repository.paths.MERGE_HEAD, heads.map((head) => `${head}\n`).join(''));
}

const historyMissing = (): StateError =>
  invalid('the checkout lacks history that it builds on', 'Check out with `fetch-depth: 0`.');

function invalid(why: string, advice = ''): StateError {
  return new StateError(
    'STATE_INVALID',
    `The checkpoint's work tree cannot be restored: ${why}.${advice === '' ? '' : ` ${advice}`}`,
  );
}
