import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

// Runs that older versions have kept in `.raymond/state`, where the project's agents can write (spec 9.1).

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const OLD = ['--state-dir', '.raymond/state'];
const WF = {
  'wf/START.sh': "echo '<goto>ASK</goto>'",
  'wf/ASK.sh': 'echo \'<ask next="END">Sure?</ask>\'',
  'wf/END.sh': 'echo "<result>ended: $RAYMOND_INPUT</result>"',
};

/** A run that waits for an answer, where older versions would have kept it. */
async function oldRun(id = 'r', ...args: string[]): Promise<void> {
  const { code } = await lab.run('run', 'wf', '--run-id', id, '--on-ask', 'pause', ...OLD, ...args);
  expect(code).toBe(3);
}

const oldFiles = (): string[] =>
  readdirSync(lab.path('.raymond/state')).filter((name) => name.startsWith('r.'));

/** Writes into the old state file, as an agent that may edit files could. */
function change(id: string, edit: (state: { budget_usd: number; launch: object }) => void): void {
  const file = lab.path('.raymond/state', `${id}.json`);
  const state = JSON.parse(readFileSync(file, 'utf8')) as { budget_usd: number; launch: object };
  edit(state);
  writeFileSync(file, JSON.stringify(state));
}

describe('[T:old-runs] a run from before, in .raymond/state', () => {
  test('is listed and shown, marked; a run of today is not', async () => {
    lab = new CliLab(WF);
    await oldRun('r');
    await lab.run('run', 'wf', '--run-id', 'new', '--on-ask', 'pause');
    expect((await lab.run('status')).stdout).toMatch(/^r \(in \.raymond\) +asking .*\n/m);
    expect((await lab.run('status')).stdout).toMatch(/^new +asking/m);
    const rows = JSON.parse((await lab.run('status', '--json')).stdout);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ run_id: 'r', in_raymond: true }),
        expect.objectContaining({ run_id: 'new', in_raymond: false }),
      ]),
    );
    expect((await lab.run('status', 'r')).stdout).toContain('r (in .raymond)');
    expect((await lab.run('show', 'r')).stdout).toContain('(in .raymond)');
    expect((await lab.run('show', 'new')).stdout).not.toContain('(in .raymond)');
  });

  test('is taken by `resume --adopt` alone, which tells first what it would do', async () => {
    lab = new CliLab(WF);
    await oldRun('r');
    lab.write({ 'wf/END.sh': `${WF['wf/END.sh']} # changed`, 'wf/MORE.md': 'x' });
    const before = readFileSync(lab.path('.raymond/state/r.json'), 'utf8');
    for (const args of [
      ['resume', 'r'],
      ['resume', 'r', '--answer', 'yes', '--accept-changes'],
      ['run', '--resume', 'r'],
    ]) {
      const { code, stderr } = await lab.run(...args);
      expect([args, code]).toEqual([args, 2]);
      for (const line of [
        /^run +r \(in \.raymond\), asking/m,
        /^workflow +wf$/m,
        /^goes on +main in ASK\.sh$/m,
        /^changed +END\.sh \(changed\), MORE\.md \(new\)$/m,
        /^rights +it asks for none$/m,
        /^budget +\$10\.00, not its own; \$0\.00 are spent, as it says$/m,
        /raymond resume r --adopt/,
      ])
        expect(stderr).toMatch(line);
    }
    for (const args of [
      ['answer', 'r', 'yes'],
      ['stop', 'r'],
    ])
      expect(await lab.run(...args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('raymond resume r'),
      });
    expect(readFileSync(lab.path('.raymond/state/r.json'), 'utf8')).toBe(before);
    expect(lab.stateFiles()).toEqual([]);

    const { code, stdout } = await lab.run('resume', 'r', '--adopt', '--answer', 'yes', '--accept-changes');
    expect([code, stdout]).toEqual([0, 'ended: yes\n']);
    expect(lab.state('r').status).toBe('completed');
    expect(lab.events('r').filter(({ type }) => type === 'run_started')).toHaveLength(1);
    expect([oldFiles(), existsSync(lab.path('.raymond/runs/r'))]).toEqual([[], false]);
    expect(statSync(lab.kept('state/r.json')).mode & 0o777).toBe(0o600);
    expect(statSync(lab.kept('runs/r')).mode & 0o777).toBe(0o700);
    // It was moved, and is nothing special any more.
    expect((await lab.run('resume', 'r', '--adopt')).code).toBe(0);
  });

  test('`run --run-id` starts another run of that id, and says so', async () => {
    lab = new CliLab(WF);
    await oldRun('r');
    const { code, stderr } = await lab.run('run', 'wf', '--run-id', 'r', '--on-ask', 'pause');
    expect([code, stderr]).toEqual([3, expect.stringContaining('This is a new run of that id')]);
    expect(lab.events('r').filter(({ type }) => type === 'run_started')).toHaveLength(1);
    // Both are there, and the new one is meant.
    expect((await lab.run('status')).stdout.match(/^r /gm)).toHaveLength(2);
    expect((await lab.run('resume', 'r', '--answer', 'x')).stdout).toBe('ended: x\n');
    expect(oldFiles()).toEqual(['r.json']);
  });

  test('gives no right, budget or directory of its own', async () => {
    lab = new CliLab({ ...WF, 'wf/workflow.yaml': 'budget: 3\n' });
    await oldRun('r');
    change('r', (state) => {
      state.budget_usd = 5000;
      Object.assign(state.launch, {
        ...{ dangerously_skip_permissions: true, permission_mode: 'bypassPermissions', tools: 'default' },
        ...{ env_allow: ['*'], allow: ['Bash'], mcp: ['/tmp/x.json'], cwd: '/', recording: '/tmp/rec' },
        agent_args: { cli: 'claude', list: ['--chrome'] },
      });
    });
    const told = await lab.run('resume', 'r', '--adopt');
    expect(told.code).toBe(3);
    expect(told.stderr).toMatch(
      /^rights +not taken from it: dangerously-skip-permissions; permission-mode bypassPermissions; tools default; env-allow \*; allow Bash; mcp \/tmp\/x\.json; agent-arg --chrome$/m,
    );
    expect(told.stderr).toContain('  rights: acceptEdits (default)\n');
    expect(lab.state('r')).toMatchObject({
      budget_usd: 3,
      launch: {
        ...{ dangerously_skip_permissions: false, permission_mode: null, tools: null, env_allow: [] },
        ...{ allow: null, mcp: null, agent_args: null, recording: null, cwd: lab.folder, root: lab.folder },
      },
    });
  });

  test('is refused where git tracks it', async () => {
    lab = new CliLab(WF);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
        cwd: lab.folder,
      });
    rmSync(lab.path('.git'), { recursive: true });
    git('init', '--quiet');
    await oldRun('r');
    git('add', '--force', '.raymond/runs/r/events.jsonl');
    for (const args of [
      ['resume', 'r'],
      ['resume', 'r', '--adopt'],
    ])
      expect(await lab.run(...args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('git tracks .raymond/runs/r/events.jsonl'),
      });
    expect(lab.stateFiles()).toEqual([]);
    git('rm', '-r', '--quiet', '--cached', '.raymond');
    expect((await lab.run('resume', 'r', '--adopt')).code).toBe(3);
  });

  test('is refused where it has come with a repository: in HEAD alone, or in one within', async () => {
    lab = new CliLab(WF);
    const git = (folder: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
        cwd: lab.path(folder),
      });
    rmSync(lab.path('.git'), { recursive: true });
    git('.', 'init', '--quiet');
    await oldRun('r');
    git('.', 'add', '--force', '.raymond/state/r.json');
    git('.', 'commit', '--quiet', '-m', 'a run');
    git('.', 'rm', '--quiet', '--cached', '.raymond/state/r.json');
    const tracked = { code: 2, stderr: expect.stringContaining('git tracks') };
    expect(await lab.run('resume', 'r', '--adopt')).toMatchObject(tracked);
    git('.', 'commit', '--quiet', '-m', 'none');
    git('.raymond', 'init', '--quiet');
    expect(await lab.run('resume', 'r', '--adopt')).toMatchObject(tracked);
    expect(lab.stateFiles()).toEqual([]);
  });

  test('is refused where its workflow lies among our own files, where agents write', async () => {
    const evil = '.raymond/tasks/evil/wf';
    lab = new CliLab({ ...WF, [`${evil}/START.sh`]: "echo '<result>ran</result>'" });
    await oldRun('r');
    const file = lab.path('.raymond/state/r.json');
    const state = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...state, workflow: { ...state.workflow, path: lab.path(evil) } }));
    expect(await lab.run('resume', 'r', '--adopt', '--accept-changes')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('where agents can write'),
    });
  });

  test('tells the rights that its workflow gives', async () => {
    lab = new CliLab({ ...WF, 'wf/workflow.yaml': 'allow: ["Bash(npm test:*)"]\n' });
    await oldRun('r');
    expect((await lab.run('resume', 'r')).stderr).toContain('Bash(npm test:*) from wf/workflow.yaml');
  });

  test.each([
    '.raymond/state/r.json',
    '.raymond/runs/r/events.jsonl',
    '.raymond/runs/r/turns',
    '.raymond/runs',
    '.raymond/state',
  ])('is refused, or not there, with a link at %s', async (name) => {
    lab = new CliLab(WF);
    await oldRun('r');
    renameSync(lab.path(name), lab.path('elsewhere'));
    symlinkSync(lab.path('elsewhere'), lab.path(name));
    expect((await lab.run('resume', 'r', '--adopt')).code).toBe(2);
    expect(lab.hasState('r')).toBe(false);
  });

  test('its task folders go where those of today are, links and all', async () => {
    lab = new CliLab(WF);
    await oldRun('r');
    lab.write({ '.raymond/runs/r/tasks/main/notes.md': 'mine' });
    symlinkSync('/nowhere', lab.path('.raymond/runs/r/tasks/main/link'));
    expect((await lab.run('resume', 'r', '--adopt')).code).toBe(3);
    expect(readdirSync(lab.path('.raymond/tasks/r/main')).sort()).toEqual(['link', 'notes.md']);
    expect(existsSync(lab.kept('runs/r/tasks'))).toBe(false);
  });

  test('one that an orchestrator of before is at work on stays there', async () => {
    lab = new CliLab({
      'wf/START.sh': "touch on; while [ ! -e go ]; do sleep 0.1; done; echo '<result>x</result>'",
    });
    const live = lab.start(['run', 'wf', '--run-id', 'r', ...OLD]);
    await lab.appear('on');
    expect(await lab.run('resume', 'r', '--adopt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('held by another orchestrator'),
    });
    lab.write({ go: '' });
    expect((await live.ended).code).toBe(0);
    expect(lab.hasState('r')).toBe(false);
  });
});

describe.each(['v1', 'v2'])('a run of version %s', (version) => {
  test('in the old place is resumed with --adopt', async () => {
    lab = new CliLab();
    const fixture = join(
      dirname(fileURLToPath(import.meta.url)),
      '..',
      'fixtures',
      'compat',
      version,
      'prompts',
    );
    for (const name of ['flow', 'recording'])
      cpSync(join(fixture, name), lab.path(name), { recursive: true });
    for (const name of ['.raymond/state', '.raymond/runs/old'])
      mkdirSync(lab.path(name), { recursive: true });
    const put = (from: string, to: string): void => {
      if (existsSync(join(fixture, from))) cpSync(join(fixture, from), lab.path(to), { recursive: true });
    };
    put('state.json', '.raymond/state/old.json');
    put('state.journal', '.raymond/state/old.journal');
    put('events.jsonl', '.raymond/runs/old/events.jsonl');
    put('texts', '.raymond/runs/old/texts');
    lab.write({
      'rec/replies.yaml': JSON.stringify({
        REVIEW: ['<result>reviewed</result>'],
        SUM: ['<result>summed</result>'],
      }),
    });
    const args = ['resume', 'old', '--answer', 'blue', '--agent', 'replay', '--recording', 'rec'];
    expect((await lab.run(...args)).stderr).toContain('raymond resume old --adopt');
    const { code, stdout, stderr } = await lab.run(...args, '--adopt');
    expect([code, stdout, stderr]).toEqual([0, 'summed\n', expect.anything()]);
    expect(lab.state('old').results).toMatchObject({
      main: 'summed',
      main_hold1: 'held',
      main_work2: 'worked',
      main_break3: 'mended',
    });
  });
});
