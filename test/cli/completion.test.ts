import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from '@jest/globals';
import { COMMANDS, type CommandName, isFlagOf } from '../../src/cli/commands.js';
import { FLAG_ENTRIES } from '../../src/cli/flags.js';
import { helpText } from '../../src/cli/help.js';
import { parseLine } from '../../src/cli/parse.js';
import { CliLab } from './lab.js';

let lab: CliLab;
afterEach(() => lab?.remove());

/** What bash offers for a line whose last word is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const script = (await lab.run('completion', 'bash')).stdout;
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const asked = `${script}\nCOMP_WORDS=(raymond ${quoted}); COMP_CWORD=${words.length}; _raymond; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', asked], { cwd: lab.folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

test('bash offers commands, flags, their values, runs and files', async () => {
  lab = new CliLab({ 'wf/START.sh': "echo '<result>x</result>'" });
  await lab.run('run', 'wf', '--run-id', 'nightly');
  expect(await offered('sta')).toEqual(['status']);
  expect(await offered('status', '')).toEqual(['nightly']);
  expect(await offered('run', '--on-l')).toEqual(['--on-limit']);
  expect(await offered('run', '--on-limit', '')).toEqual(['auto', 'wait', 'pause']);
  expect(await offered('run', 'w')).toEqual(['wf']);
  expect(await offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
});

test.each(['bash', 'zsh', 'fish'])('%s is told every command and every flag', async (shell) => {
  lab = new CliLab();
  const { code, stdout } = await lab.run('completion', shell);
  expect(code).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(name);
  for (const [flag] of FLAG_ENTRIES) expect(stdout).toContain(shell === 'fish' ? `-l ${flag}` : `--${flag}`);
});

test('another shell is refused', async () => {
  lab = new CliLab();
  expect(await lab.run('completion', 'cmd')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('bash|zsh|fish'),
  });
});

test.each(Object.keys(COMMANDS) as CommandName[])(
  'the help of %s has two examples that its flags allow',
  (name) => {
    const { examples } = COMMANDS[name];
    expect(examples).toHaveLength(2);
    for (const example of examples) {
      expect(helpText(name)).toContain(`raymond ${example}`);
      const [first, ...words] = example.replace(/ (<|>>?) .*$/, '').match(/"[^"]*"|\S+/g) ?? [];
      expect(first).toBe(name);
      for (const flag of Object.keys(parseLine(name, words).values))
        expect(isFlagOf(flag as never, name)).toBe(true);
    }
  },
);
