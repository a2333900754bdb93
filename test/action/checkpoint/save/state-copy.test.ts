import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeStateCopy } from '../../../../src/action/checkpoint/save/state-copy.js';
import { createRedactor } from '../../../../src/checkpoint/redact/redact.js';
import { updateRun } from '../../../../src/core/change.js';
import { step } from '../../../../src/core/step.js';
import { runPaths } from '../../../../src/store/run-folder.js';
import { readCommitted, readStateFile } from '../../../../src/store/state-file.js';
import { StateWriter } from '../../../../src/store/state-writer.js';
import { readLongText, Texts } from '../../../../src/store/texts.js';
import { NOW, runOf } from '../../../support/run.js';

// What a checkpoint takes of a run that goes on: one file, in which the journal is folded (spec 3.2).

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'hunter2-hunter2';
const LONG = `${'x'.repeat(100_000)} ${SECRET}`;

/** A run under way: all that has happened is in its journal. */
async function underWay() {
  const paths = runPaths(join(folder, 'state'), 'r');
  for (const path of [join(folder, 'state'), paths.folder]) mkdirSync(path, { recursive: true });
  const texts = new Texts(paths.folder);
  const writer = new StateWriter(paths.state, { sync: () => texts.sync() });
  const begun = runOf({ main: {}, main_w1: {} });
  await writer.commit(begun);
  const inputs = { turn: '1', implicit: false, now: NOW, newId: () => 'q', kept: texts.keep(LONG) };
  const run = updateRun(step(begun, 'main_w1', { tag: 'result', payload: LONG }, inputs).run, { steps: 7 });
  await writer.commit(run);
  return { paths, writer };
}

test.each([
  ['as it is', null, LONG],
  ['with secrets taken out', createRedactor([SECRET]), LONG.replace(SECRET, '***')],
])('%s, the copy is whole without a journal, and so are its long results', async (_, redactor, text) => {
  const { paths, writer } = await underWay();
  const [files, to] = [join(folder, 'copy', 'files'), join(folder, 'copy', 'state.json')];
  const committed = await readCommitted(paths.state);
  if (redactor === null) cpSync(paths.folder, files, { recursive: true });
  else await redactor.redactFolder(paths.folder, files);
  await writeStateCopy({ committed, to, files, redactor });
  await writer.close();
  expect(readdirSync(join(folder, 'copy')).sort()).toEqual(['files', 'state.json']);
  const copied = await readStateFile(to, 'r');
  expect([copied.steps, copied.agents.map(({ id }) => id)]).toEqual([7, ['main']]);
  const { main_w1: ref } = copied.results;
  if (typeof ref !== 'object') throw new Error('the long result is in the state itself');
  expect(readLongText(files, ref)).toBe(text);
  expect(readFileSync(to, 'utf8')).not.toContain(SECRET);
});
