import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What came of fetching a file that may be a checkpoint. */
export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: number }
  | { readonly kind: 'broken'; readonly why: string };

/** Thrown by a stream when it exceeds its limit. */
class TooMuch extends Error {}

/** A stream that counts its bytes, and fails at the first one too many. */
export function atMost(most: number): { stream: Transform; bytes: () => number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) done(new TooMuch(`it has more than ${most} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

/** Writes a stream to a file that nobody else may read, up to a number of bytes. */
export async function writeAtMost(
  from: AsyncIterable<Uint8Array>,
  file: string,
  most: number,
): Promise<Fetched> {
  const counted = atMost(most);
  try {
    await pipeline(from, counted.stream, createWriteStream(file, { mode: 0o600 }));
    return { kind: 'fetched', bytes: counted.bytes() };
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'broken', why: error.message };
    throw error;
  }
}

/** The first bytes of an answer. The rest is not waited for. */
export async function firstBytes(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** Downloads from an address that a store has signed. @throws Error when the download fails */
export async function download(url: string, file: string, most: number): Promise<Fetched> {
  return writeAtMost(await bodyOf(url), file, most);
}

/** The first bytes of what lies there. @throws Error as `download` */
export async function downloadFirst(url: string, bytes: number): Promise<Buffer> {
  return firstBytes(await bodyOf(url, { range: `bytes=0-${bytes - 1}` }), bytes);
}

async function bodyOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, { headers });
  if (!response.ok || response.body === null) throw new Error(`the download answers ${response.status}`);
  return response.body;
}

/** Gives a name that no file has yet, and removes what was written under it. */
export async function withScratchFile<T>(folder: string, work: (file: string) => Promise<T>): Promise<T> {
  const file = join(folder, `raymond-download-${randomBytes(6).toString('hex')}`);
  return work(file).finally(() => rm(file, { force: true }));
}

/** Pauses before the second and the third try, as for GitHub's API (spec 4.3). */
const WAITS_MS = [1000, 3000] as const;

/** Tries three times before it is silence: services now and then answer 500 or nothing. @throws Error of the last try */
export async function thrice<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<void>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      await pause(waitMs);
    }
  }
  return await work();
}
