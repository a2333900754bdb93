import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { messageOf } from '../core/errors.js';
import type { Location } from './locate.js';
import type { StateFile } from './parts/state-file.js';

/** Reads a file that a key names; a text says why there is none, as the end of a sentence. */
export type ReadNamedFile = (name: string) => Promise<StateFile | string>;

/**
 * Reads files that keys of a workflow name (spec 7.2): relative to it, and inside its folder or archive. Beside a YAML
 * document that is the document's folder.
 */
export function namedFiles({ kind, container }: Location): ReadNamedFile {
  if (kind === 'archive') {
    return async (name) => {
      const way = wayInside(name);
      if (typeof way !== 'string') return way.problem;
      const { readArchive } = await import('./archive.js');
      const [file] = await readArchive(container, (each) => each === way);
      return file ?? 'there is no such file in the archive';
    };
  }
  return namedFilesIn(kind === 'folder' ? container : dirname(container));
}

/** The same for files in a folder. @param from where in it the file lies that names them: `parts` */
export function namedFilesIn(folder: string, from = ''): ReadNamedFile {
  return async (name) => {
    const way = wayInside(name, from);
    if (typeof way !== 'string') return way.problem;
    const file = join(folder, way);
    try {
      const [root, target] = await Promise.all([realpath(folder), realpath(file)]);
      const inside = relative(root, target);
      if (inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside) {
        return "is a link that leads out of the workflow's folder";
      }
      if (!(await stat(target)).isFile()) return 'is no file';
      return { name: way, file, path: resolve(file), bytes: await readFile(target) };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (['ENOENT', 'ENOTDIR'].includes(code)) return `there is no file ${file}`;
      return `cannot be read: ${messageOf(error)}`;
    }
  };
}

/** The same name, without `./` and the like; or why it cannot be one of the workflow's files. */
function wayInside(name: string, from = ''): string | { readonly problem: string } {
  if (/^[A-Za-z][A-Za-z0-9+.-]+:/.test(name)) {
    return { problem: 'is an address; name a file of the workflow, nothing is fetched' };
  }
  const way = posix.join(from, name);
  if (/[\\\0]/.test(name) || posix.isAbsolute(name) || /^[A-Za-z]:/.test(name)) {
    return { problem: 'must be a path from the file that names it, with / in it' };
  }
  if (way === '..' || way.startsWith('../')) return { problem: "lies outside of the workflow's folder" };
  return way;
}
