import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { COMMANDS, flagsByGroup } from '../../src/cli/commands.js';
import { VERSION } from '../../src/runtime/version.js';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab?.remove());

const REPORT_KEYS = [
  ...[
    'run_id',
    'status',
    'reason',
    'message',
    'result',
    'result_json',
    'results',
    'total_cost_usd',
    'run_cost_usd',
    'unknown_cost_turns',
    'unpriced_turns',
    'usage',
  ],
  ...['steps', 'states', 'duration_ms', 'resumed', 'resume_at', 'ask', 'state_file', 'transcripts'],
];
const TWO_LINES = "echo noise >&2; echo '<print>going</print><result>one\ntwo</result>'\n";

describe('standard output', () => {
  test('is the result alone; people read the rest on standard error', async () => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES });
    const { code, stdout, stderr } = await lab.run('run', 'wf');
    expect([code, stdout]).toEqual([0, 'one\ntwo\n']);
    expect(stderr).toMatch(/going/);
    expect(stderr).toMatch(/completed/);
    // No terminal: nothing moves the cursor or colours.
    expect(stderr).not.toContain('\x1b');
  });

  test('--json: one object with exactly the keys of the specification', async () => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES });
    const { code, stdout, stderr } = await lab.run('run', 'wf', '--run-id', 'r', '--json');
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(REPORT_KEYS);
    expect(report).toMatchObject({
      ...{
        run_id: 'r',
        status: 'completed',
        reason: null,
        result: 'one\ntwo',
        results: { main: 'one\ntwo' },
      },
      ...{ total_cost_usd: 0, run_cost_usd: 0, steps: 1, resumed: false, resume_at: null, ask: null },
      ...{ state_file: lab.kept('state/r.json'), transcripts: lab.kept('runs/r') },
    });
    expect(stderr).toMatch(/completed/);
  });

  test.each([
    ['an unknown flag', ['run', 'wf', '--zebra'], 2, 'USAGE'],
    ['no workflow', ['run', 'none'], 2, 'WORKFLOW_INVALID'],
    ['no such run', ['resume', 'none'], 2, 'STATE_MISSING'],
    ['a failed run', ['run', 'wf'], 1, 'SCRIPT_FAILED'],
  ])('--json on %s: the same keys', async (_, args, exit, reason) => {
    lab = new CliLab({ 'wf/START.sh': 'exit 1' });
    const { code, report, stderr } = await lab.report(...args);
    expect(code).toBe(exit);
    expect(Object.keys(report)).toEqual(REPORT_KEYS);
    expect(report).toMatchObject({ reason, result: null, message: expect.stringMatching(/./) });
    expect(stderr).not.toBe('');
  });

  test('--json on an invalid workflow: the message has the place in it', async () => {
    lab = new CliLab({ 'wf/START.md': '---\nmax_visits: x\n---\n' });
    const { report } = await lab.report('run', 'wf');
    expect(report.message).toMatch(/wf\/START\.md:2: .*max_visits/);
  });

  test('standard error that nobody reads is no error', async () => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES });
    const live = lab.start(['run', 'wf']);
    live.child.stderr.destroy();
    expect((await live.ended).code).toBe(0);
  });
});

describe('standard error', () => {
  test('--quiet tells only what went wrong', async () => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES, 'bad/START.sh': 'echo why; exit 1' });
    expect(await lab.run('run', 'wf', '-q')).toMatchObject({ code: 0, stdout: 'one\ntwo\n', stderr: '' });
    const bad = await lab.run('run', 'bad', '--quiet');
    expect(bad).toMatchObject({ code: 1, stdout: '' });
    expect(bad.stderr).toMatch(/SCRIPT_FAILED/);
    expect(bad.stderr).not.toMatch(/started/);
  });

  test("--verbose tells scripts' output too", async () => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES });
    expect((await lab.run('run', 'wf')).stderr).not.toMatch(/noise/);
    expect((await lab.run('run', 'wf', '-v')).stderr).toMatch(/noise/);
  });

  test.each<[string, Record<string, string>, string[], boolean]>([
    ['FORCE_COLOR', { FORCE_COLOR: '1' }, [], true],
    ['NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    ['--no-color', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['a terminal that knows none', { FORCE_COLOR: '1', TERM: 'dumb' }, [], false],
  ])('colours: %s', async (_, env, args, colored) => {
    lab = new CliLab({ 'wf/START.sh': TWO_LINES });
    const { stderr, stdout } = await lab.start(['run', 'wf', ...args], { env }).ended;
    expect(stderr.includes('\x1b[')).toBe(colored);
    expect(stdout).toBe('one\ntwo\n');
  });
});

describe('exit codes', () => {
  const ASKS = '<ask next="B">Which?</ask>';
  test.each<[string, number, string, Record<string, string>, string[]]>([
    ['a result', 0, 'completed', { START: '<result>x</result>' }, []],
    ['a failed agent', 1, 'failed', { START: 'nothing' }, []],
    ['a question', 3, 'asking', { START: ASKS }, []],
    ['a question that may not be asked', 1, 'failed', { START: ASKS }, ['--on-ask', 'fail']],
    ['the deadline', 4, 'paused', { START: '<goto>B</goto>' }, ['--deadline', '1', '--drain-time', '1']],
    [
      'too many steps',
      1,
      'failed',
      { START: '<goto>B</goto>', B: '<goto>START</goto>' },
      ['--max-steps', '1'],
    ],
  ])('%s: %i', async (_, exit, status, texts, args) => {
    const written = Object.fromEntries(Object.entries(texts).map(([state, text]) => [state, [text]]));
    lab = new CliLab({ 'wf/START.md': 'a', 'wf/B.md': 'b', 'rec/replies.yaml': replies(written) });
    const { code, report } = await lab.report('run', 'wf', '--run-id', 'r', ...REPLAY, ...args);
    expect([code, report.status]).toEqual([exit, status]);
    expect(lab.state('r').status).toBe(status);
    if (exit !== 0 && exit !== 3) expect(report.message).toMatch(/./);
  });

  test('a question is answered by the resume', async () => {
    lab = new CliLab({
      'wf/START.md': 'a',
      'wf/B.sh': 'echo "<result>B got $RAYMOND_INPUT</result>"',
      'rec/replies.yaml': replies({ START: [ASKS] }),
    });
    const asking = await lab.report('run', 'wf', '--run-id', 'r', ...REPLAY);
    expect(asking.report.ask).toEqual([{ id: expect.any(String), agent: 'main', question: 'Which?' }]);
    expect(await lab.run('resume', 'r')).toMatchObject({ code: 3, stdout: '' });
    expect(await lab.run('resume', 'r', '--answer', '-5', '--ask-id', 'x')).toMatchObject({ code: 2 });
    expect(await lab.run('resume', 'r', '--answer', 'the left one')).toMatchObject({
      code: 0,
      stdout: 'B got the left one\n',
    });
    const again = await lab.run('resume', 'r', '--answer', 'too late');
    expect(again).toMatchObject({ code: 0, stdout: 'B got the left one\n' });
  });
});

describe('help and version', () => {
  const commands = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

  test.each(commands)('raymond %s --help lists each of its flags', async (command) => {
    lab = new CliLab();
    const { code, stdout, stderr } = await lab.run(command, '--help');
    expect([code, stderr]).toEqual([0, '']);
    const listed = [...stdout.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name]) => name);
    const flags = flagsByGroup(command).flatMap(([, rows]) => rows.map(([name]) => name));
    expect(listed).toEqual(flags);
    expect((await lab.run('help', command)).stdout).toBe(stdout);
    expect(stdout.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test('the whole of it, and without arguments too, which is an error', async () => {
    lab = new CliLab();
    const help = await lab.run('--help');
    expect([help.code, help.stderr]).toEqual([0, '']);
    for (const command of commands) expect(help.stdout).toContain(`raymond ${COMMANDS[command].usage}`);
    expect(await lab.run()).toMatchObject({ code: 2, stdout: help.stdout });
  });

  test("the version is package.json's", async () => {
    const { default: packageJson } = await import('../../package.json', { with: { type: 'json' } });
    lab = new CliLab();
    expect(VERSION).toBe(packageJson.version);
    expect(await lab.run('--version')).toMatchObject({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
  });
});

test('the bundle runs where there are no node_modules at all', async () => {
  lab = new CliLab({
    'wf/START.md': '---\nallowed_transitions:\n  - { tag: goto, target: END }\n---\nhello',
    'wf/END.sh': "echo '<result>alone</result>'",
    'doc.yaml': "states:\n  START:\n    sh: echo '<result>document</result>'\n",
    'rec/replies.yaml': replies({ START: ['onwards'] }),
  });
  const empty = mkdtempSync(join(tmpdir(), 'raymond-alone-'));
  try {
    cpSync(dirname(lab.cli), empty, { recursive: true });
    const cli = join(empty, 'index.js');
    const folder = await lab.start(['run', 'wf', ...REPLAY, '--record', 'rec2'], { cli }).ended;
    expect(folder).toMatchObject({ code: 0, stdout: 'alone\n' });
    const document = await lab.start(['run', 'doc.yaml'], { cli }).ended;
    expect(document).toMatchObject({ code: 0, stdout: 'document\n' });
    const status = await lab.start(['status'], { cli }).ended;
    expect(status).toMatchObject({ code: 0, stderr: '' });
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});
