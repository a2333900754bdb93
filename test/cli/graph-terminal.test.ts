import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

/** The command line on a terminal; each answer is typed when its question has come. */
async function typed(
  args: readonly string[],
  answers: readonly (readonly [question: RegExp, keys: string])[],
): Promise<{ code: number | null; screen: string }> {
  const command = [process.execPath, lab.cli, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: lab.folder,
    env: {
      PATH: process.env.PATH,
      HOME: lab.folder,
      XDG_STATE_HOME: lab.stateHome,
      LANG: 'C.UTF-8',
      TERM: 'xterm',
      SHELL: '/bin/sh',
    },
  });
  let screen = '';
  let from = 0;
  const left = [...answers];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
    const [next] = left;
    if (next === undefined || !next[0].test(screen.slice(from))) return;
    from = screen.length;
    left.shift();
    child.stdin.write(next[1]);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, screen };
}

const hasTerminals = spawnSync('script', ['--version']).status === 0;

(hasTerminals ? describe : describe.skip)('a state graph on a terminal', () => {
  test('asks for inputs, and says what they are', async () => {
    lab = new CliLab({
      'g/workflow.yaml':
        'initial: a\ninputs: [id, { name: branch, description: Git branch }]\nstates:\n  a: { type: command, command: \'echo "$RAILI_VAR_ID/$RAILI_VAR_BRANCH"\' }\n',
    });
    const { code } = await typed(
      ['run', 'g', '--run-id', 'r'],
      [
        [/id:\s+> /, '7\n'],
        [/branch \(Git branch\):\s+> /, 'main\n'],
      ],
    );
    expect([code, lab.state('r').results.main]).toEqual([0, '7/main']);
  });

  const SKIPS =
    'initial: a\nstates:\n  a: { type: command, command: touch ran, skip: b, continue: b }\n  b: { type: engine }\n';

  test.each([
    ['Enter', '\n', 0],
    ['anything', 'wait\n', 2],
  ])('asks before states are skipped: %s', async (_, keys, expected) => {
    lab = new CliLab({ 'g/workflow.yaml': SKIPS });
    const { code, screen } = await typed(
      ['run', 'g', '--run-id', 'r'],
      [[/Press Enter to go on[^\n]*\s+> /, keys]],
    );
    expect(screen).toContain('a, on to b');
    expect([code, lab.hasState('r')]).toEqual([expected, expected === 0]);
  });

  test('asks for feedback of several lines and for a decision, and goes on', async () => {
    lab = new CliLab({
      'g/workflow.yaml': `initial: a
states:
  a:
    type: engine
    feedback: { expose_var: wishes, question: "What else?", required: true, multiline: true }
    approval: { question: "All of it?", PASSED: b, FAILED: b }
  b: { type: command, command: 'echo "$RAILI_VAR_WISHES|$RAILI_VAR_A_FAILED"' }
`,
    });
    const { code } = await typed(
      ['run', 'g', '--run-id', 'r'],
      [
        [/An empty line ends the answer[^\n]*\s+> /, '\n'],
        [/An answer is needed\.[\s\S]*> /, 'one\n'],
        [/> /, 'two\n'],
        [/> /, '/q\n'],
        [/All of it\?[\s\S]*> /, 'not now\n'],
      ],
    );
    expect([code, lab.state('r').results.main]).toEqual([0, 'one\ntwo|not now']);
  });

  test('asks again after a slip of a yes', async () => {
    lab = new CliLab({
      'g/workflow.yaml': `initial: a
states:
  a: { type: engine, approval: { question: "Ship it?", PASSED: b, FAILED: c } }
  b: { type: command, command: echo shipped }
  c: { type: command, command: echo stopped }
`,
    });
    const { code } = await typed(
      ['run', 'g', '--run-id', 'r'],
      [
        [/Ship it\?[\s\S]*> /, 'aprove\n'],
        [/Did you mean approve\? A no may be given as `FAILED: aprove`\.[\s\S]*> /, 'approve\n'],
      ],
    );
    expect([code, lab.state('r').results.main]).toEqual([0, 'shipped']);
  });

  test('shows the end of what is to be decided about above the question', async () => {
    lab = new CliLab({
      'g/workflow.yaml': `initial: a
states:
  a: { type: command, command: 'seq 30; echo "a diff"', approval: { question: "Ship v2?", PASSED: b, FAILED: b } }
  b: { type: engine }
`,
    });
    const { code, screen } = await typed(['run', 'g', '--run-id', 'r'], [[/Ship v2\?[\s\S]*> /, '\n']]);
    expect(code).toBe(0);
    expect(screen.replaceAll('\r', '')).toMatch(
      /The end of the output:\n {2}\| 20\n(?: {2}\| .*\n)* {2}\| a diff\n\nmain asks: Ship v2\?/,
    );
    expect(screen).not.toContain('| 19\r');
  });
});
