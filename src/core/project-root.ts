import { dirname, join } from 'node:path';

/** A project's root is a folder that has one of these. */
const MARKS = ['.raymond', '.git'] as const;

/**
 * The nearest folder, at or above an absolute one, that is marked as a project's root; null without one. State files,
 * options, and paths out of registries all go by it (spec 3.2, 5.1).
 * @param exists whether there is a file or folder of that path
 */
export function markedRoot(from: string, exists: (path: string) => boolean): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (MARKS.some((mark) => exists(join(folder, mark)))) return folder;
    if (dirname(folder) === folder) return null;
  }
}
