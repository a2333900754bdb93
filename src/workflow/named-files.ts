import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { messageOf } from '../core/errors.js';
import { isBelow, readPlainFile } from '../process/files.js';
import type { StateFile } from './parts/state-file.js';

/** More is no file that somebody wrote for an agent; bytes. */
const LARGEST = 1024 * 1024;

/** A file of a workflow that one of its keys names, or why there is none. */
export type NamedFile = { readonly file: StateFile } | { readonly problem: string };

/** Reads files that keys name, by their names relative to the workflow's folder (spec 7.2, 7.5). */
export type ReadNamed = (name: string) => Promise<NamedFile>;

/** Of a folder, which they do not leave, by links neither. */
export function namedInFolder(folder: string): ReadNamed {
  return async (name) => {
    const path = resolve(folder, name);
    const inside = relative(resolve(folder), path);
    if (isAbsolute(name) || !isBelow(resolve(folder), path))
      return { problem: `${name} is not in the workflow's folder` };
    try {
      const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
      if (!isBelow(root, real)) return { problem: `${name} leads out of the workflow's folder` };
      const stats = await stat(real);
      if (!stats.isFile()) return { problem: `${name} is no file` };
      if (stats.size > LARGEST) return { problem: `${name} is over 1 MiB` };
      const file = { name: inside.split(sep).join('/'), file: join(folder, inside), path };
      return { file: { ...file, bytes: readPlainFile(real) } };
    } catch (error) {
      const isMissing = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
      return {
        problem: isMissing ? `there is no file ${name}` : `${name} cannot be read: ${messageOf(error)}`,
      };
    }
  };
}

/** Of an archive, all of whose files have been read. */
export function namedInArchive(files: readonly StateFile[]): ReadNamed {
  return async (name) => {
    const wanted = posix.normalize(name);
    const file = files.find((each) => each.name === wanted);
    return file === undefined ? { problem: `there is no file ${name} in the archive` } : { file };
  };
}
