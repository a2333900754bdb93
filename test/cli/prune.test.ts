import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

/** Runs of these ids that ended so many days ago; `bad` ones failed. */
async function runs(ages: Readonly<Record<string, number>>): Promise<void> {
  lab = new CliLab({
    'wf/START.sh': 'echo "<result>$RAYMOND_INPUT</result>"; [ "$RAYMOND_INPUT" != bad ]',
  });
  for (const [id, days] of Object.entries(ages)) {
    await lab.run('run', 'wf', '--run-id', id, '--input', id.startsWith('bad') ? 'bad' : 'x');
    const file = lab.kept('state', `${id}.json`);
    const time = new Date(Date.now() - days * 86_400_000).toISOString();
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"updated_at":\s*"[^"]*"/, `"updated_at":"${time}"`),
    );
  }
}
/** Of runs; their task folders lie in the project, and go with them. */
const left = (): string[] => {
  const ids = readdirSync(lab.kept('runs')).sort();
  expect(readdirSync(lab.path('.raymond/tasks')).sort()).toEqual(ids);
  return ids;
};

describe('raymond prune', () => {
  test('only tells, unless it is said which; never what can be resumed', async () => {
    await runs({ a: 1, b: 20, c: 30, bad: 40 });
    const { code, stdout } = await lab.run('prune');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Would remove 3 runs, \d.* kB, in /)]);
    expect(stdout).toContain('bad: it is failed and can be resumed');
    expect(stdout).toContain('--older 14d');
    expect((await lab.run('prune', '--all', '--dry-run')).stdout).toContain('Would remove 3 runs');
    expect(left()).toEqual(['a', 'b', 'bad', 'c']);

    expect((await lab.run('prune', '--older', '25d')).stdout).toMatch(
      /^Removed 1 run, .*\n {2}c {2}completed/,
    );
    expect([left(), lab.hasState('c')]).toEqual([['a', 'b', 'bad'], false]);
    expect(JSON.parse((await lab.run('prune', '--keep', '1', '--json')).stdout)).toMatchObject({
      removed: [{ run_id: 'b', status: 'completed', bytes: expect.any(Number) }],
      kept: [{ run_id: 'bad' }],
      dry_run: false,
    });
    expect((await lab.run('prune', '--all', '--force')).stdout).toContain('Removed 2 runs');
    expect([left(), readdirSync(lab.kept('state'))]).toEqual([[], []]);
    expect((await lab.run('prune', '--all')).stdout).toContain('Nothing to remove');
  });

  test('a run at work stays, as does one that cannot be read; a link is not followed', async () => {
    await runs({ a: 30, broken: 30 });
    lab.write({
      [lab.kept('state/broken.json')]: '{',
      'wf2/START.sh': 'touch on; sleep 600',
      'mine/keep': 'me',
    });
    rmSync(lab.kept('runs/a'), { recursive: true });
    symlinkSync(lab.path('mine'), lab.kept('runs/a'));
    const live = lab.start(['run', 'wf2', '--run-id', 'live']);
    await lab.appear('on');
    const { stdout } = await lab.run('prune', '--all', '--force');
    expect(stdout).toContain('Removed 1 run');
    expect(stdout).toMatch(/live: process \d+ on .* is at work on it/);
    expect(stdout).toContain('broken: it cannot be read');
    expect(lab.read('mine/keep')).toBe('me');
    live.child.kill('SIGINT');
    await live.ended;
  });

  test.each([
    ['prune', 'r'],
    ['prune', '--all', '--keep', '1'],
    ['prune', '--older', 'soon'],
  ])('%s %s %s is refused', async (...line) => {
    lab = new CliLab();
    expect((await lab.run(...line.filter((word) => word !== undefined))).code).toBe(2);
  });
});

describe('work trees of workers', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: lab.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: lab.folder, XDG_STATE_HOME: lab.stateHome },
    }).trim();

  /** A finished run whose worker has left a commit. */
  async function kept(work: string, id = 'r'): Promise<string> {
    lab = new CliLab({
      'wf/START.sh': `echo '<fork next="END">WORK</fork>'`,
      'wf/WORK.sh': `# raymond: worktree=true\ngit config user.name a; git config user.email a@example.org\n${work}\necho '<result>ok</result>'`,
      'wf/END.sh': `# raymond: join=all\necho '<result>done</result>'`,
    });
    rmSync(lab.path('.git'), { recursive: true });
    git('init', '-q', '-b', 'main');
    git('add', 'wf');
    git('commit', '-qm', 'first');
    expect((await lab.run('run', 'wf', '--run-id', id)).code).toBe(0);
    return lab.path(`.cache/raymond/worktrees/${id}/main_work1`);
  }
  const COMMIT = 'echo x > made; git add made; git commit -qm made';

  test.each([
    ['commits that no other branch has', COMMIT],
    ['uncommitted changes', 'echo x > made'],
  ])('with %s stay', async (why, work) => {
    const path = await kept(work);
    const { stdout } = await lab.run('prune', '--all');
    expect(stdout).toContain(`r: main_work1 has ${why} (branch raymond/r/main_work1)`);
    expect([existsSync(path), lab.hasState('r')]).toEqual([true, true]);
    expect((await lab.run('prune', '--all', '--force')).stdout).toContain('Removed 1 run');
    expect([existsSync(path), lab.hasState('r'), git('branch', '--format=%(refname:short)')]).toEqual([
      false,
      false,
      'main',
    ]);
  });

  test('go, too, where the run’s id is none that a branch can have', async () => {
    const path = await kept(COMMIT, 'a..b.lock');
    expect(git('branch', '--format=%(refname:short)')).toContain('raymond/a-.b-lock/main_work1');
    expect((await lab.run('prune', '--all', '--force')).stdout).toContain('Removed 1 run');
    expect([existsSync(path), git('branch', '--format=%(refname:short)')]).toEqual([false, 'main']);
  });

  test('merged, go with the run', async () => {
    const path = await kept(COMMIT);
    git('merge', '-q', 'raymond/r/main_work1');
    expect((await lab.run('prune', '--all')).stdout).toContain('Removed 1 run');
    expect([existsSync(path), git('branch', '--format=%(refname:short)')]).toEqual([false, 'main']);
  });

  test('a state file that names the branch of somebody else removes it never', async () => {
    await kept(COMMIT);
    git('branch', 'precious', 'raymond/r/main_work1');
    const file = lab.kept('state/r.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('raymond/r/main_work1', 'precious'));
    await lab.run('prune', '--all', '--force');
    expect(git('branch', '--format=%(refname:short)')).toContain('precious');
  });
});

describe('projects beside each other', () => {
  const other = (name: string) =>
    lab.start(['run', 'wf', '--run-id', name, '--cwd', lab.path(name)], {}).ended;

  test('`status --all` lists the runs of all, `prune --all` takes those of projects that are gone', async () => {
    lab = new CliLab({
      'wf/START.sh': "echo '<result>x</result>'",
      ...{ 'one/.git/x': '', 'one/wf/START.sh': "echo '<result>1</result>'" },
      ...{ 'two/.git/x': '', 'two/wf/START.sh': 'exit 1' },
    });
    await lab.run('run', 'wf', '--run-id', 'here');
    expect([(await other('one')).code, (await other('two')).code]).toEqual([0, 1]);
    // An old run of another project.
    await lab.run('run', 'wf', '--run-id', 'older', '--cwd', 'one', '--state-dir', '.raymond/state');
    expect((await lab.run('status')).stdout).toMatch(/^here/m);
    expect((await lab.run('status')).stdout).not.toMatch(/^(one|two)/m);
    const rows = JSON.parse((await lab.run('status', '--all', '--json')).stdout) as { run_id: string }[];
    expect(rows.sort((a, b) => a.run_id.localeCompare(b.run_id))).toMatchObject([
      { run_id: 'here', project: lab.folder, in_raymond: false },
      { run_id: 'older', project: lab.path('one'), in_raymond: true },
      { run_id: 'one', project: lab.path('one'), in_raymond: false },
      { run_id: 'two', project: lab.path('two'), status: 'failed' },
    ]);
    expect((await lab.run('resume', 'two')).stderr).toContain(lab.path('two'));

    rmSync(lab.path('two'), { recursive: true });
    expect((await lab.run('status', '--all')).stdout).toMatch(/^two +failed .*two \(gone\)$/m);
    expect((await lab.run('prune', '--older', '0')).stdout).not.toContain('two');
    expect((await lab.run('prune', '--all', '--dry-run')).stdout).toContain(
      `of ${lab.path('two')}, which is gone`,
    );
    const homes = () => readdirSync(`${lab.stateHome}/raymond`).filter((name) => name !== 'changed').length;
    expect(homes()).toBe(3);
    const pruned = JSON.parse((await lab.run('prune', '--all', '--json')).stdout);
    expect(pruned.removed).toEqual([expect.objectContaining({ run_id: 'two', project: lab.path('two') })]);
    expect(homes()).toBe(2);
    const left = JSON.parse((await lab.run('status', '--all', '--json')).stdout) as { run_id: string }[];
    expect(left.map(({ run_id }) => run_id).sort()).toEqual(['older', 'one']);
  });
});
