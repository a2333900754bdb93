import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, StateError } from '../core/errors.js';
import type { StoredResult, TextRef } from '../core/state/text-ref.js';
import { readPlainFile } from '../process/files.js';
import { syncFolder } from './durable.js';

/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/**
 * The long texts of a run: results that the state refers to, outputs that the log refers to (spec 3.2, 3.3). Each is a
 * file named by its SHA-256, so that a text which is said more than once is kept once.
 */
export class Texts {
  private readonly written = new Map<string, TextRef>();
  private last: { readonly text: string; readonly ref: TextRef } | null = null;
  private unsynced: readonly string[] = [];
  /** This counts for benchmarks and the log. */
  bytes = 0;

  /** @param folder the run's folder */
  constructor(private readonly folder: string) {}

  /**
   * Writes a text for the log. It survives when this process is killed, but perhaps not when the machine crashes.
   * @throws StateError STATE_WRITE_FAILED
   */
  write(text: string): TextRef {
    if (this.last?.text === text) return this.last.ref;
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    let ref = this.written.get(sha256);
    if (ref === undefined) {
      ref = { file: `texts/${sha256}.txt`, bytes: bytes.length, sha256 };
      this.put(join(this.folder, ref.file), bytes);
      this.written.set(sha256, ref);
    }
    this.last = { text, ref };
    return ref;
  }

  /** As `write`, for the state: it will be on disk after the next `sync`. */
  keep(text: string): TextRef {
    const ref = this.write(text);
    this.unsynced = [...this.unsynced, join(this.folder, ref.file)];
    return ref;
  }

  async sync(): Promise<void> {
    const paths = this.unsynced;
    if (paths.length === 0) return;
    this.unsynced = [];
    for (const path of paths) {
      const file = await open(path, 'r+');
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    }
    await syncFolder(join(this.folder, 'texts'));
    await syncFolder(this.folder);
  }

  /** Writes a file whole or not at all: what a crash cuts short stays under the draft's name. */
  private put(path: string, bytes: Buffer): void {
    const draft = `${path}.tmp`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      rmSync(draft, { force: true });
      const fd = openSync(draft, NEW, 0o600);
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
      } finally {
        closeSync(fd);
      }
      renameSync(draft, path);
      this.bytes += bytes.length;
    } catch (error) {
      throw new StateError(
        'STATE_WRITE_FAILED',
        `A long text of the run could not be written (${messageOf(error)}). Free the disk or mend the folder, then resume.`,
        { file: path },
        { cause: error },
      );
    }
  }
}

/**
 * Reads a text and checks it.
 * @param folder the run's folder
 * @throws StateError STATE_INVALID
 */
export function readLongText(folder: string, ref: TextRef): string {
  const path = join(folder, ref.file);
  let bytes: Buffer;
  try {
    // References from the log are checked nowhere else.
    if (ref.file !== `texts/${ref.sha256}.txt`) throw new Error('it is no file of a long text');
    if (realpathSync(dirname(path)) !== join(realpathSync(folder), dirname(ref.file)))
      throw new Error('its folder is a link');
    bytes = readPlainFile(path, constants.O_NOFOLLOW);
  } catch (error) {
    throw unusable(path, messageOf(error));
  }
  if (bytes.length !== ref.bytes || createHash('sha256').update(bytes).digest('hex') !== ref.sha256)
    throw unusable(path, 'it is not what was written');
  return bytes.toString();
}

function unusable(path: string, why: string): StateError {
  return new StateError(
    'STATE_INVALID',
    `A long text of the run cannot be used: ${why}. Restore it from a copy, or start a new run.`,
    { file: path },
  );
}

/** @throws StateError STATE_INVALID */
export function resultText(folder: string, result: StoredResult | undefined): string {
  if (result === undefined) return '';
  return typeof result === 'string' ? result : readLongText(folder, result);
}

/**
 * How the long results begin, for callers that show no more of them.
 * @param length in UTF-16 units
 * @throws StateError STATE_INVALID
 */
export function longResults(
  folder: string,
  results: Readonly<Record<string, StoredResult>>,
  length: number,
): Readonly<Record<string, string>> {
  const begun: [string, string][] = [];
  for (const [id, result] of Object.entries(results))
    if (typeof result !== 'string') begun.push([id, readLongText(folder, result).slice(0, length)]);
  return Object.fromEntries(begun);
}

/**
 * Finds out before anything is spent whether a long result is gone. Its content is checked when it is read.
 * @throws StateError STATE_INVALID
 */
export function checkResults(folder: string, results: Readonly<Record<string, StoredResult>>): void {
  for (const result of Object.values(results)) {
    if (typeof result === 'string') continue;
    const path = join(folder, result.file);
    let size: number;
    try {
      const fd = openSync(path, READ);
      try {
        size = fstatSync(fd).size;
      } finally {
        closeSync(fd);
      }
    } catch (error) {
      throw unusable(path, messageOf(error));
    }
    if (size !== result.bytes) throw unusable(path, `it has ${size} bytes, and had ${result.bytes}`);
  }
}
