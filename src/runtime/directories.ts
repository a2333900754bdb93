import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { RaymondError } from '../core/errors.js';
import { FIELDS } from '../core/protocol/tag-table.js';
import { mapFields, type Transition } from '../core/protocol/transition.js';

/**
 * Makes every directory of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds.
 */
export function resolveDirectories(
  transition: Transition,
  cwd: string,
  check: (path: string) => void,
): Transition {
  return mapFields(transition, (path, field) => {
    if (FIELDS[field].kind !== 'directory') return path;
    const directory = resolve(cwd, path);
    if (!isDirectory(directory)) {
      const message = `${field}="${path}" names no directory: there is no ${directory}.`;
      throw new RaymondError('MISSING_DIRECTORY', message);
    }
    check(directory);
    return directory;
  });
}

/** Follows links. */
export function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
