import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf, WorkflowError } from '../core/errors.js';
import { isBelow, readPlainFile } from '../process/files.js';
import { byName, isWorkflowFile, type StateFile } from './parts/state-file.js';

/**
 * The states, what they share, and the manifest at the top level of a folder, sorted by name; subfolders and other files
 * are none of a workflow's business (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way.
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file.
 */
export async function readFolder(folder: string): Promise<StateFile[]> {
  return readFiles(folder, isWorkflowFile);
}

/** Of the files beside a prompt those with these names; the others are not looked at. */
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
    // A folder may be called REVIEW.md; it is no state.
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
