import { chmodSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { CliLab, type Files, REPLAY, replies } from './lab.js';

// A start looks for the program of every agent CLI that it may come to, before anything is done (spec 3.7).
let lab: CliLab;
afterEach(() => lab.remove());

const PATH = '/usr/bin:/bin';
const run = (files: Files, ...args: string[]) => {
  lab = new CliLab(files);
  return lab.start(args, { env: { PATH } }).ended;
};
const TALK = {
  'wf/TALK.md': 'Talk. End with <result>.',
  'wf/1_START.sh': "touch began; echo '<goto>TALK</goto>'",
};

test('one that is missing is exit code 2, and nothing has begun', async () => {
  const { code, stderr } = await run(TALK, 'run', 'wf');
  expect([code, lab.stateFiles()]).toEqual([2, []]);
  expect(stderr).toMatch(
    /`claude` was not found on the PATH, and TALK\.md wants it\. Install Claude Code: npm i -g /,
  );
  expect(() => lab.read('began')).toThrow();
});

test('so is one of a workflow that is used, or that the place to go to is computed of', async () => {
  const used = { ...TALK, 'of/workflow.yaml': 'workflows: { x: ../wf }\n', 'of/END.sh': 'echo' };
  const call = { ...used, 'of/1_START.sh': 'echo \'<call return="END">x:</call>\'' };
  expect(await run(call, 'run', 'of')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('x:TALK.md wants it'),
  });
  lab.remove();
  const computed = { 'wf/1_START.sh': 'echo "<goto>$NEXT</goto>"', 'wf/TALK.md': 'agent: x' };
  expect((await run(computed, 'run', 'wf')).code).toBe(2);
});

test('so is one that only the error route of a graph leads to', async () => {
  const graph = `initial: a
error: sorry
states:
  a: { type: command, command: touch began, continue: b }
  b: { type: engine }
  sorry: { type: agent, agent: coder, prompt: Say why. }
`;
  const files = {
    'g/workflow.yaml': graph,
    'g/agent-registry.json': '{"coder": {"path": "c.md"}}',
    'c.md': 'x',
  };
  expect(await run(files, 'run', 'g')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('sorry wants it'),
  });
});

test('what the run does not come to is not looked for, nor what a recording plays', async () => {
  const aside = { 'wf/1_START.sh': "echo '<result>x</result>'", 'wf/OTHER.md': 'Never. End with <result>.' };
  expect(await run(aside, 'run', 'wf')).toMatchObject({ code: 0, stdout: 'x\n' });
  lab.remove();
  const recording = { 'rec/replies.yaml': replies({ TALK: ['<result>said</result>'] }) };
  expect(await run({ ...TALK, ...recording }, 'run', 'wf', ...REPLAY)).toMatchObject({
    code: 0,
    stdout: 'said\n',
  });
});

test('a resume looks for what its agents still come to', async () => {
  const files = {
    'wf/1_START.sh': "echo '<goto>ASK</goto>'",
    'wf/ASK.sh': 'echo \'<ask next="END">?</ask>\'',
    'wf/END.sh': "echo '<goto>TALK</goto>'",
    'wf/TALK.md': 'Talk. End with <result>.',
    'bin/claude': '#!/bin/sh\nexit 1\n',
  };
  lab = new CliLab(files);
  chmodSync(lab.path('bin/claude'), 0o755);
  const env = { PATH: `${lab.path('bin')}:${PATH}` };
  expect((await lab.start(['run', 'wf', '--run-id', 'r'], { env }).ended).code).toBe(3);
  const before = lab.read(lab.kept('state', 'r.json'));
  const { code, stderr } = await lab.start(['resume', 'r', '--answer', 'yes'], { env: { PATH } }).ended;
  expect([code, stderr]).toEqual([2, expect.stringContaining('TALK.md wants it')]);
  expect(lab.read(lab.kept('state', 'r.json'))).toBe(before);
});
