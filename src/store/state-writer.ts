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
  /** The number of the last commit that is on disk; 0: there is none. */
  readonly commit?: number;
  /** Resolves when the files that the run refers to are on disk. */
  readonly sync?: () => Promise<void>;
  readonly fs?: StateFileSystem;
  /** A journal of fewer bytes is not folded before the end. */
  readonly smallestFold?: number;
}

/** A journal grows to this, or to so many times the snapshot's size: so folding costs a fraction of what it saves. */
const SMALLEST_FOLD_BYTES = 1 << 20;
const FOLD_RATIO = 4;

/** Not through a link that somebody has planted. Written at its end, which we know: nobody else writes it. */
const JOURNAL = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

interface Pending {
  run: Run;
  /** A snapshot is asked for. */
  fold: boolean;
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes a run's state, durably (spec 3.2): what is different since the last commit goes to the end of the journal,
 * and now and then the whole into a new snapshot. Commits that come while a write is under way share the next one.
 * docs/state-file.md tells what is where at each moment.
 */
export class StateWriter {
  private pending: Pending | null = null;
  private draining = false;
  private failure: StateError | null = null;
  private journal: FileHandle | null = null;
  private journalBytes = 0;
  private snapshotBytes = 0;
  /** What is on disk. */
  private last: Run | null = null;
  private commits: number;
  private readonly fs: StateFileSystem;
  /** For benchmarks and the log. */
  writes = 0;
  bytes = 0;

  constructor(
    readonly path: string,
    private readonly options: WriterOptions = {},
  ) {
    this.commits = options.commit ?? 0;
    this.fs = options.fs ?? realFileSystem;
  }

  /** What is on disk, unless somebody else has written there; null: nothing was committed yet. */
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

  /** As `commit`, into the snapshot, which alone is the whole state afterwards. */
  fold(run: Run): Promise<void> {
    return this.put(run, true);
  }

  /**
   * No commit follows. The snapshot alone is the whole state, unless writing has failed.
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
    // One turn of the loop later, so that outcomes that arrive together are written together.
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

  /** null: the snapshot is due. */
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
    // What is written to a file without a name is lost without a word.
    if (fstatSync(journal.fd).nlink === 0) throw new Error('ENOENT: its journal was removed');
    for (let at = 0; at < line.length; ) {
      const { bytesWritten } = await journal.write(line, at, line.length - at, this.journalBytes + at);
      at += bytesWritten;
    }
    await journal.datasync();
    this.journalBytes += line.length;
    this.bytes += line.length;
  }

  /** Cut off at any of its steps it leaves one state: the journal is there until the snapshot has all that it tells. */
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
      // Of a run whose state file is gone: its lines are none of ours.
      await journal.truncate(0);
      await journal.sync();
      this.journalBytes = 0;
    }
    return journal;
  }

  /** A new file: one of that name is what a crash has left, or a link that would be written through. */
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
