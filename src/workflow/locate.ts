import { stat } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import { messageOf, WorkflowError } from '../core/errors.js';
import { kindOf as notAFile } from '../process/files.js';
import { isStateName } from './parts/state-file.js';

/** A user's path, taken apart: what holds the workflow, and where a run starts in it. */
export interface Location {
  readonly kind: 'folder' | 'archive' | 'document';
  readonly container: string;
  /** A target to start at; null for the workflow's own entry (spec 1.7). */
  readonly entry: string | null;
}

const CONTAINERS: Readonly<Record<string, Location['kind']>> = {
  '.zip': 'archive',
  '.yaml': 'document',
  '.yml': 'document',
};

/**
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state inside one of
 * the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow
 */
export async function locate(path: string): Promise<Location> {
  const kind = await kindOf(path);
  if (kind === 'folder') return { kind: 'folder', container: path, entry: null };
  if (kind === 'file') return locateFile(path);

  const parent = dirname(path);
  const container = CONTAINERS[extname(parent).toLowerCase()];
  if (container !== undefined && (await kindOf(parent)) === 'file') {
    return { kind: container, container: parent, entry: basename(path) };
  }
  throw new WorkflowError('the workflow does not exist: there is no such file or folder', { file: path });
}

function locateFile(path: string): Location {
  const name = basename(path);
  const container = CONTAINERS[extname(path).toLowerCase()];
  if (container !== undefined) return { kind: container, container: path, entry: null };
  if (isStateName(name)) return { kind: 'folder', container: dirname(path), entry: name };
  throw new WorkflowError(
    extname(path) === '.md'
      ? 'this file is no state: hidden files and README.md are not read as prompts'
      : 'this is no workflow: give a folder, a state file (.md, .sh, .ps1, .bat), a .zip or a .yaml',
    { file: path },
  );
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return 'folder';
    if (stats.isFile()) return 'file';
    throw new Error(`it is ${notAFile(stats)}, and has to be a file or a folder`);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'ENOTDIR'].includes(code)) return 'nothing';
    throw new WorkflowError(`cannot read the workflow: ${messageOf(cause)}`, { file: path }, { cause });
  }
}
