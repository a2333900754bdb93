import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CARRIER_FILE } from '../../../src/runtime/checkpoint/carrier.js';
import { takeOutOfZip } from '../../../src/runtime/sealed/artifact-reader.js';
import { bombOf } from '../../support/bombs.js';
import { type Files, zipOf } from '../../support/forge.js';

const MOST = 1024 ** 2;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-zip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function take(zip: Buffer) {
  const file = join(folder, 'out');
  writeFileSync(join(folder, 'zip'), zip);
  const fetched = await takeOutOfZip(join(folder, 'zip'), file, MOST);
  return { fetched, written: existsSync(file) ? statSync(file).size : 0, file };
}
const files = (given: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]));

describe('what is taken out of an artifact', () => {
  test('is the one file of ours, and nothing of what lies beside it', async () => {
    const { fetched, file } = await take(await zipOf(files({ 'a/b': 'other', [CARRIER_FILE]: 'sealed' })));
    expect(fetched).toEqual({ kind: 'fetched', bytes: 6 });
    expect(readFileSync(file, 'utf8')).toBe('sealed');
    expect(existsSync(join(folder, 'a'))).toBe(false);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['no file of ours', () => zipOf(files({ other: 'x' })), /has no checkpoint.sealed/],
    ['no zip', () => Buffer.from('garbage'), /no zip that opens/],
    [
      'a zip that is cut off',
      async () => (await zipOf(files({ [CARRIER_FILE]: 'x' }))).subarray(0, -9),
      /no zip/,
    ],
    ['many files', () => bombOf(CARRIER_FILE, 'many'), /65000 files/],
  ])('%s: broken', async (_, zip, why) => {
    const { fetched, written } = await take(await zip());
    expect(fetched).toEqual({ kind: 'broken', why: expect.stringMatching(why) });
    expect(written).toBe(0);
  });

  test.each(['honest', 'small'] as const)(
    'gigabytes out of megabytes, with %s words about it: no more is written than may be',
    async (claim) => {
      const { fetched, written } = await take(bombOf(CARRIER_FILE, claim));
      expect(fetched.kind).toBe('broken');
      expect(written).toBeLessThanOrEqual(MOST);
    },
  );
});
