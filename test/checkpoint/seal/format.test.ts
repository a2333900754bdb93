import { createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { packFolder } from '../../../src/checkpoint/seal/archive.js';
import { encodeHeader } from '../../../src/checkpoint/seal/header.js';
import {
  checkpointName,
  type Header,
  keyHash,
  LIMITS,
  openSealed,
  sealFolder,
} from '../../../src/checkpoint/seal/index.js';
import { fileKey } from '../../../src/checkpoint/seal/keys.js';
import { makePreamble, sealStream } from '../../../src/checkpoint/seal/stream.js';
import { inFolder, keysOf, readTree, sealRaw, writeTree } from './support.js';

// docs/checkpoint-format.md promises a format: checkpoints of today are opened by the action of tomorrow. What is
// written is compared with the vectors there, and read by a reader that knows nothing but that page.

const folder = inFolder();

interface Vectors {
  readonly secret: string;
  readonly repository_id: string;
  readonly run_key: string;
  readonly key_hash: string;
  readonly key_id: string;
  readonly salt: string;
  readonly key: string;
  readonly nonce_prefix: string;
  readonly header: Header;
  readonly archive: string;
  readonly sealed: string;
  readonly frame_of_65541_zero_bytes_sha256: string;
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const page = readFileSync(join(ROOT, 'docs', 'checkpoint-format.md'), 'utf8');
const vectors = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!) as Vectors;

const TREE = { 'run/go.sh': 'exit 0\n', 'state.json': '{}' };
const bytesOf = (hex: string): Buffer => Buffer.from(hex, 'hex');
const { seal: KEY } = keysOf(vectors.secret, vectors.repository_id);

/** As the page says it, with nothing of ours. */
function readByThePage(
  sealed: Buffer,
  secret: string,
  repositoryId: string,
): { header: unknown; archive: Buffer } {
  const derive = (salt: Buffer | string, info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  expect(sealed.toString('latin1', 0, 9)).toBe('RAYMSEAL\u0002');
  expect(sealed.subarray(9, 17).equals(derive('', `raymond-v2 key id ${repositoryId}`, 8))).toBe(true);
  const derived = derive(sealed.subarray(17, 49), `raymond-v2${repositoryId}`, 39);
  const parts: Buffer[] = [];
  for (let at = 49, number = 0; at < sealed.length; at += 65_552, number += 1) {
    const chunk = sealed.subarray(at, at + 65_552);
    const counter = Buffer.alloc(5);
    counter.writeUInt32BE(number);
    counter[4] = at + 65_552 >= sealed.length ? 1 : 0;
    const nonce = Buffer.concat([derived.subarray(32), counter]);
    const decipher = createDecipheriv('aes-256-gcm', derived.subarray(0, 32), nonce);
    decipher.setAAD(sealed.subarray(0, 49)).setAuthTag(chunk.subarray(-16));
    parts.push(decipher.update(chunk.subarray(0, -16)), decipher.final());
  }
  const plain = Buffer.concat(parts);
  const length = plain.readUInt32BE(0);
  return { header: JSON.parse(plain.toString('utf8', 4, 4 + length)), archive: plain.subarray(4 + length) };
}

describe('the format is what its page says', () => {
  test('keys, key id and names', () => {
    expect(KEY.id).toBe(vectors.key_id);
    const { key, noncePrefix } = fileKey(KEY, bytesOf(vectors.salt));
    expect(key.toString('hex')).toBe(vectors.key);
    expect(noncePrefix.toString('hex')).toBe(vectors.nonce_prefix);
    expect(keyHash(KEY, vectors.run_key)).toBe(vectors.key_hash);
    expect(checkpointName(vectors.key_hash, vectors.header)).toBe(vectors.header.name);
  });

  test('the archive of a folder', async () => {
    writeTree(folder.path('from'), TREE);
    const parts: Buffer[] = [];
    for await (const part of packFolder(folder.path('from'), LIMITS, () => undefined)) parts.push(part);
    expect(Buffer.concat(parts).toString('hex')).toBe(vectors.archive);
  });

  test('the sealed file, to the bit', async () => {
    const header = encodeHeader(vectors.header);
    const sealed = await sealRaw(bytesOf(vectors.archive), { key: KEY, header, salt: bytesOf(vectors.salt) });
    expect(sealed.toString('hex')).toBe(vectors.sealed);
  });

  test('a frame of two chunks', async () => {
    async function* zeros(): AsyncGenerator<Buffer> {
      for (let piece = 0; piece < 9; piece++) yield Buffer.alloc(piece === 8 ? 5 : 8192);
    }
    const salt = bytesOf(vectors.salt);
    const hash = createHash('sha256');
    for await (const part of sealStream(zeros(), fileKey(KEY, salt), makePreamble(true, KEY.id, salt))) {
      hash.update(part);
    }
    expect(hash.digest('hex')).toBe(vectors.frame_of_65541_zero_bytes_sha256);
  });

  test('the vector opens', async () => {
    writeFileSync(folder.path('sealed'), bytesOf(vectors.sealed));
    const { repository_id, name, workflow_file, ref, event_class, run_key } = vectors.header;
    const opened = await openSealed({
      file: folder.path('sealed'),
      keys: keysOf(vectors.secret, vectors.repository_id),
      expected: { repository_id, name, place: { workflow_file, ref, event_class, run_key } },
      into: folder.path('into'),
    });
    expect(opened).toEqual({ kind: 'opened', header: vectors.header });
    expect(readTree(folder.path('into'))).toEqual({ run: null, ...TREE });
  });

  test('a reader that knows the page alone reads what we seal', async () => {
    expect(readByThePage(bytesOf(vectors.sealed), vectors.secret, vectors.repository_id)).toEqual({
      header: vectors.header,
      archive: bytesOf(vectors.archive),
    });
    writeTree(folder.path('from'), { ...TREE, 'large.bin': Buffer.alloc(200_000, 'large') });
    const options = {
      folder: folder.path('from'),
      header: vectors.header,
      key: KEY,
      out: folder.path('large'),
    };
    await sealFolder(options);
    const read = readByThePage(readFileSync(folder.path('large')), vectors.secret, vectors.repository_id);
    expect(read.archive.includes(Buffer.alloc(200_000, 'large'))).toBe(true);
  });

  test('names are an HMAC', () => {
    const names = Buffer.from(
      hkdfSync('sha256', vectors.secret, '', `raymond-v2 names ${vectors.repository_id}`, 32),
    );
    const hash = createHmac('sha256', names).update(vectors.run_key).digest('hex');
    expect(hash.slice(0, 20)).toBe(vectors.key_hash);
  });
});
