import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { copyRunFiles, stateToKeep } from '../../../../src/action/checkpoint/save/run-copy.js';
import { updateRun } from '../../../../src/core/change.js';
import { step } from '../../../../src/core/step.js';
import { journalPath } from '../../../../src/store/journal.js';
import { type RunPaths, runPaths } from '../../../../src/store/run-folder.js';
import type { RunInMemory } from '../../../../src/store/run-in-memory.js';
import { StateWriter } from '../../../../src/store/state-writer.js';
import { Texts } from '../../../../src/store/texts.js';
import { EventLog } from '../../../../src/store/transcript.js';
import { NOW, runOf } from '../../../support/run.js';

// What a checkpoint takes of a run whose files somebody has changed on disk (spec 9.1).

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-held-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'x'.repeat(100_000);

/** A run under way: the log goes on from an earlier life, the last commits are in the journal. */
async function underWay() {
  const paths = runPaths(join(folder, 'state'), 'r');
  for (const path of [join(folder, 'state'), paths.folder]) mkdirSync(path, { recursive: true });
  const texts = new Texts(paths.folder);
  writeFileSync(paths.events, '{"seq":1,"time":"","type":"warning","message":"before"}\n');
  const log = new EventLog(paths.events, texts, true);
  const writer = new StateWriter(paths.state, { sync: () => texts.sync() });
  const begun = runOf({ main: {}, main_w1: {} });
  await writer.commit(begun);
  log.append([{ type: 'warning', message: 'one' }], NOW);
  const inputs = { turn: '1', implicit: false, now: NOW, newId: () => 'q', kept: texts.keep(LONG) };
  const run = updateRun(step(begun, 'main_w1', { tag: 'result', payload: LONG }, inputs).run, { steps: 7 });
  await writer.commit(run);
  const held: RunInMemory = { committed: () => writer.committed, log: log.twin! };
  return { paths, writer, held, log, written: readFileSync(paths.events, 'utf8') };
}

async function kept(paths: RunPaths, held: RunInMemory | null) {
  const told: string[] = [];
  const files = join(folder, 'kept');
  const ofRun = { paths, held, tell: (what: string) => void told.push(what) };
  const { run } = await stateToKeep(ofRun);
  await copyRunFiles(ofRun, run, files);
  return { run, told, log: readFileSync(join(files, 'events.jsonl'), 'utf8'), files };
}

test('as it is, nothing is told', async () => {
  const { paths, held, written } = await underWay();
  expect(await kept(paths, held)).toMatchObject({ run: { steps: 7 }, told: [], log: written });
});

describe('the state is the one that was committed', () => {
  const forge = async ({ paths }: { paths: RunPaths }) => {
    const forged = updateRun(runOf({ main: { current_state: 'DEPLOY.sh' } }), { steps: 8 });
    const other = new StateWriter(join(folder, 'other.json'));
    await other.commit(forged);
    await other.close();
    renameSync(join(folder, 'other.json'), paths.state);
    rmSync(journalPath(paths.state));
  };
  test.each<[string, (run: { paths: RunPaths }) => void | Promise<void>]>([
    ['another in its place', forge],
    ['its journal emptied', ({ paths }) => truncateSync(journalPath(paths.state))],
    ['gone', ({ paths }) => rmSync(paths.state)],
    ['no JSON', ({ paths }) => writeFileSync(paths.state, 'x')],
  ])('%s', async (_, change) => {
    const { paths, held } = await underWay();
    await change({ paths });
    const { run, told } = await kept(paths, held);
    expect(run).toMatchObject({ steps: 7, agents: [{ current_state: 'START.md' }] });
    expect(told).toEqual([expect.stringContaining('state file was changed by somebody else')]);
  });

  test('a commit that comes meanwhile is ours', async () => {
    const { paths, held, writer } = await underWay();
    const { run, commit } = writer.committed!;
    await writer.commit(updateRun(run, { steps: 8 }));
    const late: RunInMemory = { ...held, committed: () => ({ run, commit }) };
    expect((await kept(paths, late)).told).toEqual([]);
  });
});

describe('the log is what was written', () => {
  test.each<[string, (path: string) => void]>([
    ['lines more', (path) => appendFileSync(path, '{"seq":3,"type":"outcome"}\n')],
    ['emptied', (path) => truncateSync(path)],
    ['other words in it', (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('one', 'two'))],
    ['gone', (path) => rmSync(path)],
    [
      'a link',
      (path) => {
        rmSync(path);
        symlinkSync('/etc/hostname', path);
      },
    ],
  ])('%s', async (_, change) => {
    const { paths, held, log, written } = await underWay();
    change(paths.events);
    // That it was removed is told in it first.
    const events = log.append([{ type: 'warning', message: 'last' }], NOW);
    const copy = await kept(paths, held);
    expect(copy.log).toBe(`${written}${events.map((event) => `${JSON.stringify(event)}\n`).join('')}`);
    expect(copy.told).toEqual([expect.stringContaining('log was changed by somebody else')]);
  });

  test('no file of it is left that has a name', async () => {
    const { paths } = await underWay();
    expect(existsSync(`${paths.events}.twin`)).toBe(false);
  });
});

test.each([
  ['while it goes on', true],
  ['by post, which holds nothing', false],
])('a long result that is not what it was is left out and told, %s', async (_, isHeld) => {
  const { paths, held, writer } = await underWay();
  const { main_w1: ref } = writer.committed!.run.results;
  if (typeof ref !== 'object') throw new Error('the long result is in the state itself');
  writeFileSync(join(paths.folder, ref.file), LONG.replace('x', 'y'));
  const { told, files } = await kept(paths, isHeld ? held : null);
  expect(existsSync(join(files, ref.file))).toBe(false);
  expect(told).toEqual([
    expect.stringContaining(`${ref.file} of the run's files was changed`),
    expect.stringContaining('The result of main_w1 was not kept'),
  ]);
});
