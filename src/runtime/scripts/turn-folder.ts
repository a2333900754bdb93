import { randomUUID } from 'node:crypto';
import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBelow, realOf } from '../../process/files.js';
import { makeFolder, OWNER_ONLY } from '../../store/run-folder.js';
import { type OutputFile, readOutputFile } from './script-output.js';

/** In a run's folder; what turns under way have there concerns nobody else. */
export const HANDED = 'handed';

/**
 * The folder of one turn of a script, for what the script and we hand each other in files: outside the project, for
 * nobody else to enter, and under names that nobody can guess, since what lies there decides what the run does next
 * (spec 9.1). So it is not where TMPDIR says, which may be in the project.
 */
export class TurnFolder {
  private readonly path: string;
  private readonly inode: number;
  /** The run's own, which is swept when the run ends. */
  private readonly isOurs: boolean;
  /** RAYMOND_OUTPUT, which the script makes. */
  readonly output: string;

  /** @param runFolder the run's own */
  constructor(runFolder: string, project: string) {
    // With a state folder in the project, the system's may be the better one.
    this.isOurs = !isBelow(realOf(project), realOf(runFolder)) || isBelow(realOf(project), realOf(tmpdir()));
    const parent = this.isOurs ? join(runFolder, HANDED) : tmpdir();
    makeFolder(parent, OWNER_ONLY);
    this.path = mkdtempSync(join(parent, 'raymond-turn-'));
    this.inode = lstatSync(this.path).ino;
    this.output = this.fresh();
  }

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

  /** Scripts that are copied for a turn lie here, too: they are run as they are. */
  subfolder(): string {
    return mkdtempSync(join(this.path, 'script-'));
  }

  /**
   * To be called when the turn is over. The next step need not wait for the run's own folder to be removed: a disk that
   * is syncing takes more than a millisecond for it, and the end of the run sweeps what is left.
   * @throws Error of the file system where another folder than the run's own holds it
   */
  dispose(): Promise<void> {
    if (this.isOurs) return rm(this.path, { recursive: true, force: true }).catch(() => {});
    rmSync(this.path, { recursive: true, force: true });
    return Promise.resolve();
  }
}

/** To be called while no turn is under way: what is there then is of turns that were killed with their orchestrator. */
export function sweepTurnFolders(runFolder: string): void {
  rmSync(join(runFolder, HANDED), { recursive: true, force: true });
}
