import { chmodSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { CliLab, replies } from './lab.js';

let lab: CliLab;
afterEach(() => lab.remove());

const PROMPT = { 'wf/1_START.md': 'Begin.', 'wf/END.sh': "echo '<result>played</result>'" };
const RECORDING = { 'wf/recording/replies.yaml': replies({ '1_START': ['<goto>END</goto>'] }) };
const REPLAY = ['--agent', 'replay'];

test('--agent replay plays recording/ beside the workflow, and says so', async () => {
  lab = new CliLab({ ...PROMPT, ...RECORDING });
  const played = await lab.run('run', 'wf', '--run-id', 'r', ...REPLAY);
  expect([played.code, played.stdout]).toEqual([0, 'played\n']);
  expect(played.stderr).toContain(`Replays ${lab.path('wf', 'recording')}.\n`);
  expect(lab.state('r').launch.recording).toBe(lab.path('wf', 'recording'));
});

test('a resume finds it, too, and a loop', async () => {
  lab = new CliLab({
    ...RECORDING,
    'wf/1_START.sh': 'echo \'<ask next="TALK">?</ask>\'',
    'wf/TALK.md': 'Begin.',
    'wf/END.sh': "echo '<result>played</result>'",
    'wf/recording/replies.yaml': replies({ TALK: ['<goto>END</goto>'] }),
    'LOOP.md': 'Once more.',
    'recording/replies.yaml': replies({ LOOP: ['again', '<result>enough</result>'] }),
  });
  // Started with an agent CLI that is there.
  lab.write({ 'bin/claude': '#!/bin/sh\n' });
  chmodSync(lab.path('bin/claude'), 0o755);
  const env = { PATH: `${lab.path('bin')}:${process.env.PATH}` };
  expect((await lab.start(['run', 'wf', '--run-id', 'r'], { env }).ended).code).toBe(3);
  expect(await lab.run('resume', 'r', '--answer', 'yes', ...REPLAY)).toMatchObject({
    code: 0,
    stdout: 'played\n',
  });
  expect(await lab.run('loop', 'LOOP.md', ...REPLAY)).toMatchObject({ code: 0, stdout: 'enough\n' });
});

test('a workflow of scripts alone needs none', async () => {
  lab = new CliLab({ 'wf/START.sh': "echo '<result>x</result>'" });
  expect(await lab.run('run', 'wf', ...REPLAY)).toMatchObject({ code: 0, stdout: 'x\n' });
});

test('without one it is exit code 2, which names the flag', async () => {
  lab = new CliLab({
    ...PROMPT,
    'of/1_START.sh': 'echo \'<call return="END">x:</call>\'',
    'of/END.sh': 'echo',
    'of/workflow.yaml': 'workflows: { x: ../wf }\n',
  });
  for (const name of ['wf', 'of']) {
    const { code, stderr } = await lab.run('run', name, ...REPLAY);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${name} has no recording/`)]);
    expect(stderr).toContain('say which folder: --recording DIR');
  }
  expect(lab.stateFiles()).toEqual([]);
});
