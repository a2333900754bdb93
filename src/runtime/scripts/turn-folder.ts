import { randomUUID } from 'node:crypto';
import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputFile, readOutputFile } from './script-output.js';

/**
 * The folder of one turn of a script, for what the script and we hand each other in files: outside the project, for
 * nobody else to enter, and under names that nobody can guess, since what lies there decides what the run does next
 * (spec 9.1).
 */
export class TurnFolder {
  private readonly path = mkdtempSync(join(tmpdir(), 'raymond-turn-'));
  private readonly inode = lstatSync(this.path).ino;
  /** RAYMOND_OUTPUT, which the script makes. */
  readonly output = this.fresh();

  /** Where the next file will be. */
  fresh(): string {
    return join(this.path, randomUUID());
  }

  /** @returns its path */
  put(text: string): string {
    const file = this.fresh();
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return file;
  }

  /** What lies there under its name by now, if it lies there still. */
  readOutput(): OutputFile {
    const folder = lstatSync(this.path, { throwIfNoEntry: false });
    if (folder !== undefined && !(folder.isDirectory() && folder.ino === this.inode))
      return { problem: 'lies in a folder that has been replaced' };
    return readOutputFile(this.output);
  }

  /** To be called when the turn is over. */
  dispose(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
