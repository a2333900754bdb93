import {
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readStateFile } from '../../src/store/state-file.js';
import { StateWriter } from '../../src/store/state-writer.js';
import { readLongText, Texts } from '../../src/store/texts.js';
import { EventLog, TurnTranscript } from '../../src/store/transcript.js';
import { runOf } from '../support/run.js';

// Who can write to a project can put a link where a run will write; it must not be followed.

let folder: string;
let victim: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-links-'));
  victim = join(folder, 'victim');
  writeFileSync(victim, 'precious');
});
afterEach(() => {
  expect(readFileSync(victim, 'utf8')).toBe('precious');
  rmSync(folder, { recursive: true, force: true });
});

const planted = (name: string): string => {
  const path = join(folder, name);
  symlinkSync(victim, path);
  return path;
};

const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('adversary D14: a link in the place of', () => {
  test("the state file's draft is replaced by a file", async () => {
    planted('r.json.tmp');
    await new StateWriter(join(folder, 'r.json')).commit(runOf({ main: {} }));
    expect(lstatSync(join(folder, 'r.json')).isFile()).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'))).toHaveProperty('agents');
  });

  test('the journal is refused by who writes and by who reads', async () => {
    const state = join(folder, 'r.json');
    await new StateWriter(state).commit(runOf({ main: {} }));
    rmSync(join(folder, 'r.journal'));
    planted('r.journal');
    await expect(new StateWriter(state).commit(runOf({ main: {} }))).rejects.toThrow(/ELOOP/);
    await expect(readStateFile(state)).rejects.toThrow(/journal .*symbolic link/);
  });

  test('a long text is replaced by a file, and not read', async () => {
    const texts = new Texts(folder);
    const ref = texts.keep('x'.repeat(100_000));
    await texts.sync();
    const path = join(folder, ref.file);
    rmSync(path);
    symlinkSync(victim, path);
    expect(() => readLongText(folder, ref)).toThrow(/ELOOP/);
    symlinkSync(victim, `${path}.tmp`);
    new Texts(folder).keep('x'.repeat(100_000));
    expect(lstatSync(path).isFile()).toBe(true);
    expect(readLongText(folder, ref)).toHaveLength(100_000);
  });

  test('the folder of long texts: nothing is read out of it', async () => {
    const ref = new Texts(folder).keep('x'.repeat(100_000));
    renameSync(join(folder, 'texts'), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'texts'));
    expect(() => readLongText(folder, ref)).toThrow(/its folder is a link/);
  });

  test('the event log is refused', () => {
    const path = planted('events.jsonl');
    expect(() => new EventLog(path, new Texts(folder))).toThrow(/could not be written .*ELOOP/);
  });

  test("a turn's transcript cuts the transcript short, and says why", () => {
    const transcript = new TurnTranscript(planted('t.jsonl'));
    transcript.write('x');
    expect(transcript.problem).toMatch(/ELOOP/);
    transcript.close();
  });
});
