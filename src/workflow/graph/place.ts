import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { markedRoot } from '../../core/project-root.js';
import { MANIFEST_NAME } from '../parts/state-file.js';

/** Where a state graph and what belongs to it lie (spec 5.1); all absolute. */
export interface GraphPlace {
  readonly folder: string;
  readonly root: string;
  /** The `.raili` folder; null if this is no Raili project. */
  readonly raili: string | null;
  /** Where registries are looked for, in this order. */
  readonly registries: readonly string[];
}

/**
 * In a Raili project the registries are in `.raili`, and the project is what holds that folder; elsewhere
 * they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
export function placeOf(path: string, root?: string, cwd = process.cwd()): GraphPlace {
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

/** A workflow's name if its manifest has none: a file that is called as every one is has its folder's name. */
export function nameOf(path: string): string {
  const name = basename(path);
  return name === MANIFEST_NAME ? basename(dirname(path)) : basename(name, extname(name));
}
