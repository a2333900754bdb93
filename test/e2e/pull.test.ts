import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { endProcesses } from '../support/e2e-processes.js';
import { FAST } from '../support/runner/fixture-job.js';
import { stateHomeOf } from '../support/state-home.js';

// Spec 4.7: a job's run, lost in the middle, is brought to one's own machine and ended there.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = 'a state key of the tests, forty-three chars';

let lab: ActionLab;
afterEach(() => lab.close());

/** A person's machine: a home and a clone of their own. */
function machine(job: Job) {
  const home = mkdtempSync(join(lab.folder, 'own-'));
  const clone = join(home, 'clone');
  lab.git(home, 'clone', '--quiet', join(lab.folder, 'remote.git'), 'clone');
  const env = {
    ...process.env,
    ...lab.api.env,
    PATH: [join(lab.folder, 'bin'), process.env.PATH].join(delimiter),
    ...{ HOME: home, XDG_CACHE_HOME: join(home, 'cache'), XDG_STATE_HOME: join(home, 'state'), TMPDIR: home },
    GITHUB_API_URL: lab.service.envFor(job.context).GITHUB_API_URL,
    GH_TOKEN: lab.service.githubToken,
    RAYMOND_STATE_KEY: KEY,
  };
  const cli = bundle();
  /** The model API is in this process, which must not wait for it. */
  const raymond = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [cli, ...args],
        { cwd: clone, env: { ...env, ...more }, encoding: 'utf8', maxBuffer: 2 ** 26 },
        (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
      );
      child.stdin?.end();
    });
  const kept = (...names: string[]) => join(stateHomeOf(clone, join(home, 'state')), ...names);
  return { home, clone, kept, raymond, git: (...args: string[]) => lab.git(clone, ...args) };
}

test("a lost job's run: pulled into a fresh clone, it is looked at, ended there and tested", async () => {
  let hangs = true;
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/BETWEEN.sh': `echo between > between.txt; echo changed >> README.md; echo '<goto>SECOND</goto>'`,
    'wf/SECOND.md': prompt('SECOND'),
    'wf/LAST.md': prompt('LAST'),
  });
  lab.api.reply((request) => hangs && at('SECOND')(request), { hang: true });
  lab.api.reply(at('START'), '<goto>BETWEEN</goto>');
  lab.api.reply(at('SECOND'), '<goto>LAST</goto>');
  lab.api.reply(at('LAST'), '<result>all done</result>');
  const job = lab.job({
    inputs: {
      ...{ 'state-store': 'artifact', 'state-key': KEY, 'checkpoint-interval': '0' },
      'dangerously-skip-permissions': 'true',
    },
    env: { ...FAST, FAST_TIMERS_LONGEST_MS: '50000' },
  });
  const step = job.start();
  const asked = lab.api.when((request) => at('SECOND')(request as never));
  await asked;
  const { clone, kept, raymond, git, home } = machine(job);
  const pull = (...args: string[]) =>
    raymond(['pull', `https://github.com/${lab.service.repository}/actions/runs/1001`, ...args]);
  /** Resolves once the checkpoint that was saved last has come to SECOND. */
  const keptAtSecond = async (): Promise<string> => {
    for (;;) {
      const { code, out, err } = await pull(
        '--json',
        '--no-worktree',
        '--force',
        '--state-dir',
        join(home, 'look'),
      );
      const { run_id: id, state_file: file } = code === 0 ? JSON.parse(out) : { run_id: '', state_file: '' };
      if (code !== 0 && !/nothing of raymond's/.test(err)) throw new Error(err + out);
      if (code === 0 && /"current_state": ?"SECOND/.test(readFileSync(file, 'utf8'))) return id as string;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const id = await keptAtSecond();
  // SIGKILL, and the machine with its home is gone: no post.
  await job.kill();
  await step.ended;
  endProcesses(lab.folder);
  job.over();
  hangs = false;

  // Never over changes of one's own.
  writeFileSync(join(clone, 'README.md'), 'my own words\n');
  const refused = await pull();
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringMatching(/changes of its own \(README\.md\).*--no-worktree/s),
  ]);
  expect(readFileSync(join(clone, 'README.md'), 'utf8')).toBe('my own words\n');
  expect(existsSync(kept('runs', id))).toBe(false);
  git('checkout', '--quiet', 'README.md');
  // A branch that has gone on is not moved.
  writeFileSync(join(clone, 'mine.txt'), 'mine\n');
  git('add', 'mine.txt');
  git('commit', '--quiet', '--message=mine');
  const mine = git('rev-parse', 'main').trim();
  const elsewhere = await raymond(['pull', 'https://evil.example/o/r/actions/runs/1001']);
  expect([elsewhere.code, elsewhere.err]).toEqual([
    2,
    expect.stringContaining('your token is sent nowhere else'),
  ]);
  const wrong = await raymond(['pull', '1001', '--repo', lab.service.repository], {
    RAYMOND_STATE_KEY: 'another state key of forty-three characters',
  });
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/Set RAYMOND_STATE_KEY/)]);

  const pulled = await pull();
  expect([pulled.code, pulled.err]).toEqual([0, '']);
  expect(pulled.out).toContain(`raymond resume ${id}`);
  expect(pulled.out).toContain('dangerously-skip-permissions was the job’s, and is not taken over');
  expect(pulled.out).toContain('the branch main stays where it was');
  expect(readFileSync(join(clone, 'between.txt'), 'utf8')).toBe('between\n');
  expect(readFileSync(join(clone, 'README.md'), 'utf8')).toBe('a project\nchanged\n');
  expect(git('rev-parse', 'main').trim()).toBe(mine);
  const state = JSON.parse(readFileSync(kept('state', `${id}.json`), 'utf8'));
  expect(state.launch).toMatchObject({ dangerously_skip_permissions: false, root: clone });

  expect((await raymond(['status', id])).out).toContain('SECOND');
  expect((await raymond(['show', id])).out).toContain('STATE START');
  expect((await raymond(['diagram', 'wf', '--run', id])).out).toContain('START');
  const ended = await raymond(['resume', id]);
  expect([ended.code, ended.out]).toEqual([0, 'all done\n']);
  const turns = lab.api.turns();
  expect(turns.filter((turn) => at('START')(turn))).toHaveLength(1);
  // Its session has come along.
  expect(turns.at(-1)?.prompts.join('\n')).toContain('STATE START');
  // The same run, which has gone on since.
  const again = await pull('--no-worktree');
  expect([again.code, again.err]).toEqual([2, expect.stringMatching(/which has gone on since.*--force/s)]);

  const tested = await raymond(['test', 'wf', '--from-run', id]);
  expect([tested.code, tested.out]).toEqual([0, expect.stringMatching(/^ok 1/m)]);
  const start = readFileSync(join(clone, 'wf', 'START.md'), 'utf8');
  writeFileSync(
    join(clone, 'wf', 'START.md'),
    `---\nallowed_transitions:\n  - { tag: goto, target: LAST }\n---\n${start}`,
  );
  const changed = await raymond(['test', 'wf', '--from-run', id]);
  expect([changed.code, changed.out]).toEqual([1, expect.stringMatching(/^not ok 1/m)]);
  expect(await lab.processesLeft()).toEqual([]);

  // What was downloaded by hand is the same: its folder, without a name of its own.
  const [artifact] = lab.service
    .artifacts()
    .filter(({ name }) => name.endsWith('-state'))
    .slice(-1);
  const folder = join(home, 'downloaded');
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(artifact!.files()))
    writeFileSync(join(folder, name), bytes as Buffer);
  const byHand = await raymond([
    'pull',
    folder,
    '--repo',
    '42',
    '--json',
    '--no-worktree',
    '--state-dir',
    join(home, 'other'),
  ]);
  expect([byHand.code, JSON.parse(byHand.out)]).toEqual([
    0,
    expect.objectContaining({ run_id: id, sealed: true, worktree: 'left out' }),
  ]);
});
