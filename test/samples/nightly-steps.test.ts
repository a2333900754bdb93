import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const FILE = '.github/workflows/examples/nightly.yml';
const BRANCH = 'maintenance/nightly';

interface Step {
  readonly name?: string;
  readonly run?: string;
}

/** The step as it stands in the file, so that the test cannot drift from what people copy. */
function scriptOf(name: string): string {
  const { jobs } = parse(readFileSync(FILE, 'utf8')) as { jobs: Record<string, { steps: readonly Step[] }> };
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((each) => each.name === name);
  if (step?.run === undefined) throw new Error(`${FILE} has no step "${name}"`);
  return step.run;
}

let folder: string;
let remote: string;
/** The agents' checkout, and that of the job that pushes: both at the same commit. */
let agents: string;
let pushing: string;
let sha: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-nightly-'));
  [remote, agents, pushing] = ['remote.git', 'agents', 'pushing'].map((name) => join(folder, name)) as [
    ...[string, string, string],
  ];
  mkdirSync(join(folder, 'bin'));
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(folder, 'clone', '--quiet', remote, agents);
  write('old.txt', 'old\n');
  write('gone.txt', 'gone\n');
  write('.github/workflows/ci.yml', 'on: push\n');
  commit('first');
  commit('second');
  git(agents, 'push', '--quiet', 'origin', 'HEAD:main');
  rmSync(agents, { recursive: true });
  // As actions/checkout makes it: without what came before.
  for (const each of [agents, pushing])
    git(folder, 'clone', '--quiet', '--depth=1', `file://${remote}`, each);
  sha = git(agents, 'rev-parse', 'HEAD');
  // The only stand-in: it writes down what it was asked for, and knows one pull request if there is one.
  const gh = `#!/bin/sh
printf '%s\\n' "$@" >> '${join(folder, 'gh')}'
case "$*" in *state=open*) echo "$OPEN" ;; *) echo https://github.com/o/r/pull/5 ;; esac
[ -z "$GH_FAILS" ] || case "$*" in *state=open*) ;; *) exit 1 ;; esac\n`;
  writeFileSync(join(folder, 'bin', 'gh'), gh, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(join(agents, name, '..'), { recursive: true });
  writeFileSync(join(agents, name), text);
};

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=agent', '-c', 'user.email=agent@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(message: string): void {
  git(agents, 'add', '--all');
  git(agents, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
}

/** Runs a step as the runner does: `bash -e`, no user set in git. @returns its log and what it wrote to GITHUB_OUTPUT */
function step(
  name: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; said: string; outputs: string }> {
  const config = join(folder, 'gitconfig');
  // github.com is the bare repository beside it.
  const address = 'https://x-access-token:job-token@github.com/o/r';
  writeFileSync(config, `[url "${remote}"]\n\tinsteadOf = ${address}\n`);
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const all = {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    GIT_CONFIG_GLOBAL: config,
    GIT_CONFIG_NOSYSTEM: '1',
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_REPOSITORY_OWNER: 'o',
    GITHUB_REF_NAME: 'main',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: output,
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    RUNNER_TEMP: folder,
    GH_TOKEN: 'job-token',
    OPEN: '',
    BRANCH,
    ...env,
  };
  return new Promise((done) => {
    execFile('bash', ['-e', '-c', scriptOf(name)], { cwd, env: all }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr, outputs: readFileSync(output, 'utf8') }),
    );
  });
}

const bundle = () => step('Bundle its commits', agents);
const open = (env: Readonly<Record<string, string>> = {}) =>
  step('Open the pull request, or bring it up to date', pushing, { BODY: 'Did it', ...env });
const asked = (): string => (existsSync(join(folder, 'gh')) ? readFileSync(join(folder, 'gh'), 'utf8') : '');
const pushed = (...args: string[]): string[] => git(remote, ...args).split('\n');

describe('nightly.yml opens its pull request with all that the agent has done (R5)', () => {
  test('new, changed and removed files, in the commits that it was done in', async () => {
    write('new/file.txt', 'new\n');
    commit('one');
    write('old.txt', 'changed\n');
    rmSync(join(agents, 'gone.txt'));
    commit('two');
    expect((await bundle()).outputs).toBe('name=nightly-bundle-2\n');
    expect(await open()).toMatchObject({ code: 0 });
    expect(pushed('ls-tree', '-r', '--name-only', BRANCH)).toEqual([
      '.github/workflows/ci.yml',
      'new/file.txt',
      'old.txt',
    ]);
    expect(pushed('log', '--format=%s', `${sha}..${BRANCH}`)).toEqual(['two', 'one']);
    expect(asked()).toContain(`-f\ntitle=Nightly maintenance\n-f\nhead=${BRANCH}\n-f\nbase=main\n`);
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe(
      'Pull request: https://github.com/o/r/pull/5\n',
    );
  });

  test('where it is open already, branch and text are brought up to date', async () => {
    write('old.txt', 'an earlier try\n');
    commit('an earlier try');
    await bundle();
    await open();
    git(agents, 'reset', '--quiet', '--hard', sha);
    write('old.txt', 'this one\n');
    commit('this one');
    await bundle();
    expect(await open({ OPEN: '5' })).toMatchObject({ code: 0 });
    expect(asked()).toContain('--method\nPATCH\nrepos/o/r/pulls/5\n');
    expect(pushed('log', '--format=%s', `${sha}..${BRANCH}`)).toEqual(['this one']);
  });

  test('nothing was changed: it says so, and hands over nothing', async () => {
    const { said, outputs } = await bundle();
    expect([said.trim(), outputs]).toEqual(['Nothing was changed.', '']);
    expect(existsSync(join(folder, 'nightly.bundle'))).toBe(false);
  });

  test("an agent's words run nothing, call nobody and close nothing", async () => {
    write('old.txt', 'changed\n');
    commit('one');
    await bundle();
    const BODY =
      'Did `it`; $(touch pwned) "quoted" @octocat closes #1, o/r#2, GH-3, https://github.com/o/r/issues/4\n-f and more';
    await open({ BODY });
    expect(asked()).toContain(
      'body=Did `it`; $(touch pwned) "quoted" @<!-- -->octocat closes #<!-- -->1, o/r#<!-- -->2',
    );
    expect(asked()).toContain('GH-<!-- -->3, https://<!-- -->github.com/o/r/issues/4\n-f and more');
    expect(existsSync(join(pushing, 'pwned'))).toBe(false);
  });

  test('a report of any length is one that a step and a pull request take', async () => {
    write('old.txt', 'changed\n');
    commit('one');
    await bundle();
    const file = join(folder, 'result.txt');
    writeFileSync(file, `x${'é@'.repeat(100_000)}`);
    const cut = await step('Cut its report', agents, { RESULT_FILE: file });
    const [, BODY = ''] = /^report<<\w+\n([\s\S]*)\n\w+\n$/.exec(cut.outputs) ?? [];
    expect([cut.code, BODY]).toEqual([0, `x${'é@'.repeat(19_999)}é`.slice(0, 40_000)]);
    expect(await open({ BODY })).toMatchObject({ code: 0 });
    const [, body = ''] = /-f\nbody=(.*)/.exec(asked()) ?? [];
    expect(body.startsWith('xé@<!-- -->é@')).toBe(true);
    expect(body.length).toBeLessThan(65_536);
    expect(body).not.toContain('\ufffd');
  });

  test('a night that has changed what runs in jobs is not pushed', async () => {
    write('.github/workflows/ci.yml', 'on: pull_request_target\n');
    commit('harmless');
    await bundle();
    const { code, said } = await open();
    expect(code).not.toBe(0);
    expect(said).toContain('::error::The night has changed .github, which it must not.');
    expect(pushed('for-each-ref', '--format=%(refname:short)')).toEqual(['main']);
    expect(asked()).toBe('');
  });

  test('a bundle of another history is not pushed', async () => {
    git(agents, 'checkout', '--quiet', '--orphan', 'other');
    commit('another history');
    git(agents, 'bundle', 'create', '--quiet', join(folder, 'nightly.bundle'), 'HEAD');
    expect((await open()).code).not.toBe(0);
    expect(pushed('for-each-ref', '--format=%(refname:short)')).toEqual(['main']);
  });

  test('a pull request that GitHub refuses is a red job', async () => {
    write('old.txt', 'changed\n');
    commit('one');
    await bundle();
    expect(await open({ GH_FAILS: '1' })).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'summary'))).toBe(false);
  });
});

describe('nightly.yml looks first whether the pull request of an earlier night is open', () => {
  const look = (OPEN: string) =>
    step('Is the pull request of an earlier night still open?', pushing, { OPEN });

  test('it is: that is said, where people look', async () => {
    expect((await look('5')).outputs).toBe('open=5\n');
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toContain(
      'Pull request #5 is still open: nothing is done tonight.',
    );
  });

  test('it is not', async () => {
    expect(await look('')).toMatchObject({ code: 0, outputs: 'open=\n' });
    expect(existsSync(join(folder, 'summary'))).toBe(false);
  });
});
