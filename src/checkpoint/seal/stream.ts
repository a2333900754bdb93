/**
 * The sealed frame: AES-256-GCM in Rogaway's STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015), as age and
 * Tink use it. docs/checkpoint-format.md has the same with test vectors.
 *
 *   preamble  49 bytes, in clear, the additional data (AAD) of every chunk
 *      0   8  magic: `RAYMSEAL`; `RAYMOPEN` where nothing is secret
 *      8   1  version of the frame: 2
 *      9   8  key id: which key is wanted
 *     17  32  salt, random, new for every file
 *   chunks    each: up to 65,536 bytes of ciphertext, then a tag of 16 bytes
 *
 *   key(32) | prefix(7) = HKDF-SHA256(secret, salt, `raymond-v2` + repository id)
 *   nonce(12)           = prefix(7) | number of the chunk from 0, big-endian (4) | 1 for the last chunk, else 0 (1)
 *
 * All chunks but the last are full; the last is empty only where the whole is. So there is one frame for a
 * plaintext and a salt. The counter refuses what is reordered, doubled or left out, the flag what is cut off or
 * appended, the salt (a key a file) what comes from another file, the additional data a changed preamble.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type FileKey, KEY_ID_BYTES } from './keys.js';
import { broken, Refused } from './refusal.js';

const FRAME_VERSION = 2;
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SALT_BYTES = 32;
export const PREAMBLE_BYTES = 49;

const MAGIC_BYTES = 8;
const SEALED = Buffer.from('RAYMSEAL');
const UNSEALED = Buffer.from('RAYMOPEN');
const MAX_CHUNKS = 2 ** 32;

export interface Preamble {
  readonly isSealed: boolean;
  /** 16 hexadecimal digits. */
  readonly keyId: string;
  readonly salt: Buffer;
  /** The preamble as it stands in the file. */
  readonly bytes: Buffer;
}

export function makePreamble(isSealed: boolean, keyId: string, salt: Buffer): Preamble {
  const id = Buffer.from(keyId, 'hex');
  if (id.length !== KEY_ID_BYTES || salt.length !== SALT_BYTES) throw new RangeError('no key id, or no salt');
  const magic = isSealed ? SEALED : UNSEALED;
  const bytes = Buffer.concat([magic, Buffer.from([FRAME_VERSION]), id, salt]);
  return { isSealed, keyId, salt, bytes };
}

/** @throws Refused broken, other_version */
export function parsePreamble(bytes: Buffer): Preamble {
  const magic = bytes.subarray(0, MAGIC_BYTES);
  const isSealed = magic.equals(SEALED);
  if (!isSealed && !magic.equals(UNSEALED)) throw broken('it is no checkpoint: it begins otherwise');
  const version = bytes[MAGIC_BYTES];
  if (version === undefined) throw broken('it is cut off in its first bytes');
  if (version !== FRAME_VERSION) {
    const why = `its frame has version ${version}, and this action reads version ${FRAME_VERSION}`;
    throw new Refused({ kind: 'other_version', version, why });
  }
  if (bytes.length !== PREAMBLE_BYTES) throw broken('it is cut off in its first bytes');
  return { isSealed, keyId: bytes.toString('hex', 9, 17), salt: bytes.subarray(17), bytes };
}

/** Encrypts a stream: the preamble, then chunk by chunk. Constant memory. */
export async function* sealStream(
  plain: AsyncIterable<Buffer>,
  key: FileKey,
  preamble: Preamble,
): AsyncGenerator<Buffer> {
  yield preamble.bytes;
  let number = 0;
  for await (const { bytes, isLast } of pieces(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key.key, nonce(key, number, isLast), {
      authTagLength: TAG_BYTES,
    });
    cipher.setAAD(preamble.bytes);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Decrypts the chunks behind a preamble; gives each as soon as it is verified. What was given is whole only when the
 * generator has ended: before that, the rest may be missing.
 * @throws Refused broken
 */
export async function* openStream(
  sealed: AsyncIterable<Buffer>,
  key: FileKey,
  preamble: Preamble,
): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of pieces(sealed, CHUNK_BYTES + TAG_BYTES)) {
    const length = bytes.length - TAG_BYTES;
    if (length < 0 || (length === 0 && number > 0)) throw broken(`it is cut off in chunk ${number}`);
    const decipher = createDecipheriv('aes-256-gcm', key.key, nonce(key, number, isLast), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(preamble.bytes);
    decipher.setAuthTag(bytes.subarray(length));
    const plain = decipher.update(bytes.subarray(0, length));
    try {
      decipher.final();
    } catch {
      throw broken(`chunk ${number} is not what was sealed: it was changed, or the file is cut off there`);
    }
    yield plain;
    number += 1;
  }
}

function nonce({ noncePrefix }: FileKey, number: number, isLast: boolean): Buffer {
  if (number >= MAX_CHUNKS) throw new RangeError('more chunks than a nonce can count');
  const bytes = Buffer.alloc(12);
  noncePrefix.copy(bytes);
  bytes.writeUInt32BE(number, 7);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Cuts a stream into pieces of `size` bytes; the last may be shorter, and is empty only where the stream is. */
async function* pieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    // A full piece is known not to be the last only when another byte follows it.
    if (length <= size) continue;
    let all = Buffer.concat(held, length);
    for (; all.length > size; all = all.subarray(size)) yield { bytes: all.subarray(0, size), isLast: false };
    held = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(held, length), isLast: true };
}
