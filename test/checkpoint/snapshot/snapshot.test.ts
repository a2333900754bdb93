import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createSnapshot,
  restoreSnapshot,
  type Snapshot,
  type SnapshotOptions,
} from '../../../src/checkpoint/snapshot/index.js';

let folder: string;
let origin: string;
let bundle: string;

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Ann'],
      [`GIT_${who}_EMAIL`, 'ann@example.org'],
      [`GIT_${who}_DATE`, '@1700000000 +0000'],
    ]),
  ),
};

function git(repository: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
    cwd: repository,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function put(repository: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), content);
  }
}

function commit(repository: string, files: Record<string, string | Buffer>, message = 'more'): string {
  put(repository, files);
  git(repository, 'add', '-A');
  git(repository, 'commit', '-qm', message);
  return git(repository, 'rev-parse', 'HEAD').trim();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot test-'));
  origin = join(folder, 'origin.git');
  bundle = join(folder, 'kept', 'worktree.bundle');
  const seed = join(folder, 'seed');
  git(folder, 'init', '-q', '-b', 'main', seed);
  commit(seed, { 'old.txt': 'of an older commit\n', 'a.txt': 'one\n' }, 'first');
  rmSync(join(seed, 'old.txt'));
  const lines = Array.from({ length: 50 }, (_, n) => `line ${n}\n`).join('');
  commit(
    seed,
    { '.gitignore': 'ignored/\n*.log\n', 'a.txt': lines, 'b.txt': 'b\n', 'dir/c.txt': 'c\n' },
    'second',
  );
  git(seed, 'branch', 'other');
  git(folder, 'clone', '-q', '--bare', seed, origin);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As actions/checkout does it: one commit, fetched into a new repository, checked out as a branch. */
function checkout(name: string, reference = 'main', depth: number | null = 1): string {
  const repository = join(folder, name);
  git(folder, 'init', '-q', '-b', 'master', repository);
  git(repository, 'remote', 'add', 'origin', `file://${origin}`);
  const isBranch = !reference.startsWith('refs/');
  const target = isBranch ? `refs/remotes/origin/${reference}` : reference.replace('refs/', 'refs/remotes/');
  const deep = depth === null ? [] : [`--depth=${depth}`];
  git(
    repository,
    'fetch',
    '-q',
    '--no-tags',
    ...deep,
    'origin',
    `+${isBranch ? `refs/heads/${reference}` : reference}:${target}`,
  );
  if (isBranch) git(repository, 'checkout', '-q', '--force', '-B', reference, target);
  else git(repository, 'checkout', '-q', '--force', target);
  return repository;
}

/** What can be told of a repository and its work tree. */
function picture(repository: string): Record<string, unknown> {
  return {
    ...rootless(repository),
    head: git(repository, 'rev-parse', '--symbolic-full-name', 'HEAD'),
    log: git(repository, 'log', '--format=%H %T %s %an', '--all', '--exclude=refs/remotes/*')
      .split('\n')
      .sort(),
    diff: git(repository, 'diff', '--binary', '--no-ext-diff'),
    cached: git(repository, 'diff', '--cached', '--binary'),
  };
}

/** What a repository without a commit has of it. */
function rootless(repository: string): Record<string, unknown> {
  const status = ['status', '--porcelain=v2', '-z', '--untracked-files=all', '--', ':(exclude).raymond'];
  return {
    status: git(repository, ...status),
    index: git(repository, 'ls-files', '--stage', '-z'),
    files: filesOf(repository),
  };
}

function filesOf(repository: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (path: Buffer): void => {
    for (const name of readdirSync(path, { encoding: 'buffer' })) {
      if (/^(\.git|\.raymond|ignored|.*\.log)$/.test(name.toString())) continue;
      const full = Buffer.concat([path, Buffer.from('/'), name]);
      const stats = lstatSync(full);
      const key = full.toString('latin1').slice(repository.length);
      if (stats.isDirectory()) walk(full);
      else if (stats.isSymbolicLink()) found[key] = `-> ${readlinkSync(full)}`;
      else found[key] = `${(stats.mode & 0o111) !== 0} ${readFileSync(full).toString('base64')}`;
    }
  };
  walk(Buffer.from(repository));
  return found;
}

/** Everything in .git that a user could miss. */
function insides(repository: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name);
      if (entry.isDirectory()) walk(full);
      else found[full] = readFileSync(full).toString('base64');
    }
  };
  walk(join(repository, '.git'));
  return found;
}

/** Keeps the work tree, which must leave the repository as it is, and reads what was kept back from JSON. */
async function keep(repository: string, options: SnapshotOptions = {}): Promise<Snapshot> {
  const before = insides(repository);
  const snapshot = await createSnapshot(repository, bundle, options);
  expect(insides(repository)).toEqual(before);
  expect(snapshot).not.toBeNull();
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot;
}

/** Keeps a work tree and restores it into another checkout; both must look the same. */
async function carryOver(from: string, to: string, options?: SnapshotOptions): Promise<Snapshot> {
  const snapshot = await keep(from, options);
  await restoreSnapshot(to, bundle, snapshot);
  expect(picture(to)).toEqual(picture(from));
  git(to, 'fsck', '--no-dangling');
  return snapshot;
}

describe('carried over to a fresh checkout', () => {
  test('changes of every kind', async () => {
    const from = checkout('from');
    commit(from, { 'committed.txt': 'not pushed\n', 'old.txt': 'of an older commit\n' }, 'unpushed');
    put(from, { 'a.txt': 'staged\n' });
    git(from, 'add', 'a.txt');
    put(from, { 'a.txt': 'staged, then changed\n', 'new/file.txt': 'untracked\n', 'added.txt': 'added\n' });
    git(from, 'add', 'added.txt');
    git(from, 'rm', '-q', '--cached', 'committed.txt');
    rmSync(join(from, 'dir'), { recursive: true });
    chmodSync(join(from, 'b.txt'), 0o755);
    symlinkSync('../elsewhere', join(from, 'link'));
    put(from, { dir: 'a file where a folder was\n', 'x.log': 'ignored', '.raymond/state/x.json': '{}' });
    put(from, { 'line\nend "quoted" \\ back': 'odd', '-dash': 'dash', ':(top)magic': 'm', 'ünï.txt': 'u' });
    writeFileSync(Buffer.concat([Buffer.from(`${from}/`), Buffer.from([0x66, 0xff, 0xfe])]), 'not UTF-8');
    put(from, { 'new/run.sh': '#!/bin/sh\n', 'crlf.txt': 'a\r\nb\n' });
    chmodSync(join(from, 'new/run.sh'), 0o755);

    const snapshot = await carryOver(from, checkout('to'));
    expect(snapshot.branch).toBe('main');
    expect(snapshot.base).toBe(git(from, 'rev-parse', 'origin/main').trim());
    expect(existsSync(join(folder, 'to', 'x.log'))).toBe(false);
    expect(existsSync(join(folder, 'to', '.raymond'))).toBe(false);
  });

  test('a staged file that was deleted, one renamed, a folder where a file was, a link where a file was', async () => {
    const from = checkout('from');
    put(from, { 'gone.txt': 'staged\n' });
    git(from, 'add', 'gone.txt');
    rmSync(join(from, 'gone.txt'));
    git(from, 'mv', 'a.txt', 'renamed.txt');
    rmSync(join(from, 'b.txt'));
    put(from, { 'b.txt/inside': 'x' });
    rmSync(join(from, 'dir/c.txt'));
    symlinkSync('/etc/passwd', join(from, 'dir/c.txt'));
    await carryOver(from, checkout('to'));
  });

  test('a change of the same size in the second of the checkout', async () => {
    const from = checkout('from');
    put(from, { 'b.txt': 'B\n' });
    await carryOver(from, checkout('to'));
  });

  test('a large binary', async () => {
    const from = checkout('from');
    const bytes = Buffer.alloc(20_000_000);
    for (let at = 0, x = 1; at < bytes.length; at += 4) {
      x = (x * 1103515245 + 12345) >>> 0;
      bytes.writeUInt32LE(x, at);
    }
    put(from, { 'big.bin': bytes });
    await carryOver(from, checkout('to'));
  });

  test('a merge ref, detached; commits on it; a branch made during the run', async () => {
    git(origin, 'update-ref', 'refs/pull/7/merge', 'main');
    const from = checkout('from', 'refs/pull/7/merge');
    commit(from, { 'x.txt': 'x' });
    const detached = await carryOver(from, checkout('to', 'refs/pull/7/merge'));
    expect(detached.branch).toBeNull();
    git(from, 'switch', '-q', '-c', 'fix/it');
    commit(from, { 'y.txt': 'y' });
    git(from, 'switch', '-q', '-c', 'another', 'HEAD~1');
    put(from, { 'z.txt': 'z' });
    const snapshot = await carryOver(from, checkout('to2', 'refs/pull/7/merge'));
    expect(snapshot).toMatchObject({ branch: 'another', branches: { 'fix/it': expect.any(String) } });
  });

  test('a branch without any change', async () => {
    const from = checkout('from');
    git(from, 'switch', '-q', '-c', 'topic');
    expect((await carryOver(from, checkout('to'))).branch).toBe('topic');
  });

  test('a deep clone with a merge of an older branch', async () => {
    const from = checkout('from', 'main', null);
    git(from, 'switch', '-q', '-c', 'side', 'HEAD~1');
    commit(from, { 'side.txt': 's' }, 'side');
    git(from, 'switch', '-q', 'main');
    git(from, 'merge', '-q', '--no-edit', 'side');
    const snapshot = await carryOver(from, checkout('to', 'main', null));
    expect(snapshot.branches).toHaveProperty('side');
    await expect(restoreSnapshot(checkout('shallow'), bundle, snapshot)).rejects.toMatchObject({
      code: 'STATE_INVALID',
      message: expect.stringContaining('fetch-depth'),
    });
  });

  test('what was fetched and merged into a shallow clone', async () => {
    const from = checkout('from');
    const other = join(folder, 'other');
    git(folder, 'clone', '-q', `file://${origin}`, other);
    commit(other, { 'theirs.txt': 't' }, 'theirs');
    git(other, 'push', '-q', 'origin', 'HEAD:other');
    git(from, 'fetch', '-q', '--depth=1', 'origin', '+other:refs/remotes/origin/other');
    git(from, 'merge', '-q', '--no-edit', '--allow-unrelated-histories', 'origin/other');
    const snapshot = await carryOver(from, checkout('to'));
    expect(snapshot.shallow).toHaveLength(1);
  });

  test('a merge with conflicts', async () => {
    const from = checkout('from');
    git(from, 'switch', '-q', '-c', 'theirs');
    commit(from, { 'a.txt': 'theirs\n', 'b.txt': 'theirs\n', 'same.txt': 'theirs' });
    git(from, 'switch', '-q', 'main');
    rmSync(join(from, 'b.txt'));
    commit(from, { 'a.txt': 'ours\n', 'same.txt': 'ours' });
    expect(() => git(from, 'merge', 'theirs')).toThrow();
    put(from, { 'untracked.txt': 'u' });
    const to = checkout('to');
    const snapshot = await carryOver(from, to);
    expect(snapshot.merge?.heads).toHaveLength(1);
    git(to, 'add', '-A');
    git(to, 'commit', '-qm', 'merged');
    expect(git(to, 'log', '-1', '--format=%P').trim().split(' ')).toHaveLength(2);
  });

  test('files that were only meant to be added', async () => {
    const from = checkout('from');
    put(from, { 'meant.txt': 'x' });
    git(from, 'add', '-N', 'meant.txt');
    await carryOver(from, checkout('to'));
  });

  test('a branch without a commit, in a new repository and in a checkout', async () => {
    const from = join(folder, 'from');
    git(folder, 'init', '-q', '-b', 'trunk', from);
    put(from, { 'a.txt': 'staged' });
    git(from, 'add', '-A');
    put(from, { 'b.txt': 'untracked' });
    const to = join(folder, 'to');
    git(folder, 'init', '-q', '-b', 'main', to);
    const snapshot = await keep(from);
    await restoreSnapshot(to, bundle, snapshot);
    expect(rootless(to)).toEqual(rootless(from));
    expect(readFileSync(join(to, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/trunk\n');
  });

  test('a repository without a remote', async () => {
    const from = join(folder, 'from');
    git(folder, 'init', '-q', '-b', 'main', from);
    commit(from, { 'a.txt': 'a' });
    const to = join(folder, 'to');
    git(folder, 'init', '-q', '-b', 'main', to);
    expect((await carryOver(from, to)).base).toBeNull();
  });

  test('a checkout of a commit that no branch names', async () => {
    const sha = git(origin, 'rev-parse', 'main').trim();
    const make = (name: string): string => {
      const repository = join(folder, name);
      git(folder, 'init', '-q', repository);
      git(repository, 'fetch', '-q', '--depth=1', `file://${origin}`, sha);
      git(repository, 'checkout', '-q', sha);
      return repository;
    };
    const from = make('from');
    commit(from, { 'x.txt': 'x' });
    expect((await carryOver(from, make('to'))).base).toBe(sha);
  });

  test('a sparse checkout', async () => {
    const sparse = (name: string): string => {
      const repository = checkout(name);
      git(repository, 'sparse-checkout', 'set', 'dir');
      return repository;
    };
    const from = sparse('from');
    put(from, { 'dir/c.txt': 'changed\n', 'dir/new.txt': 'n' });
    git(from, 'add', 'dir/new.txt');
    await carryOver(from, sparse('to'));
  });

  test('from a folder inside, with paths that are left out', async () => {
    const from = checkout('from');
    put(from, { 'a.txt': 'changed', 'dir/cache/x': 'x', 'dir/c.txt': 'changed' });
    const snapshot = await createSnapshot(join(from, 'dir'), join(from, 'out.bundle'), {
      excludes: ['cache'],
    });
    const to = checkout('to');
    await restoreSnapshot(to, join(from, 'out.bundle'), snapshot);
    expect(git(to, 'status', '--porcelain')).toBe(' M a.txt\n M dir/c.txt\n');
  });

  test('onto a checkout whose files went through a filter of its own settings', async () => {
    const withFilter = (name: string): string => {
      const repository = checkout(name);
      writeFileSync(join(repository, '.git/info/attributes'), 'a.txt filter=crypt\n');
      git(repository, 'config', 'filter.crypt.smudge', "sed 's/line/LINE/'");
      git(repository, 'config', 'filter.crypt.clean', "sed 's/LINE/line/'");
      rmSync(join(repository, 'a.txt'));
      git(repository, 'checkout', '-q', '--', 'a.txt');
      return repository;
    };
    const from = withFilter('from');
    put(from, { 'new.txt': 'n' });
    const snapshot = await keep(from);
    const to = withFilter('to');
    await restoreSnapshot(to, bundle, snapshot);
    expect(filesOf(to)).toEqual(filesOf(from));
    expect(readFileSync(join(to, 'a.txt'), 'utf8')).toMatch(/^LINE 0\n/);
    const changed = withFilter('changed');
    appendFileSync(join(changed, 'a.txt'), 'more');
    await expect(restoreSnapshot(changed, bundle, snapshot)).rejects.toThrow('changes of its own (a.txt)');
  });

  describe('files that git is told not to look at', () => {
    const marked = (repository: string, ...names: string[]) =>
      git(repository, 'ls-files', '-v', '--', ...names)
        .trim()
        .split('\n');
    function mark(repository: string): void {
      git(repository, 'update-index', '--skip-worktree', 'a.txt', 'b.txt');
      git(repository, 'update-index', '--assume-unchanged', 'dir/c.txt');
    }

    test('are compared by content, and kept with their marks', async () => {
      const from = checkout('from');
      mark(from);
      put(from, { 'a.txt': 'skipped\n', 'dir/c.txt': 'assumed\n' });
      const to = checkout('to');
      await carryOver(from, to);
      expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('skipped\n');
      expect(marked(to, 'a.txt', 'b.txt', 'dir/c.txt')).toEqual(['S a.txt', 'S b.txt', 'h dir/c.txt']);
    });

    test('one that was deleted', async () => {
      const from = checkout('from');
      mark(from);
      rmSync(join(from, 'dir/c.txt'));
      await carryOver(from, checkout('to'));
    });

    test('those that an earlier step of this job has changed stay, and are told where they differ', async () => {
      const from = checkout('from');
      mark(from);
      put(from, { 'a.txt': 'of the run\n', 'b.txt': 'the same\n', 'dir/c.txt': 'of the run\n' });
      const to = checkout('to');
      mark(to);
      put(to, { 'a.txt': 'of this job\n', 'b.txt': 'the same\n' });
      const told: string[] = [];
      await restoreSnapshot(to, bundle, await keep(from), { tell: (what) => told.push(what) });
      expect(told).toEqual([expect.stringMatching(/^a\.txt is marked .* stays as it is here/)]);
      expect(['a.txt', 'b.txt', 'dir/c.txt'].map((name) => readFileSync(join(to, name), 'utf8'))).toEqual([
        ...['of this job\n', 'the same\n', 'of the run\n'],
      ]);
      expect(marked(to, 'a.txt')).toEqual(['S a.txt']);
      expect(git(to, 'status', '--porcelain')).toBe('');
    });
  });

  test('the files of a filter are kept as they are, and the filter is not run', async () => {
    const mark = join(folder, 'filter-ran');
    const withFilter = (name: string): string => {
      const repository = checkout(name);
      git(repository, 'config', 'filter.lfs.clean', `sh -c 'touch "${mark}"; cat >/dev/null; echo pointer'`);
      git(repository, 'config', 'filter.lfs.smudge', `sh -c 'touch "${mark}"; cat'`);
      git(repository, 'config', 'filter.lfs.required', 'true');
      return repository;
    };
    const from = withFilter('from');
    put(from, {
      '.gitattributes': '*.bin filter=lfs -text\n',
      'x.bin': 'the real content',
      'crlf.txt': 'a\r\n',
    });
    const to = withFilter('to');
    await restoreSnapshot(to, bundle, await keep(from));
    expect(existsSync(mark)).toBe(false);
    expect(filesOf(to)).toEqual(filesOf(from));
  });
});

describe('keeping', () => {
  test('nothing to keep, no repository', async () => {
    expect(await createSnapshot(checkout('from'), bundle)).toBeNull();
    expect(await createSnapshot(folder, bundle)).toBeNull();
    expect(existsSync(bundle)).toBe(false);
  });

  test('the same work tree gives the same snapshot', async () => {
    const from = checkout('from');
    put(from, { 'x.txt': 'x' });
    expect(await keep(from)).toEqual(await keep(from));
  });

  test('[T:snapshot-hooks] no hook runs, no program of the configuration, no signature is made; the stash is left', async () => {
    const from = checkout('from');
    const mark = join(folder, 'ran');
    const program = join(folder, 'program');
    writeFileSync(program, `#!/bin/sh\ntouch "${mark}"\n`, { mode: 0o755 });
    for (const hook of [
      'pre-commit',
      'post-commit',
      'reference-transaction',
      'post-index-change',
      'post-checkout',
    ]) {
      writeFileSync(join(from, '.git/hooks', hook), `#!/bin/sh\ntouch "${mark}"\n`, { mode: 0o755 });
    }
    put(from, { 'a.txt': 'to be stashed\n' });
    git(from, '-c', 'core.hooksPath=/dev/null', 'stash', '-q');
    rmSync(mark, { force: true });
    git(from, 'config', 'commit.gpgSign', 'true');
    git(from, 'config', 'gpg.program', program);
    git(from, 'config', 'core.fsmonitor', program);
    put(from, { 'x.txt': 'x', 'b.txt': 'changed\n' });
    await keep(from);
    expect(existsSync(mark)).toBe(false);
    expect(existsSync(join(from, '.git/refs/stash'))).toBe(true);
  });

  test('[T:snapshot-environment] the environment leads git nowhere else, and has no secrets for it', async () => {
    const from = checkout('from');
    put(from, { 'x.txt': 'x' });
    const environment = {
      ...process.env,
      GIT_DIR: '/nonexistent',
      GIT_INDEX_FILE: '/nonexistent',
      GIT_WORK_TREE: '/',
    };
    expect(await createSnapshot(from, bundle, { environment })).toMatchObject({ branch: 'main' });
  });

  test('limits', async () => {
    const from = checkout('from');
    put(from, { 'large.txt': 'x'.repeat(5000), 'small.txt': 'x' });
    await expect(createSnapshot(from, bundle, { maxBytes: 4000 })).rejects.toMatchObject({
      code: 'STATE_WRITE_FAILED',
      message: expect.stringContaining('large.txt'),
    });
    expect(existsSync(bundle)).toBe(false);
    const { warnings } = await keep(from, { maxFileBytes: 4000 });
    expect(warnings).toEqual([expect.stringContaining('large.txt')]);
  });

  test('what is not kept is told also when nothing is (R8)', async () => {
    const told: string[] = [];
    const options = { tell: (what: string) => told.push(what) };
    const from = checkout('from');
    git(folder, 'init', '-q', join(from, 'nested'));
    commit(join(from, 'nested'), { 'n.txt': 'n' });
    expect(await createSnapshot(from, bundle, options)).toBeNull();
    expect(told).toEqual([expect.stringContaining('nested/ was not kept')]);
  });

  test('all that the bundle would hold can be looked at, and is not kept then', async () => {
    const from = checkout('from');
    put(from, { 'secret.txt': 'hush-committed' });
    git(from, 'add', '-A');
    git(from, 'commit', '-qm', 'hush-message');
    rmSync(join(from, 'secret.txt'));
    put(from, { 'hush-name.txt': 'x', 'b.txt': 'hush-staged' });
    git(from, 'add', '-A');
    put(from, { 'b.txt': 'hush-unstaged', 'c.txt': 'hush-untracked' });
    const told: string[] = [];
    let seen = '';
    const snapshot = await createSnapshot(from, bundle, {
      tell: (what) => told.push(what),
      inspect: async (objects) => {
        seen = readFileSync(objects, 'latin1');
        return 'a secret is in it';
      },
    });
    expect(snapshot).toBeNull();
    expect(existsSync(bundle)).toBe(false);
    expect(told).toEqual(['The work tree was not kept: a secret is in it.']);
    const wanted = ['committed', 'message', 'name', 'staged', 'unstaged', 'untracked'];
    expect(wanted.filter((what) => !seen.includes(`hush-${what}`))).toEqual([]);
    // The base is in every checkout, and no part of the bundle.
    expect(seen).not.toContain('line 1\n');
  });

  test('submodules and repositories inside: what is kept is told', async () => {
    const from = checkout('from');
    git(from, 'submodule', '--quiet', 'add', `file://${origin}`, 'sub');
    git(from, 'commit', '-qm', 'with a submodule');
    commit(join(from, 'sub'), { 'inside.txt': 'x' });
    git(folder, 'init', '-q', join(from, 'nested'));
    commit(join(from, 'nested'), { 'n.txt': 'n' });
    const snapshot = await keep(from);
    expect(snapshot.warnings).toEqual([
      expect.stringContaining('submodule sub only the recorded commit'),
      expect.stringContaining('nested/ was not kept'),
    ]);
    const to = checkout('to');
    await restoreSnapshot(to, bundle, snapshot);
    expect(git(to, 'ls-files', '--stage', 'sub')).toBe(git(from, 'ls-files', '--stage', 'sub'));
  });

  test('[T:snapshot-hooks] nothing that the settings of a submodule name is run, and what it holds is told', async () => {
    const from = checkout('from');
    git(from, 'submodule', '--quiet', 'add', `file://${origin}`, 'sub');
    git(from, 'commit', '-qm', 'with a submodule');
    const ran = join(folder, 'ran');
    const script = join(folder, 'filter.sh');
    writeFileSync(script, `#!/bin/sh\ntouch "${ran}"\ncat\n`, { mode: 0o755 });
    git(join(from, 'sub'), 'config', 'filter.evil.clean', `"${script}"`);
    put(from, { 'sub/.gitattributes': '* filter=evil\n' });
    const [name] = git(join(from, 'sub'), 'ls-files').split('\n');
    const old = readFileSync(join(from, 'sub', name!));
    // Of the same size, git has to read it.
    put(from, { [`sub/${name}`]: Buffer.from(old.map((byte) => (byte === 10 ? 10 : 120))) });
    utimesSync(join(from, 'sub', name!), 1, 1);
    expect((await keep(from)).warnings).toEqual([
      expect.stringContaining('submodule sub only the recorded commit'),
    ]);
    expect(existsSync(ran)).toBe(false);
    // By itself git would have run it.
    git(join(from, 'sub'), 'status', '--porcelain');
    expect(existsSync(ran)).toBe(true);
  });

  test('a repository that was added as it lay here, and that nobody can fetch, is told', async () => {
    const from = checkout('from');
    git(folder, 'init', '-q', join(from, 'nested'));
    commit(join(from, 'nested'), { 'n.txt': 'n' });
    git(from, 'add', 'nested');
    git(from, 'commit', '-qm', 'nested');
    expect((await keep(from)).warnings).toEqual([expect.stringContaining('nested was not kept')]);
  });

  test('without git', async () => {
    await expect(createSnapshot(folder, bundle, { environment: { PATH: folder } })).rejects.toMatchObject({
      code: 'STATE_WRITE_FAILED',
      message: expect.stringContaining('on the PATH'),
    });
  });

  test('a given base that HEAD has left behind', async () => {
    const from = checkout('from', 'main', null);
    const base = git(from, 'rev-parse', 'HEAD').trim();
    git(from, 'reset', '-q', '--hard', 'HEAD~1');
    put(from, { 'x.txt': 'x' });
    const snapshot = await carryOver(from, checkout('to', 'main', null), { base });
    expect(snapshot.base).toBe(base);
  });
});

describe('not restored', () => {
  let snapshot: Snapshot;
  beforeEach(async () => {
    const from = checkout('from');
    put(from, { 'x.txt': 'x' });
    snapshot = await keep(from);
  });

  async function refused(to: string, why: RegExp, meta: unknown = snapshot, file = bundle): Promise<void> {
    const before = { ...picture(to), config: readFileSync(join(to, '.git/config'), 'utf8') };
    await expect(restoreSnapshot(to, file, meta)).rejects.toMatchObject({
      code: 'STATE_INVALID',
      message: expect.stringMatching(why),
    });
    expect({ ...picture(to), config: readFileSync(join(to, '.git/config'), 'utf8') }).toEqual(before);
  }

  test('onto another commit', async () => {
    const newer = join(folder, 'newer');
    git(folder, 'clone', '-q', `file://${origin}`, newer);
    const found = commit(newer, { 'a.txt': 'newer' });
    git(newer, 'push', '-q', 'origin', 'main');
    await refused(checkout('to'), new RegExp(`${snapshot.base}.*${found}`));
  });

  test('onto changes of any kind, but for .raymond', async () => {
    const to = checkout('to');
    put(to, { 'y.txt': 'y' });
    await refused(to, /changes of its own \(y\.txt\)/);
    rmSync(join(to, 'y.txt'));
    appendFileSync(join(to, 'b.txt'), 'more');
    await refused(to, /b\.txt/);
    git(to, 'add', '-A');
    await refused(to, /b\.txt/);
    git(to, 'reset', '-q', '--hard');
    put(to, { '.raymond/checkpoint/state.json': '{}' });
    await restoreSnapshot(to, bundle, snapshot);
    expect(readFileSync(join(to, 'x.txt'), 'utf8')).toBe('x');
  });

  test('from a bundle that is broken, missing, or another one', async () => {
    const to = checkout('to');
    await refused(to, /there is no/, snapshot, join(folder, 'nothing'));
    const bytes = readFileSync(bundle);
    writeFileSync(join(folder, 'cut'), bytes.subarray(0, bytes.length - 30));
    await refused(to, /.+/, snapshot, join(folder, 'cut'));
    await refused(to, /another one/, { ...snapshot, work_tree: snapshot.base });
    await refused(to, /version/, { ...snapshot, version: 2 });
    await refused(to, /base/, { ...snapshot, base: '--upload-pack=touch' });
    await refused(to, /branch name/, { ...snapshot, branch: '../../hooks/pre-commit' });
  });

  test('over a branch that stands elsewhere', async () => {
    const to = checkout('to');
    git(to, 'branch', 'topic');
    git(to, 'switch', '-q', 'topic');
    commit(to, { 't.txt': 't' });
    git(to, 'switch', '-q', 'main');
    await refused(to, /branch topic is at/, { ...snapshot, branch: 'topic' });
  });

  test.each(['.git', '.GIT', '..', 'dir/.git'])('a foreign tree with %s in it', async (name) => {
    const from = checkout('forged');
    const blob = git(from, 'hash-object', '-w', 'b.txt').trim();
    const raw = (mode: string, entry: string, id: string): Buffer =>
      Buffer.concat([Buffer.from(`${mode} ${entry}\0`), Buffer.from(id, 'hex')]);
    const store = (bytes: Buffer): string =>
      execFileSync('git', ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], {
        cwd: from,
        input: bytes,
      })
        .toString()
        .trim();
    const inner = store(raw('100755', 'config', blob));
    const tree = name.split('/').reduceRight((id, part) => store(raw('40000', part, id)), inner);
    const work = git(from, 'commit-tree', '-m', 'forged', '-p', 'HEAD', tree).trim();
    git(from, 'update-ref', 'refs/raymond/work-tree', work);
    const forged = join(folder, 'forged.bundle');
    git(from, 'bundle', 'create', '-q', forged, 'refs/raymond/work-tree', '^HEAD');
    const to = checkout('to');
    const before = readFileSync(join(to, '.git/config'), 'utf8');
    const meta = { ...snapshot, work_tree: work };
    await expect(restoreSnapshot(to, forged, meta)).rejects.toMatchObject({ name: 'StateError' });
    expect(readFileSync(join(to, '.git/config'), 'utf8')).toBe(before);
    expect(existsSync(join(folder, 'config'))).toBe(false);
    expect(existsSync(join(to, 'dir/.git'))).toBe(false);
  });

  test('[T:snapshot-links] through a link that leads out of the work tree', async () => {
    const from = checkout('with-link');
    put(from, { 'ignored/x.txt': 'x' });
    git(from, 'add', '-f', 'ignored/x.txt');
    const linked = await keep(from);
    const to = checkout('to');
    mkdirSync(join(folder, 'outside'));
    // Ignored, so that the checkout is clean all the same.
    symlinkSync(join(folder, 'outside'), join(to, 'ignored'));
    writeFileSync(join(to, '.git/info/exclude'), 'ignored\n');
    await restoreSnapshot(to, bundle, linked).catch(() => {});
    expect(readdirSync(join(folder, 'outside'))).toEqual([]);
    renameSync(join(folder, 'outside'), join(folder, 'still-there'));
  });
});
