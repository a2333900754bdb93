import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  LIMITS,
  type OpenedSeal,
  openSealed,
  peekKeyId,
  readHeader,
  type SealKey,
  type SealKeys,
  sealFolder,
} from '../../../src/checkpoint/seal/index.js';
import {
  EXPECTED,
  HEADER,
  inFolder,
  KEYS,
  keysOf,
  OTHER_KEYS,
  readTree,
  STATE_KEY,
  type Tree,
  writeTree,
} from './support.js';

const folder = inFolder();
const isWindows = process.platform === 'win32';

const CHUNK = 64 * 1024 + 16;
const PREAMBLE = 49;

async function seal(tree: Tree, key: SealKey | null = KEYS.seal, name = 'sealed'): Promise<Buffer> {
  writeTree(folder.path(`${name}-from`), tree);
  await sealFolder({ folder: folder.path(`${name}-from`), header: HEADER, key, out: folder.path(name) });
  return readFileSync(folder.path(name));
}

const open = (file = 'sealed', keys: SealKeys | null = KEYS): Promise<OpenedSeal> =>
  openSealed({ file: folder.path(file), keys, expected: EXPECTED, into: folder.path('into') });

/** Opens bytes; whatever comes of it, only an opened file leaves anything behind. */
async function openBytes(bytes: Buffer, keys: SealKeys | null = KEYS): Promise<OpenedSeal> {
  writeFileSync(folder.path('attack'), bytes);
  const before = readdirSync(folder.path()).sort();
  const opened = await open('attack', keys);
  const left = readdirSync(folder.path()).sort();
  expect(left).toEqual(opened.kind === 'opened' ? [...before, 'into'].sort() : before);
  return opened;
}

/** Three chunks: 64 KiB, 64 KiB and a rest. */
const THREE_CHUNKS = { 'large.bin': Buffer.alloc(150_000, 'abcdefg') };

describe('a folder, sealed and opened', () => {
  test('comes back as it was: contents, empty files and folders, what its owner may run', async () => {
    const tree = {
      'state.json': '{}',
      'run/a/b.txt': 'b',
      'run/go.sh': 'exit',
      'empty.txt': '',
      'run/none': null,
    };
    await seal(tree);
    expect(await open()).toEqual({ kind: 'opened', header: HEADER });
    expect(readTree(folder.path('into'))).toEqual(readTree(folder.path('sealed-from')));
    if (isWindows) return;
    const mode = (path: string): string => (statSync(folder.path(path)).mode & 0o777).toString(8);
    expect([mode('into'), mode('into/run'), mode('into/run/go.sh'), mode('into/state.json')]).toEqual([
      '700',
      '700',
      '700',
      '600',
    ]);
    expect(mode('sealed')).toBe('600');
  });

  test('whatever is in it', async () => {
    const name = fc.stringMatching(/^[a-z0-9_ -]{0,6}[a-z0-9]$/);
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    const contents = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, contents, { maxKeys: 12 }), async (tree) => {
        // A path that another one goes through is a folder.
        const paths = Object.keys(tree);
        const files = paths.filter((each) => !paths.some((other) => other.startsWith(`${each}/`)));
        const from = `from-${round}`;
        const into = folder.path(`into-${round}`);
        round += 1;
        writeTree(folder.path(from), Object.fromEntries(files.map((file) => [file, tree[file]!])));
        const out = folder.path('any');
        const { leftOut, bytes } = await sealFolder({
          folder: folder.path(from),
          header: HEADER,
          key: KEYS.seal,
          out,
        });
        expect(leftOut).toEqual([]);
        expect(statSync(out).size).toBe(bytes);
        expect(await openSealed({ file: out, keys: KEYS, expected: EXPECTED, into })).toMatchObject({
          kind: 'opened',
        });
        expect(readTree(into)).toEqual(readTree(folder.path(from)));
      }),
      { numRuns: 60 },
    );
  });

  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])('with %d bytes in one file', async (size) => {
    await seal({ 'a.bin': Buffer.alloc(size, 'xyz') });
    expect(await open()).toMatchObject({ kind: 'opened' });
    expect(readTree(folder.path('into'))).toEqual({ 'a.bin': Buffer.alloc(size, 'xyz').toString('latin1') });
  });

  test('around the edge of a chunk, to the byte', async () => {
    const { length } = await seal({ a: '' });
    // The chunk is full with as many bytes as it has room for.
    const room = PREAMBLE + CHUNK - length;
    for (const size of [room - 1, room, room + 1]) {
      const bytes = await seal({ a: Buffer.alloc(size) }, KEYS.seal, `edge-${size}`);
      expect(bytes.length).toBe(length + size + (size > room ? 16 : 0));
      const into = folder.path(`into-${size}`);
      const file = folder.path(`edge-${size}`);
      expect(await openSealed({ file, keys: KEYS, expected: EXPECTED, into })).toMatchObject({
        kind: 'opened',
      });
    }
  });

  test('twice gives two files that have nothing in common, and neither shows what is in it', async () => {
    const secret = 'sk-ant-secret'.repeat(20);
    const [one, two] = [await seal({ a: secret }), await seal({ a: secret }, KEYS.seal, 'second')];
    expect(one.subarray(0, 17).equals(two.subarray(0, 17))).toBe(true);
    expect(one.subarray(17, 49).equals(two.subarray(17, 49))).toBe(false);
    for (const word of ['sk-ant-secret', 'triage', STATE_KEY]) expect(one.includes(word)).toBe(false);
    const same = one.subarray(PREAMBLE).filter((byte, index) => byte === two[PREAMBLE + index]);
    expect(same.length).toBeLessThan(one.length / 16);
  });

  test('its header is read from the first chunk alone', async () => {
    await seal(THREE_CHUNKS);
    truncateSync(folder.path('sealed'), PREAMBLE + CHUNK + 1);
    expect(await readHeader({ file: folder.path('sealed'), keys: KEYS })).toEqual({
      kind: 'header',
      header: HEADER,
    });
    expect(await open()).toMatchObject({ kind: 'broken' });
    // Of one chunk nobody knows that it is the first one of several.
    truncateSync(folder.path('sealed'), PREAMBLE + CHUNK);
    expect(await readHeader({ file: folder.path('sealed'), keys: KEYS })).toMatchObject({ kind: 'broken' });
  });
});

describe('links and devices', () => {
  test('in the folder are left out and told; what they lead to is not read', async () => {
    if (isWindows) return;
    writeTree(folder.path('from'), { 'a.txt': 'a', 'sub/b.txt': 'b' });
    writeTree(folder.path('elsewhere'), { 'secret.txt': 'SECRET' });
    symlinkSync(folder.path('elsewhere'), folder.path('from/dir'));
    symlinkSync(folder.path('elsewhere/secret.txt'), folder.path('from/file'));
    symlinkSync('/nowhere', folder.path('from/sub/dangling'));
    execFileSync('mkfifo', [folder.path('from/pipe')]);
    const { leftOut } = await sealFolder({
      folder: folder.path('from'),
      header: HEADER,
      key: KEYS.seal,
      out: folder.path('sealed'),
    });
    expect(leftOut.map(({ path }) => path)).toEqual(['dir', 'file', 'pipe', 'sub/dangling']);
    expect(new Set(leftOut.map(({ why }) => why))).toEqual(new Set(['it is a link or a device']));
    await open();
    expect(Object.keys(readTree(folder.path('into')))).toEqual(['a.txt', 'sub', 'sub/b.txt']);
  });

  test('[T:seal-link] a link where the sealed file goes is replaced, and not followed', async () => {
    if (isWindows) return;
    writeFileSync(folder.path('precious'), 'mine');
    symlinkSync(folder.path('precious'), folder.path('sealed'));
    await seal({ a: 'a' });
    expect(readFileSync(folder.path('precious'), 'utf8')).toBe('mine');
    expect(await open()).toMatchObject({ kind: 'opened' });
  });

  test.each(['a folder', 'a link to a folder', 'a dangling link'])(
    '%s where it is to be unpacked stops us, and stays as it is',
    async (what) => {
      if (isWindows) return;
      await seal({ a: 'a' });
      mkdirSync(folder.path('target'));
      if (what === 'a folder') mkdirSync(folder.path('into'));
      if (what === 'a link to a folder') symlinkSync(folder.path('target'), folder.path('into'));
      if (what === 'a dangling link') symlinkSync(folder.path('new'), folder.path('into'));
      await expect(open()).rejects.toThrow('EEXIST');
      expect(readdirSync(folder.path('target'))).toEqual([]);
      expect(existsSync(folder.path('new'))).toBe(false);
      expect(readdirSync(folder.path()).filter((name) => name.startsWith('.'))).toEqual([]);
    },
  );

  test('a link, a pipe or a folder in the place of the sealed file is a broken file', async () => {
    if (isWindows) return;
    await seal({ a: 'a' });
    symlinkSync(folder.path('sealed'), folder.path('link'));
    execFileSync('mkfifo', [folder.path('pipe')]);
    mkdirSync(folder.path('dir'));
    for (const name of ['link', 'pipe', 'dir']) expect(await open(name)).toMatchObject({ kind: 'broken' });
  });
});

describe('[T:forged-checkpoint] what is not as it was sealed', () => {
  test('any single byte changed, anywhere in a small file', async () => {
    const sealed = await seal({ 'a.txt': 'hello' });
    const kinds = new Set<string>();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1 << (at % 8);
      kinds.add((await openBytes(changed)).kind);
    }
    expect([...kinds].sort()).toEqual(['broken', 'other_key', 'other_version']);
  });

  test('any bytes changed, cut off, doubled, inserted or appended in one of several chunks', async () => {
    const sealed = await seal(THREE_CHUNKS);
    const at = fc.nat(sealed.length - 1);
    const change = fc.oneof(
      fc.tuple(at, fc.integer({ min: 1, max: 255 })).map(([where, flip]) => {
        const bytes = Buffer.from(sealed);
        bytes[where]! ^= flip;
        return bytes;
      }),
      at.map((where) => sealed.subarray(0, where)),
      fc.tuple(at, at).map(([a, b]) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
        return Buffer.concat([sealed.subarray(0, to), sealed.subarray(from)]);
      }),
      fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([where, more]) => {
        return Buffer.concat([sealed.subarray(0, where), more, sealed.subarray(where)]);
      }),
      fc.uint8Array({ minLength: 1, maxLength: 40 }).map((more) => Buffer.concat([sealed, more])),
    );
    await fc.assert(
      fc.asyncProperty(change, async (bytes) => {
        expect(await openBytes(bytes)).not.toMatchObject({ kind: 'opened' });
      }),
      { numRuns: 150 },
    );
  });

  test('chunks left out, doubled, in another order, or the last one missing', async () => {
    const sealed = await seal(THREE_CHUNKS);
    const cut = [0, 1, 2].map((n) => sealed.subarray(PREAMBLE + n * CHUNK, PREAMBLE + (n + 1) * CHUNK));
    const of = (...order: number[]) => [sealed.subarray(0, PREAMBLE), ...order.map((n) => cut[n]!)];
    for (const order of [[0, 1], [0, 2], [1, 2], [2], [], [1, 0, 2], [0, 1, 1, 2], [0, 1, 2, 2], [0, 2, 1]]) {
      expect(await openBytes(Buffer.concat(of(...order)))).toMatchObject({ kind: 'broken' });
    }
    expect(await openBytes(Buffer.concat(of(0, 1, 2)))).toMatchObject({ kind: 'opened' });
  });

  test('[T:spliced-checkpoint] two files spliced: each chunk, and the first bytes, from another file of the same key', async () => {
    const one = await seal(THREE_CHUNKS);
    const two = await seal(THREE_CHUNKS, KEYS.seal, 'second');
    for (const border of [PREAMBLE, PREAMBLE + CHUNK, PREAMBLE + 2 * CHUNK]) {
      const spliced = Buffer.concat([one.subarray(0, border), two.subarray(border)]);
      expect(await openBytes(spliced)).toMatchObject({ kind: 'broken' });
    }
  });

  test.each([
    ['nothing', ''],
    ['a magic and no more', 'RAYMSEAL'],
    ['first bytes cut off', 'RAYMOPEN\u0002'],
    ['a zip', 'PK\u0003\u0004'],
    ['zeros', '\0'.repeat(5000)],
  ])('garbage: %s', async (_what, text) => {
    expect(await openBytes(Buffer.from(text))).toMatchObject({ kind: 'broken' });
    expect((await peekKeyId(folder.path('attack'))).kind).toBe('broken');
  });

  test('a frame of another version says which', async () => {
    const bytes = await seal({ a: 'a' });
    bytes[8] = 9;
    expect(await openBytes(bytes)).toMatchObject({ kind: 'other_version', version: 9 });
  });

  test('[T:sealed-size] a file of more bytes than the limits can need is not even looked at', async () => {
    await seal(THREE_CHUNKS);
    // Sparse, so that it takes no disk.
    truncateSync(folder.path('sealed'), 3 * 1024 ** 3);
    expect(await open()).toMatchObject({ kind: 'too_large', why: expect.stringContaining('3221225472') });
    expect(await readHeader({ file: folder.path('sealed'), keys: KEYS })).toMatchObject({
      kind: 'too_large',
    });
  });

  test('a file that is not there is no bad file: that is told', async () => {
    await expect(open('nothing')).rejects.toThrow('ENOENT');
  });
});

describe('keys', () => {
  test('[T:other-key] another key: said by its id, which is read without any', async () => {
    await seal({ a: 'a' });
    expect(await open('sealed', OTHER_KEYS)).toEqual({
      kind: 'other_key',
      keyId: KEYS.seal.id,
      why: `it is sealed under another key than this job has: it wants ${KEYS.seal.id}, the job has ${OTHER_KEYS.seal.id}`,
    });
    expect(await open('sealed', null)).toMatchObject({ kind: 'other_key', keyId: KEYS.seal.id });
    expect(await peekKeyId(folder.path('sealed'))).toEqual({ kind: 'key_id', keyId: KEYS.seal.id });
  });

  test('[T:other-repository] the same secret in another repository is another key', async () => {
    await seal({ a: 'a' });
    expect(await open('sealed', keysOf(STATE_KEY, '5'))).toMatchObject({ kind: 'other_key' });
  });

  test('an older line of state-key still opens', async () => {
    await seal({ a: 'a' });
    const rotated = keysOf(`a new state key, as long as it has to be\n${STATE_KEY}`);
    expect(rotated.seal.id).not.toBe(KEYS.seal.id);
    expect(await open('sealed', rotated)).toMatchObject({ kind: 'opened' });
  });

  test('a key id that lies opens nothing', async () => {
    const bytes = await seal({ a: 'a' }, OTHER_KEYS.seal);
    Buffer.from(KEYS.seal.id, 'hex').copy(bytes, 9);
    expect(await openBytes(bytes)).toMatchObject({ kind: 'broken' });
  });
});

describe('what is not sealed', () => {
  test('[T:unsealed-refused] says so in its first bytes, opens without a key, and is refused where there is one', async () => {
    const bytes = await seal({ a: 'a' }, null);
    expect(bytes.toString('latin1', 0, 8)).toBe('RAYMOPEN');
    expect(await peekKeyId(folder.path('sealed'))).toEqual({ kind: 'key_id', keyId: null });
    expect(await openBytes(bytes, KEYS)).toMatchObject({ kind: 'unsealed' });
    expect(await readHeader({ file: folder.path('sealed'), keys: KEYS })).toMatchObject({ kind: 'unsealed' });
    expect(await openBytes(bytes, null)).toMatchObject({ kind: 'opened' });
  });

  test('called sealed, it is under a key that no job has', async () => {
    const bytes = await seal({ a: 'a' }, null);
    bytes.write('RAYMSEAL', 'latin1');
    for (const keys of [KEYS, null])
      expect(await openBytes(bytes, keys)).toMatchObject({ kind: 'other_key' });
  });

  test('a sealed one called unsealed does not open, with a key or without', async () => {
    const bytes = await seal({ a: 'a' });
    bytes.write('RAYMOPEN', 'latin1');
    expect(await openBytes(bytes, KEYS)).toMatchObject({ kind: 'unsealed' });
    expect(await openBytes(bytes, null)).toMatchObject({ kind: 'broken' });
  });

  test('is checked for damage all the same', async () => {
    const bytes = await seal(THREE_CHUNKS, null);
    bytes[bytes.length - 40]! ^= 1;
    expect(await openBytes(bytes, null)).toMatchObject({ kind: 'broken' });
  });
});

describe('a folder that cannot be sealed', () => {
  test.each([
    ['too many bytes', { unpackedBytes: 10 }, 'has over 10 bytes'],
    ['too many files', { entries: 2 }, 'has over 2 files and folders'],
    ['too long names', { allPathsBytes: 3 }, 'or too long names'],
  ])('%s: an error, and no file', async (_what, limit, message) => {
    writeTree(folder.path('from'), { aa: 'aaaa', bb: 'bbbb', cc: 'cccc' });
    const options = {
      folder: folder.path('from'),
      header: HEADER,
      key: KEYS.seal,
      out: folder.path('sealed'),
    };
    await expect(sealFolder({ ...options, limits: { ...LIMITS, ...limit } })).rejects.toThrow(message);
    expect(readdirSync(folder.path())).toEqual(['from']);
  });

  test('a header that no reader would take: an error, and no file', async () => {
    writeTree(folder.path('from'), {});
    const header = { ...HEADER, sequence: 0 };
    const options = { folder: folder.path('from'), header, key: KEYS.seal, out: folder.path('sealed') };
    await expect(sealFolder(options)).rejects.toThrow('sequence');
    expect(readdirSync(folder.path())).toEqual(['from']);
  });

  test('names that not every system can have, and pairs that some take for one, are left out and told', async () => {
    if (process.platform !== 'linux') return;
    const bad = ['CON', 'nul.txt', 'ends.', 'ends ', 'back\\slash', 'new\nline', 'A.TXT', 'e\u0301'];
    writeTree(
      folder.path('from'),
      Object.fromEntries(['a.txt', '\u00e9', ...bad].map((name) => [name, name])),
    );
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder.path('from')}/`), Buffer.from([0x66, 0xff])]),
      'no UTF-8',
    );
    const { leftOut } = await sealFolder({
      folder: folder.path('from'),
      header: HEADER,
      key: KEYS.seal,
      out: folder.path('sealed'),
    });
    expect(leftOut).toHaveLength(bad.length + 1);
    expect(await open()).toMatchObject({ kind: 'opened' });
    expect(Object.keys(readTree(folder.path('into')))).toHaveLength(2);
  });
});
