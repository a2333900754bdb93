import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkOut, fetchCommit, gitIn, writtenUnfiltered } from '../../../src/runtime/checkpoint/git.js';

let folder: string;
let clone: string;
const environment = (more: Record<string, string> = {}) => ({ ...process.env, HOME: folder, ...more });
function run(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', env: environment() }).trim();
}
function commit(repository: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  run(repository, 'add', '--all');
  run(repository, 'commit', '--quiet', '--message=one');
  return run(repository, 'rev-parse', 'HEAD');
}

let first: string;
let second: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-checkout-')));
  const seed = join(folder, 'seed');
  run(folder, 'init', '--quiet', '--initial-branch=main', seed);
  first = commit(seed, { 'a.txt': 'one\n', 'same.txt': 'same\n' });
  second = commit(seed, { 'a.txt': 'two\n' });
  run(folder, 'clone', '--quiet', '--bare', seed, join(folder, 'remote.git'));
  clone = join(folder, 'clone');
  run(folder, 'clone', '--quiet', '--depth=1', `file://${join(folder, 'remote.git')}`, clone);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a checkout is put on an older commit', () => {
  test.each([
    ['on a branch', [], 'main', 'refs/heads/main'],
    ['detached', ['--detach'], null, 'HEAD'],
  ])('%s, and stays so', async (_, how, branch, where) => {
    run(clone, 'checkout', '--quiet', ...how);
    const git = gitIn(clone, environment());
    expect(await fetchCommit(git, first)).toBe(true);
    await checkOut(git, first, branch);
    expect(readFileSync(join(clone, 'a.txt'), 'utf8')).toBe('one\n');
    expect(run(clone, 'rev-parse', '--symbolic-full-name', 'HEAD')).toBe(where);
  });
});

describe("programs that the repository's own settings name", () => {
  /** Writes what it sees of the environment. */
  const program = (does: string): string => {
    const script = join(folder, 'program.sh');
    writeFileSync(script, `#!/bin/sh\nenv > '${folder}/seen'\n${does}\n`, { mode: 0o755 });
    return script;
  };
  const attributes = (text: string) => writeFileSync(join(clone, '.git/info/attributes'), `${text}\n`);
  const wasRun = () => existsSync(join(folder, 'seen'));
  const secret = { ANTHROPIC_API_KEY: 'sk-ant-secret' };

  test.each(['smudge', 'process'])(
    '[T:snapshot-hooks] a %s filter is not run, and its files are told',
    async (kind) => {
      run(clone, 'config', `filter.x.${kind}`, program('cat'));
      run(clone, 'config', 'filter.x.required', 'true');
      attributes('*.txt filter=x');
      const git = gitIn(clone, environment(secret));
      await fetchCommit(git, first);
      await checkOut(git, first, 'main');
      expect(readFileSync(join(clone, 'a.txt'), 'utf8')).toBe('one\n');
      expect(await writtenUnfiltered(git, 'diff', '--name-only', first, second)).toMatch(
        /^x: .*as git has stored them: a\.txt\.$/,
      );
      expect(wasRun()).toBe(false);
    },
  );

  test('[T:snapshot-hooks] nor is one whose name git takes from no command line: nothing is done', async () => {
    run(clone, 'config', 'filter.x=y.smudge', program('cat'));
    attributes('*.txt filter=x=y');
    const git = gitIn(clone, environment(secret));
    await fetchCommit(git, first);
    await expect(checkOut(git, first, 'main')).rejects.toThrow('filter driver x=y cannot be turned off');
    expect(wasRun()).toBe(false);
  });

  test('[T:snapshot-hooks] a merge driver is not run: what it would merge is a conflict, and it is named', async () => {
    run(clone, 'config', 'merge.mine.driver', program('true'));
    attributes('a.txt merge=mine');
    const git = gitIn(clone, environment(secret));
    await fetchCommit(git, first);
    const other = commit(clone, { 'a.txt': 'three\n' });
    const merging = git.text(['merge-tree', '--write-tree', '--allow-unrelated-histories', first, other]);
    await expect(merging).rejects.toThrow('the merge driver mine');
    expect(wasRun()).toBe(false);
  });

  test("[T:snapshot-environment] the user's own filter is run, and sees no secret; and so is Git LFS as `git lfs install --local` writes it", async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const lfs = "#!/bin/sh\ncase $1 in smudge) sed 's/one/LFS/';; *) cat;; esac\n";
    writeFileSync(join(bin, 'git-lfs'), lfs, { mode: 0o755 });
    run(clone, 'config', '--local', 'filter.lfs.clean', 'git-lfs clean -- %f');
    run(clone, 'config', '--local', 'filter.lfs.smudge', 'git-lfs smudge -- %f');
    run(clone, 'config', '--local', 'filter.lfs.required', 'true');
    run(clone, 'config', '--global', 'filter.own.smudge', program('sed s/s/S/'));
    attributes('a.txt filter=lfs\nsame.txt filter=own');
    rmSync(join(clone, 'same.txt'));
    const git = gitIn(clone, environment({ ...secret, PATH: `${bin}${delimiter}${process.env.PATH}` }));
    await fetchCommit(git, first);
    await checkOut(git, first, 'main');
    await git.text(['checkout', '--', 'same.txt']);
    expect(readFileSync(join(clone, 'a.txt'), 'utf8')).toBe('LFS\n');
    expect(readFileSync(join(clone, 'same.txt'), 'utf8')).toBe('Same\n');
    expect(readFileSync(join(folder, 'seen'), 'utf8')).not.toContain('sk-ant-secret');
    expect(await writtenUnfiltered(git, 'ls-files')).toBeNull();
  });

  test('one that calls itself Git LFS and is none is not run', async () => {
    run(clone, 'config', 'filter.lfs.smudge', program('cat'));
    attributes('*.txt filter=lfs');
    const git = gitIn(clone, environment(secret));
    await fetchCommit(git, first);
    await checkOut(git, first, 'main');
    expect(wasRun()).toBe(false);
    expect(await writtenUnfiltered(git, 'ls-files')).toContain('a.txt, same.txt');
  });
});

test('a fetch sends what actions/checkout has left in the settings of the repository', async () => {
  const { createServer } = await import('node:http');
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  run(clone, 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/o/r`);
  run(clone, 'config', '--local', `http.http://127.0.0.1:${port}/.extraheader`, 'AUTHORIZATION: basic eDp5');
  const proxies = Object.fromEntries(
    ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'].map((name) => [name, '']),
  );
  expect(await fetchCommit(gitIn(clone, environment(proxies)), first)).toBe(false);
  server.close();
  expect(seen).toEqual(['basic eDp5']);
});
