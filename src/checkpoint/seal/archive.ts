/**
 * A folder as one stream. A frame of our own and not tar: both ends are ours, and of what tar can say (links,
 * devices, owners, sparse files, pax headers, three ways to write a long name) a checkpoint may say nothing, so a
 * library would bring a parser whose every feature has to be refused again. This one has no word for them.
 * Nothing is compressed: what is large in a checkpoint (the git bundle) already is, no file can then be larger
 * than what was sent, and the size tells nothing of what is inside.
 *
 *   entry      1  kind: 1 folder, 2 file, 3 program (a file that its owner may run)
 *              2  bytes of the path
 *              8  bytes of the contents; 0 for a folder
 *                 path, UTF-8, then contents
 *   at the end 1  kind: 0
 *              4  how many entries there were
 *              8  bytes of all contents together
 *
 * Numbers are big-endian. Folders come before what is in them; the folder itself has no entry. Nothing follows
 * the end.
 */
import { constants, type Dirent } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StateError } from '../../core/errors.js';
import { EntryNames } from './entry-names.js';
import type { Limits } from './limits.js';
import { broken, tooLarge } from './refusal.js';

export type EntryKind = 'folder' | 'file' | 'program';

export interface ArchiveEntry {
  readonly path: string;
  readonly kind: EntryKind;
  /** Bytes of its contents. */
  readonly size: number;
  /** Where its contents begin in the archive. */
  readonly at: number;
}

/** What was not packed, by its path in the folder, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

const END = 0;
const KINDS: readonly (EntryKind | null)[] = [null, 'folder', 'file', 'program'];
const ENTRY_BYTES = 11;
const END_BYTES = 13;
const READ_BYTES = 64 * 1024;
const NOT_REGULAR = 'it is a link or a device';

const { O_RDONLY, O_NONBLOCK } = constants;
/** Windows has no such flag; links need special rights there. */
const O_NOFOLLOW = constants.O_NOFOLLOW ?? 0;

/**
 * Packs a folder, names in order, so that equal folders give equal archives. Links, devices, what cannot be read
 * and names that not every system can have are left out, and told. Constant memory, but for the names.
 * @throws StateError STATE_WRITE_FAILED when it is over the limits, or a file shrinks while it is read
 */
export async function* packFolder(
  folder: string,
  limits: Limits,
  leaveOut: (entry: LeftOut) => void,
): AsyncGenerator<Buffer> {
  const packer = new Packer(folder, limits, leaveOut);
  yield* packer.entries('', await listed(folder));
  yield packer.end();
}

class Packer {
  private readonly names: EntryNames;
  private bytes = 0;

  constructor(
    private readonly folder: string,
    private readonly limits: Limits,
    private readonly leaveOut: (entry: LeftOut) => void,
  ) {
    this.names = new EntryNames({ limits, windows: process.platform === 'win32' });
  }

  async *entries(at: string, entries: readonly Dirent[]): AsyncGenerator<Buffer> {
    for (const entry of entries) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) yield* this.subfolder(path);
      else if (entry.isFile()) yield* this.file(path);
      else this.leaveOut({ path, why: NOT_REGULAR });
    }
  }

  private async *subfolder(path: string): AsyncGenerator<Buffer> {
    const entries = await listed(join(this.folder, path)).catch(messageOf);
    if (typeof entries === 'string') return this.leaveOut({ path, why: entries });
    if (!this.take(path, true)) return;
    yield entryHead('folder', path, 0);
    yield* this.entries(path, entries);
  }

  private async *file(path: string): AsyncGenerator<Buffer> {
    const file = await openRegular(join(this.folder, path)).catch(messageOf);
    if (typeof file === 'string') return this.leaveOut({ path, why: file });
    try {
      const { size, mode } = await file.stat();
      if (!this.take(path, false)) return;
      this.bytes += size;
      if (this.bytes > this.limits.unpackedBytes)
        throw cannotSeal(`has over ${this.limits.unpackedBytes} bytes`);
      yield entryHead((mode & 0o100) === 0 ? 'file' : 'program', path, size);
      yield* contents(file, size, path);
    } finally {
      await file.close();
    }
  }

  private take(path: string, isFolder: boolean): boolean {
    const why = this.names.add(path, isFolder);
    if (why !== null) this.leaveOut({ path, why });
    else if (this.names.isTooMuch) {
      throw cannotSeal(`has over ${this.limits.entries} files and folders, or too long names`);
    }
    return why === null;
  }

  end(): Buffer {
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32BE(this.names.count, 1);
    end.writeBigUInt64BE(BigInt(this.bytes), 5);
    return end;
  }
}

async function listed(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Opens a file without following a link, or waiting at a pipe, that has taken its place meanwhile. */
async function openRegular(path: string): Promise<FileHandle> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new Error(NOT_REGULAR);
}

/** Gives as many bytes as the file had when it was opened. What is appended meanwhile is for the next checkpoint. */
async function* contents(file: FileHandle, size: number, path: string): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size - position));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw cannotSeal(`has a file that was cut off while it was read (${path})`);
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

function entryHead(kind: EntryKind, path: string, size: number): Buffer {
  const name = Buffer.from(path);
  const head = Buffer.alloc(ENTRY_BYTES);
  head[0] = KINDS.indexOf(kind);
  head.writeUInt16BE(name.length, 1);
  head.writeBigUInt64BE(BigInt(size), 3);
  return Buffer.concat([head, name]);
}

const cannotSeal = (why: string): StateError =>
  new StateError('STATE_WRITE_FAILED', `The checkpoint could not be sealed: it ${why}.`);

/**
 * Reads and checks all of an archive but the contents: before this has come to its end, nothing is unpacked.
 * @param length bytes of the archive, which fills its file
 * @throws Refused broken, too_large
 */
export async function readEntries(
  file: FileHandle,
  length: number,
  options: { readonly limits: Limits; readonly windows: boolean },
): Promise<ArchiveEntry[]> {
  const { limits } = options;
  const names = new EntryNames(options);
  const reader = new ContentReader(file, length);
  const entries: ArchiveEntry[] = [];
  let bytes = 0;
  for (;;) {
    const [kindByte] = await reader.take(1);
    if (kindByte === END) break;
    const kind = KINDS[kindByte!];
    if (kind == null) throw broken(`entry ${entries.length + 1} is of an unknown kind`);
    const head = await reader.take(ENTRY_BYTES - 1);
    const size = head.readBigUInt64BE(2);
    if (kind === 'folder' && size !== 0n) throw broken('a folder in it has contents');
    // What is no UTF-8 becomes U+FFFD here, which no name may have.
    const path = (await reader.take(head.readUInt16BE(0))).toString('utf8');
    const problem = names.add(path, kind === 'folder');
    if (problem !== null) throw broken(`${shown(path)} is in it: ${problem}`);
    if (names.isTooMuch) throw tooLarge(`it has over ${limits.entries} files and folders, or too long names`);
    if (size > BigInt(limits.unpackedBytes - bytes)) {
      throw tooLarge(`its files have over ${limits.unpackedBytes} bytes`);
    }
    entries.push({ path, kind, size: Number(size), at: reader.position });
    bytes += Number(size);
    reader.skip(Number(size));
  }
  const end = await reader.take(END_BYTES - 1);
  const isWhole = end.readUInt32BE(0) === entries.length && end.readBigUInt64BE(4) === BigInt(bytes);
  if (!isWhole || reader.position !== length) throw broken('its end is wrong');
  return entries;
}

/** A name as messages show it, without control characters and not too long. */
const shown = (path: string): string => JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);

/** Reads a file forwards, in large pieces, and never behind its end. */
class ContentReader {
  position = 0;
  private buffer = Buffer.alloc(0);
  private bufferAt = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly length: number,
  ) {}

  async take(size: number): Promise<Buffer> {
    if (size > this.length - this.position) throw broken('an entry of it is cut off');
    const isHere = () =>
      this.position >= this.bufferAt && this.position + size <= this.bufferAt + this.buffer.length;
    if (!isHere()) {
      const buffer = Buffer.allocUnsafe(Math.max(size, READ_BYTES));
      const { bytesRead } = await this.file.read(buffer, 0, buffer.length, this.position);
      this.buffer = buffer.subarray(0, bytesRead);
      this.bufferAt = this.position;
      if (!isHere()) throw new Error('a file of ours is shorter than what was written to it');
    }
    const start = this.position - this.bufferAt;
    this.position += size;
    return this.buffer.subarray(start, start + size);
  }

  skip(size: number): void {
    if (size > this.length - this.position) throw broken('an entry of it is cut off');
    this.position += size;
  }
}
