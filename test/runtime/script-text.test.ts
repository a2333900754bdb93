import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { bashArguments, scriptCommand } from '../../src/runtime/scripts/script-command.js';
import { TurnFolder } from '../../src/runtime/scripts/turn-folder.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab;
afterEach(() => lab?.remove());
const nobody = new ScriptedAgent({});

const resultOf = async (files: Record<string, string>): Promise<string> => {
  lab = openLab(files);
  const { run } = await lab.run(nobody);
  return String(run.results.main ?? run.message);
};

describe('[T:script-text] a script is run from the text that was loaded (D10)', () => {
  test('its command holds the text, and no path that it would be read from', () => {
    const script = { kind: 'script', name: 'V.sh', file: 'wf/V.sh', runtime: 'bash', options: {} } as const;
    lab = openLab({});
    const turn = new TurnFolder(lab.folder, '/elsewhere');
    expect(scriptCommand({ ...script, text: 'echo loaded', path: '/repo/wf/V.sh' }, turn)).toEqual({
      command: 'bash',
      args: ['--norc', '-c', '--', 'echo loaded', '/repo/wf/V.sh'],
    });
  });

  test('a long one, and one for another shell, is a copy in a private folder that goes with it', async () => {
    const script = { kind: 'script', name: 'V.ps1', file: 'wf/V.ps1', options: {} } as const;
    lab = openLab({});
    for (const [runtime, text] of [
      ['bash', `#${'x'.repeat(200_000)}`],
      ['powershell', 'x'],
    ] as const) {
      const turn = new TurnFolder(lab.folder, '/elsewhere');
      const { args } = scriptCommand({ ...script, runtime, text, path: '/repo/wf/V.ps1' }, turn);
      const copy = args.at(-1)!;
      expect(copy).not.toContain('/repo/wf');
      expect(readFileSync(copy, 'utf8')).toBe(text);
      await turn.dispose();
      expect(() => readFileSync(copy)).toThrow('ENOENT');
    }
  });

  test('its folder is known by $0, BASH_SOURCE and RAYMOND_WORKFLOW_DIR, and helpers beside it can be sourced', async () => {
    const result = await resultOf({
      'START.sh': [
        'set -eu',
        'source "$(dirname "$0")/_lib.sh"',
        'here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)',
        '[[ "${BASH_SOURCE[0]}" == "$0" ]]',
        'echo "<result>$(basename "$0") $(basename "$here") $(basename "$RAYMOND_WORKFLOW_DIR") $(lib)</result>"',
      ].join('\n'),
      '_lib.sh': 'lib() { echo "${BASH_SOURCE[0]##*/}"; }\n',
    });
    expect(result).toBe('START.sh wf wf _lib.sh');
  });

  test.each([
    ['a dash', '-e\necho "<result>x</result>"'],
    ['a comment', '# --\necho "<result>x</result>"'],
    ['a dollar of a replacement', 'x=\'$& $1\'\necho "<result>$x</result>"'],
  ])('a text that begins with or has %s in it is no option', async (_, text) => {
    const result = await resultOf({ 'START.sh': text });
    expect(result).toMatch(/^(x|\$& \$1)$/);
  });

  test("no start-up file of the user's is read", async () => {
    lab = openLab({ 'START.sh': 'echo "<result>${FROM_BASHRC:-clean}</result>"' });
    writeFileSync(join(lab.folder, '.bashrc'), 'FROM_BASHRC=read\n');
    const environment = { ...process.env, HOME: lab.folder, SHLVL: undefined };
    const { run } = await lab.run(nobody, { around: { environment } });
    expect(run.results.main).toBe('clean');
  });

  test('a mistake is told with its line', async () => {
    const result = await resultOf({ 'START.sh': 'echo one\necho two\nno-such-command\n' });
    expect(result).toMatch(/START\.sh: line 3: no-such-command/);
  });

  test('only BASH_SOURCE of the script itself is $0', () => {
    const [, , , text] = bashArguments(
      '$BASH_SOURCE ${BASH_SOURCE[0]%/*} ${BASH_SOURCE[1]} $BASH_SOURCES',
      'p',
    );
    expect(text).toBe('$0 ${0%/*} ${BASH_SOURCE[1]} $BASH_SOURCES');
  });
});

describe('a script that is changed while the run goes on', () => {
  test('is not run', async () => {
    lab = openLab({
      'START.sh': 'echo "touch pwned" >> wf/NEXT.sh; echo "<goto>NEXT</goto>"',
      'NEXT.sh': 'echo "<result>x</result>"',
    });
    expect((await lab.run(nobody)).run.reason).toBe('WORKFLOW_CHANGED');
  });
});
