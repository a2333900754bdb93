import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { StateError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { Git, GitError } from '../../process/git.js';

/** The files and folders of a repository that are read or written directly. */
const PARTS = [
  ...(['objects', 'index', 'shallow', 'info/exclude'] as const),
  ...(['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'] as const),
  ...(['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'] as const),
];
export type RepositoryPart = (typeof PARTS)[number];

/** A repository with a work tree, and where it keeps what. */
export interface Repository {
  readonly git: Git;
  readonly top: string;
  readonly objectFormat: string;
  readonly paths: Readonly<Record<RepositoryPart, string>>;
}

/** Null when the folder is in no work tree. */
export async function openRepository(folder: string, environment: Environment): Promise<Repository | null> {
  const inFolder = new Git(folder, environment);
  const top = await inFolder.ask(['rev-parse', '--show-toplevel']);
  if (top === null || top === '') return null;
  const git = new Git(top, environment);
  const asked = ['--show-object-format', ...PARTS.flatMap((part) => ['--git-path', part])];
  const [objectFormat, ...paths] = await git.lines(['rev-parse', ...asked]);
  if (paths.length !== PARTS.length) throw new Error(`the path ${JSON.stringify(top)} has a line end in it`);
  const placed = PARTS.map((part, index) => [part, resolve(top, paths[index]!)]);
  return { git, top, objectFormat: objectFormat!, paths: Object.fromEntries(placed) };
}

/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
export async function pathsInTop(
  top: string,
  workspace: string,
  paths: readonly string[],
): Promise<string[]> {
  const real = await realpath(workspace);
  return paths
    .map((path) => resolve(real, relative(resolve(workspace), resolve(workspace, path))))
    .map((path) => relative(resolve(top), path).split(sep).join('/'))
    .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}

/** Turns git's failures into a StateError, since they are failures of the run's state. */
export async function telling<T>(
  code: 'STATE_INVALID' | 'STATE_WRITE_FAILED',
  doing: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StateError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const advice =
      error instanceof GitError && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
    throw new StateError(code, `${doing}: ${why}${advice}`, {}, { cause: error });
  }
}
