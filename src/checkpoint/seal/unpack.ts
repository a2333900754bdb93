import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from './archive.js';
import { broken } from './refusal.js';

const COPY_BYTES = 64 * 1024;
/** Whatever already has the name, a link above all, is neither written to nor followed. */
const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);

/**
 * Writes an archive's entries, which `readEntries` has checked, below a folder that must not be there yet. All is
 * for its owner alone. If it fails, nothing is left.
 * @throws Refused broken, where two names meet on this very file system, or one is too long for it
 */
export async function unpack(
  archive: FileHandle,
  entries: readonly ArchiveEntry[],
  into: string,
): Promise<void> {
  await mkdir(into, { mode: 0o700 });
  try {
    for (const entry of entries) {
      const path = join(into, entry.path);
      await (entry.kind === 'folder' ? mkdir(path, { mode: 0o700 }) : writeFile(archive, entry, path)).catch(
        (error: NodeJS.ErrnoException) => {
          const isItsFault = ['EEXIST', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(error.code ?? '');
          throw isItsFault
            ? broken(`${JSON.stringify(entry.path)} cannot be made here (${error.code})`)
            : error;
        },
      );
    }
  } catch (error) {
    await rm(into, { recursive: true, force: true });
    throw error;
  }
}

async function writeFile(archive: FileHandle, { kind, size, at }: ArchiveEntry, path: string): Promise<void> {
  const file = await open(path, NEW_FILE, kind === 'program' ? 0o700 : 0o600);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(size, COPY_BYTES));
    for (let done = 0; done < size; ) {
      const { bytesRead } = await archive.read(buffer, 0, Math.min(buffer.length, size - done), at + done);
      if (bytesRead === 0) throw new Error('a file of ours is shorter than what was written to it');
      await file.writeFile(buffer.subarray(0, bytesRead));
      done += bytesRead;
    }
  } finally {
    await file.close();
  }
}
