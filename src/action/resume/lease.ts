import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header } from '../../checkpoint/seal/index.js';
import { LEASE_FILE } from '../../runtime/checkpoint/carrier.js';
import type { Identity } from '../identity/identity.js';
import type { Candidate } from './candidates.js';

export function writeLease(folder: string, time: string): void {
  writeFileSync(join(folder, LEASE_FILE), JSON.stringify({ version: 1, time }));
}

export const isLease = (folder: string): boolean => existsSync(join(folder, LEASE_FILE));

/** May two be at work under this key at all? Under the default key nobody else has it but our own attempts. */
export const needsLease = (identity: Identity): boolean => identity.attempt > 1 || mayMeet(identity);

/** May others, who are no attempts of ours, begin under it at the same moment? The plans of two fan-outs of a run may. */
export const mayMeet = ({ isOwnKey, stage }: Identity): boolean =>
  isOwnKey || (stage !== null && stage.kind !== 'work');

/** What was not there when we looked first: our own lease, and those of runs that began at the same moment. */
export function newcomers(before: readonly Candidate[], after: readonly Candidate[]): Candidate[] {
  const known = new Set(before.map(({ name }) => name));
  return after.filter(({ name }) => !known.has(name));
}

/**
 * How far a name may be ahead of what is sealed. Anybody can write one, and after the highest number that a name can
 * have there is none for us: what we save then would never be found.
 */
const FURTHEST_AHEAD = 1_000_000;

/**
 * The highest sequence of the run key: the next checkpoint takes a higher one.
 * @param candidates by their names, whatever became of them
 * @param headers of those that have opened
 */
export function highestSequence(
  candidates: readonly Pick<Candidate, 'claims'>[],
  headers: readonly Pick<Header, 'sequence'>[],
): number {
  const sealed = Math.max(0, ...headers.map(({ sequence }) => sequence));
  const claimed = candidates.map(({ claims }) => claims.sequence);
  return Math.max(sealed, ...claimed.filter((sequence) => sequence <= sealed + FURTHEST_AHEAD));
}
