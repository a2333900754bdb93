import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header } from '../../checkpoint/seal/index.js';
import { LEASE_FILE } from '../../runtime/checkpoint/carrier.js';
import { elect, type Writer } from '../../runtime/sealed/elect.js';
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

/** What a run that begins does about others that begin under its key at the same moment. */
export type Turn =
  | { readonly kind: 'mine' }
  /** `why`: a clause that says how it is known that the other one is at work. */
  | { readonly kind: 'theirs'; readonly header: Header; readonly why: string }
  /** Another job or step of this attempt: under one key they would take each other's checkpoints for theirs. */
  | { readonly kind: 'collision'; readonly header: Header };

export interface TurnDeps {
  /** Is its writer at work? */
  readonly writer: (header: Header) => Promise<Writer>;
  readonly wait: (ms: number) => Promise<void>;
}

type LeaseHolder = Pick<Identity, 'runId' | 'attempt' | 'job' | 'step'>;

const POLL_ATTEMPTS = 20;

/**
 * Whose turn it is, of runs that have begun at the same moment (spec 4.3, "One at a time"): each has written its lease
 * before it looks for the others'.
 * @param newcomers headers of what was not there when this run looked first, its own among them
 */
export async function turnAmong(
  newcomers: readonly Header[],
  identity: LeaseHolder,
  { writer, wait }: TurnDeps,
): Promise<Turn> {
  const colliding = newcomers.find((header) => isBeside(header, identity));
  if (colliding !== undefined) return { kind: 'collision', header: colliding };
  const others = newcomers.filter(({ run_id }) => run_id !== identity.runId);
  const lost = await elect(others, { self: identity.runId, look: writer, attempts: POLL_ATTEMPTS, wait });
  return lost === null ? { kind: 'mine' } : { kind: 'theirs', header: lost.winner, why: lost.why };
}

/** Is it of another job or step of this same attempt? */
export const isBeside = (
  header: Pick<Header, 'run_id' | 'attempt' | 'job' | 'step'>,
  who: LeaseHolder,
): boolean =>
  header.run_id === who.runId &&
  header.attempt === who.attempt &&
  (header.job !== who.job || header.step !== who.step);

export function collisionText({ job, step }: Pick<Header, 'job' | 'step'>): string {
  return `Another job or step of this attempt (${job}, step ${step}) keeps its checkpoints under the same run key. Nothing was spent. Give each of them a \`run-key\` of its own in the workflow file, which takes a new run.`;
}
