import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlainFile } from '../process/files.js';
import { makeFolder, OWNER_ONLY } from './state-folder.js';

/** A file that decides what runs do, and was changed while one went on (spec 9.1). */
export interface LeftChange {
  /** Absolute. */
  readonly path: string;
  /** SHA-256 as it was before, and as that run has left it; null: there was no such file. */
  readonly before: string | null;
  readonly after: string | null;
  /** The run's id. */
  readonly run: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * What runs have left changed, until somebody accepts it: a small file for each in the project's state folder, so that
 * runs which go on at once do not write the same one.
 */
export class LeftChanges {
  private readonly folder: string;

  /** @param home the project's state folder */
  constructor(home: string) {
    this.folder = join(home, 'changed');
  }

  all(): LeftChange[] {
    return names(this.folder).flatMap((name) => read(join(this.folder, name)) ?? []);
  }

  /** Those of files that are still as the run has left them. */
  standing(): LeftChange[] {
    return this.all().filter(({ path, after }) => sha256Of(readOrNull(path)) === after);
  }

  of(path: string): LeftChange | null {
    return read(this.fileOf(path));
  }

  put(change: LeftChange): void {
    makeFolder(this.folder, OWNER_ONLY);
    const file = this.fileOf(change.path);
    const draft = `${file}.${process.pid}.tmp`;
    rmSync(draft, { force: true });
    writeFileSync(draft, JSON.stringify(change), { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  }

  forget(path: string): void {
    rmSync(this.fileOf(path), { force: true });
  }

  private fileOf(path: string): string {
    return join(this.folder, `${createHash('sha256').update(path).digest('hex').slice(0, 16)}.json`);
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/** One that cannot be read is none: it would be told for ever, and nobody could accept it. */
function read(file: string): LeftChange | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LeftChange;
  } catch {
    return null;
  }
}

/** Null for a file that is not there, or cannot be read. */
export function readOrNull(path: string): Buffer | null {
  try {
    return readPlainFile(path);
  } catch {
    return null;
  }
}

/** Null for a file that is not there. */
export function sha256Of(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
}
