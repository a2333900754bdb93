import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';

/** Resolves once all these files are there, by paths from the folder. Something changes in that itself afterwards. */
export async function appear(folder: string, ...names: string[]): Promise<void> {
  const watcher = watch(folder);
  try {
    while (!names.every((name) => existsSync(resolve(folder, name)))) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
