import { accessSync, constants, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/**
 * Looks up once where a program lies: the system would go through the whole PATH at each start, while this process
 * waits.
 */
export class Programs {
  private readonly found = new Map<string, string>();

  /** The program's path; the name itself where only the system can find it, or has to say that there is none. */
  find(command: string, path: string | undefined): string {
    if (process.platform === 'win32' || path === undefined || command.includes('/')) return command;
    const key = `${command}\0${path}`;
    const known = this.found.get(key);
    if (known !== undefined && isProgram(known)) return known;
    const found = search(command, path.split(':'));
    if (found !== command) this.found.set(key, found);
    return found;
  }
}

function search(command: string, folders: readonly string[]): string {
  for (const folder of folders) {
    // What a relative folder of the PATH is depends on the child's directory.
    if (!isAbsolute(folder)) return command;
    const file = join(folder, command);
    if (isProgram(file)) return file;
  }
  return command;
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
