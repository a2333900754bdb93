import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const ROOT = resolve('.');
const CLI = join(ROOT, 'dist', 'cli', 'index.js');

interface Report {
  readonly result_json: unknown;
  readonly run_id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly result: string | null;
  readonly results: Readonly<Record<string, string>>;
  readonly total_cost_usd: number;
  readonly transcripts: string;
}

interface Played {
  readonly exit: number | null;
  readonly report: Report;
  readonly stderr: string;
  /** The states of each agent, in order. */
  readonly paths: Readonly<Record<string, string>>;
  /** The input with which a state was entered for the n-th time, from 1. */
  readonly inputOf: (state: string, visit?: number) => string | null;
}

interface Logged {
  readonly type: string;
  readonly agent: string;
  readonly state: string;
  readonly visit: number;
  readonly input: string | null;
}

let folder: string;
let project: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-sample-'));
  project = join(folder, 'project');
  mkdirSync(project);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files of the project that the sample works in, which is no git repository. */
function files(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
}

interface Reply {
  readonly text: string;
  readonly delay_ms?: number;
}
type Replies = Readonly<Record<string, readonly Reply[]>>;

/** The sample's own recording, without the pauses that make it pleasant to watch. */
function recordingOf(name: string, change: (replies: Replies) => Replies): string {
  const written = readFileSync(join(ROOT, 'workflows', name, 'recording', 'replies.yaml'), 'utf8');
  const quick = Object.entries(parse(written) as Replies).map(([state, visits]) => [
    state,
    visits.map((visit) => ({ ...visit, delay_ms: 0 })),
  ]);
  const recording = join(folder, 'recording');
  mkdirSync(recording);
  writeFileSync(join(recording, 'replies.yaml'), JSON.stringify(change(Object.fromEntries(quick))));
  return recording;
}

interface Options {
  readonly command?: 'run' | 'loop';
  readonly cwd?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly change?: (replies: Replies) => Replies;
}

function play(sample: string, options: Options = {}): Played {
  const { command = 'run', cwd = project, args = [], env = {}, change = (replies) => replies } = options;
  const recording = recordingOf(sample.split('/')[0] as string, change);
  const line = [command, join(ROOT, 'workflows', sample), '--agent', 'replay', '--recording', recording];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, ...line, '--json', '--quiet', '--cwd', cwd, '--state-dir', join(folder, 'state'), ...args],
    { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as Report;
  const events = readFileSync(join(report.transcripts, 'events.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Logged);
  const entered = events.filter(({ type }) => type === 'state_started');
  const paths: Record<string, string> = {};
  for (const { agent, state } of entered) {
    const label = state.replace(/\.\w+$/, '');
    paths[agent] = paths[agent] === undefined ? label : `${paths[agent]} ${label}`;
  }
  return {
    exit: status,
    report,
    stderr,
    paths,
    inputOf: (state, visit = 1) =>
      entered.find((event) => event.state === state && event.visit === visit)?.input ?? null,
  };
}

describe('tour', () => {
  test('maps this repository, and a script catches the file that the first map makes up', () => {
    const { exit, report, stderr, paths, inputOf } = play('tour', { cwd: ROOT });
    expect({ stderr, exit, status: report.status }).toEqual({ stderr: '', exit: 0, status: 'completed' });
    expect(paths).toEqual({
      main: 'START PLAN REVIEW SPLIT GATHER WRITE CHECK WRITE CHECK',
      main_read1: 'READ',
      main_read2: 'READ',
    });
    expect(inputOf('WRITE.md', 2)).toContain('These paths do not exist: src/core/engine.ts.');
    expect(inputOf('WRITE.md')).toContain('src/core: protocol/tags.ts in src/core finds');
    expect(inputOf('WRITE.md')).toContain('src/runtime: orchestrator.ts');
    expect(report.result).toMatch(/Read first: `src\/core\/step\.ts`/);
    expect(report.result).toMatch(/looked up all \d paths\. It counted \d+ files, \d+ lines of code\.$/);
    expect(report.total_cost_usd).toBe(0);
  });

  test('comes to its end with one place for all its agents: nobody waits in one', () => {
    const { exit, paths } = play('tour', { cwd: ROOT, args: ['--concurrency', '1'] });
    expect({ exit, main: paths.main }).toEqual({
      exit: 0,
      main: 'START PLAN REVIEW SPLIT GATHER WRITE CHECK WRITE CHECK',
    });
  });

  test('fails when four maps have named what is not there', () => {
    const { exit, report, paths } = play('tour', {
      cwd: ROOT,
      change: (replies) => ({ ...replies, WRITE: Array(4).fill(replies.WRITE?.[0]) }),
    });
    expect({ exit, reason: report.reason }).toEqual({ exit: 1, reason: 'MAX_VISITS' });
    expect(paths.main).toBe('START PLAN REVIEW SPLIT GATHER WRITE CHECK WRITE CHECK WRITE CHECK WRITE CHECK');
  });

  test('counts without git, as in a release tarball', () => {
    files({ 'README.md': '# hi', 'src/a b.ts': '1\n2\n3\n', 'node_modules/x/x.js': '1\n', 'docs/x.md': 'x' });
    const { inputOf } = play('tour', { env: { GIT_DIR: join(folder, 'none') } });
    expect(inputOf('PLAN.md')).toBe('3 files, 3 lines of code\nsrc: 3 lines');
  });
});

describe('plan-implement-review', () => {
  /** Fails when it is run for the first time. */
  const CHECK = 'if [ -e seen ]; then exit 0; fi; touch seen; echo "1 < 2 & \\"three\\" fails"; exit 1';
  const args = ['--input', 'greet people by their name'];

  test('goes through plan, critique, checks and review, with a fix for each thing found', () => {
    const env = { CHECK_COMMAND: CHECK };
    const { exit, report, paths, inputOf } = play('plan-implement-review', { args, env });
    expect({ exit, status: report.status, reason: report.reason }).toEqual({
      exit: 0,
      status: 'completed',
      reason: null,
    });
    expect(paths).toEqual({
      main: 'START CRITIQUE REVISE IMPLEMENT VERIFY FIX VERIFY REVIEW DECIDE FIX VERIFY REVIEW DECIDE DONE',
    });
    expect(inputOf('FIX.md')).toContain('1 < 2 & "three" fails');
    expect(inputOf('FIX.md', 2)).toMatch(/^The checks pass, but a reviewer found:\n1\. greet\.test\.js:7/);
    expect(report.result).toMatch(/^Greet people by their name\n\n/);
  });

  test('needs a task', () => {
    const line = ['run', join(ROOT, 'workflows', 'plan-implement-review'), '--state-dir', folder];
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...line], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('needs an input (task'),
    });
  });
});

describe('dispatcher', () => {
  test('forks a worker per page out of one message; each tells its page', () => {
    files({ 'README.md': 'a\n', 'docs/writing-workflows.md': 'b\n', 'docs/architecture.md': 'c\nc\n' });
    const { exit, report, paths, inputOf } = play('dispatcher');
    expect({ exit, status: report.status }).toEqual({ exit: 0, status: 'completed' });
    expect(inputOf('DISPATCH.md')).toBe(
      'README.md (1 lines)\ndocs/architecture.md (2 lines)\ndocs/writing-workflows.md (1 lines)',
    );
    expect(paths).toEqual({
      main: 'START DISPATCH REPORT',
      main_proofr1: 'PROOFREAD',
      main_proofr2: 'PROOFREAD',
      main_proofr3: 'PROOFREAD',
    });
    expect(report.results).toMatchObject({
      main_proofr1: 'README.md: nothing',
      main_proofr2: 'docs/writing-workflows.md: nothing',
      main_proofr3: 'docs/architecture.md: nothing',
    });
  });

  test('ends at once where there is no documentation', () => {
    const { exit, report, paths } = play('dispatcher');
    expect({ exit, paths }).toEqual({ exit: 0, paths: { main: 'START' } });
    expect(report.result).toMatch(/nothing to proofread/);
  });
});

function repository(name: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: project });
  git('init', '-q', '-b', 'main');
  files({ [name]: 'echo "Hello$1!"\n' });
  git('add', '.');
  git('commit', '-q', '-m', 'first');
}

describe('review-panel', () => {
  test('has a change reviewed by three at once; the judge goes on when all have ended', () => {
    repository('greet.sh');
    files({ 'greet.sh': 'echo "Hello, $1!"\n' });
    const { exit, report, paths } = play('review-panel');
    expect({ exit, result: report.result_json }).toEqual({
      exit: 0,
      result: {
        verdict: 'mend first',
        findings: [
          {
            file: 'greet.sh',
            line: 2,
            severity: 'warning',
            problem: 'an empty name is greeted as "Hello, !"',
          },
        ],
      },
    });
    expect(paths).toEqual({
      main: 'START JUDGE',
      main_review1: 'REVIEW',
      main_review2: 'REVIEW',
      main_review3: 'REVIEW',
    });
  });

  test('ends at once where nothing was changed', () => {
    repository('greet.sh');
    const { report } = play('review-panel');
    expect(report.result_json).toEqual({ verdict: 'nothing to review', findings: [] });
  });
});

describe('parallel-fix', () => {
  const ITEMS = ['--input', 'the first\n\nthe second\nthe third & last'];
  const env = (): Record<string, string> => ({ XDG_CACHE_HOME: join(folder, 'cache') });

  test('merges what its workers have done, and leaves a branch that conflicts', () => {
    repository('greet.sh');
    const { exit, report, paths } = play('parallel-fix', { args: ITEMS, env: env() });
    const branch = (n: number) => `raymond/${report.run_id}/main_fix${n}`;
    expect({ exit, result: report.result }).toEqual({
      exit: 0,
      result: [
        'merged: the first',
        'merged: the second',
        `conflict: the third & last (branch ${branch(3)}, with ${branch(2)})`,
      ].join('\n'),
    });
    expect(paths.main_fix3).toBe('FIX APPLY FIX APPLY');
    expect(readFileSync(join(project, 'notes', 'shared.txt'), 'utf8')).toBe('as the second item has it\n');
    const left = spawnSync('git', ['branch', '--format=%(refname:short)'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(left.stdout.trim().split('\n')).toEqual(['main', branch(3)]);
    expect(readdirSync(join(folder, 'cache', 'raymond', 'worktrees', report.run_id))).toEqual(['main_fix3']);
  });

  test('begins nothing while there are uncommitted changes', () => {
    repository('greet.sh');
    files({ 'greet.sh': 'echo changed\n' });
    const { report } = play('parallel-fix', { args: ITEMS, env: env() });
    expect(report.result).toMatch(/^There are uncommitted changes/);
  });
});

describe('ralph', () => {
  test('starts afresh until <result>', () => {
    const { exit, report, paths } = play('ralph/PROMPT.md', { command: 'loop' });
    expect({ exit, result: report.result }).toEqual({
      exit: 0,
      result: 'Both items are done and the checks pass.',
    });
    expect(paths).toEqual({ main: 'PROMPT PROMPT PROMPT' });
  });

  test('is not green when its iterations run out', () => {
    const { exit, report } = play('ralph/PROMPT.md', { command: 'loop', args: ['--max-iterations', '2'] });
    expect({ exit, reason: report.reason }).toEqual({ exit: 1, reason: 'MAX_VISITS' });
  });
});

test('every sample has a line in workflows/README.md and a recording', () => {
  const samples = readdirSync('workflows', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const readme = readFileSync(join('workflows', 'README.md'), 'utf8');
  for (const { name } of samples) {
    expect(readme).toContain(`| [${name}](${name}) |`);
    expect(readdirSync(join('workflows', name, 'recording'))).toContain('replies.yaml');
  }
});
