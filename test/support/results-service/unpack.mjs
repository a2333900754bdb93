/** What was stored, as files: so that a test can look at every byte that left the runner. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP_END = 0x06054b50;
const ZIP_END_SIZE = 22;
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_SIZE = 46;
const ZIP_LOCAL_SIZE = 30;

/**
 * Unpacks a cache (tar by zstd or gzip) or an artifact (zip) into a new folder. Anything else is put there as `raw`.
 * @param {Buffer} bytes
 * @returns {string} the folder
 */
export function unpack(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-unpacked-'));
  if (bytes.subarray(0, 4).equals(ZSTD)) untar(bytes, folder, '--zstd');
  else if (bytes.subarray(0, 2).equals(GZIP)) untar(bytes, folder, '--gzip');
  else if (bytes.subarray(0, 2).toString() === 'PK') unzip(bytes, folder);
  else writeFileSync(join(folder, 'raw'), bytes);
  return folder;
}

/** @param {Buffer} bytes @param {string} folder @param {string} compression */
function untar(bytes, folder, compression) {
  execFileSync('tar', ['-x', compression, '-f', '-', '-C', folder], { input: bytes });
}

/** By the directory at its end: the toolkit streams, so the entries themselves don't say how long they are. @param {Buffer} bytes @param {string} folder */
function unzip(bytes, folder) {
  let end = bytes.length - ZIP_END_SIZE;
  while (end >= 0 && bytes.readUInt32LE(end) !== ZIP_END) end -= 1;
  if (end < 0) throw new Error('a zip without an end');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ZIP_ENTRY) throw new Error('a broken zip');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ZIP_ENTRY_SIZE, at + ZIP_ENTRY_SIZE + nameLength);
    if (!name.endsWith('/')) {
      const file = join(folder, name);
      if (!file.startsWith(folder + sep)) throw new Error(`the zip leaves its folder: ${name}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contentOf(bytes, at));
    }
    at += ZIP_ENTRY_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** @param {Buffer} bytes @param {number} at where the entry of the directory begins */
function contentOf(bytes, at) {
  const local = bytes.readUInt32LE(at + 42);
  const start = local + ZIP_LOCAL_SIZE + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
  return bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
}

/** The files below a folder, by path relative to it. @param {string} folder @returns {Record<string, Buffer>} */
export function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((file) => [relative(folder, file).replaceAll(sep, '/'), readFileSync(file)]),
  );
}

/** The same of packed bytes; leaves nothing behind. @param {Buffer} bytes */
export function unpackedFiles(bytes) {
  const folder = unpack(bytes);
  try {
    return filesOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
