import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../src/core/graph/context.js';
import { CliLab, REPLAY, replies } from './lab.js';

// State graphs on the command line: inputs, skips, going back, teaching (spec 5.1, 5.5, 5.7, 5.9).
let lab: CliLab;
beforeEach(() => {
  lab = new CliLab({
    '.raili/main/workflow.yaml': `initial: show
inputs: [id, { name: branch, description: Git branch }]
states:
  show: { type: command, command: 'echo "$RAILI_VAR_ID on $RAILI_VAR_BRANCH of $RAILI_VAR_WORKFLOW"', continue: next }
  next: { type: command, command: 'echo "$RAILI_VAR_ID $(pwd | xargs basename)"' }
`,
    '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
    'coder.md': 'You code.',
    'sub/x': '',
    'wf/START.sh': "echo '<result>hi</result>'\n",
  });
});
afterEach(() => lab.remove());

const context = (): GraphContext => JSON.parse(lab.read('.raili', 'main', 'context.json')) as GraphContext;
const MAIN = '.raili/main';

describe('inputs', () => {
  test('--var beats vars.yaml; values are the text as it is written', async () => {
    lab.write({ '.raili/main/vars.yaml': 'id: 007\nbranch: main\nother: 1\n' });
    expect((await lab.run('run', MAIN, '-q', '--var', 'branch=a=b')).code).toBe(0);
    expect(context().vars).toEqual({ id: '007', branch: 'a=b', workflow: 'main' });
  });

  test('all that are missing are told of at once, and nothing runs', async () => {
    const { code, stderr } = await lab.run('run', MAIN);
    expect(code).toBe(2);
    expect(stderr).toMatch(/ {2}id\n {2}branch: Git branch\n.*--var NAME=VALUE/);
    expect(lab.stateFiles()).toEqual([]);
  });

  test.each([
    [['run', MAIN, '--var', 'idd=1'], /--var idd: the workflow has no such input; did you mean id\?/],
    [['run', MAIN, '--var', 'id'], /--var id: give K=V/],
    [['run', 'wf', '--var', 'id=1'], /--var is for state graphs/],
    [['run', 'wf', '--rollback', '1'], /--rollback is for state graphs/],
    [['run', MAIN, '--var', 'id=1', '--rollback', 'show'], /no earlier run/],
    [['teach', 'nobody'], /"nobody" is not in .*agent-registry\.json; there is coder/],
    [['teach'], /One agent/],
    [['teach', 'coder', '--scope', 'workflow'], /say which one/],
    [['teach', 'coder', '--scope', 'all'], /global, workflow/],
    [['teach', 'coder'], /no lesson/],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await lab.run(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a RAILI_MANUAL_CHOICE that is none is told before anything runs', async () => {
    const { ended } = lab.start(['run', MAIN, '--var', 'id=1', '--var', 'branch=b'], {
      env: { RAILI_MANUAL_CHOICE: 'yes' },
    });
    expect(await ended).toMatchObject({ code: 2, stderr: expect.stringContaining('PASSED or FAILED') });
  });
});

test('a Raili project works in its own folder, wherever it is started', async () => {
  const { stdout } = await lab.run('run', '.raili/main', '-q', '--var', 'id=1', '--var', 'branch=b');
  expect(stdout).toBe(`1 ${lab.folder.split('/').at(-1)}\n`);
  const { stdout: inSub } = await lab.run(
    'run',
    '.raili/main',
    '-q',
    '--var',
    'id=1',
    '--var',
    'branch=b',
    '--cwd',
    '.',
  );
  expect(inSub).toBe(stdout);
});

describe('--rollback', () => {
  const vars = ['--var', 'id=1', '--var', 'branch=b'];
  test.each([
    ['next', 'next'],
    ['0', 'next'],
    ['1', 'show'],
    ['show', 'show'],
  ])('%s', async (to, state) => {
    await lab.run('run', MAIN, '-q', ...vars);
    const { code } = await lab.run('run', MAIN, '-q', `--rollback=${to}`, '--run-id', 'r2');
    expect(code).toBe(0);
    const entered = lab
      .events('r2')
      .flatMap((event) => (event.type === 'state_started' ? [event.state] : []));
    expect(entered[0]).toBe(state);
    expect(context().stateHistory.map((entry) => entry.state)).toEqual(['show', 'next']);
    expect(context().vars).toMatchObject({ id: '1', branch: 'b' });
  });

  test('an entry that the history does not have', async () => {
    await lab.run('run', MAIN, '-q', ...vars);
    const { code, stderr } = await lab.run('run', MAIN, '--rollback', '9');
    expect([code, stderr]).toEqual([2, expect.stringContaining('1 show, 0 next')]);
  });

  test('without a log, out of context.json', async () => {
    const entry = { state: 'next', enteredAt: '2026-01-01T00:00:00Z' };
    lab.write({
      '.raili/main/context.json': JSON.stringify({ vars: { id: '5', branch: 'x' }, stateHistory: [entry] }),
    });
    expect((await lab.run('run', MAIN, '-q', '--rollback', 'next')).stdout).toMatch(/^5 /);
    expect(context().stateHistory.map(({ state }) => state)).toEqual(['next']);
  });
});

test('skips are accepted without a terminal, and refused by RAILI_MANUAL_CHOICE=FAILED', async () => {
  lab.write({
    'g/workflow.yaml':
      'initial: a\nstates:\n  a: { type: command, command: touch ran, skip: b, continue: b }\n  b: { type: engine }\n',
  });
  const refused = await lab.start(['run', 'g'], { env: { RAILI_MANUAL_CHOICE: 'FAILED' } }).ended;
  expect([refused.code, lab.stateFiles()]).toEqual([2, []]);
  expect((await lab.run('run', 'g', '-q')).code).toBe(0);
});

test('teach reads a lesson from standard input, once', async () => {
  const teach = () => lab.start(['teach', 'coder'], { stdin: 'Lesson: test \n\nfirst\n' }).ended;
  expect(await teach()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^taught/) });
  expect(await teach()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^known/) });
  expect(lab.read('.raili', 'learnings', 'coder.md')).toMatch(/^- \[\S+\] \[manual\] test\\n\\nfirst\n$/);
});

test('a malformed graph is refused with its places, and a missing state by name', async () => {
  lab.write({
    'g/workflow.yaml': 'initial: a\nstates:\n  a: { type: command, command: x, on: { PASSED: b }, on: {} }\n',
    'h/workflow.yaml': 'initial: a\nstates:\n  a: { type: command, comand: x, on: { PASSED: b } }\n',
  });
  const twice = await lab.run('run', 'g');
  expect([twice.code, twice.stderr]).toEqual([
    2,
    expect.stringContaining('states.a.on: the key is given twice'),
  ]);
  const wrong = await lab.run('run', 'h');
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/workflow\.yaml:3: states\.a\.comand/);
  expect((await lab.run('run', '.raili/main/workflow.yaml/nowhere')).code).toBe(2);
});

test('stopped in the middle: paused, the entry is cancelled, and a resume ends it', async () => {
  lab.write({
    '.raili/loop/workflow.yaml': `initial: wait
states:
  wait: { type: command, command: 'if [ -e go ]; then echo went; else touch waiting; sleep 60; fi', on: { PASSED: done } }
  done: { type: engine }
`,
  });
  const live = lab.start(['run', '.raili/loop', '--run-id', 'r', '-q']);
  await lab.appear('waiting');
  live.child.kill('SIGTERM');
  expect((await live.ended).code).toBe(4);
  expect(await lab.orphans()).toEqual([]);
  const history = () => JSON.parse(lab.read('.raili', 'loop', 'context.json')) as GraphContext;
  expect(history().stateHistory).toMatchObject([{ state: 'wait', meta: { cancelled: true } }]);
  lab.write({ go: '' });
  expect(await lab.run('resume', 'r', '-q')).toMatchObject({ code: 0, stdout: 'went\n' });
  expect(history().stateHistory.map(({ state, meta }) => [state, meta])).toEqual([
    ['wait', undefined],
    ['done', { success: null }],
  ]);
});

test('an agent state by replay, recorded again', async () => {
  lab.write({
    '.raili/a/workflow.yaml': `initial: code
states:
  code: { type: agent, agent: coder, prompt: Go, transitions: { ok: code, no: done } }
  done: { type: engine }
`,
    'rec/replies.yaml': replies({ code: ['fine\nok', 'no'] }),
  });
  const line = ['run', '.raili/a', '-q'];
  expect((await lab.run(...line, ...REPLAY, '--record', 'rec2')).stdout).toBe('no\n');
  const again = await lab.run(...line, '--agent', 'replay', '--recording', 'rec2', '--strict');
  expect(again).toMatchObject({ code: 0, stdout: 'no\n' });
});
