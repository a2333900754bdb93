import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { messageOf, WorkflowError } from '../core/errors.js';
import { isBelow, readPlainFile } from '../process/files.js';
import { byName, isWorkflowFile, type StateFile } from './parts/state-file.js';

/**
 * The states, shared files and the manifest at the top level of a folder, sorted by name. Subfolders and other files do
 * not belong to a workflow (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file
 */
export async function readFolder(folder: string): Promise<StateFile[]> {
  return readFiles(folder, isWorkflowFile);
}

/** Reads the files beside a prompt that have these names, and no others. */
export async function readShared(folder: string, names: readonly string[]): Promise<StateFile[]> {
  return readFiles(folder, (name) => names.includes(name));
}

async function readFiles(folder: string, isWanted: (name: string) => boolean): Promise<StateFile[]> {
  try {
    const [root, entries] = await Promise.all([realpath(folder), readdir(folder, { withFileTypes: true })]);
    const wanted = entries.filter(({ name }) => isWanted(name));
    const files = await Promise.all(wanted.map((entry) => readEntry(folder, root, entry)));
    return files.filter((file) => file !== null).sort(byName);
  } catch (cause) {
    if (cause instanceof WorkflowError) throw cause;
    throw new WorkflowError(`cannot read the folder: ${messageOf(cause)}`, { file: folder }, { cause });
  }
}

async function readEntry(folder: string, root: string, entry: Dirent): Promise<StateFile | null> {
  const file = join(folder, entry.name);
  if (entry.isSymbolicLink()) {
    const target = await linkTarget(file);
    if (!isBelow(root, target)) {
      throw new WorkflowError(
        `the symbolic link leads out of the workflow's folder, to ${target}; copy the file instead`,
        { file },
      );
    }
    // A folder may be called REVIEW.md, and is no state.
    if ((await stat(target)).isDirectory()) return null;
  } else if (entry.isDirectory()) {
    return null;
  }
  try {
    return { name: entry.name, file, path: resolve(file), bytes: readPlainFile(file) };
  } catch (cause) {
    throw new WorkflowError(`cannot read the file: ${messageOf(cause)}`, { file }, { cause });
  }
}

async function linkTarget(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (cause) {
    throw new WorkflowError('the symbolic link leads nowhere', { file }, { cause });
  }
}

/** In bytes: nobody writes a larger file for an agent. */
const LARGEST = 1024 * 1024;

/** A file of a workflow that one of its keys names, or why there is none. */
export type NamedFile = { readonly file: StateFile } | { readonly problem: string };

/** Reads files that keys name, by their names relative to the workflow's folder (spec 7.2, 7.5). */
export type ReadNamed = (name: string) => Promise<NamedFile>;

/** Reads files in a folder. They may not lead out of it, by links neither. */
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

/** Finds files in an archive, all of whose files have been read. */
export function namedInArchive(files: readonly StateFile[]): ReadNamed {
  return async (name) => {
    const wanted = posix.normalize(name);
    const file = files.find((each) => each.name === wanted);
    return file === undefined ? { problem: `there is no file ${name} in the archive` } : { file };
  };
}
