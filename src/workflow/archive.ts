import { join } from 'node:path';
import zlib from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { messageOf, WorkflowError } from '../core/errors.js';
import { LIMITS } from '../core/limits/limits.js';
import { byName, type StateFile } from './parts/state-file.js';

/** An archive that unpacks to more bytes than this is refused (spec 2). */
const MAX_UNPACKED_BYTES = LIMITS.archive.value;

/**
 * The files of a zip archive, sorted by name: states, shared files, the manifest, and what keys may name. Its files lie
 * at the top, or all in one top folder (spec 2).
 * @param archive as the user gave it
 * @throws WorkflowError for any other layout and for whatever a careful person would not unpack
 */
export async function readArchive(archive: string): Promise<StateFile[]> {
  try {
    const contents = await unpack(archive);
    return atTop([...contents.keys()])
      .map(({ entry, name }) => ({ name, file: join(archive, name), bytes: contents.get(entry)! }))
      .sort(byName);
  } catch (cause) {
    if (cause instanceof WorkflowError && cause.place.file !== undefined) throw cause;
    throw new WorkflowError(`cannot use the zip archive: ${messageOf(cause)}`, { file: archive }, { cause });
  }
}

/** Every file's bytes by its name in the archive; a folder has none. What the archive claims is not believed. */
async function unpack(archive: string): Promise<Map<string, Uint8Array>> {
  // With strictFileNames, yauzl itself refuses `..`, absolute names and backslashes.
  const zip = await openPromise(archive, { strictFileNames: true, autoClose: false });
  try {
    const contents = new Map<string, Uint8Array>();
    let room = MAX_UNPACKED_BYTES;
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      refuseSpecial(entry);
      if (contents.has(name)) throw new WorkflowError(`${name} is in it twice`);
      const bytes = name.endsWith('/') ? new Uint8Array() : await inflate(zip, entry, room);
      room -= bytes.length;
      contents.set(name, bytes);
    }
    return contents;
  } finally {
    zip.close();
  }
}

function refuseSpecial(entry: Entry): void {
  if (entry.isEncrypted()) throw new WorkflowError(`${entry.fileName} is encrypted`);
  // The upper half of the external attributes is a Unix file mode, or 0 where the archiver knew none.
  const fileType = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (fileType === 0o120000) throw new WorkflowError(`${entry.fileName} is a symbolic link`);
  if (![0, 0o100000, 0o040000].includes(fileType)) {
    throw new WorkflowError(`${entry.fileName} is neither a file nor a folder`);
  }
}

/** Counts the bytes that really come out, and stops at the first one too many. */
async function inflate(zip: ZipFile, entry: Entry, room: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > room) {
      throw new WorkflowError(`its contents are over ${MAX_UNPACKED_BYTES / 1024 / 1024} MiB unpacked`);
    }
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // yauzl leaves the checksum to its caller; Node has one since 20.15.
  if (zlib.crc32 !== undefined && zlib.crc32(bytes) !== entry.crc32) {
    throw new WorkflowError(`${entry.fileName} is damaged: its checksum differs`);
  }
  return bytes;
}

/** File names without the one top folder, if there is one. */
function atTop(entries: readonly string[]): { entry: string; name: string }[] {
  const names = entries.filter((name) => !isJunk(name));
  const files = names.filter((name) => !name.endsWith('/'));
  if (files.length === 0) throw new WorkflowError('it is empty');

  const folders = [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]!))];
  const flat = files.filter((name) => !name.includes('/'));
  const deep = names.find((name) => name.slice(name.indexOf('/') + 1).includes('/'));
  if (flat.length > 0 && folders.length > 0) {
    throw new WorkflowError(
      `it mixes files at the top (${flat[0]}) with a folder (${folders[0]}/); put all files at the top or all in one folder`,
    );
  }
  if (folders.length > 1) {
    throw new WorkflowError(`it has several top folders (${folders.join(', ')}); one workflow needs one`);
  }
  if (deep !== undefined) throw new WorkflowError(`it has a folder inside its top folder (${deep})`);
  return files.map((entry) => ({ entry, name: entry.slice(entry.indexOf('/') + 1) }));
}

/** Whether it is one of the files that macOS's Finder adds to every archive: resource forks and folder views. */
function isJunk(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(^|\/)\.DS_Store$/.test(name);
}
