import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Checkout, judgeCheckout } from '../../../src/action/guard/checkout.js';
import { readJob } from '../../../src/action/job.js';
import type { Answer } from '../../../src/runtime/github/answer.js';

// Spec 4.8, with repositories on this machine in place of GitHub's.

let folder: string;
/** `r` is the repository at GitHub; `main` its default branch. */
let main: string;
let older: string;
let work: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-checkout-')));
  const upstream = join(folder, 'r');
  mkdirSync(upstream);
  writeFileSync(join(upstream, 'START.md'), 'ours');
  git(upstream, 'init', '--quiet', '--initial-branch=main');
  git(upstream, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  older = commit(upstream, 'older');
  main = commit(upstream, 'newer');
  work = commitIn('work');
  const settings = `[url "file://${folder}/"]\n\tinsteadOf = https://github.com/o/\n`;
  writeFileSync(join(folder, '.gitconfig'), settings);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(join(folder, 'temp'), { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}
function commit(cwd: string, message: string): string {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
  return git(cwd, 'rev-parse', 'HEAD');
}
/** A checkout with a workflow in it that is another than upstream's. */
function commitIn(name: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'START.md'), 'theirs');
  git(join(folder, name), 'init', '--quiet', '--initial-branch=main');
  return commit(join(folder, name), name);
}

interface Given {
  readonly eventName?: string;
  readonly event?: object;
  readonly sha?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly repository?: string;
  readonly workspace?: string;
  /** Below the workspace. */
  readonly cwd?: string;
  /** PATH. */
  readonly path?: string;
  readonly pullRequest?: Answer<unknown>;
}

async function judged(
  given: Given,
): Promise<Checkout & { readonly notices: readonly string[]; readonly asked: unknown[] }> {
  const {
    eventName = 'push',
    event = {},
    sha = work,
    inputs = {},
    repository = 'o/r',
    workspace = 'work',
  } = given;
  const job = readJob({
    ...{ GITHUB_WORKSPACE: join(folder, workspace), GITHUB_REPOSITORY: repository, GITHUB_SHA: sha },
    ...{ GITHUB_EVENT_NAME: eventName, GITHUB_ACTOR: 'ann', RUNNER_TEMP: join(folder, 'temp') },
    ...{ PATH: given.path ?? process.env.PATH, HOME: folder, INPUT_WORKFLOW: 'START.md' },
  });
  const notices: string[] = [];
  const asked: unknown[] = [];
  const checkout = await judgeCheckout({
    ...job,
    cwd: join(job.cwd, given.cwd ?? '.'),
    context: { ...job.context, event: event as never },
    inputs: { ...job.inputs, 'github-token': null, ...inputs } as typeof job.inputs,
    voice: { notice: (text: string) => notices.push(text) } as unknown as typeof job.voice,
    github: {
      ask: (...question: unknown[]) => {
        asked.push(question);
        return Promise.resolve(given.pullRequest ?? { kind: 'silent', why: 'down' });
      },
    } as unknown as typeof job.github,
  });
  return { ...checkout, notices, asked };
}

const target = (action = 'opened') => ({
  eventName: 'pull_request_target',
  event: {
    action,
    repository: { id: 1 },
    pull_request: { base: { sha: older }, head: { sha: work, repo: { id: 2 } } },
  },
  sha: older,
});

describe('a checkout that nobody else can have written', () => {
  test('is used as it is, and nothing is said', async () => {
    const found = await judged({});
    expect(found).toMatchObject({ ignoreProjectSettings: false, workflow: join(folder, 'work', 'START.md') });
    expect([found.notices, found.asked]).toEqual([[], []]);
  });

  test('is the default branch’s, on whatever event, as the remote tells', async () => {
    git(folder, 'clone', '--quiet', join(folder, 'r'), 'copy');
    const found = await judged({ ...target(), workspace: 'copy' });
    expect([found.ignoreProjectSettings, found.notices]).toEqual([false, []]);
    const silent = judged({ ...target(), workspace: 'copy', repository: 'o/gone' });
    await expect(silent).rejects.toThrow(/base commit .* could not be fetched/);
  });
});

describe('a checkout that strangers may have written', () => {
  test('has no say: the workflow is that of the base, and settings are not loaded', async () => {
    const found = await judged(target());
    expect(found.ignoreProjectSettings).toBe(true);
    expect(readFileSync(found.workflow, 'utf8')).toBe('ours');
    expect(found.notices).toEqual([
      expect.stringMatching(/settings.* are not loaded, and the workflow is read from/),
    ]);
    // What was left there by an attempt before does not matter.
    writeFileSync(found.workflow, 'forged');
    expect(readFileSync((await judged(target())).workflow, 'utf8')).toBe('ours');
  });

  test('has a say where the inputs give it one', async () => {
    const trusting = await judged({ ...target(), inputs: { 'trust-checkout': true } });
    expect(trusting).toMatchObject({
      ignoreProjectSettings: true,
      workflow: join(folder, 'work', 'START.md'),
    });
    expect(trusting.notices).toEqual([expect.not.stringContaining('read from')]);
    const settings = await judged({ ...target(), inputs: { 'project-settings': true } });
    expect(settings.ignoreProjectSettings).toBe(false);
    expect(settings.notices).toEqual([expect.not.stringContaining('not loaded')]);
    const both = await judged({ ...target(), inputs: { 'trust-checkout': true, 'project-settings': true } });
    expect(both.notices).toEqual([]);
  });

  test('is refused where nobody knows the base, or it cannot be had', async () => {
    const event = { action: 'opened', repository: { id: 1 }, pull_request: { head: { repo: { id: 2 } } } };
    await expect(judged({ eventName: 'pull_request', event })).rejects.toThrow(/which commit is its base/);
    expect(
      (await judged({ eventName: 'pull_request', event, inputs: { 'trust-checkout': true } })).workflow,
    ).toBe(join(folder, 'work', 'START.md'));
    await expect(judged({ ...target(), repository: 'o/gone' })).rejects.toThrow(
      new RegExp(`base commit ${older} .*could not be fetched: .*gone.* Re-run the failed jobs`),
    );
  });

  test('is one of which a part is, wherever that lies', async () => {
    const sha = commitIn('two');
    commitIn('two/pr');
    const found = await judged({
      sha,
      workspace: 'two',
      inputs: { workflow: 'pr/START.md', 'trust-checkout': true },
    });
    expect(found.notices).toEqual([expect.stringContaining('not the commit of the event')]);
    const deep = await judged({
      sha,
      workspace: 'two',
      inputs: { workflow: 'pr/none/X.md', 'trust-checkout': true },
    });
    expect(deep.notices).toEqual([expect.stringContaining('not the commit of the event')]);
  });

  test('is one in which the agents work, though the workflow lies in another', async () => {
    const given = { workspace: 'two', cwd: 'pr', sha: git(join(folder, 'two'), 'rev-parse', 'HEAD') };
    const found = await judged({ ...given, inputs: { workflow: '../START.md', 'trust-checkout': true } });
    expect(found.ignoreProjectSettings).toBe(true);
  });

  test('is none beside the default branch’s, which the remote is asked after for one of them', async () => {
    git(join(folder, 'two'), 'clone', '--quiet', join(folder, 'r'), 'copy');
    const sha = git(join(folder, 'two'), 'rev-parse', 'HEAD');
    const found = await judged({ workspace: 'two', sha, inputs: { workflow: 'copy/START.md' } });
    expect([found.ignoreProjectSettings, found.notices]).toEqual([false, []]);
    // The default branch's commit is nobody's later push.
    const labeled = target('labeled');
    labeled.event.pull_request.head.sha = git(join(folder, 'two', 'pr'), 'rev-parse', 'HEAD');
    const given = { ...labeled, workspace: 'two', cwd: 'pr', inputs: { workflow: '../copy/START.md' } };
    expect((await judged(given)).ignoreProjectSettings).toBe(true);
  });

  test('has its workflow where it lies in its own repository', async () => {
    const found = await judged({ ...target(), workspace: 'two', inputs: { workflow: 'pr/START.md' } });
    expect(readFileSync(found.workflow, 'utf8')).toBe('ours');
  });

  test('does not judge a workflow that lies elsewhere', async () => {
    mkdirSync(join(folder, 'outside'), { recursive: true });
    const outside = join(folder, 'outside', 'START.md');
    const found = await judged({
      ...target(),
      inputs: { workflow: outside, 'allow-outside-workspace': true },
    });
    expect([found.workflow, found.ignoreProjectSettings]).toEqual([outside, true]);
    // It must not bring in what nobody trusts.
    expect(await found.mayImport(join(folder, 'work', 'lib'))).toMatch(
      /another checkout than the workflow, \.,/,
    );
  });
});

describe('what another workflow may be taken from', () => {
  test('is a trusted checkout, and the workspace alone', async () => {
    const { mayImport } = await judged({});
    expect(await mayImport(join(folder, 'work', 'lib'))).toBeNull();
    expect(await mayImport(join(folder, 'elsewhere'))).toMatch(/outside of the workspace/);
    const wide = await judged({ inputs: { 'allow-outside-workspace': true } });
    expect(await wide.mayImport(join(folder, 'elsewhere'))).toBeNull();
  });

  test('is any checkout of the workspace where that is trusted', async () => {
    const { mayImport } = await judged({ ...target(), inputs: { 'trust-checkout': true } });
    expect(await mayImport(join(folder, 'work', 'lib'))).toBeNull();
  });
});

describe('who labels or comments has seen the head of that moment', () => {
  const commented = {
    eventName: 'issue_comment',
    event: { issue: { number: 5, pull_request: {} }, comment: { created_at: '2026-01-02T00:00:00Z' } },
    get sha() {
      return main;
    },
  };
  const at = (pushed_at: string): Answer<unknown> => ({
    kind: 'answer',
    data: { head: { sha: work, repo: { pushed_at } } },
  });

  test('and not a later one', async () => {
    await expect(judged({ ...target('labeled'), sha: older })).resolves.toMatchObject({ asked: [] });
    const moved = target('labeled');
    moved.event.pull_request.head.sha = older;
    await expect(judged(moved)).rejects.toThrow(/newer than what ann saw \(pull_request_target\): HEAD is/);
    await expect(judged(moved)).rejects.toThrow(`the event is about ${older}.`);
    // What GitHub itself says that the event is of needs no look.
    await expect(judged({ ...moved, sha: work })).resolves.toMatchObject({ asked: [] });
    expect((await judged({ ...moved, inputs: { 'trust-checkout': true } })).ignoreProjectSettings).toBe(true);
  });

  test('as GitHub tells when somebody last pushed', async () => {
    const seen = await judged({ ...commented, pullRequest: at('2026-01-01T00:00:00Z') });
    expect(seen.asked).toEqual([['GET /repos/{owner}/{repo}/pulls/{number}', { number: 5 }]]);
    for (const [pullRequest, why] of [
      [at('2026-01-03T00:00:00Z'), /somebody pushed at/],
      [
        { kind: 'answer', data: { head: { sha: work, repo: null } } },
        /repository of the pull request is gone/,
      ],
      [{ kind: 'answer', data: { head: { sha: work, repo: {} } } }, /repository of the pull request is gone/],
      [{ kind: 'silent', why: 'down' }, /the API does not say/],
    ] as const)
      await expect(judged({ ...commented, pullRequest })).rejects.toThrow(why);
  });
});

const onPosix = process.platform === 'win32' ? test.skip : test;
onPosix(
  'the token goes to its server alone, by the environment and in place of the checkout’s; none is none',
  async () => {
    const [bin, seen] = [join(folder, 'bin'), join(folder, 'seen.txt')];
    mkdirSync(bin, { recursive: true });
    writeFileSync(
      join(bin, 'git'),
      `#!/bin/sh\nPATH='${process.env.PATH}'\necho "$*" >> '${seen}'\nenv | grep ^GIT_CONFIG_ >> '${seen}'\nexec git "$@"\n`,
      { mode: 0o755 },
    );
    const sent = async (token: string | null): Promise<string> => {
      writeFileSync(seen, '');
      const path = `${bin}:${process.env.PATH}`;
      await judged({ ...target(), path, inputs: { 'github-token': token } });
      return readFileSync(seen, 'utf8');
    };
    const header = Buffer.from('x-access-token:T0KEN').toString('base64');
    const text = await sent('T0KEN');
    expect(text).toContain(`=AUTHORIZATION: basic ${header}\n`);
    const key = 'http.https://github.com/.extraheader';
    const names = [...text.matchAll(/^GIT_CONFIG_KEY_(\d+)=(.*)$/gm)].filter(([, , name]) => name === key);
    const values = names
      .slice(0, 2)
      .map(([, at]) => text.match(new RegExp(`^GIT_CONFIG_VALUE_${at}=(.*)$`, 'm'))?.[1]);
    expect(values).toEqual(['', `AUTHORIZATION: basic ${header}`]);
    // Git reads no more of them than it is told to.
    expect(Number(/^GIT_CONFIG_COUNT=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(Number(names[1]?.[1]));
    expect(text).not.toContain('T0KEN');
    expect(await sent(null)).not.toMatch(/extraheader|AUTHORIZATION/);
  },
);

test('a link in the place of what is ours is refused', async () => {
  commitIn('linked');
  symlinkSync(folder, join(folder, 'linked', '.raymond'));
  await expect(judged({ workspace: 'linked' })).rejects.toThrow(/\.raymond/);
  commitIn('led-out');
  symlinkSync(folder, join(folder, 'led-out', 'sub'));
  await expect(judged({ workspace: 'led-out', cwd: 'sub' })).rejects.toThrow(/working-directory/);
});
