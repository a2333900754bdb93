import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../../src/action/job.js';
import { recordName, type WakeRecord } from '../../../src/action/wake/records.js';
import { readRecord, storeRecord, type ToRead, type ToStore } from '../../../src/action/wake/store.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import { CARRIER_FILE } from '../../../src/runtime/checkpoint/carrier.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const OVER: WakeRecord = { version: 1, kind: 'over', status: 'completed' };
const keysOf = (which: string) =>
  chooseKeys(
    { stateKey: `${which} key of the tests, forty-three characters`, others: [], hasCloudSession: false },
    '42',
  ).keys!;
const keys = keysOf('a state');

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'raymond-store-'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

const kept = (): string => join(temp, 'kept');
const left = (): string[] => readdirSync(temp).filter((name) => name.startsWith('raymond-'));

/** Stores a record where each upload is answered in turn; the last one's file is kept. */
function stored(answers: readonly (number | Error | undefined)[], record: object = OVER): Promise<number> {
  const given = [...answers];
  const ask = async () => {
    copyFileSync(join(temp, left()[0]!, CARRIER_FILE), kept());
    const answer = given.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const identity = {
    ...{ repositoryId: '42', workflowFile: 'w.yml', ref: 'refs/heads/main', eventClass: 'trusted' },
    ...{ runKey: 'k', runId: '7', attempt: 1, job: 'j', step: 's' },
  };
  return storeRecord(
    { context: { temp, ref: 'refs/heads/main', event: {} } } as unknown as Job,
    { identity, keys, sequence: 3, record, now: NOW, round: { ask } } as unknown as ToStore,
  );
}

const TAKEN = new Error('an artifact with this name already exists (409)');

describe('a record', () => {
  test('has the first name that is free', async () => {
    expect(await stored([77])).toBe(77);
    expect(await stored([TAKEN, TAKEN, 78])).toBe(78);
    expect(left()).toEqual([]);
  });

  test('is not stored where the service says no, or gives it no id', async () => {
    await expect(stored([new Error('down')])).rejects.toThrow('down');
    await expect(stored([undefined])).rejects.toThrow('gives it no id');
  });
});

describe('what is read', () => {
  const named = async (name: string, change: Partial<ToRead> = {}, broken: string | null = null) => {
    let most = 0;
    const fetch = async (_: number, file: string, maxBytes: number) => {
      most = maxBytes;
      if (broken !== null) return { kind: 'broken', why: broken };
      copyFileSync(kept(), file);
      return { kind: 'fetched' };
    };
    const artifacts = { fetch } as unknown as ToRead['artifacts'];
    const read = await readRecord({ id: 77, name }, { artifacts, keys, repositoryId: '42', temp, ...change });
    expect([most, left()]).toEqual([1024 * 1024, []]);
    return read;
  };
  const nameOf = (slot = 0): string =>
    recordName(keys.seal, { workflowFile: 'w.yml', home: 'refs/heads/main' }, slot);

  test('is what was stored', async () => {
    await stored([77]);
    expect(await named(nameOf())).toMatchObject({
      ...{ kind: 'record', record: OVER },
      header: { run_key: 'k', sequence: 3, time: '2026-11-22T12:00:00.000Z', name: nameOf() },
    });
    await stored([TAKEN, 78]);
    expect(await named(nameOf(1))).toMatchObject({ kind: 'record' });
    // What lies under another name, or is another repository's or key's, is none.
    for (const none of [
      await named(nameOf()),
      await named(nameOf(1), { keys: keysOf('another') }),
      await named(nameOf(1), { repositoryId: '43' }),
    ])
      expect(none).toEqual({ kind: 'none', why: expect.stringMatching(/\S/) });
  });

  test('is none where it is broken, or says nothing that is known', async () => {
    await stored([77], { version: 1, kind: 'of a later version' });
    expect(await named(nameOf())).toEqual({
      ...{ kind: 'none', why: 'it holds no record that this version knows' },
    });
    expect(await named(nameOf(), {}, 'it is cut off')).toEqual({ kind: 'none', why: 'it is cut off' });
    writeFileSync(kept(), 'garbage');
    expect(await named(nameOf())).toMatchObject({ kind: 'none' });
  });
});
