import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const CTRL_C = '\x03';
const CTRL_D = '\x04';

/** The command line on a terminal of its own, which util-linux's `script` makes; `keys` are typed at the question. */
async function typed(
  args: readonly string[],
  keys: string,
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
  let asked = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
    if (asked || !/asks: .*\r?\n> /.test(screen)) return;
    asked = true;
    child.stdin.write(keys);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, screen };
}

const hasTerminals = spawnSync('script', ['--version']).status === 0;

(hasTerminals ? describe : describe.skip)('a question on a terminal', () => {
  const begin = (): void => {
    lab = new CliLab({
      'wf/START.md': 'a',
      'wf/B.sh': 'echo "<result>went $RAYMOND_INPUT</result>"',
      'rec/replies.yaml': replies({ START: ['<ask next="B">Which \x1b[31mway?</ask>'] }),
    });
  };

  test('is shown, its answer read, and the run goes on', async () => {
    begin();
    const { code, screen } = await typed(['run', 'wf', '--run-id', 'r', ...REPLAY], 'left\n');
    expect(code).toBe(0);
    expect(lab.state('r')).toMatchObject({ status: 'completed', results: { main: 'went left' } });
    // What a model writes must not reach the terminal as commands.
    expect(screen).toContain('main asks: Which');
    expect(screen).not.toContain('\x1b[31mway');
  });

  test.each([
    ['Ctrl-C', CTRL_C],
    ['Ctrl-C in the middle of a word', `lef${CTRL_C}`],
    ['Ctrl-D', CTRL_D],
  ])('%s pauses the run, and the resume asks again', async (_, keys) => {
    begin();
    const { code, screen } = await typed(['run', 'wf', '--run-id', 'r', ...REPLAY], keys);
    expect(code).toBe(4);
    expect(screen).toContain('raymond resume r');
    expect(lab.state('r')).toMatchObject({ status: 'paused', agents: [{ status: 'asking' }] });
    expect((await typed(['resume', 'r'], 'on\n')).code).toBe(0);
    expect(lab.state('r').results).toEqual({ main: 'went on' });
  });

  test('is not asked where nobody sits', async () => {
    begin();
    expect((await lab.run('run', 'wf', '--run-id', 'r', ...REPLAY)).code).toBe(3);
  });
});
