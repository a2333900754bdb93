import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { gather } from '../../../src/action/checkpoint/save/gather.js';
import { restoreSnapshot } from '../../../src/checkpoint/snapshot/index.js';
import { relocate } from '../../../src/core/life.js';
import { placeCheckpoint, readCheckpoint } from '../../../src/runtime/checkpoint/checkpoint.js';
import { placeWorktrees } from '../../../src/runtime/checkpoint/worktrees.js';
import type { WorkerReport } from '../../../src/runtime/joins/workers.js';
import { StopControl } from '../../../src/runtime/stop.js';
import { worktreesInJob } from '../../../src/runtime/worktrees/place.js';
import { type Lab, lab, ScriptedAgent, type Taken } from '../../support/engine.js';

// Spec 7.3: a runner is lost while workers are in their work trees, and another one goes on. git is the real one.

const IDENTITY = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false'];
function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

let folder: string;
let one: Lab;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-fresh-'));
  one = lab({
    'START.md': 'start',
    'WORK.md': '---\nworktree: true\n---\nwork {{n}}',
    'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
  });
});
afterEach(() => {
  one.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The first two are cut off: one has committed and changed more, one has changed the same file. */
const work: Record<string, (cwd: string) => string> = {
  1: (cwd) => {
    writeFileSync(join(cwd, 'same.txt'), 'one\n');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-qm', 'one');
    writeFileSync(join(cwd, 'same.txt'), 'one\nand more\n');
    return '';
  },
  2: (cwd) => {
    writeFileSync(join(cwd, 'same.txt'), 'two\n');
    git(cwd, 'add', '.');
    return '';
  },
  3: (cwd) => {
    writeFileSync(join(cwd, 'other.txt'), 'three\n');
    return '<result>three</result>';
  },
  4: () => '<result>four</result>',
};

test('work trees come back on a fresh runner: commits, index, uncommitted files, and each on its branch', async () => {
  writeFileSync(join(one.folder, '.gitignore'), '.raymond/\ncache/\n');
  git(one.folder, 'init', '-q', '-b', 'main');
  git(one.folder, 'add', '.');
  git(one.folder, 'commit', '-qm', 'base');
  git(folder, 'clone', '-q', '--bare', one.folder, 'remote.git');
  git(one.folder, 'remote', 'add', 'origin', join(folder, 'remote.git'));
  git(one.folder, 'fetch', '-q', 'origin');
  const base = git(one.folder, 'rev-parse', 'HEAD');

  const stop = new StopControl();
  const first = new ScriptedAgent({
    'START.md': [1, 2, 3, 4].map((n) => `<fork next="JUDGE" n="${n}">WORK</fork>`).join(''),
    'WORK.md': ({ prompt, request }: Taken) => {
      const text = work[prompt.at(-1)!]!(request.cwd);
      return text === '' ? { hang: true } : text;
    },
  });
  const running = one.run(first, { around: { stop } });
  const isInTheMiddle = (): boolean =>
    first.turns.length === 5 && one.events.filter(({ type }) => type === 'agent_ended').length === 2;
  while (!isInTheMiddle()) await new Promise(setImmediate);
  stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'lost' });
  const { run: paused } = await running;
  expect(paused.agents.map(({ id }) => id)).toEqual(['main', 'main_work1', 'main_work2']);
  const told: string[] = [];
  await gather({
    ...{ folder: join(folder, 'kept'), workspace: one.folder, stateDir: join(one.folder, '.raymond/state') },
    ...{ base, environment: {}, run_id: 'r', run_key: 'k', attempt: 1, github_run_id: '1' },
    saved_at: '2026-01-01T00:00:00Z',
    facts: { input_hash: null, workflow: 'wf', agent: null, model: null, vars: {} },
    ...{
      held: null,
      keepsWorkTree: true,
      has_parked: false,
      uncounted: [],
      issue: null,
      inputs_given: [],
      redactor: null,
      tell: (what) => told.push(what),
    },
  });
  expect(told).toEqual([]);

  // Another machine: a shallow clone in another place, and another folder for temporary files.
  const workspace = join(folder, 'workspace');
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  git(folder, 'clone', '-q', '--depth=1', `file://${join(folder, 'remote.git')}`, workspace);
  one.remove();
  const restored = await readCheckpoint(join(folder, 'kept'));
  for (const { path, bundle, snapshot } of restored.manifest.trees)
    await restoreSnapshot(join(workspace, path), join(folder, 'kept', bundle), snapshot);
  const warnings: string[] = [];
  await placeWorktrees(restored, {
    ...{ workspace, root: worktreesInJob(temp), environment: process.env },
    tell: (text) => void warnings.push(text),
  });
  expect(warnings).toEqual([]);
  const place = join(worktreesInJob(temp), 'r');
  expect(readdirSync(place).sort()).toEqual(['main_work1', 'main_work2', 'main_work3']);
  const status = (name: string): string => git(join(place, name), 'status', '--porcelain', '--branch');
  expect(status('main_work1')).toBe('## raymond/r/main_work1\n M same.txt');
  expect(status('main_work2')).toBe('## raymond/r/main_work2\nA  same.txt');
  expect(status('main_work3')).toBe('## raymond/r/main_work3\n?? other.txt');
  expect(git(join(place, 'main_work1'), 'log', '--format=%s', '-1')).toBe('one');

  await placeCheckpoint(restored, {
    ...{ stateDir: join(workspace, '.raymond/state'), root: workspace, environment: {} },
  });
  const second = new ScriptedAgent({
    'WORK.md': ({ request }: Taken) =>
      `<result>${readFileSync(join(request.cwd, 'same.txt'), 'utf8')}</result>`,
    'JUDGE.md': '<result>judged</result>',
  });
  one = { ...one, folder: workspace };
  expect(relocate(restored.run, workspace).launch.root).toBe(workspace);
  const { run } = await one.resume(second, {
    around: { worktrees: worktreesInJob(temp), stateDir: join(workspace, '.raymond/state') },
  });
  expect([run.message, run.status]).toEqual([null, 'completed']);
  const reports = JSON.parse(
    second.turns.find(({ state }) => state === 'JUDGE.md')!.prompt,
  ) as WorkerReport[];
  expect(reports.map(({ result }) => result)).toEqual(['one\nand more\n', 'two\n', 'three', 'four']);
  expect(
    reports.map(({ commits, uncommitted, conflicts_with }) => [commits, uncommitted, conflicts_with]),
  ).toEqual([
    [1, true, ['raymond/r/main_work2']],
    [0, true, ['raymond/r/main_work1']],
    [0, true, []],
    [undefined, undefined, undefined],
  ]);
});
