import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header } from '../../checkpoint/seal/index.js';
import type { Identity } from '../identity/identity.js';
import type { Candidate } from './candidates.js';

/**
 * A lease lies where a checkpoint would, under the next name: its writer has begun and has nothing to keep yet. So
 * two runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
const LEASE_FILE = 'lease.json';

export function writeLease(folder: string, time: string): void {
  writeFileSync(join(folder, LEASE_FILE), JSON.stringify({ version: 1, time }));
}

export const isLease = (folder: string): boolean => existsSync(join(folder, LEASE_FILE));

/** May two be at work under this key at all? Under the default key nobody else has it but our own attempts. */
export const needsLease = (identity: Identity): boolean => identity.isOwnKey || identity.attempt > 1;

/** What was not there when we looked first: our own lease, and those of runs that began at the same moment. */
export function newcomers(before: readonly Candidate[], after: readonly Candidate[]): Candidate[] {
  const known = new Set(before.map(({ name }) => name));
  return after.filter(({ name }) => !known.has(name));
}

/** The highest sequence in any name, whatever became of it: the next checkpoint takes a higher one. */
export function highestSequence(candidates: readonly Candidate[], headers: readonly Header[]): number {
  return Math.max(
    0,
    ...candidates.map(({ claims }) => claims.sequence),
    ...headers.map(({ sequence }) => sequence),
  );
}
