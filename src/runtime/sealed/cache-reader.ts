import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { messageOf } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { CARRIER_FILE, CARRIER_FOLDER } from '../checkpoint/carrier.js';
import {
  download,
  downloadFirst,
  type Fetched,
  firstBytes,
  thrice,
  withScratchFile,
  writeAtMost,
} from './download.js';

/**
 * Reads the cache service. The toolkit's `restoreCache` reports a failure like a miss, and unpacks whatever an entry
 * holds to wherever its names lead (`tar -P`): anyone who may write a cache under one of our names, which are no
 * secret, could write this machine's files. Here one file is taken out of an entry.
 */
export interface CacheReader {
  /** The newest entry whose key begins so. A complete key finds only its own entry. */
  lookUp(prefix: string): Promise<LookUp>;
  /** @throws Error when it cannot be fetched, which says nothing of it */
  fetch(entry: CacheEntry, file: string, maxBytes: number): Promise<Fetched>;
  /** The first bytes of what was cached. @throws Error as `fetch` */
  head(entry: CacheEntry, bytes: number): Promise<Buffer>;
}

export interface CacheEntry {
  readonly key: string;
  readonly url: string;
  readonly isZstd: boolean;
}

export type LookUp =
  | { readonly kind: 'hit'; readonly entry: CacheEntry }
  | { readonly kind: 'miss' }
  | { readonly kind: 'silent'; readonly why: string };

const METHOD = 'twirp/github.actions.results.api.v1.CacheService/GetCacheEntryDownloadURL';
const LOOK_UP_TIMEOUT_MS = 20_000;

/** Null when this job has no cache service, which is no silence. */
export function cacheReader(
  environment: Environment,
  temp: string,
  pause: (ms: number) => Promise<void>,
): CacheReader | null {
  const ask = askerOf(environment);
  if (ask === null) return null;
  const again = <T>(work: (archive: string) => Promise<T>): Promise<T> =>
    thrice(() => withScratchFile(temp, work), pause);
  return {
    lookUp: async (prefix) => {
      const look = async (): Promise<LookUp> => {
        // A machine without zstd packs with gzip, under another version of the same key.
        const found = await ask(prefix, true);
        return found.kind === 'hit' ? found : await ask(prefix, false);
      };
      return thrice(look, pause).catch((error) => ({ kind: 'silent', why: messageOf(error) }));
    },
    head: (entry, bytes) => again((archive) => headOf(entry, bytes, archive)),
    fetch: (entry, file, maxBytes) => again((archive) => fetchEntry(entry, file, maxBytes, archive)),
  };
}

type CacheQuery = (prefix: string, isZstd: boolean) => Promise<LookUp>;

/** The service that the toolkit saves to: what is saved to one is not in the other. */
function askerOf(environment: Environment): CacheQuery | null {
  const {
    ACTIONS_RESULTS_URL: results,
    ACTIONS_CACHE_URL: cache,
    ACTIONS_RUNTIME_TOKEN: token,
  } = environment;
  if (!token) return null;
  const isSecond = !!environment.ACTIONS_CACHE_SERVICE_V2 && !isEnterpriseServer(environment);
  if (isSecond) return results ? secondService(new URL(results).origin, token) : null;
  return cache ? firstService(cache, token) : null;
}

/** Decides as the toolkit does: such servers only have the first service. */
function isEnterpriseServer({ GITHUB_SERVER_URL: url }: Environment): boolean {
  const host = new URL(url || 'https://github.com').hostname.toLowerCase();
  return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}

function secondService(origin: string, token: string): CacheQuery {
  return async (prefix, isZstd) => {
    const response = await fetch(`${origin}/${METHOD}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key: prefix, restore_keys: [prefix], version: cacheVersion(isZstd) }),
      signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the cache service answers ${response.status}`);
    const found = (await response.json()) as Record<string, unknown>;
    if (found.ok !== true) return { kind: 'miss' };
    return hitOf(found.matched_key, found.signed_download_url, isZstd);
  };
}

/** The first cache service, which enterprise servers and other runners (act, Gitea, Forgejo) have. */
function firstService(url: string, token: string): CacheQuery {
  return async (prefix, isZstd) => {
    // Some servers take the first key for a complete one, but never the others.
    const query = new URLSearchParams({ keys: `${prefix},${prefix}`, version: cacheVersion(isZstd) });
    const response = await fetch(`${url}_apis/artifactcache/cache?${query}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json;api-version=6.0-preview.1' },
      signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the cache service answers ${response.status}`);
    if (response.status === 204) return { kind: 'miss' };
    const found = (await response.json()) as Record<string, unknown>;
    return hitOf(found.cacheKey, found.archiveLocation, isZstd);
  };
}

function hitOf(key: unknown, url: unknown, isZstd: boolean): LookUp {
  if (typeof key !== 'string' || typeof url !== 'string')
    throw new Error('the cache service gives no address');
  return { kind: 'hit', entry: { key, url, isZstd } };
}

/** The version that the toolkit computes from the saved paths: a cache is found by it and its key. */
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

/** The archive's own frame is a few kilobytes. */
const FRAME_BYTES = 64 * 1024;

async function fetchEntry(
  { url, isZstd }: CacheEntry,
  file: string,
  most: number,
  archive: string,
): Promise<Fetched> {
  const fetched = await download(url, archive, most + FRAME_BYTES);
  return fetched.kind === 'broken' ? fetched : await takeOut(archive, isZstd, file, most);
}

/** This much of an archive unpacks to more than one block. */
const HEAD_BYTES = 512 * 1024;

async function headOf({ url, isZstd }: CacheEntry, bytes: number, archive: string): Promise<Buffer> {
  await writeFile(archive, await downloadFirst(url, HEAD_BYTES), { mode: 0o600 });
  const { stdout } = await unpacking(archive, isZstd);
  // The archive breaks off here on purpose.
  return await firstBytes(stdout, bytes);
}

/** Starts tar, which prints one member. */
async function unpacking(archive: string, isZstd: boolean) {
  const { execa } = await import('execa');
  const unpack = isZstd ? ['--use-compress-program', 'zstd -d'] : ['-z'];
  const tar = execa('tar', [...unpack, '-xOf', archive, `${CARRIER_FOLDER}/${CARRIER_FILE}`], {
    buffer: { stdout: false, stderr: true },
    reject: false,
    stdin: 'ignore',
  });
  return { stdout: tar.stdout as Readable, tar };
}

/** Takes one member out by its name. We write the file, so that no name in the archive leads anywhere. */
async function takeOut(archive: string, isZstd: boolean, file: string, most: number): Promise<Fetched> {
  const { stdout, tar } = await unpacking(archive, isZstd);
  const taken = await writeAtMost(stdout, file, most);
  if (taken.kind === 'broken') return taken;
  const { exitCode, stderr } = await tar;
  if (exitCode === 0) return taken;
  return { kind: 'broken', why: `it is no archive of ours: ${String(stderr).slice(0, 200).trim()}` };
}
