import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const FILE = '.github/workflows/examples/nightly.yml';

interface Step {
  readonly name?: string;
  readonly run?: string;
}

/** The step as it stands in the file, so that the test cannot drift from what people copy. */
function scriptOf(name: string): string {
  const { jobs } = parse(readFileSync(FILE, 'utf8')) as { jobs: { maintain: { steps: readonly Step[] } } };
  const step = jobs.maintain.steps.find((each) => each.name === name);
  if (step?.run === undefined) throw new Error(`${FILE} has no step "${name}"`);
  return step.run;
}

let folder: string;
let checkout: string;
let remote: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-nightly-'));
  checkout = join(folder, 'checkout');
  remote = join(folder, 'remote.git');
  mkdirSync(join(folder, 'bin'));
  mkdirSync(checkout);
  git(folder, 'init', '--quiet', '--bare', remote);
  git(checkout, 'init', '--quiet', '--initial-branch=main');
  write('old.txt', 'old\n');
  write('gone.txt', 'gone\n');
  write('.gitignore', 'ignored/\n');
  commit('first');
  // The only stand-in: it writes down what it was asked for.
  const gh = `#!/bin/sh\nprintf '%s\\n' "$@" > '${join(folder, 'gh')}'\n`;
  writeFileSync(join(folder, 'bin', 'gh'), gh, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(join(checkout, name, '..'), { recursive: true });
  writeFileSync(join(checkout, name), text);
};

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=agent', '-c', 'user.email=agent@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(message: string): void {
  git(checkout, 'add', '--all');
  git(checkout, 'commit', '--quiet', `--message=${message}`);
}

interface Ran {
  readonly said: string;
  /** What `gh` was called with; null: not at all. */
  readonly gh: readonly string[] | null;
  /** Branches of the remote. */
  readonly branches: readonly string[];
}

/** Runs the step as the runner does: `bash -e`, the checkout's commit as GITHUB_SHA, no user set in git. */
async function nightly(sha: string): Promise<Ran> {
  const config = join(folder, 'gitconfig');
  // github.com is the bare repository beside it.
  const address = 'https://x-access-token:job-token@github.com/o/r';
  writeFileSync(config, `[url "${remote}"]\n\tinsteadOf = ${address}\n`);
  const env = {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    GIT_CONFIG_GLOBAL: config,
    GIT_CONFIG_NOSYSTEM: '1',
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_ATTEMPT: '2',
    GH_TOKEN: 'job-token',
    BODY: 'Did `it`; $(touch pwned) "quoted"\nand more',
  };
  const said = await new Promise<string>((resolve, reject) => {
    const script = scriptOf('Open a pull request with what it has done');
    execFile('bash', ['-e', '-c', script], { cwd: checkout, env }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    );
  });
  const asked = join(folder, 'gh');
  return {
    said,
    gh: existsSync(asked) ? readFileSync(asked, 'utf8').split('\n') : null,
    branches: git(remote, 'for-each-ref', '--format=%(refname:short)').split('\n').filter(Boolean),
  };
}

const head = () => git(checkout, 'rev-parse', 'HEAD');

describe('nightly.yml opens its pull request with all that the agent has done (R5)', () => {
  test('new, changed and removed files, and commits of its own; what is ignored stays', async () => {
    const sha = head();
    write('committed.txt', 'by the agent\n');
    commit('the agent: a commit of its own');
    write('new/file.txt', 'new\n');
    write('old.txt', 'changed\n');
    write('ignored/cache.txt', 'no\n');
    rmSync(join(checkout, 'gone.txt'));
    const { gh, branches } = await nightly(sha);
    expect(branches).toEqual([expect.stringMatching(/^maintenance\/\d{4}-\d\d-\d\d-77-2$/)]);
    const pushed = branches[0]!;
    expect(git(remote, 'ls-tree', '-r', '--name-only', pushed).split('\n')).toEqual([
      ...['.gitignore', 'committed.txt', 'new/file.txt', 'old.txt'],
    ]);
    expect(git(remote, 'show', `${pushed}:old.txt`)).toBe('changed');
    expect(git(remote, 'log', '--format=%s', `${sha}..${pushed}`).split('\n')).toEqual([
      ...['Nightly maintenance', 'the agent: a commit of its own'],
    ]);
    expect(gh?.slice(0, 4)).toEqual(['pr', 'create', '--head', pushed]);
    expect(gh?.join('\n')).toContain('Did `it`; $(touch pwned) "quoted"\nand more');
    expect(existsSync(join(checkout, 'pwned'))).toBe(false);
  });

  test('commits of its own alone', async () => {
    const sha = head();
    write('committed.txt', 'by the agent\n');
    commit('the agent: a commit of its own');
    const { gh, branches } = await nightly(sha);
    expect(git(remote, 'log', '--format=%s', `${sha}..${branches[0]}`)).toBe(
      'the agent: a commit of its own',
    );
    expect(gh).not.toBeNull();
  });

  test('nothing: it says so, and asks for nothing', async () => {
    const { said, gh, branches } = await nightly(head());
    expect([said.trim(), gh, branches]).toEqual(['Nothing was changed.', null, []]);
  });
});
