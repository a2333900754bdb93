import { type Git, nulTerminated, pieces } from '../../process/git.js';
import { clearFlags, type Flags, readFlags, setFlags } from './flags.js';

/** What an index holds that no tree can. Paths are bytes, since they may be in any encoding. */
export interface Extras extends Flags {
  /** `mode object stage TAB path`, as `git update-index --index-info` reads it. */
  readonly unmerged: readonly Buffer[];
  /** Paths of `git add --intent-to-add`. */
  readonly intended: readonly Buffer[];
}

const NO_OBJECT = /^0+$/;

/** Null when there are no extras. */
export async function readExtras(git: Git): Promise<Extras | null> {
  const unmerged = pieces(await git.bytes(['ls-files', '-z', '--unmerged']));
  const added = pieces(
    await git.bytes(['diff-files', '-z', '--name-only', '--diff-filter=A', '--ignore-submodules=dirty']),
  );
  const flags = await readFlags(git);
  const count = unmerged.length + added.length + flags.skipped.length + flags.assumed.length;
  return count === 0 ? null : { unmerged, intended: added, ...flags };
}

/** Makes the index one that a tree can hold and the work tree be compared with: unmerged paths become ours. */
export async function withoutExtras(git: Git, extras: Extras | null): Promise<void> {
  if (extras === null) return;
  await clearFlags(git, extras);
  if (extras.unmerged.length === 0) return;
  await git.text(['update-index', '-z', '--index-info'], {
    input: nulTerminated([...removals(extras.unmerged), ...extras.unmerged.filter(isOurs).map(asMerged)]),
  });
}

const pathOf = (entry: Buffer): Buffer => entry.subarray(entry.indexOf('\t') + 1);
const fields = (entry: Buffer): string[] => entry.toString('latin1', 0, entry.indexOf('\t')).split(' ');
const isOurs = (entry: Buffer): boolean => fields(entry)[2] === '2';

const asMerged = (entry: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${fields(entry).slice(0, 2).join(' ')}\t`), pathOf(entry)]);

/** Lines that take each path out of the index, whatever stages it has. */
function removals(entries: readonly Buffer[]): Buffer[] {
  return entries.map((entry) => {
    const none = '0'.repeat(fields(entry)[1]!.length);
    return Buffer.concat([Buffer.from(`0 ${none}\t`), pathOf(entry)]);
  });
}

/** Stores a tree that holds the lists, and all objects that they name. */
export async function storeExtras(
  git: Git,
  { unmerged, intended, skipped, assumed }: Extras,
): Promise<string> {
  const store = (list: readonly Buffer[]): Promise<string> =>
    git.text(['hash-object', '-w', '--no-filters', '--stdin'], { input: nulTerminated(list) });
  const blobs = unmerged.map(fields).filter(([mode]) => mode !== '160000');
  const objects = [...new Set(blobs.map(([, object]) => object!))].filter((id) => !NO_OBJECT.test(id));
  const entries = [
    `100644 blob ${await store(unmerged)}\tunmerged`,
    `100644 blob ${await store(intended)}\tintended`,
    `100644 blob ${await store(skipped)}\tskipped`,
    `100644 blob ${await store(assumed)}\tassumed`,
    ...objects.map((object, index) => `100644 blob ${object}\tobject-${index}`),
  ];
  return await git.text(['mktree'], { input: `${entries.join('\n')}\n` });
}

/** Puts extras back into an index that was read from the snapshot's tree. */
export async function restoreExtras(git: Git, tree: string): Promise<void> {
  const known = await git.lines(['ls-tree', '--name-only', tree]);
  // Snapshots of older versions have no flags.
  const list = async (name: string): Promise<Buffer[]> =>
    known.includes(name) ? pieces(await git.bytes(['cat-file', 'blob', `${tree}:${name}`])) : [];
  const unmerged = await list('unmerged');
  if (unmerged.length > 0) {
    await git.text(['update-index', '-z', '--index-info'], {
      input: nulTerminated([...removals(unmerged), ...unmerged]),
    });
  }
  const intended = await list('intended');
  if (intended.length > 0) {
    const options = [
      '--intent-to-add',
      '--ignore-errors',
      '--force',
      '--pathspec-from-file=-',
      '--pathspec-file-nul',
    ];
    await git.ask(['add', ...options], {
      input: nulTerminated(intended),
      env: { GIT_LITERAL_PATHSPECS: '1' },
    });
  }
  await setFlags(git, { skipped: await list('skipped'), assumed: await list('assumed') });
}
