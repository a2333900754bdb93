import { open } from 'node:fs/promises';

/** Resolves when the names in a folder are on disk. */
export async function syncFolder(path: string, openFile: typeof open = open): Promise<void> {
  // Windows cannot open a folder; renaming is durable enough there.
  if (process.platform === 'win32') return;
  const folder = await openFile(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Some network and container file systems cannot sync a folder; the file itself is safe.
    if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    await folder.close();
  }
}
