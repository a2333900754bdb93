import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { sharedFolder } from '../../src/runtime/scripts/script-state.js';
import { TurnFolder } from '../../src/runtime/scripts/turn-folder.js';
import type { ScriptState } from '../../src/workflow/parts/workflow.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab | undefined;
afterEach(() => lab?.remove());

const script: ScriptState = {
  ...{ kind: 'script', name: 'A.sh', file: 'wf.zip/A.sh', runtime: 'bash', text: 'x', options: {} },
} as const;
const lib = { name: '_lib.sh', file: 'wf.zip/_lib.sh', bytes: Buffer.from('lib') };

test('what the scripts of an archive source is unpacked for each of them, and goes with it', async () => {
  lab = openLab({});
  const turns = [new TurnFolder(lab.folder, '/elsewhere'), new TurnFolder(lab.folder, '/elsewhere')];
  const [first, second] = turns.map((turn) => sharedFolder([lib], script, turn)!);
  writeFileSync(join(first!, '_lib.sh'), 'evil');
  expect(readFileSync(join(second!, '_lib.sh'), 'utf8')).toBe('lib');
  for (const turn of turns) await turn.dispose();
  expect([first, second].map((path) => existsSync(path!))).toEqual([false, false]);
});

test("a folder's scripts have the folder; what shares nothing and lies nowhere has none", () => {
  lab = openLab({});
  const turn = new TurnFolder(lab.folder, '/elsewhere');
  expect(sharedFolder([lib], { ...script, path: '/repo/wf/A.sh' }, turn)).toBe('/repo/wf');
  expect(sharedFolder([], script, turn)).toBeNull();
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
