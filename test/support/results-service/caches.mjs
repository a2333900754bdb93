/**
 * The cache service, version 2: immutable entries by key, version and branch scope.
 *
 * @typedef {import('./token.mjs').Claims} Claims
 * @typedef {import('./blobs.mjs').Blobs} Blobs
 * @typedef {{id: number, key: string, version: string, scope: string, createdAt: string, finalized: boolean, blob: import('./blobs.mjs').Blob}} Entry
 */
import { Refused } from './http.mjs';

const DENIED = 'permission_denied';

export class Caches {
  /** Reserved and finalized ones, oldest first. @type {Entry[]} */ entries = [];
  #lastId = 0;
  /** @type {Blobs} */ #blobs;

  /** @param {Blobs} blobs */
  constructor(blobs) {
    this.#blobs = blobs;
  }

  /** The methods, by the name in their address. @type {Record<string, (claims: Claims, body: any) => object>} */
  methods = {
    CreateCacheEntry: (claims, body) => this.#create(claims, body),
    GetCacheEntryDownloadURL: (claims, body) => this.#find(claims, body),
    FinalizeCacheEntryUpload: (claims, body) => this.#finalize(claims, body),
  };

  /** Those entries are gone, as when they were not used for seven days. @param {string} prefix */
  evict(prefix) {
    this.entries = this.entries.filter(({ key }) => !key.startsWith(prefix));
  }

  /** @param {number} id @returns {boolean} whether it was there */
  delete(id) {
    const entry = this.entries.find((each) => each.id === id);
    if (entry === undefined) return false;
    this.#blobs.delete(entry.blob);
    this.entries = this.entries.filter((each) => each !== entry);
    return true;
  }

  /** @param {Claims} claims @param {{key: string, version: string}} body */
  #create(claims, { key, version }) {
    const scope = scopesOf(claims).find(({ write }) => write)?.scope;
    if (scope === undefined)
      return { ok: false, message: 'cache write denied: token has no writable scopes' };
    // A reservation that was never finalized counts too: a key is used up once it has been tried.
    if (this.entries.some((entry) => entry.key === key && entry.version === version && entry.scope === scope))
      throw new Refused(
        409,
        'already_exists',
        'cache entry with the same key, version, and scope already exists',
      );
    this.#lastId += 1;
    const blob = this.#blobs.create('cache');
    const createdAt = new Date().toISOString();
    this.entries.push({ id: this.#lastId, key, version, scope, createdAt, finalized: false, blob });
    return { ok: true, signed_upload_url: this.#blobs.signedUrl(blob, 'w') };
  }

  /** @param {Claims} claims @param {{key: string, version: string, size_bytes?: string}} body */
  #finalize(claims, { key, version, size_bytes = '0' }) {
    const scope = scopesOf(claims).find(({ write }) => write)?.scope;
    const entry = this.entries.find(
      (each) => each.key === key && each.version === version && each.scope === scope && !each.finalized,
    );
    if (entry === undefined) throw new Refused(404, 'not_found', `no upload of ${key} to finalize`);
    if (`${entry.blob.bytes?.length}` !== size_bytes)
      return {
        ok: false,
        message: `expected ${size_bytes} bytes, got ${entry.blob.bytes?.length ?? 'none'}`,
      };
    entry.finalized = true;
    return { ok: true, entry_id: `${entry.id}` };
  }

  /**
   * Own scope before others; in each the exact key, then the newest whose key starts with it, then the
   * same for each restore key.
   * @param {Claims} claims @param {{key: string, version: string, restore_keys?: string[]}} body
   */
  #find(claims, { key, version, restore_keys = [] }) {
    const scopes = scopesOf(claims).filter(({ read }) => read);
    if (scopes.length === 0)
      throw new Refused(403, DENIED, 'cache read denied: token has no readable scopes');
    for (const { scope } of scopes) {
      const newestFirst = this.entries
        .filter((entry) => entry.scope === scope && entry.version === version && entry.finalized)
        .reverse();
      for (const wanted of [key, ...restore_keys]) {
        const found =
          newestFirst.find((entry) => entry.key === wanted) ??
          newestFirst.find((entry) => entry.key.startsWith(wanted));
        if (found === undefined) continue;
        const signed_download_url = this.#blobs.signedUrl(found.blob, 'r');
        return { ok: true, signed_download_url, matched_key: found.key };
      }
    }
    return { ok: false, signed_download_url: '', matched_key: '' };
  }
}

/** @param {Claims} claims */
function scopesOf({ scopes }) {
  if (scopes === undefined) throw new Refused(403, DENIED, 'token has no cache scopes');
  return scopes;
}
