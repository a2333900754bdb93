import { isAbsolute, join, relative } from 'node:path';

/** A file's path as people would write it: relative to where they are, or to their home; else the whole path. */
export function shownPath(file: string, cwd: string, home: string): string {
  return isAbsolute(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}

/** A path with ~ for the home, if it lies there. */
export function pathFromHome(file: string, home: string): string {
  const path = pathWithin(home, file);
  return path === null ? file : join('~', path);
}

function pathWithin(folder: string, file: string): string | null {
  const path = relative(folder, file);
  return path === '' || path.startsWith('..') || isAbsolute(path) ? null : path;
}
