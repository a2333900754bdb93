import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf } from '../../core/errors.js';
import { CARRIER_FILE, CARRIER_FOLDER } from '../checkpoint/carrier.js';

/**
 * Reads the cache service by ourselves. The toolkit's `restoreCache` says the same of a failure as of a miss, and
 * unpacks whatever an entry holds to wherever its names lead (`tar -P`): anyone who may write a cache under a name
 * of ours, and names are no secret, could write this machine's files. Here, one file comes out of an entry.
 */
export interface CacheReader {
  /** The newest entry whose key begins so. A key with all of its parts is found by itself alone. */
  lookUp(prefix: string): Promise<LookUp>;
  /** @throws Error when it cannot be fetched, which says nothing of it */
  fetch(entry: CacheEntry, file: string, mostBytes: number): Promise<Fetched>;
}

export interface CacheEntry {
  readonly key: string;
  readonly url: string;
  readonly isZstd: boolean;
}

export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: number }
  | { readonly kind: 'broken'; readonly why: string };

export type LookUp =
  | { readonly kind: 'hit'; readonly entry: CacheEntry }
  | { readonly kind: 'miss' }
  | { readonly kind: 'silent'; readonly why: string };

const METHOD = 'twirp/github.actions.results.api.v1.CacheService/GetCacheEntryDownloadURL';
const PATIENCE_MS = 20_000;
/** The service now and then answers 500 or nothing; the toolkit tries five times. */
const TRIES = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** null: this job has no cache service, which is no silence. */
export function cacheReader(
  environment: Environment,
  temp: string,
  pause: (ms: number) => Promise<void>,
): CacheReader | null {
  const { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token } = environment;
  if (!url || !token || !environment.ACTIONS_CACHE_SERVICE_V2) return null;
  const address = `${new URL(url).origin}/${METHOD}`;
  const ask = async (prefix: string, isZstd: boolean): Promise<LookUp> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key: prefix, restore_keys: [prefix], version: cacheVersion(isZstd) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the cache service answers ${response.status}`);
    const found = (await response.json()) as Record<string, unknown>;
    if (found.ok !== true) return { kind: 'miss' };
    const { matched_key: key, signed_download_url: download } = found;
    if (typeof key !== 'string' || typeof download !== 'string')
      throw new Error('the cache service gives no address');
    return { kind: 'hit', entry: { key, url: download, isZstd } };
  };
  return {
    lookUp: async (prefix) => {
      let why = '';
      for (let left = TRIES; left > 0; left--) {
        try {
          // A machine without zstd packs with gzip, under another version of the same key.
          const found = await ask(prefix, true);
          return found.kind === 'hit' ? found : await ask(prefix, false);
        } catch (error) {
          why = messageOf(error);
          if (left > 1) await pause((TRIES - left + 1) * 1000);
        }
      }
      return { kind: 'silent', why };
    },
    fetch: (entry, file, mostBytes) => fetchEntry(entry, file, mostBytes, temp),
  };
}

/** What the toolkit makes of the paths that are saved: a cache is found by it, besides by its key. */
export function cacheVersion(isZstd: boolean, isWindows = process.platform === 'win32'): string {
  const parts = [
    CARRIER_FOLDER,
    isZstd ? 'zstd-without-long' : 'gzip',
    ...(isWindows ? ['windows-only'] : []),
  ];
  return createHash('sha256')
    .update([...parts, '1.0'].join('|'))
    .digest('hex');
}

async function fetchEntry(
  { url, isZstd }: CacheEntry,
  file: string,
  most: number,
  temp: string,
): Promise<Fetched> {
  const archive = join(temp, `raymond-cache-${randomBytes(6).toString('hex')}`);
  try {
    const response = await fetch(url);
    if (!response.ok || response.body === null) throw new Error(`the download answers ${response.status}`);
    // The archive's own frame is a few kilobytes.
    const limited = atMost(most + 64 * 1024);
    await pipeline(response.body, limited.stream, createWriteStream(archive, { mode: 0o600 }));
    return await takeOut(archive, isZstd, file, most);
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'broken', why: error.message };
    throw error;
  } finally {
    await rm(archive, { force: true });
  }
}

/** One member, by name, written by us: no name in the archive leads anywhere. */
async function takeOut(archive: string, isZstd: boolean, file: string, most: number): Promise<Fetched> {
  const { execa } = await import('execa');
  const unpack = isZstd ? ['--use-compress-program', 'zstd -d'] : ['-z'];
  const tar = execa('tar', [...unpack, '-xOf', archive, `${CARRIER_FOLDER}/${CARRIER_FILE}`], {
    buffer: { stdout: false, stderr: true },
    reject: false,
    stdin: 'ignore',
  });
  const counted = atMost(most);
  await pipeline(tar.stdout as Readable, counted.stream, createWriteStream(file, { mode: 0o600 }));
  const { exitCode, stderr } = await tar;
  if (exitCode === 0) return { kind: 'fetched', bytes: counted.bytes() };
  return { kind: 'broken', why: `it is no archive of ours: ${String(stderr).slice(0, 200).trim()}` };
}

class TooMuch extends Error {}

function atMost(most: number): { stream: Transform; bytes: () => number } {
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
