import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { sharedFolder } from '../../src/runtime/scripts/shared-files.js';
import type { ScriptState } from '../../src/workflow/parts/workflow.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab | undefined;
afterEach(() => lab?.remove());

const script: ScriptState = {
  ...{ kind: 'script', name: 'A.sh', file: 'wf.zip/A.sh', runtime: 'bash', text: 'x', options: {} },
} as const;
const lib = { name: '_lib.sh', file: 'wf.zip/_lib.sh', bytes: Buffer.from('lib') };

test('what the scripts of an archive source is unpacked for each of them, and goes with it', () => {
  const first = sharedFolder([lib], script);
  writeFileSync(join(first.path!, '_lib.sh'), 'evil');
  const second = sharedFolder([lib], script);
  expect(readFileSync(join(second.path!, '_lib.sh'), 'utf8')).toBe('lib');
  for (const folder of [first, second]) folder.dispose();
  expect([first, second].map(({ path }) => existsSync(path!))).toEqual([false, false]);
});

test("a folder's scripts have the folder; what shares nothing and lies nowhere has none", () => {
  expect(sharedFolder([lib], { ...script, path: '/repo/wf/A.sh' }).path).toBe('/repo/wf');
  expect(sharedFolder([], script).path).toBeNull();
});

test('a sourced file that was changed since the start is not run', async () => {
  lab = openLab({
    'START.md': 'x',
    'B.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"\nfinish',
    '_lib.sh': "finish() { echo '<result>ours</result>'; }",
  });
  const library = join(lab.folder, 'wf', '_lib.sh');
  const agent = new ScriptedAgent({
    'START.md': () => {
      writeFileSync(library, "echo '<result>evil</result>'");
      return '<goto>B</goto>';
    },
  });
  const { run } = await lab.run(agent);
  expect(run).toMatchObject({ status: 'failed', reason: 'WORKFLOW_CHANGED' });
  expect(run.message).toContain('_lib.sh was changed');
  expect(run.results.main).toBeUndefined();
});
