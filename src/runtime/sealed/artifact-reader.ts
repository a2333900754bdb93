import { constants, inflateRawSync } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { messageOf } from '../../core/errors.js';
import { CARRIER_FILE } from '../checkpoint/carrier.js';
import type { GitHub } from '../github/client.js';
import { download, downloadFirst, type Fetched, thrice, withScratchFile, writeAtMost } from './download.js';

/**
 * Reads artifacts. The toolkit's `downloadArtifact` unpacks all that a zip holds, however much that is. It takes five
 * times five seconds over a broken one, and then reports it like a service that does not answer. Here one file is taken
 * out of a zip, up to a given size.
 */
export interface ArtifactReader {
  /** @throws Error when it cannot be fetched, which says nothing of it */
  fetch(id: number, file: string, maxBytes: number): Promise<Fetched>;
  /** The first bytes of a file in it. Empty where it is gone, or holds no such file. @throws Error as `fetch` */
  head(id: number, file: string, bytes: number): Promise<Buffer>;
  /** The whole zip as it is. @throws Error as `fetch` */
  fetchZip(id: number, file: string, maxBytes: number): Promise<Fetched>;
}

/** Ours have one file; one with many was not made by us. */
const MAX_ENTRIES = 16;
/** How many bytes a zip may have besides the file in it. */
const FRAME_BYTES = 64 * 1024;

export interface ArtifactSource {
  readonly github: Pick<GitHub, 'artifactAddress'>;
  /** A folder for what is fetched. */
  readonly temp: string;
  readonly pause: (ms: number) => Promise<void>;
}

/** Thrown when GitHub has not said, after several requests, where the artifact is. */
class Unanswered extends Error {}

export function artifactReader({ github, temp, pause }: ArtifactSource): ArtifactReader {
  /** @returns null when it is gone @throws Unanswered */
  const addressOf = async (id: number): Promise<string | null> => {
    const from = await github.artifactAddress(id);
    if (from.kind === 'answer') return from.data;
    if (from.kind === 'refused' && [404, 410].includes(from.status ?? 0)) return null;
    throw new Unanswered(from.why);
  };
  const zipTo = async (id: number, zip: string, most: number): Promise<Fetched> => {
    const url = await addressOf(id);
    if (url === null) return { kind: 'broken', why: 'the artifact is not there any more' };
    return await download(url, zip, most);
  };
  const head = async (id: number, file: string, bytes: number): Promise<Buffer> => {
    const url = await addressOf(id);
    if (url === null) return Buffer.alloc(0);
    return firstOfZip(await downloadFirst(url, bytes + FRAME_BYTES), file).subarray(0, bytes);
  };
  const once = (id: number, file: string, most: number): Promise<Fetched> =>
    withScratchFile(temp, async (zip) => {
      const fetched = await zipTo(id, zip, most + FRAME_BYTES);
      return fetched.kind === 'broken' ? fetched : await takeOutOfZip(zip, file, most);
    });
  const again = <T>(work: () => Promise<T>): Promise<T> =>
    thrice(work, pause, (error) => error instanceof Unanswered);
  return {
    fetch: (id, file, most) => again(() => once(id, file, most)),
    head: (id, file, bytes) => again(() => head(id, file, bytes)),
    fetchZip: (id, file, most) => again(() => zipTo(id, file, most)),
  };
}

/** As much of a zip's first file as is there. Empty for another file, or one packed in a way that ours never are. */
function firstOfZip(start: Buffer, file: string): Buffer {
  if (start.length < 30 || start.readUInt32LE(0) !== 0x04034b50) return Buffer.alloc(0);
  const [method, nameLength, extraLength] = [8, 26, 28].map((at) => start.readUInt16LE(at)) as [
    number,
    number,
    number,
  ];
  const data = start.subarray(30 + nameLength + extraLength);
  if (start.toString('utf8', 30, 30 + nameLength) !== file) return Buffer.alloc(0);
  if (method === 0) return data;
  return method === 8 ? inflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH }) : Buffer.alloc(0);
}

/** Takes one member out by its name, and counts its bytes as they come: the sizes that a zip states are not believed. */
export async function takeOutOfZip(zip: string, file: string, most: number): Promise<Fetched> {
  const { openPromise } = await import('yauzl');
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(zip, { autoClose: false });
    if (archive.entryCount > MAX_ENTRIES)
      return { kind: 'broken', why: `the artifact has ${archive.entryCount} files, and one of ours has one` };
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== CARRIER_FILE) continue;
      if (entry.uncompressedSize > most) return { kind: 'broken', why: `it has more than ${most} bytes` };
      return await writeAtMost(await archive.openReadStreamPromise(entry), file, most);
    }
    return { kind: 'broken', why: `the artifact has no ${CARRIER_FILE}` };
  } catch (error) {
    // A full disk is our problem; any other error here comes from the zip.
    if (typeof (error as NodeJS.ErrnoException).syscall === 'string') throw error;
    return { kind: 'broken', why: `the artifact is no zip that opens: ${messageOf(error)}` };
  } finally {
    archive?.close();
  }
}
