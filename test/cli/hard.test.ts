import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

// What a machine, or somebody who means harm, does to the command line.

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const onLinux = process.platform === 'linux' ? test : test.skip;

describe('what cannot be read or made is exit 2 before anything is spent', () => {
  test('language D5: an options file that is a folder', async () => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>x</result>"', '.raymond/config.yaml/x': '' });
    const { code, stderr } = await lab.run('run', 'wf');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^raymond: .*config\.yaml: The options file is no file\. Remove it\.$/m),
    ]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('language D6: a file to record to', async () => {
    lab = new CliLab({
      'wf/START.md': 'x',
      'rec/replies.yaml': replies({ START: ['<result>x</result>'] }),
      out: '',
    });
    const { code, stderr } = await lab.run('run', 'wf', ...REPLAY, '--record', 'out');
    expect(code).toBe(2);
    expect(stderr).toMatch(/--record out: .*EEXIST/);
    expect(lab.stateFiles()).toEqual([]);
  });

  onLinux('language D9: a folder that the system denies for ever', async () => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>x</result>"' });
    const { code, stderr } = await lab.run('run', 'wf', '--state-dir', '/proc/x');
    expect(code).toBe(2);
    expect(stderr).toMatch(/cannot be kept in \/proc\/x .*Give another folder with --state-dir/);
  });

  test.each([
    [
      'claude D8: an unknown permission mode',
      '--permission-mode=acceptEdit',
      /"acceptEdit" is no permission mode\. Did you mean acceptEdits\?/,
    ],
    ['claude D8: an unknown effort', '--effort=hihg', /"hihg" is no effort\. Did you mean high\?/],
  ])('%s', async (_, flag, message) => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>x</result>"' });
    const { code, stderr } = await lab.run('run', 'wf', flag);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(lab.stateFiles()).toEqual([]);
  });

  test.each([
    [
      'language D6: an unknown agent in front matter',
      'agent: nope',
      /B\.md:2: agent: must be claude, copilot or replay, not "nope"/,
    ],
    [
      'language D6: a loop limit that leads nowhere',
      'max_visits: {count: 1, goto: NOPE}',
      /B\.md:2: max_visits\.goto: there is no state "NOPE"/,
    ],
  ])('%s', async (_, option, message) => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<goto>B</goto>"', 'wf/B.md': `---\n${option}\n---\nx` });
    const { code, stderr } = await lab.run('run', 'wf');
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(lab.stateFiles()).toEqual([]);
  });

  test.each([
    ['language D10: an empty workflow name', ['run', ''], /Which workflow\?/],
    [
      'language D10: a script in a loop',
      ['loop', 'wf/START.sh'],
      /START\.sh: This is a script, .*raymond run/,
    ],
  ])('%s', async (_, args, message) => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>x</result>"', 'START.sh': 'exit 1' });
    const { code, stderr } = await lab.run(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('adversary D14: a result that cannot be written', () => {
  onLinux.each([[[]], [['--json']]])('is no exit 0 (%j)', (flags) => {
    lab = new CliLab({ 'wf/START.sh': 'echo "<result>x</result>"' });
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      [lab.cli, 'run', 'wf', '--run-id', 'r', ...flags],
      {
        cwd: lab.folder,
        stdio: ['ignore', full, 'pipe'],
        env: { PATH: process.env.PATH, XDG_STATE_HOME: lab.stateHome },
        encoding: 'utf8',
      },
    );
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Standard output cannot be written .*ENOSPC.*raymond status/);
    expect(lab.state('r').status).toBe('completed');
  });
});

describe("adversary D12: an agent's escape sequences", () => {
  const EVIL = '\x1b]0;owned\x07\x1b[2J\x1bc\u202egreen';
  const evil = (): void => {
    lab = new CliLab({ 'wf/START.sh': `printf '<result>${EVIL}</result>'` });
  };
  const hasTerminals = spawnSync('script', ['--version']).status === 0;

  (hasTerminals ? test : test.skip)('go into a pipe as they are, and not to a terminal', async () => {
    evil();
    expect((await lab.run('run', 'wf', '-q')).stdout).toBe(`${EVIL}\n`);
    const command = `'${process.execPath}' '${lab.cli}' run wf -q --no-color`;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: lab.folder,
      env: {
        PATH: process.env.PATH,
        HOME: lab.folder,
        XDG_STATE_HOME: lab.stateHome,
        LANG: 'C.UTF-8',
        TERM: 'xterm',
        SHELL: '/bin/sh',
      },
      encoding: 'utf8',
    });
    expect(stdout).toBe('green\r\n');
  });

  test('are not in what status and errors tell', async () => {
    evil();
    await lab.run('run', 'wf', '--run-id', 'r');
    const shown = await lab.run('status', 'r');
    expect(shown.stdout).toMatch(/ended: .*green/);
    expect(shown.stdout).not.toMatch(/[\x1b\x07\u202e]/);
    lab.write({ [`wf/B${EVIL}.md`]: '---\nagent: nope\n---\nx' });
    const refused = await lab.run('run', 'wf');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('rename the file');
    expect(refused.stderr).not.toMatch(/[\x1b\x07\u202e]/);
  });
});
