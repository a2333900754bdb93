import { randomUUID } from 'node:crypto';
import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBelow, realOf } from '../../process/files.js';
import { makeFolder, OWNER_ONLY } from '../../store/run-folder.js';
import { type OutputFile, readOutputFile } from './script-output.js';

/** The folder's name in a run's folder. What turns under way have there concerns nobody else. */
export const HANDED = 'handed';

/**
 * The folder of one turn of a script, in which the script and this program hand each other files. It is outside the
 * project, no other user may enter it, and its name cannot be guessed, since its files decide what the run does next
 * (spec 9.1). So it does not follow TMPDIR, which may lie in the project.
 */
export class TurnFolder {
  private readonly path: string;
  private readonly inode: number;
  /** Whether it lies in the run's own folder, which is swept when the run ends. */
  private readonly isOurs: boolean;
  /** The path of RAYMOND_OUTPUT, which the script makes. */
  readonly output: string;

  /** @param runFolder the run's own */
  constructor(runFolder: string, project: string) {
    // With a state folder in the project, the system's temporary folder may be the better one.
    this.isOurs = !isBelow(realOf(project), realOf(runFolder)) || isBelow(realOf(project), realOf(tmpdir()));
    const parent = this.isOurs ? join(runFolder, HANDED) : tmpdir();
    makeFolder(parent, OWNER_ONLY);
    this.path = mkdtempSync(join(parent, 'raymond-turn-'));
    this.inode = lstatSync(this.path).ino;
    this.output = this.fresh();
  }

  /** The path for the next file. */
  fresh(): string {
    return join(this.path, randomUUID());
  }

  /** @returns its path */
  put(text: string): string {
    const file = this.fresh();
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return file;
  }

  /** What the file contains by now, if it still lies there. */
  readOutput(): OutputFile {
    const folder = lstatSync(this.path, { throwIfNoEntry: false });
    if (folder !== undefined && !(folder.isDirectory() && folder.ino === this.inode))
      return { problem: 'lies in a folder that has been replaced' };
    return readOutputFile(this.output);
  }

  /** A folder for scripts that are copied for a turn, and are run as they are. */
  subfolder(): string {
    return mkdtempSync(join(this.path, 'script-'));
  }

  /**
   * Call this when the turn is over. The next step need not wait for the removal: a disk that is syncing takes more
   * than a millisecond for it, and the end of the run sweeps what is left.
   * @throws Error of the file system for a folder that is not in the run's own
   */
  dispose(): Promise<void> {
    if (this.isOurs) return rm(this.path, { recursive: true, force: true }).catch(() => {});
    rmSync(this.path, { recursive: true, force: true });
    return Promise.resolve();
  }
}

/** Call this while no turn is under way: what is there then belongs to turns that were killed with their orchestrator. */
export function sweepTurnFolders(runFolder: string): void {
  rmSync(join(runFolder, HANDED), { recursive: true, force: true });
}
