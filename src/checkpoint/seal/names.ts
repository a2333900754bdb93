import { createHash, createHmac } from 'node:crypto';
import type { Header } from './header.js';
import { nameKey, type SealKey } from './keys.js';

/**
 * The `<key hash>` in the names of a run key's checkpoints (spec 4.3): an HMAC with the key, so that nobody
 * learns the run key from a name, or can make one. Without a key it only has to be short.
 * @returns 20 hexadecimal digits
 */
export function keyHash(key: SealKey | null, runKey: string): string {
  const hash = key === null ? createHash('sha256') : createHmac('sha256', nameKey(key));
  return hash.update(runKey).digest('hex').slice(0, 20);
}

/** What all names of a run key begin with. Every part ends with `-`, since caches are found by prefix. */
export const namePrefix = (hash: string): string => `raymond-v2-${hash}-`;

/**
 * The name of the record that a run has kept something of a key in an artifact. It is the same for all runs, so that
 * one request lists them.
 * @param prefix of `namePrefix`
 */
export const begunName = (prefix: string): string => `${prefix}begun`;

/** The name that one checkpoint has. The store may need another ending, the header has this one. */
export function checkpointName(
  hash: string,
  { run_id: runId, attempt, sequence }: Pick<Header, 'run_id' | 'attempt' | 'sequence'>,
): string {
  return `${namePrefix(hash)}${runId}-${attempt}-${sequence}-`;
}

/** What a name says. Anyone can write a name: it is believed only so far as to ask for that one first. */
export type Claims = Pick<Header, 'run_id' | 'attempt' | 'sequence'>;

/** @returns null for what is no checkpoint's name under the prefix */
export function claimsOf(name: string, prefix: string): Claims | null {
  if (!name.startsWith(prefix)) return null;
  const parts = /^(\d{1,20})-(\d{1,9})-(\d{1,9})-$/.exec(name.slice(prefix.length));
  if (parts === null) return null;
  const [attempt, sequence] = [Number(parts[2]), Number(parts[3])];
  return attempt < 1 || sequence < 1 ? null : { run_id: parts[1]!, attempt, sequence };
}

/** The same of a name whose key is not known. `hash` is the same for all names of one run key under one key. */
export function claimsOfAny(name: string): (Claims & { readonly hash: string }) | null {
  const [prefix, hash] = /^raymond-v2-([0-9a-f]{20})-/.exec(name) ?? [];
  const claims = prefix === undefined ? null : claimsOf(name, prefix);
  return claims && { ...claims, hash: hash! };
}
