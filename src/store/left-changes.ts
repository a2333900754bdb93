import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBelow, readPlainFile, realOf } from '../process/files.js';
import { makeFolder, OWNER_ONLY } from './state-folder.js';

/** A file that decides what runs do, and was changed while one went on (spec 9.1). */
export interface LeftChange {
  /** The real path, so that a run which gets there by another path hears of it. */
  readonly path: string;
  /** SHA-256 before the run, and as the run has left it; null when there was no such file. */
  readonly before: string | null;
  readonly after: string | null;
  /** The run's id. */
  readonly run: string;
  /** The real path of its project. */
  readonly project: string;
  /** ISO 8601. */
  readonly at: string;
  /** The run has not recorded the change: it was killed, or is in a turn. Then `at` is when the run began. */
  readonly untold?: true;
}

/**
 * The files that a run was read from, as they were when it began. A baseline is left over only where the run has not
 * recorded what it has changed.
 */
export interface Baseline {
  readonly run: string;
  readonly project: string;
  readonly at: string;
  /** The path of the run's lock. */
  readonly lock: string;
  /** SHA-256 by real path; null when there was no such file. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Folders in which a new state counts as a change. */
  readonly folders: readonly string[];
}

/** What runs have left changed, until somebody accepts it. */
export class LeftChanges {
  readonly baselines: RecordFolder<Baseline>;
  private readonly changes: RecordFolder<LeftChange>;
  private readonly roots: RecordFolder<string>;

  /** @param folder as `changesFolder` gives it */
  constructor(folder: string) {
    this.changes = new RecordFolder(folder);
    this.baselines = new RecordFolder(join(folder, 'begun'));
    this.roots = new RecordFolder(join(folder, 'roots'));
  }

  all(): LeftChange[] {
    return this.changes.all();
  }

  /** The changes of files that are still as the run has left them. */
  standing(): LeftChange[] {
    return this.all().filter(({ path, after }) => sha256Of(readOrNull(path)) === after);
  }

  of(path: string): LeftChange | null {
    return this.changes.of(realOf(path));
  }

  put(change: LeftChange): void {
    const path = realOf(change.path);
    this.changes.put(path, { ...change, path });
  }

  forget(path: string): void {
    this.changes.remove(realOf(path));
  }

  /** Takes the file as it is now for good, also for runs that are under way. */
  accept(path: string): void {
    this.forget(path);
    const real = realOf(path);
    const now = sha256Of(readOrNull(real));
    for (const baseline of this.baselines.all())
      if (Object.hasOwn(baseline.files, real) || baseline.folders.includes(dirname(real)))
        this.baselines.put(baseline.lock, { ...baseline, files: { ...baseline.files, [real]: now } });
  }

  /** Notes that this root of a project lies in another project on purpose. */
  acceptRoot(root: string): void {
    this.roots.put(realOf(root), realOf(root));
  }

  isAccepted(root: string): boolean {
    return this.roots.of(realOf(root)) !== null;
  }

  rootsBelow(project: string): string[] {
    return this.roots.all().filter((root) => isBelow(realOf(project), root));
  }
}

/**
 * One change as a sentence for people.
 * @param shown the path as they know it
 */
export function changeText({ path, run, at, untold }: LeftChange, shown = path): string {
  return untold
    ? `${shown} was changed after the run ${run} began (${at}), which was killed or goes on`
    : `${shown} was changed while the run ${run} went on (${at})`;
}

/** Null for a file that is not there, or cannot be read. */
export function readOrNull(path: string): Buffer | null {
  try {
    return readPlainFile(path);
  } catch {
    return null;
  }
}

export function sha256Of(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
}

/** Each record is a file of its own, so that runs which go on at the same time do not write the same file. */
export class RecordFolder<T> {
  constructor(private readonly folder: string) {}

  all(): T[] {
    try {
      const names = readdirSync(this.folder).filter((name) => name.endsWith('.json'));
      return names.flatMap((name) => read<T>(join(this.folder, name)) ?? []);
    } catch {
      return [];
    }
  }

  of(key: string): T | null {
    return read(this.fileOf(key));
  }

  put(key: string, record: T): void {
    makeFolder(this.folder, OWNER_ONLY);
    const file = this.fileOf(key);
    const draft = `${file}.${process.pid}.tmp`;
    rmSync(draft, { force: true });
    writeFileSync(draft, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  }

  remove(key: string): void {
    rmSync(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    return join(this.folder, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.json`);
  }
}

/** A record that cannot be read counts as none: it would be told for ever, and nobody could accept it. */
function read<T>(file: string): T | null {
  try {
    return JSON.parse(readPlainFile(file).toString()) as T;
  } catch {
    return null;
  }
}
