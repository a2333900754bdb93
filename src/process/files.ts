import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Whether a path is a folder or lies in it, by the paths alone. */
export function isBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  // A path on another drive of Windows has no relative form, and stays absolute.
  return !/^\.\.(?:[/\\]|$)/.test(inside) && !isAbsolute(inside);
}

/** Where a path leads, all links followed; what is not there yet is taken from the nearest folder above that is. */
export function realOf(path: string): string {
  return findReal(path) ?? resolve(path);
}

/** As `realOf`; null where a link leads to nowhere. */
export function findReal(path: string): string | null {
  const whole = resolve(path);
  try {
    return realpathSync.native(whole);
  } catch {
    if (lstatSync(whole, { throwIfNoEntry: false }) !== undefined) return null;
    const above = dirname(whole);
    const real = above === whole ? whole : findReal(above);
    return real === null ? null : join(real, basename(whole));
  }
}

/**
 * Reads a file whose name somebody else may have given to something else: a named pipe, for example, would otherwise be
 * waited for without end.
 * @param flags more flags to open it with
 * @throws what the system says; Error with `code` ENOTFILE for anything but a plain file
 */
export function readPlainFile(path: string, flags = 0): Buffer {
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags);
  try {
    const stats = fstatSync(fd);
    if (!stats.isFile())
      throw Object.assign(new Error(`it is ${kindOf(stats)}, and has to be a file`), { code: 'ENOTFILE' });
    return readFileSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** The kind of something that is no plain file, in words for people. */
export function kindOf(stats: Pick<Stats, 'isSymbolicLink' | 'isDirectory' | 'isFIFO' | 'isSocket'>): string {
  if (stats.isSymbolicLink()) return 'a symbolic link';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Whether anything has this name, even a link to nothing. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Makes a folder that nobody else uses. */
export async function makeNewFolder(parent: string, prefix: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, prefix));
}

/** The same, and takes it away when the work is done. */
export async function withNewFolder<T>(
  parent: string,
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeNewFolder(parent, prefix);
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
