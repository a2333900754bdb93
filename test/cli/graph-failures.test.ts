import { chmodSync, mkdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CliLab } from './lab.js';

// An agent CLI that is not there, or cannot be run, in a state graph that routes whatever happens (spec 5.11).
let lab: CliLab;
beforeEach(() => {
  lab = new CliLab({
    'g/workflow.yaml': `initial: code
states:
  code: { type: agent, agent: coder, prompt: work, continue: done }
  done: { type: engine, success: true }
`,
    'g/agent-registry.json': '{"coder": {"path": "coder.md"}}',
    'coder.md': 'You code.',
  });
  mkdirSync(lab.path('bin'));
});
afterEach(() => lab.remove());

describe.each(['claude', 'copilot'])('%s', (agent) => {
  const run = () => {
    const env = {
      PATH: `${lab.path('bin')}:/usr/bin:/bin`,
      COPILOT_GITHUB_TOKEN: 'x',
      ANTHROPIC_API_KEY: 'x',
    };
    return lab.start(['run', 'g', '--agent', agent, '--run-id', 'r'], { env }).ended;
  };

  test('that is not installed: nothing is started, and it says how to get it', async () => {
    const { code, stderr } = await run();
    expect(stderr).toMatch(
      new RegExp(
        `The agent CLI \`${agent}\` was not found on the PATH, and code wants it\\. Install .*npm i -g`,
      ),
    );
    expect([code, lab.stateFiles()]).toEqual([2, []]);
  });

  test('whose interpreter is not there: the same, by its name', async () => {
    lab.write({ [`bin/${agent}`]: '#!/no/such/node\n' });
    chmodSync(lab.path('bin', agent), 0o755);
    const { code, stderr } = await run();
    expect(stderr).toContain(`\`${agent}\` cannot be started: its interpreter /no/such/node is missing`);
    expect([code, lab.stateFiles()]).toEqual([2, []]);
  });

  test.each([
    ['a package half unpacked', '#!/bin/sh\nexec /no/such/binary "$@"\n'],
    ['a program for another system', '\u007fELF\u0002\n(\n'],
  ])('that is %s fails the run too', async (_, text) => {
    lab.write({ [`bin/${agent}`]: text });
    chmodSync(lab.path('bin', agent), 0o755);
    const { code, stderr } = await run();
    expect([code, lab.state('r').steps, lab.state('r').turns]).toEqual([1, 1, 1]);
    expect(stderr).toMatch(new RegExp(`The agent CLI \`${agent}\` (?:was not found|cannot be)`));
  });
});
