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
