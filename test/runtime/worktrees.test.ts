import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { WorkerReport } from '../../src/runtime/joins/workers.js';
import { realPorts } from '../../src/runtime/ports.js';
import { type Lab, lab, type Reply, ScriptedAgent, type Taken } from '../support/engine.js';

// Spec 7.3: a worker in a git work tree of its own. git is the real one.

const IDENTITY = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

describe('a worker with a work tree of its own', () => {
  let one: Lab;
  afterEach(() => one.remove());

  /** A run in a repository with a few files. */
  const made = (files: Record<string, string>, isRepository = true): Lab => {
    one = lab({
      'START.md': 'start',
      'WORK.md': '---\nworktree: true\n---\nwork on {{item}}',
      'JUDGE.md': '---\njoin: { of: all, failed: accept }\n---\n{{workers_json}}',
      ...files,
    });
    if (!isRepository) return one;
    git(one.folder, 'init', '-q', '-b', 'main');
    write(one.folder, 'a.txt', 'a\n');
    write(one.folder, 'app/b.txt', 'b\n');
    write(one.folder, '.gitignore', '.raymond/\ncache/\n');
    git(one.folder, 'add', '.');
    git(one.folder, 'commit', '-q', '-m', 'base');
    return one;
  };
  const fork = (...items: string[]): string =>
    items.map((item) => `<fork next="JUDGE" item="${item}">WORK</fork>`).join('');
  const itemOf = ({ prompt }: Taken): string => /work on (\w+)/.exec(prompt)![1]!;
  const agentOf = (items: string[], work: (taken: Taken) => Reply | Promise<Reply>): ScriptedAgent =>
    new ScriptedAgent({
      'START.md': fork(...items),
      'WORK.md': work,
      'JUDGE.md': '<result>judged</result>',
    });
  const joined = (agent: ScriptedAgent): WorkerReport[] =>
    JSON.parse(agent.turns.find(({ state }) => state === 'JUDGE.md')!.prompt) as WorkerReport[];
  const branches = (): string[] =>
    git(one.folder, 'branch', '--format=%(refname:short)', '--list', 'raymond/*').split('\n').filter(Boolean);
  const trees = (): string[] => {
    const folder = join(one.folder, 'cache', 'worktrees', 'r');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  };

  test("stands on a branch of its own, from its parent's HEAD, without its parent's uncommitted changes", async () => {
    made({});
    write(one.folder, 'a.txt', 'uncommitted\n');
    const agent = agentOf(['x'], ({ request }) => {
      const said = `${git(request.cwd, 'branch', '--show-current')} ${readFileSync(join(request.cwd, 'a.txt'), 'utf8')}`;
      return `<result>${said}</result>`;
    });
    const { run } = await one.run(agent);
    expect(run.message).toBeNull();
    expect(agent.turns[1]!.request.cwd).toBe(join(one.folder, 'cache', 'worktrees', 'r', 'main_work1'));
    expect(run.results.main_work1).toBe('raymond/r/main_work1 a\n');
    expect(readFileSync(join(one.folder, 'a.txt'), 'utf8')).toBe('uncommitted\n');
  });

  test('that has changed nothing leaves nothing behind', async () => {
    made({});
    const agent = agentOf(['x', 'y'], () => '<result>nothing</result>');
    const { run } = await one.run(agent);
    expect([run.status, run.worktrees]).toEqual(['completed', {}]);
    expect([trees(), branches()]).toEqual([[], []]);
    expect(git(one.folder, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(joined(agent)).toMatchObject([{ branch: null }, { branch: null }]);
    expect(Object.keys(joined(agent)[0]!)).not.toContain('commits');
  });

  test('tells its join what it has left, and what that conflicts with, as real merges would', async () => {
    made({});
    const work: Record<string, (cwd: string) => void> = {
      /** Two that change the same line, one of them committed. */
      one: (cwd) => {
        write(cwd, 'a.txt', 'one\n');
        git(cwd, 'commit', '-qam', 'one');
      },
      two: (cwd) => write(cwd, 'a.txt', 'two\n'),
      three: (cwd) => {
        write(cwd, 'app/new.txt', 'three\n');
        git(cwd, 'add', '.');
        git(cwd, 'commit', '-qm', 'three');
      },
      /** The other's new file would go where this one has moved the folder. */
      four: (cwd) => {
        git(cwd, 'mv', 'app', 'lib');
        git(cwd, 'commit', '-qm', 'four');
      },
    };
    const agent = agentOf(Object.keys(work), (taken) => {
      work[itemOf(taken)]!(taken.request.cwd);
      return '<result>done</result>';
    });
    const { run } = await one.run(agent);
    expect(run.message).toBeNull();
    const told = joined(agent);
    expect(told).toMatchObject([
      { branch: 'raymond/r/main_work1', commits: 1, changed_files: ['a.txt'], uncommitted: false },
      { branch: 'raymond/r/main_work2', commits: 0, changed_files: ['a.txt'], uncommitted: true },
      { branch: 'raymond/r/main_work3', commits: 1, changed_files: ['app/new.txt'], uncommitted: false },
      {
        branch: 'raymond/r/main_work4',
        commits: 1,
        changed_files: ['app/b.txt', 'lib/b.txt'],
        uncommitted: false,
      },
    ]);
    // By merging for real: all changes committed, then one branch into each other one.
    const folder = join(one.folder, 'cache', 'worktrees', 'r');
    git(join(folder, 'main_work2'), 'commit', '-qam', 'two');
    git(one.folder, 'add', '.');
    const scratch = join(one.folder, 'cache', 'scratch');
    git(one.folder, 'worktree', 'add', '-q', '--detach', scratch, 'HEAD');
    for (const { branch, conflicts_with: conflicts } of told) {
      const real = told.filter((other) => {
        if (other.branch === branch) return false;
        git(scratch, 'reset', '-q', '--hard', branch!);
        const merge = spawnSync('git', [...IDENTITY, 'merge', '-q', '--no-edit', other.branch!], {
          cwd: scratch,
        });
        if (merge.status !== 0) spawnSync('git', ['merge', '--abort'], { cwd: scratch });
        return merge.status !== 0;
      });
      expect(conflicts).toEqual(real.map((other) => other.branch));
    }
    expect(told.map((each) => each.conflicts_with)).toEqual([
      ['raymond/r/main_work2'],
      ['raymond/r/main_work1'],
      ['raymond/r/main_work4'],
      ['raymond/r/main_work3'],
    ]);
  });

  test('leaves the repository as it is when its changes are tried: no object, no index, no stash', async () => {
    made({});
    const objects = (): string => git(one.folder, 'count-objects', '-v');
    const before = objects();
    const agent = agentOf(['x', 'y'], (taken) => {
      write(taken.request.cwd, 'a.txt', itemOf(taken));
      return '<result>done</result>';
    });
    await one.run(agent);
    expect(joined(agent)[0]).toMatchObject({ conflicts_with: ['raymond/r/main_work2'] });
    expect(objects()).toBe(before);
  });

  /** git as another version of it, which lists what it was called with. */
  const gitOf = (version: string, more = ''): { environment: { PATH: string }; calls: () => string[] } => {
    const bin = join(one.folder, 'cache', 'bin');
    const real = spawnSync('bash', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
    const shim = [
      '#!/bin/bash',
      `echo "$*" >> "${bin}/calls"`,
      `[[ "\${@: -1}" = version ]] && exec echo git version ${version}`,
      `REAL=${real}`,
      more,
      `exec ${real} "$@"`,
    ];
    write(bin, 'git', shim.join('\n'));
    chmodSync(join(bin, 'git'), 0o755);
    return {
      environment: { PATH: `${bin}:${process.env.PATH}` },
      calls: () => readFileSync(join(bin, 'calls'), 'utf8').split('\n'),
    };
  };
  const changers = (...items: string[]): ScriptedAgent =>
    agentOf(items, (taken) => {
      const item = itemOf(taken);
      write(taken.request.cwd, item.startsWith('own') ? `${item}.txt` : 'a.txt', item);
      return '<result>done</result>';
    });
  const warnings = (): string =>
    one.events.flatMap((event) => (event.type === 'warning' ? [event.message] : [])).join();

  test('is made while no other one is: git cannot make two at once', async () => {
    made({});
    const making = join(one.folder, 'cache', 'making');
    const more = [
      'if [[ " $* " = *" worktree "* || " $* " = *" branch "* ]]; then',
      `  mkdir ${making} || { echo two at once >&2; exit 128; }`,
      `  trap 'rmdir ${making}' EXIT; sleep 0.05; "$REAL" "$@"; exit`,
      'fi',
    ];
    const agent = changers('own1', 'own2', 'own3', 'own4');
    const git = gitOf('2.39.0', more.join('\n'));
    await one.run(agent, { around: { environment: git.environment } });
    expect(joined(agent).map(({ status, error }) => [status, error])).toEqual(
      Array(4).fill(['completed', null]),
    );
    expect(warnings()).toBe('');
  });

  test.each([
    { times: 2, statuses: ['completed', null] },
    { times: 3, statuses: ['failed', 'WORKTREE_FAILED'] },
  ])(
    'is made although git has failed $times times, if these are no more than 2',
    async ({ times, statuses }) => {
      made({});
      const count = join(one.folder, 'cache', 'count');
      const more = `[[ " $* " = *" worktree add "* ]] && echo >> ${count} && (( $(wc -l < ${count}) <= ${times} )) && { echo failed to read commondir >&2; exit 128; }`;
      const agent = changers('own1');
      await one.run(agent, { around: { environment: gitOf('2.39.0', more).environment } });
      expect(joined(agent).map(({ status, error }) => [status, error?.code ?? null])).toEqual([statuses]);
    },
  );

  test('does not tell of conflicts where git is too old to know, and says why', async () => {
    made({});
    const agent = changers('x', 'y');
    await one.run(agent, { around: { environment: gitOf('2.37.9').environment } });
    expect(joined(agent).map((each) => each.conflicts_with)).toEqual([null, null]);
    expect(warnings()).toContain('that takes git 2.38 or newer');
  });

  test.each([
    { version: '2.38.1', more: '[[ " $* " = *" --stdin "* ]] && exit 129', merges: 6 },
    { version: '2.39.0', more: '', merges: 1 },
  ])('has git $version try what conflicts in $merges processes', async ({ version, more, merges }) => {
    made({});
    const agent = changers('x', 'own1', 'y', 'own2', 'z', 'x');
    const git = gitOf(version, more);
    await one.run(agent, { around: { environment: git.environment } });
    const branch = (...workers: number[]) => workers.map((worker) => `raymond/r/main_work${worker}`);
    expect(joined(agent).map((each) => each.conflicts_with)).toEqual([
      // The first and the last have made the same of it.
      branch(3, 5),
      [],
      branch(1, 5, 6),
      [],
      branch(1, 3, 6),
      branch(3, 5),
    ]);
    expect(git.calls().filter((call) => call.includes('merge-tree'))).toHaveLength(merges);
    expect(warnings()).toBe('');
  });

  test('does not tell of conflicts where git cannot try them, and goes on', async () => {
    made({});
    const agent = changers('x', 'y');
    const broken = '[[ " $* " = *" merge-tree "* ]] && { echo no merging today >&2; exit 128; }';
    const { run } = await one.run(agent, { around: { environment: gitOf('2.39.0', broken).environment } });
    expect(run.status).toBe('completed');
    expect(joined(agent)).toMatchObject([
      { branch: 'raymond/r/main_work1', changed_files: ['a.txt'], conflicts_with: null },
      { branch: 'raymond/r/main_work2', changed_files: ['a.txt'], conflicts_with: null },
    ]);
    expect(warnings()).toContain('no merging today');
  });

  test('is looked at anew by the resume where a stop came while its changes were tried', async () => {
    made({});
    const [trying, goOn] = ['trying', 'goOn'].map((name) => join(one.folder, 'cache', name)) as [
      string,
      string,
    ];
    const held = `[[ " $* " = *" merge-tree "* ]] && { > ${trying}; until [ -e ${goOn} ]; do sleep 0.01; done; }`;
    const before = changers('x', 'y');
    const running = one.run(before, { around: { environment: gitOf('2.39.0', held).environment } });
    while (!existsSync(trying)) await new Promise(setImmediate);
    one.stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'SIGINT' });
    write(one.folder, 'cache/goOn', '');
    expect([(await running).run.status, before.turns.length]).toEqual(['paused', 3]);
    const agent = changers();
    await one.resume(agent);
    expect(joined(agent)[1]).toMatchObject({ conflicts_with: ['raymond/r/main_work1'] });
  });

  test('with `commit` has what it left committed', async () => {
    made({ 'WORK.md': '---\nworktree: commit\n---\nwork on {{item}}' });
    const agent = agentOf(['x'], ({ request }) => {
      write(request.cwd, 'new.txt', 'new');
      return '<result>done</result>';
    });
    await one.run(agent);
    expect(joined(agent)).toMatchObject([
      { commits: 1, changed_files: ['new.txt'], uncommitted: false, conflicts_with: [] },
    ]);
    expect(git(one.folder, 'show', 'raymond/r/main_work1:new.txt')).toBe('new');
  });

  test('has it committed by a resume, too, where git was killed at it', async () => {
    made({
      'WORK.md': '---\nworktree: commit\n---\nwork on {{item}}',
      'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
    });
    const lock = join(one.folder, '.git', 'worktrees', 'main_work1', 'index.lock');
    const committing = `[[ " $* " = *" commit "* ]] && { > ${lock}; exit 137; }`;
    const { environment } = gitOf('2.39.0', committing);
    const work = (answer: string) => (taken: Taken) => {
      write(taken.request.cwd, `${itemOf(taken)}.txt`, '');
      return itemOf(taken) === 'bad' ? answer : '<result>done</result>';
    };
    await one.run(agentOf(['good', 'bad'], work('no tag')), { around: { environment } });
    expect(warnings()).toContain('main_work1 could not be looked at, and stays');
    const agent = agentOf([], work('<result>done</result>'));
    const later = { ...realPorts, now: () => Date.now() + 60_000 };
    const { run } = await one.resume(agent, { around: { ports: later } });
    expect(run.status).toBe('completed');
    expect(joined(agent)).toMatchObject([
      { commits: 1, uncommitted: false },
      { commits: 1, uncommitted: false },
    ]);
    expect(existsSync(lock)).toBe(false);
  });

  test('stands where its parent does, or where its cd says, relative to the work tree', async () => {
    made({});
    const agent = new ScriptedAgent({
      'START.md': '<fork next="JUDGE" item="x">WORK</fork><fork next="JUDGE" item="y" cd=".">WORK</fork>',
      'WORK.md': '<result>ok</result>',
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent, { launch: { cwd: join(one.folder, 'app') } });
    expect(run.message).toBeNull();
    const folder = join(one.folder, 'cache', 'worktrees', 'r');
    const places = agent.turns.filter(({ state }) => state === 'WORK.md').map(({ request }) => request.cwd);
    expect(places.sort()).toEqual([join(folder, 'main_work1', 'app'), join(folder, 'main_work2')]);
  });

  test.each([
    { cd: '../elsewhere', code: 'OUTSIDE_WORKSPACE', say: 'leads out of the work tree' },
    { cd: '/tmp', code: 'OUTSIDE_WORKSPACE', say: 'leads out of the work tree' },
    { cd: 'nowhere', code: 'MISSING_DIRECTORY', say: 'has no such folder' },
  ])('is not started with cd="$cd"', async ({ cd, code, say }) => {
    made({});
    const agent = new ScriptedAgent({
      'START.md': `<fork next="JUDGE" cd="${cd}">WORK</fork>`,
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect(agent.turns.some(({ state }) => state === 'WORK.md')).toBe(false);
    const failure = run.message ?? joined(agent)[0]?.error?.message;
    expect(failure).toContain(say);
    expect(run.reason ?? joined(agent)[0]?.error?.code).toBe(code);
  });

  test.each([
    { what: 'no repository', isRepository: false, say: 'no git repository' },
    { what: 'a repository without a commit', isRepository: true, say: 'no commit yet' },
  ])('is not started where there is $what, and says so', async ({ isRepository, say }) => {
    made({}, false);
    if (isRepository) git(one.folder, 'init', '-q');
    const agent = agentOf(['x'], () => '<result>not reached</result>');
    const { run } = await one.run(agent);
    expect([run.status, run.reason]).toEqual(['failed', 'WORKTREE_FAILED']);
    expect(run.message).toContain(say);
    expect(agent.turns.map(({ state }) => state)).toEqual(['START.md']);
  });

  test('that is stopped or has failed keeps its work tree', async () => {
    made({ 'JUDGE.md': '---\njoin: { of: 1, failed: accept }\n---\n{{workers_json}}' });
    const agent = agentOf(['x', 'y', 'z'], async (taken) => {
      if (itemOf(taken) === 'x') return 'no tag at all';
      if (itemOf(taken) === 'y') return { hang: true };
      while (!one.events.some(({ type }) => type === 'agent_failed')) await new Promise(setImmediate);
      while (!agent.turns.some(({ agentId }) => agentId === 'main_work2')) await new Promise(setImmediate);
      return '<result>first</result>';
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    expect(joined(agent).map(({ status, branch }) => [status, branch])).toEqual([
      ['failed', 'raymond/r/main_work1'],
      ['stopped', 'raymond/r/main_work2'],
      ['completed', null],
    ]);
    expect(trees()).toEqual(['main_work1', 'main_work2']);
    expect(Object.values(run.worktrees).map(({ state }) => state)).toEqual(['kept', 'kept']);
  });

  test('keeps it until those have ended, too, that it has forked there', async () => {
    made({ 'SUB.md': 'sub', 'WAIT.md': 'wait', 'JUDGE.md': 'judge' });
    let cwd = '';
    const agent = new ScriptedAgent({
      'START.md': fork('x'),
      'WORK.md': '<fork next="WAIT">SUB</fork>',
      'WAIT.md': '<result>gone</result>',
      'SUB.md': async ({ request }: Taken) => {
        while (!one.events.some(({ type }) => type === 'agent_ended')) await new Promise(setImmediate);
        cwd = request.cwd;
        return `<result>${existsSync(request.cwd)}</result>`;
      },
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect(run.results.main_work1_sub1).toBe('true');
    expect([existsSync(cwd), run.worktrees]).toEqual([false, {}]);
  });

  test('may fork workers into work trees of their own, from its own HEAD', async () => {
    made({
      'INNER.md': '---\nworktree: true\n---\ninner',
      'END.md': '---\njoin: all\n---\n{{workers_json}}',
    });
    const agent = new ScriptedAgent({
      'START.md': fork('x'),
      'WORK.md': ({ request }: Taken) => {
        write(request.cwd, 'outer.txt', 'outer');
        git(request.cwd, 'add', '.');
        git(request.cwd, 'commit', '-qm', 'outer');
        return '<fork next="END">INNER</fork>';
      },
      'INNER.md': ({ request }: Taken) => `<result>${existsSync(join(request.cwd, 'outer.txt'))}</result>`,
      'END.md': '<result>ended</result>',
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect([run.status, run.results.main_work1_inner1]).toEqual(['completed', 'true']);
    expect(trees()).toEqual(['main_work1']);
  });

  test('has none if it comes there otherwise than by a fork', async () => {
    made({});
    const agent = new ScriptedAgent({ 'START.md': '<goto>WORK</goto>', 'WORK.md': '<result>ok</result>' });
    await one.run(agent);
    expect(agent.turns[1]!.request.cwd).toBe(one.folder);
    expect(branches()).toEqual([]);
  });

  test('does not take over a branch that somebody else has made', async () => {
    made({});
    git(one.folder, 'checkout', '-q', '-b', 'raymond/r/main_work1');
    git(one.folder, 'commit', '-q', '--allow-empty', '-m', 'theirs');
    git(one.folder, 'checkout', '-q', 'main');
    const agent = agentOf(['x'], () => '<result>ok</result>');
    const { run } = await one.run(agent);
    expect(joined(agent)[0]!.error).toMatchObject({
      code: 'WORKTREE_FAILED',
      message: expect.stringContaining('There is a branch raymond/r/main_work1 already'),
    });
    expect(run.worktrees).toEqual({});
    expect(branches()).toEqual(['raymond/r/main_work1']);
  });
});

describe('a work tree that a crash has left half made', () => {
  let one: Lab;
  beforeEach(() => {
    one = lab({
      'START.md': 'start',
      'WORK.md': '---\nworktree: true\n---\nwork',
      'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
    });
    git(one.folder, 'init', '-q', '-b', 'main');
    write(one.folder, '.gitignore', '.raymond/\ncache/\n');
    git(one.folder, 'add', '.gitignore');
    git(one.folder, 'commit', '-q', '-m', 'base');
  });
  afterEach(() => one.remove());
  const path = () => join(one.folder, 'cache', 'worktrees', 'r', 'main_work1');
  const half: Record<string, () => void> = {
    'the branch alone': () => void git(one.folder, 'branch', 'raymond/r/main_work1'),
    'a lock of the branch': () => write(one.folder, '.git/refs/heads/raymond/r/main_work1.lock', ''),
    'a folder without git in it': () => write(path(), 'half', 'half'),
    'a work tree that is not whole': () => {
      git(one.folder, 'worktree', 'add', '-q', '-b', 'raymond/r/main_work1', path());
      rmSync(join(path(), '.gitignore'));
    },
    'a work tree that git knows of and that is not there': () => {
      git(one.folder, 'worktree', 'add', '-q', '-b', 'raymond/r/main_work1', path());
      rmSync(path(), { recursive: true });
    },
  };

  test.each(Object.keys(half))('is made again: %s', async (what) => {
    half[what]!();
    const agent = new ScriptedAgent({
      'START.md': '<fork next="JUDGE">WORK</fork>',
      'WORK.md': ({ request }: Taken) => `<result>${git(request.cwd, 'status', '--porcelain')}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect([run.message, run.results.main_work1, run.worktrees]).toEqual([null, '', {}]);
    expect(existsSync(path())).toBe(false);
  });
});

describe('a run with work trees that is carried on', () => {
  let one: Lab;
  afterEach(() => one.remove());
  const stopped = async (): Promise<ScriptedAgent> => {
    one = lab({
      'START.md': 'start',
      'WORK.md': '---\nworktree: true\n---\nwork',
      'JUDGE.md': '---\njoin: all\n---\n{{workers}}',
    });
    git(one.folder, 'init', '-q', '-b', 'main');
    write(one.folder, '.gitignore', '.raymond/\ncache/\nelsewhere/\n');
    git(one.folder, 'add', '.gitignore');
    git(one.folder, 'commit', '-q', '-m', 'base');
    const { run } = await one.run(
      new ScriptedAgent({
        'START.md': '<fork next="JUDGE">WORK</fork>',
        'WORK.md': ({ request }: Taken) => {
          write(request.cwd, 'new.txt', 'paid for');
          git(request.cwd, 'add', 'new.txt');
          git(request.cwd, 'commit', '-qm', 'new');
          write(request.cwd, 'open.txt', 'uncommitted');
          return 'no tag at all';
        },
      }),
    );
    expect(run.status).toBe('failed');
    return new ScriptedAgent({
      'WORK.md': ({ request }: Taken) =>
        `<result>${request.cwd} ${readdirSync(request.cwd).sort().join(' ')}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
  };

  test('goes on in them as they are', async () => {
    const agent = await stopped();
    const { run } = await one.resume(agent);
    const path = join(one.folder, 'cache', 'worktrees', 'r', 'main_work1');
    expect(run.results.main_work1).toBe(`${path} .git .gitignore new.txt open.txt`);
    const prompt = agent.turns.find(({ state }) => state === 'JUDGE.md')!.prompt;
    expect(prompt).toContain('- branch: raymond/r/main_work1 (1 commit, and uncommitted changes)');
    expect(prompt).toContain('- changed: new.txt, open.txt\n- conflicts with: none');
    expect(one.events.find(({ type }) => type === 'worktree_kept')).toMatchObject({
      ...{ agent: 'main_work1', state: 'WORK.md', branch: 'raymond/r/main_work1' },
      ...{ path, commits: 1, uncommitted: true },
    });
  });

  test('finds them where a checkpoint has put them', async () => {
    const agent = await stopped();
    const elsewhere = join(one.folder, 'elsewhere');
    mkdirSync(join(elsewhere, 'r'), { recursive: true });
    const from = join(one.folder, 'cache', 'worktrees', 'r', 'main_work1');
    git(one.folder, 'worktree', 'move', from, join(elsewhere, 'r', 'main_work1'));
    const { run } = await one.resume(agent, { around: { worktrees: elsewhere } });
    expect(run.results.main_work1).toContain(join(elsewhere, 'r', 'main_work1'));
  });

  test('has one that is gone made again from its branch, and says so', async () => {
    const agent = await stopped();
    rmSync(join(one.folder, 'cache'), { recursive: true });
    const { run } = await one.resume(agent);
    expect(run.results.main_work1).toMatch(/ \.git \.gitignore new\.txt$/);
    const warnings = one.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    expect(warnings.join()).toContain(
      'The work tree of main_work1 was not there any more, and was made again',
    );
  });
});
