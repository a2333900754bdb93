import { afterEach, expect, test } from '@jest/globals';
import { LIMITS } from '../../src/core/limits/limits.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab | undefined;
afterEach(() => lab?.remove());

test('a script that prints more than 64 MiB fails', async () => {
  const bytes = LIMITS.scriptOutput.value + 1;
  lab = openLab({ 'START.sh': `head -c ${bytes} /dev/zero | tr '\\0' x\necho '<result>x</result>'` });
  const { run } = await lab.run(new ScriptedAgent({}));
  expect(run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED' });
  expect(run.message).toContain('more than 64 MiB');
});
