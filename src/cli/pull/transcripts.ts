import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ZipFile } from 'yauzl';
import { LIMITS } from '../../checkpoint/seal/index.js';
import { messageOf, UsageError } from '../../core/errors.js';
import { RUN_FILES, STATE_FILE } from '../../runtime/checkpoint/carrier.js';
import { isInside } from '../../runtime/checkpoint/checkpoint-schema.js';
import { atMost } from '../../runtime/sealed/download.js';

/** The state's file name in the transcripts' artifact. */
export const TRANSCRIPTS_STATE = 'state.json';

/**
 * Unpacks a zip, but only regular files, below a new folder. Sizes that it states are not believed.
 * @throws UsageError for a file that is no zip, is too large, or leads elsewhere
 */
export async function unzip(zip: string, into: string): Promise<void> {
  const { openPromise } = await import('yauzl');
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(zip, { autoClose: false });
    if (archive.entryCount > LIMITS.entries) throw new Error(`it has ${archive.entryCount} files`);
    let left = LIMITS.unpackedBytes;
    for await (const entry of archive.eachEntry()) {
      const { fileName: name } = entry;
      if (name.endsWith('/')) continue;
      if (!isInside(name) || /[\\\p{Cc}]/u.test(name) || name.length > LIMITS.pathBytes)
        throw new Error(`${JSON.stringify(name.slice(0, 80))} is no name for a file in it`);
      const to = join(into, name);
      await mkdir(dirname(to), { recursive: true });
      const counted = atMost(left);
      const contents = await archive.openReadStreamPromise(entry);
      await pipeline(contents, counted.stream, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
      left -= counted.bytes();
    }
  } catch (error) {
    throw new UsageError(`${zip} cannot be unpacked: ${messageOf(error)}`, {}, { cause: error });
  } finally {
    archive?.close();
  }
}

/** Arranges transcripts as a checkpoint arranges its run. Links are left out. @returns what prevents it; null once done */
export async function layOut(folder: string, into: string): Promise<string | null> {
  const { bytes, links } = await measured(folder);
  if (bytes > LIMITS.unpackedBytes) return `it has more than ${LIMITS.unpackedBytes} bytes`;
  if (links > 0) return 'there is a link or a device in it';
  await mkdir(join(into, dirname(STATE_FILE)), { recursive: true, mode: 0o700 });
  await cp(folder, join(into, RUN_FILES), {
    recursive: true,
    filter: (from) => from !== join(folder, TRANSCRIPTS_STATE),
  });
  await cp(join(folder, TRANSCRIPTS_STATE), join(into, STATE_FILE));
  return null;
}

async function measured(folder: string): Promise<{ bytes: number; links: number }> {
  const { lstat } = await import('node:fs/promises');
  let bytes = 0;
  let links = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) links += 1;
    else bytes += (await lstat(join(entry.parentPath, entry.name))).size;
  }
  return { bytes, links };
}

/** The bytes of a file; empty for a missing one. */
export const bytesOf = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
