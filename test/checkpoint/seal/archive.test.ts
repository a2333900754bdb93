import {
  appendFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { packFolder } from '../../../src/checkpoint/seal/archive.js';
import { LIMITS, type Limits, type OpenedSeal, openSealed } from '../../../src/checkpoint/seal/index.js';
import {
  EXPECTED,
  inFolder,
  KEYS,
  type RawEntry,
  rawArchive,
  readTree,
  sealRaw,
  writeTree,
} from './support.js';

// Archives that somebody who has the key could seal: none may write anywhere but into the new folder.

const folder = inFolder();

async function openArchive(
  archive: Buffer,
  more: { limits?: Limits; windows?: boolean } = {},
): Promise<OpenedSeal> {
  const file = folder.path('sealed');
  writeFileSync(file, await sealRaw(archive));
  const opened = await openSealed({
    file,
    keys: KEYS,
    expected: EXPECTED,
    into: folder.path('into'),
    windows: false,
    ...more,
  });
  const left = readdirSync(folder.path()).sort();
  expect(left).toEqual(opened.kind === 'opened' ? ['into', 'sealed'] : ['sealed']);
  return opened;
}

const file = (path: string | Buffer, contents: string | Buffer = 'x'): RawEntry => ({
  kind: 2,
  path,
  contents,
});
const dir = (path: string): RawEntry => ({ kind: 1, path });

describe('[T:archive-names] names that an archive may not have', () => {
  test.each([
    ...['/etc/passwd', '../up', 'a/../../up', '..', '.', './a', 'a//b', 'a/', '/', '', '\u200b.\u200b./up'],
    ...['C:\\Windows', '\\\\host\\share', 'back\\slash', 'nul\0', 'new\nline', 'escape\u001b[2J', '\u0085'],
    ...['CON', 'con', 'nul.txt', 'COM1', 'com\u00b9.log', 'LPT9 .x', 'aux.', 'conin$', '\uff23ON'],
    ...['dots...', 'dot.', 'space ', '.. ', '...', 'dot.\u200d'],
    'x'.repeat(256),
    `${'d/'.repeat(64)}x`,
    `${`${'y'.repeat(200)}/`.repeat(6)}x`,
  ])('%j', async (path) => {
    // Its folders are there, so that it is the name alone that is wrong.
    const names = path.split('/').slice(0, -1);
    const folders = names.map((_name, index) => dir(names.slice(0, index + 1).join('/')));
    const known = folders.filter(
      ({ path }) => /^[a-z/]+$/.test(path as string) && !(path as string).endsWith('/'),
    );
    const opened = await openArchive(rawArchive([file('before.txt'), ...known, file(path)]));
    expect(opened).toMatchObject({ kind: 'broken' });
    expect((opened as { why: string }).why).not.toContain('come before');
    expect((opened as { why: string }).why).not.toMatch(/[\u0000-\u001f]/);
  });

  test('no UTF-8', async () => {
    expect(await openArchive(rawArchive([file(Buffer.from([0x61, 0xff]))]))).toMatchObject({
      kind: 'broken',
    });
    expect(await openArchive(rawArchive([file('\uFFFD')]))).toMatchObject({ kind: 'broken' });
  });

  test.each([
    ['the same', 'a', 'a'],
    ['case', 'Readme', 'README'],
    ['case beyond ASCII', 'STRA\u00dfE', 'strasse'],
    ['Unicode form', '\u00e9', 'e\u0301'],
    ['width', 'a', '\uff41'],
    ['a ligature', 'ﬁle', 'file'],
    ['a sign that is a word', '\u3392', 'mhz'],
    ['what nobody sees', '.git', '.g\u200cit'],
    ['a Turkish i', 'I', 'ı'],
  ])('two that meet by %s', async (_how, one, two) => {
    for (const pair of [
      [file(one), file(two)],
      [dir(one), file(two)],
      [file(two), dir(one)],
    ]) {
      expect(await openArchive(rawArchive(pair))).toMatchObject({ kind: 'broken' });
    }
  });

  test('a file in a folder that does not come before it, that is a file, or that only case tells apart', async () => {
    for (const entries of [
      [file('a/b')],
      [file('a/b'), dir('a')],
      [file('a'), file('a/b')],
      [dir('a'), file('A/b')],
      [dir('a'), dir('a')],
    ]) {
      expect(await openArchive(rawArchive(entries))).toMatchObject({ kind: 'broken' });
    }
  });

  test.each(['a:b', 'a|b', 'what?', '"q"', 'C:x', '<x>'])('on Windows: %j', async (path) => {
    expect(await openArchive(rawArchive([file(path)]), { windows: true })).toMatchObject({ kind: 'broken' });
  });

  test('times of day are good names elsewhere', async () => {
    if (process.platform === 'win32') return;
    expect(await openArchive(rawArchive([file('12:30:00.log')]))).toMatchObject({ kind: 'opened' });
  });
});

describe('[T:archive-lies] archives that lie', () => {
  test.each([0xff, 4, 5, 100])(
    'an entry of an unknown kind (%d): a link or a device has none',
    async (kind) => {
      expect(await openArchive(rawArchive([{ kind, path: 'a' }]))).toMatchObject({ kind: 'broken' });
    },
  );

  test.each([
    ['more than there is', 100n, 'broken'],
    ['up to the end, and not a byte more', 14n, 'broken'],
    ['less than there is', 0n, 'broken'],
    ['a terabyte', 2n ** 40n, 'too_large'],
    ['more than a number can hold', 2n ** 64n - 1n, 'too_large'],
  ])('a size of %s', async (_what, size, kind) => {
    expect(await openArchive(rawArchive([{ kind: 2, path: 'a', contents: 'x', size }]))).toMatchObject({
      kind,
    });
  });

  test('sizes that are within the limit only one by one', async () => {
    const limits = { ...LIMITS, unpackedBytes: 250 };
    const entries = ['a', 'b', 'c'].map((path) => file(path, 'x'.repeat(100)));
    expect(await openArchive(rawArchive(entries), { limits })).toMatchObject({ kind: 'too_large' });
  });

  test('more entries, or names, than the limit', async () => {
    const entries = Array.from({ length: 20 }, (_, n) => file(`f${n}`));
    for (const limit of [{ entries: 19 }, { allPathsBytes: 40 }]) {
      expect(await openArchive(rawArchive(entries), { limits: { ...LIMITS, ...limit } })).toMatchObject({
        kind: 'too_large',
      });
    }
  });

  test('a folder with contents, an end that counts otherwise, no end, something behind the end', async () => {
    const good = rawArchive([file('a')]);
    for (const archive of [
      rawArchive([{ kind: 1, path: 'a', contents: 'x' }]),
      rawArchive([file('a')], { count: 2 }),
      rawArchive([file('a')], { bytes: 5n }),
      good.subarray(0, good.length - 1),
      good.subarray(0, good.length - 13),
      good.subarray(0, 5),
      Buffer.alloc(0),
      Buffer.concat([good, Buffer.from([0])]),
      Buffer.concat([good, good]),
    ]) {
      expect(await openArchive(archive)).toMatchObject({ kind: 'broken' });
    }
  });

  test('[T:archive-nothing-first] the last entry being bad, not even the first is written', async () => {
    // `openArchive` sees that nothing is left; the folder is not made for a moment either.
    expect(await openArchive(rawArchive([file('a'), file('b'), file('../c')]))).toMatchObject({
      kind: 'broken',
    });
  });

  test('a program may be run by its owner, and nothing has more rights', async () => {
    if (process.platform === 'win32') return;
    await openArchive(rawArchive([{ kind: 3, path: 'go', contents: 'x' }, file('a')]));
    expect(['go', 'a'].map((name) => statSync(folder.path('into', name)).mode & 0o7777)).toEqual([
      0o700, 0o600,
    ]);
  });

  test('a hundred names deep in each other’s way are all told apart', async () => {
    const entries = Array.from({ length: 100 }, (_, n) => [dir(`d${n}`), file(`d${n}/f`, `${n}`)]).flat();
    expect(await openArchive(rawArchive(entries))).toMatchObject({ kind: 'opened' });
    const tree = readTree(folder.path('into'));
    expect(tree['d42/f']).toBe('42');
    expect(Object.keys(tree)).toHaveLength(200);
  });
});

describe('a file that changes while it is packed', () => {
  /** Packs one file, which `change` changes once its size is written down. */
  async function packWhile(change: (path: string) => void): Promise<Buffer> {
    const path = folder.path('from/log.txt');
    writeTree(folder.path('from'), { 'log.txt': 'x'.repeat(100_000) });
    const packing = packFolder(folder.path('from'), LIMITS, () => undefined);
    const parts = [(await packing.next()).value as Buffer];
    change(path);
    for await (const part of packing) parts.push(part);
    return Buffer.concat(parts);
  }

  test('what is appended is for the next checkpoint', async () => {
    const archive = await packWhile((path) => appendFileSync(path, 'y'.repeat(100_000)));
    expect(archive.equals(rawArchive([file('log.txt', 'x'.repeat(100_000))]))).toBe(true);
  });

  test('one that is cut off stops it', async () => {
    await expect(packWhile((path) => truncateSync(path, 70_000))).rejects.toThrow('log.txt');
  });

  test('one that becomes a link is left out, and what it leads to is not read', async () => {
    if (process.platform === 'win32') return;
    writeTree(folder.path('from'), { 'a.txt': 'a', 'b.txt': 'b' });
    writeTree(folder.path('elsewhere'), { 'secret.txt': 'SECRET' });
    const leftOut: string[] = [];
    const packing = packFolder(folder.path('from'), LIMITS, ({ path }) => leftOut.push(path));
    const parts = [(await packing.next()).value as Buffer];
    rmSync(folder.path('from/b.txt'));
    symlinkSync(folder.path('elsewhere/secret.txt'), folder.path('from/b.txt'));
    for await (const part of packing) parts.push(part);
    expect(leftOut).toEqual(['b.txt']);
    expect(Buffer.concat(parts).equals(rawArchive([file('a.txt', 'a')]))).toBe(true);
  });
});
