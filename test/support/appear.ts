import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Resolves once all these files are in the folder. */
export async function appear(folder: string, ...names: string[]): Promise<void> {
  const watcher = watch(folder);
  try {
    while (!names.every((name) => existsSync(join(folder, name)))) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
