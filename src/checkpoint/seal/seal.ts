import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LeftOut, packFolder, readEntries } from './archive.js';
import { belongs, claimMismatchText, type Expected } from './belongs.js';
import { decodeHeader, encodeHeader, type Header } from './header.js';
import { EVERYBODYS_KEY, fileKey, type SealKey, type SealKeys } from './keys.js';
import { LIMITS, type Limits, maxSealedBytes } from './limits.js';
import { broken, ofKeyholder, Refused, refusing, type SealRefusal, tooLarge } from './refusal.js';
import {
  CHUNK_BYTES,
  makePreamble,
  openStream,
  PREAMBLE_BYTES,
  type Preamble,
  parsePreamble,
  SALT_BYTES,
  sealStream,
  TAG_BYTES,
} from './stream.js';
import { unpack } from './unpack.js';

export interface SealOptions {
  readonly folder: string;
  readonly header: Header;
  /** Null for a file that is not sealed, for runs of scripts and `replay` alone; a job with a key does not take it. */
  readonly key: SealKey | null;
  /** The file to write, which is not within `folder`. */
  readonly out: string;
  readonly limits?: Limits;
}

export interface SealedFile {
  /** The size of the sealed file. */
  readonly bytes: number;
  /** What was left out, to be told: links, devices, unreadable files, names that not every system can have. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Seals a folder into one file (spec 4.3), streamed. The file appears whole or not at all, for its owner alone;
 * a link that lies in its place is replaced and not followed. The salt is drawn here and is no argument: two
 * files of one salt would give both away.
 * @throws StateError STATE_WRITE_FAILED when the folder is over the limits or a file in it shrinks meanwhile;
 *   TypeError for a header that no reader would take; what the file system throws
 */
export async function sealFolder(options: SealOptions): Promise<SealedFile> {
  const { folder, header, key, out, limits = LIMITS } = options;
  const used = key ?? EVERYBODYS_KEY;
  const preamble = makePreamble(key !== null, used.id, randomBytes(SALT_BYTES));
  const leftOut: LeftOut[] = [];
  const start = encodeHeader(header);
  async function* plain(): AsyncGenerator<Buffer> {
    yield start;
    yield* packFolder(folder, limits, (entry) => leftOut.push(entry));
  }
  const unfinished = `${out}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const bytes = await writeNew(unfinished, sealStream(plain(), fileKey(used, preamble.salt), preamble));
    await rename(unfinished, out);
    return { bytes, leftOut };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export interface OpenSealOptions {
  readonly file: string;
  /** Null when this job has nothing to seal with, and takes only what is not sealed. */
  readonly keys: SealKeys | null;
  readonly expected: Expected;
  /** The folder that it is unpacked to, not there yet. It is verified beside it, in a parent that has to be there. */
  readonly into: string;
  readonly limits?: Limits;
  /** Whether the rules of Windows for names hold. Default: on this machine. */
  readonly windows?: boolean;
}

export type OpenedSeal = { readonly kind: 'opened'; readonly header: Header } | SealRefusal;

/**
 * Opens a sealed file: finds the key, verifies it to the last chunk into a private file, compares its header with what
 * is expected, checks every entry, and only then unpacks. A header that is not ours ends this at the first chunk. Never
 * throws for what is in the file, only when this machine fails (no such file, disk full, `into` is there). A file that
 * it does not open leaves nothing behind.
 */
export async function openSealed(options: OpenSealOptions): Promise<OpenedSeal> {
  const { expected, into, limits = LIMITS, windows = process.platform === 'win32' } = options;
  return await refusing(async () => {
    return await reading(options, limits, async ({ header, contents }) => {
      const mismatch = belongs(header, expected);
      if (mismatch !== null) {
        throw new Refused({ kind: 'not_ours', mismatch, header, why: claimMismatchText(mismatch, header) });
      }
      const scratch = await mkdtemp(join(dirname(into), '.raymond-seal-'));
      try {
        const verified = join(scratch, 'archive');
        const bytes = await writeNew(verified, contents);
        const archive = await open(verified, 'r');
        try {
          await unpack(archive, await readEntries(archive, bytes, { limits, windows }), into);
        } finally {
          await archive.close();
        }
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
      return { kind: 'opened', header };
    });
  });
}

/**
 * The header of a sealed file, from its first chunk: enough to tell whose it is and which is the newest, without
 * verifying gigabytes. It does not tell whether the rest opens.
 */
export async function readHeader(
  options: Pick<OpenSealOptions, 'file' | 'keys' | 'limits'>,
): Promise<{ readonly kind: 'header'; readonly header: Header } | SealRefusal> {
  return await refusing(() =>
    reading(options, options.limits ?? LIMITS, async ({ header }) => ({ kind: 'header', header })),
  );
}

/** Which key a file is sealed under, read without any key; null when it is not sealed. */
export async function peekKeyId(
  file: string,
): Promise<{ readonly kind: 'key_id'; readonly keyId: string | null } | SealRefusal> {
  return await refusing(async () => {
    const handle = await openFile(file);
    try {
      const { isSealed, keyId } = await readPreamble(handle);
      return { kind: 'key_id', keyId: isSealed ? keyId : null };
    } finally {
      await handle.close();
    }
  });
}

/** The same of a file's first bytes. Null, too, for what does not begin as a checkpoint does. */
export function keyIdIn(start: Buffer): string | null {
  try {
    const { isSealed, keyId } = parsePreamble(start.subarray(0, PREAMBLE_BYTES));
    return isSealed ? keyId : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

interface SealReading {
  readonly header: Header;
  /** The archive, which is verified as a whole only once it has ended. */
  readonly contents: AsyncGenerator<Buffer>;
}

/** Opens a file as far as its header. @throws Refused */
async function reading<T>(
  { file, keys }: Pick<OpenSealOptions, 'file' | 'keys'>,
  limits: Limits,
  use: (reading: SealReading) => Promise<T>,
): Promise<T> {
  const handle = await openFile(file);
  try {
    const { size } = await handle.stat();
    if (size > maxSealedBytes(limits)) throw tooLarge(`it has ${size} bytes`);
    const preamble = await readPreamble(handle);
    const key = fileKey(keyFor(preamble, keys), preamble.salt);
    const plain = openStream(chunksOf(handle), key, preamble);
    try {
      const { value: first } = await plain.next();
      return await ofKeyholder(async () => {
        const { header, rest } = decodeHeader(first ?? Buffer.alloc(0));
        return await use({ header, contents: after(rest, plain) });
      });
    } finally {
      await plain.return(undefined);
    }
  } finally {
    await handle.close();
  }
}

async function* after(rest: Buffer, plain: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield rest;
  yield* plain;
}

/** Opens the file. A link, device or folder in its place is the file's fault, and no pipe keeps us waiting. */
async function openFile(file: string): Promise<FileHandle> {
  const { O_RDONLY, O_NONBLOCK } = constants;
  const handle = await open(file, O_RDONLY | O_NONBLOCK | (constants.O_NOFOLLOW ?? 0)).catch(
    (error: NodeJS.ErrnoException) => {
      throw ['ELOOP', 'EMLINK', 'ENXIO'].includes(error.code ?? '') ? broken('it is no regular file') : error;
    },
  );
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw broken('it is no regular file');
}

async function readPreamble(handle: FileHandle): Promise<Preamble> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PREAMBLE_BYTES), 0, PREAMBLE_BYTES, 0);
  return parsePreamble(buffer.subarray(0, bytesRead));
}

function keyFor({ isSealed, keyId }: Preamble, keys: SealKeys | null): SealKey {
  if (isSealed) {
    const key = keys?.open.find(({ id }) => id === keyId);
    if (key !== undefined) return key;
    const has = keys === null ? 'has none' : `has ${keys.open.map(({ id }) => id).join(', ')}`;
    const why = `it is sealed under another key than this job has: it wants ${keyId}, the job ${has}`;
    throw new Refused({ kind: 'other_key', keyId, why });
  }
  if (keys === null) return EVERYBODYS_KEY;
  throw new Refused({ kind: 'unsealed', why: 'it is not sealed, and this job has a key' });
}

async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  const highWaterMark = 4 * (CHUNK_BYTES + TAG_BYTES);
  yield* handle.createReadStream({ start: PREAMBLE_BYTES, autoClose: false, highWaterMark });
}

/** Writes a new file, for its owner alone. @returns its bytes */
async function writeNew(path: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
  } finally {
    await file.close();
  }
  return bytes;
}
