import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { messageOf, WorkflowError } from '../../core/errors.js';
import { markedRoot } from '../../core/project-root.js';
import { readPlainFile } from '../../process/files.js';
import { MANIFEST_NAME, type StateFile } from '../parts/state-file.js';

/** Reads a file by its absolute path; null for a missing one, and for anything but a file. */
export type ReadGraphFile = (path: string) => Promise<Uint8Array | null>;

/** @throws WorkflowError for a file that exists and cannot be read */
export async function readGraphFile(path: string): Promise<Buffer | null> {
  try {
    return (await stat(path)).isDirectory() ? null : readPlainFile(path);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    // No file's name has a NUL or is that long.
    if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code)) return null;
    throw new WorkflowError(`cannot read the file: ${messageOf(cause)}`, { file: path }, { cause });
  }
}

/** The files that a state graph is made of, for its fingerprint (spec 2.3), each once. */
export class GraphFiles {
  readonly #files = new Map<string, StateFile>();

  constructor(
    readonly root: string,
    private readonly home: string,
    private readonly readBytes: ReadGraphFile,
  ) {}

  /** @param file the path as a user knows it, for messages */
  add(path: string, bytes: Uint8Array, file: string = this.shown(path)): StateFile {
    const added = { name: this.shown(path), file, bytes, path };
    this.#files.set(path, added);
    return added;
  }

  /** Reads a file without making it a part of the graph. */
  read(path: string): Promise<Uint8Array | null> {
    return this.readBytes(path);
  }

  /** Resolves a path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
  resolve(path: string): string {
    return path.startsWith('~/') ? join(this.home, path.slice(2)) : resolve(this.root, path);
  }

  /** A path that is the same on every machine: from the project root, else from the home folder. */
  shown(path: string): string {
    return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
  }

  get all(): readonly StateFile[] {
    return [...this.#files.values()];
  }
}

function inside(folder: string, path: string): string | undefined {
  const way = relative(folder, path);
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return undefined;
  return way.replaceAll(sep, '/');
}

function prefixed(way: string | undefined): string | undefined {
  return way === undefined ? undefined : `~/${way}`;
}

/** The folders of a state graph and of what belongs to it (spec 5.1). All are absolute. */
export interface GraphPlace {
  readonly folder: string;
  readonly root: string;
  /** The `.raili` folder; null outside of a Raili project. */
  readonly raili: string | null;
  /** The folders where registries are looked for, in this order. */
  readonly registries: readonly string[];
}

/**
 * Finds a graph's folders. In a Raili project the registries are in `.raili`, and the project is the folder that has
 * it. Elsewhere they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
export function locateGraph(path: string, root?: string, cwd = process.cwd()): GraphPlace {
  const folder = dirname(path);
  const above = dirname(folder);
  const raili = [folder, above].find((each) => basename(each) === '.raili') ?? null;
  const registries = raili === null ? [folder, above] : [raili];
  return { folder, root: resolve(root ?? rootOf(folder, raili, cwd)), raili, registries };
}

function rootOf(folder: string, raili: string | null, cwd: string): string {
  if (raili !== null) return dirname(raili);
  const isBelow = folder === cwd || folder.startsWith(join(cwd, sep));
  return markedRoot(folder, existsSync) ?? (isBelow ? cwd : folder);
}

/** A workflow's name where its manifest has none. A file that is called `workflow.yaml` has its folder's name. */
export function graphName(path: string): string {
  const name = basename(path);
  return name === MANIFEST_NAME ? basename(dirname(path)) : basename(name, extname(name));
}
