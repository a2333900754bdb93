import { constants, fstatSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf, StateError } from '../core/errors.js';
import type { Run } from '../core/run.js';
import { changesOf } from '../core/state/run-changes.js';
import { syncFolder } from './durable.js';
import { journalLine, journalPath } from './journal.js';
import { type Committed, stateText } from './state-file.js';

/** What the writer needs of a file system; tests put a failing one in its place. */
export interface StateFileSystem {
  open: typeof open;
  rename: typeof rename;
  rm: typeof rm;
}

const realFileSystem: StateFileSystem = { open, rename, rm };

export interface WriterOptions {
  /** The number of the last commit that is on disk; 0 when there is none. */
  readonly commit?: number;
  /** Resolves when the files that the run refers to are on disk. */
  readonly sync?: () => Promise<void>;
  readonly fs?: StateFileSystem;
  /** Bytes. A smaller journal is not folded before the end. */
  readonly smallestFold?: number;
}

/** A journal grows to this, or to FOLD_RATIO times the snapshot: so folding costs a fraction of what it saves. */
const SMALLEST_FOLD_BYTES = 1 << 20;
const FOLD_RATIO = 4;

/** No planted link is followed. There is no O_APPEND: nobody else writes the journal, so we know where it ends. */
const JOURNAL = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

interface Pending {
  run: Run;
  /** Whether a snapshot is asked for. */
  fold: boolean;
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes a run's state, durably (spec 3.2): what has changed since the last commit goes to the end of the journal, and
 * now and then the whole state into a new snapshot. Commits that come while a write is under way share the next one.
 * docs/state-file.md says what is on disk at each moment.
 */
export class StateWriter {
  private pending: Pending | null = null;
  private draining = false;
  private failure: StateError | null = null;
  private journal: FileHandle | null = null;
  private journalBytes = 0;
  private snapshotBytes = 0;
  /** The run as it is on disk. */
  private last: Run | null = null;
  private commits: number;
  private readonly fs: StateFileSystem;
  /** These two count for benchmarks and the log. */
  writes = 0;
  bytes = 0;

  constructor(
    readonly path: string,
    private readonly options: WriterOptions = {},
  ) {
    this.commits = options.commit ?? 0;
    this.fs = options.fs ?? realFileSystem;
  }

  /** What is on disk, unless somebody else has written there; null when nothing was committed yet. */
  get committed(): Committed | null {
    return this.last === null ? null : { run: this.last, commit: this.commits };
  }

  /**
   * Resolves when this run, or a later one, is on disk.
   * @throws StateError STATE_WRITE_FAILED; what is on disk then still is the last good state.
   */
  commit(run: Run): Promise<void> {
    return this.put(run, false);
  }

  /** As `commit`, but writes a new snapshot, which afterwards holds the whole state alone. */
  fold(run: Run): Promise<void> {
    return this.put(run, true);
  }

  /**
   * Ends writing. The snapshot then holds the whole state alone, unless writing has failed.
   * @throws StateError STATE_WRITE_FAILED
   */
  async close(): Promise<void> {
    try {
      if (this.last !== null && this.journalBytes > 0 && this.failure === null) await this.fold(this.last);
    } finally {
      const { journal } = this;
      this.journal = null;
      await journal?.close();
    }
    if (this.last !== null && this.failure === null)
      await this.fs.rm(journalPath(this.path), { force: true });
  }

  private put(run: Run, fold: boolean): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    this.pending ??= newPending(run);
    this.pending.run = run;
    this.pending.fold ||= fold;
    const { promise } = this.pending;
    // Writing begins in a microtask, so that outcomes that arrive together are written together.
    if (!this.draining) {
      this.draining = true;
      queueMicrotask(() => void this.drain());
    }
    return promise;
  }

  private async drain(): Promise<void> {
    while (this.pending) {
      const { run, fold, resolve, reject } = this.pending;
      this.pending = null;
      try {
        await this.write(run, fold);
        resolve();
      } catch (error) {
        this.failure = new StateError(
          'STATE_WRITE_FAILED',
          `The state file could not be written (${messageOf(error)}). It still holds the last good state. Free the disk or mend the folder, then resume.`,
          { file: this.path },
          { cause: error },
        );
        reject(this.failure);
        (this.pending as Pending | null)?.reject(this.failure);
        this.pending = null;
      }
    }
    this.draining = false;
  }

  private async write(run: Run, fold: boolean): Promise<void> {
    await this.options.sync?.();
    const commit = this.commits + 1;
    const line = fold ? null : this.lineOf(run, commit);
    if (line === null) await this.writeSnapshot(run, commit);
    else await this.append(line);
    this.commits = commit;
    this.last = run;
    this.writes += 1;
  }

  /** Null when a snapshot is due. */
  private lineOf(run: Run, commit: number): Buffer | null {
    if (this.last === null || this.journal === null) return null;
    const changes = changesOf(this.last, run);
    if (changes === null) return null;
    const line = Buffer.from(journalLine(commit, changes));
    const { smallestFold = SMALLEST_FOLD_BYTES } = this.options;
    const most = Math.max(smallestFold, FOLD_RATIO * this.snapshotBytes);
    return this.journalBytes + line.length > most ? null : line;
  }

  private async append(line: Buffer): Promise<void> {
    const journal = this.journal!;
    // What is written to a file that was removed would be lost without an error.
    if (fstatSync(journal.fd).nlink === 0) throw new Error('ENOENT: its journal was removed');
    for (let at = 0; at < line.length; ) {
      const { bytesWritten } = await journal.write(line, at, line.length - at, this.journalBytes + at);
      at += bytesWritten;
    }
    await journal.datasync();
    this.journalBytes += line.length;
    this.bytes += line.length;
  }

  /** A crash at any step leaves one whole state: the journal is emptied only when the snapshot holds all of it. */
  private async writeSnapshot(run: Run, commit: number): Promise<void> {
    const text = stateText(run, commit);
    const temporary = `${this.path}.tmp`;
    const journal = this.journal ?? (await this.openJournal());
    try {
      const file = await this.create(temporary);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.replace(temporary);
    } catch (error) {
      await this.fs.rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(dirname(this.path), this.fs.open);
    if (this.journalBytes > 0) await journal.truncate(0);
    this.journalBytes = 0;
    this.snapshotBytes = Buffer.byteLength(text);
    this.bytes += this.snapshotBytes;
  }

  private async openJournal(): Promise<FileHandle> {
    const journal = await this.fs.open(journalPath(this.path), JOURNAL, 0o600);
    this.journal = journal;
    const stats = await journal.stat();
    if (!stats.isFile()) throw new Error('the journal is no file');
    this.journalBytes = stats.size;
    if (this.commits === 0 && stats.size > 0) {
      // The journal is of an earlier run whose state file is gone.
      await journal.truncate(0);
      await journal.sync();
      this.journalBytes = 0;
    }
    return journal;
  }

  /** Always makes a new file: one that is there was left by a crash, or is a link that would be written through. */
  private async create(path: string): Promise<FileHandle> {
    try {
      return await this.fs.open(path, 'wx', 0o600);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      await this.fs.rm(path, { force: true });
      return this.fs.open(path, 'wx', 0o600);
    }
  }

  /** On Windows a file that somebody is just reading, a virus scanner say, cannot be replaced for a moment. */
  private async replace(temporary: string): Promise<void> {
    for (let wait = 10; ; wait *= 2) {
      try {
        return await this.fs.rename(temporary, this.path);
      } catch (error) {
        const isBusy = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error));
        if (process.platform !== 'win32' || !isBusy || wait > 1000) throw error;
        await delay(wait);
      }
    }
  }
}

function newPending(run: Run): Pending {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { run, fold: false, promise, resolve, reject };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
