import { type Claims, claimsOf, claimsOfAny } from '../../checkpoint/seal/index.js';
import { storedName } from '../../runtime/checkpoint/carrier.js';
import type { Answer, AskGitHub } from '../../runtime/github/answer.js';
import { type ArtifactRow, artifactsOfRun, cachesUnder } from '../../runtime/github/lists.js';
import type { CacheEntry, CacheReader } from '../../runtime/sealed/cache-reader.js';
import type { CheckpointNames, Identity } from '../identity/identity.js';

/** Something stored under a name of ours, not looked into yet. */
export interface Candidate {
  /** Its own stored name, as its header has to say. */
  readonly name: string;
  /** What its header has to say. */
  readonly runKey: string;
  readonly claims: Claims;
  readonly place:
    | { readonly store: 'cache'; readonly entry: CacheEntry | null }
    | { readonly store: 'artifact'; readonly id: number; readonly runId: number; readonly bytes: number };
}

/** A checkpoint of this very run, under a name that none of our keys makes. */
export interface Stranger {
  readonly name: string;
  /** What its key has made of its run key. */
  readonly hash: string;
  readonly claims: Claims;
  /** epoch ms; NaN: it is not said. */
  readonly createdAt: number;
  readonly place: { readonly store: 'cache' } | { readonly store: 'artifact'; readonly id: number };
}

/** What was found, and what could not be asked. */
export interface Listing {
  readonly candidates: readonly Candidate[];
  /** Of artifacts alone: those of the run's own list. */
  readonly strangers?: readonly Stranger[];
  /** Workflow runs that may hold something, and were not looked at: a start asks so much and no more. */
  readonly unlooked?: number;
  /** A service that did not answer: something may be there. Sentences. */
  readonly silent: readonly string[];
  /** An answer, but none that tells: it will be the same next time. Sentences. */
  readonly refused: readonly string[];
}

/** @returns [] for what is no checkpoint of this run */
export function strangerOf(
  name: string,
  runId: string,
  createdAt: string | undefined,
  place: Stranger['place'],
): Stranger[] {
  const { hash, ...claims } = claimsOfAny(name) ?? { hash: '', run_id: '', attempt: 0, sequence: 0 };
  return claims.run_id === runId
    ? [{ name, hash, claims, place, createdAt: Date.parse(createdAt ?? '') }]
    : [];
}

/**
 * The caches of the run key in this ref. By REST all of them; without `actions: read` those that the cache service
 * tells of, which knows the newest by creation under a prefix: one for the run key, and one for each attempt.
 * @param ask null: REST is not asked, and the newest of the run key is enough
 */
export async function cachesOf(
  identity: Identity,
  { prefixes }: CheckpointNames,
  reader: CacheReader,
  ask: AskGitHub | null,
): Promise<Listing> {
  const candidates: Candidate[] = [];
  for (const { prefix, runKey } of prefixes) {
    const add = (key: string, entry: CacheEntry | null): void => {
      const claims = claimsOf(key, prefix);
      if (claims === null || candidates.some(({ name }) => name === key)) return;
      candidates.push({ name: key, runKey, claims, place: { store: 'cache', entry } });
    };
    const listed = ask === null ? null : await cachesUnder(ask, prefix, identity.ref);
    // What the token may not list, the cache itself tells of; a list that is silent now may hold more than it knows.
    if (listed?.kind === 'silent') return unread('The list of caches', listed, candidates);
    if (listed?.kind === 'answer') {
      for (const { key, ref } of listed.data) if (ref === undefined || ref === identity.ref) add(key, null);
    }
    // The list may be behind, and it is another service: what is saved, the cache itself knows.
    const ofAttempts = listed?.kind === 'refused' ? attemptPrefixes(prefix, identity) : [];
    for (const under of [prefix, ...ofAttempts]) {
      const found = await reader.lookUp(under);
      if (found.kind === 'silent') {
        return { candidates, silent: [`The cache did not answer: ${found.why}.`], refused: [] };
      }
      if (found.kind === 'hit') add(found.entry.key, found.entry);
    }
  }
  return { candidates, silent: [], refused: [] };
}

const MAX_ATTEMPTS = 5;

function attemptPrefixes(prefix: string, { runId, attempt }: Identity): string[] {
  return Array.from(
    { length: Math.min(attempt, MAX_ATTEMPTS) },
    (_, back) => `${prefix}${runId}-${attempt - back}-`,
  );
}

/** A list that was not given. */
export function unread(
  what: string,
  answer: Exclude<Answer<unknown>, { kind: 'answer' }>,
  candidates: readonly Candidate[] = [],
): Listing {
  const why = `${what} could not be read: ${answer.why}.`;
  return answer.kind === 'silent'
    ? { candidates, silent: [why], refused: [] }
    : { candidates, silent: [], refused: [`${why} It takes the permission \`actions: read\`.`] };
}

/** The lists of artifacts of single runs: never the repository's whole list, to which every fork's pull request can add. */
export class RunArtifacts {
  readonly candidates: Candidate[] = [];
  readonly #strangers: Stranger[] = [];
  readonly #looked = new Set<number>();

  constructor(
    private readonly identity: Identity,
    private readonly names: CheckpointNames,
    private readonly ask: AskGitHub,
  ) {}

  /** One request, and one for each further hundred. @returns what is to be told where the list was not given */
  async add(runId: number): Promise<Listing | null> {
    if (this.#looked.has(runId)) return null;
    this.#looked.add(runId);
    const list = await artifactsOfRun(this.ask, runId);
    if (list.kind !== 'answer') return unread(`The list of artifacts of run ${runId}`, list, this.candidates);
    this.candidates.push(...list.data.flatMap((row) => candidateOf(row, runId, this.names)));
    if (String(runId) === this.identity.runId)
      this.#strangers.push(...list.data.flatMap((row) => strangerIn(row, this.identity.runId, this.names)));
    return null;
  }

  listing(unlooked = 0): Listing {
    const { candidates } = this;
    return { candidates, strangers: this.#strangers, unlooked, silent: [], refused: [] };
  }
}

/** The artifacts of the run key in this run, of all attempts: under the default key there are no others. */
export async function artifactsOf(
  identity: Identity,
  names: CheckpointNames,
  ask: AskGitHub,
): Promise<Listing> {
  const run = new RunArtifacts(identity, names, ask);
  return (await run.add(Number(identity.runId))) ?? run.listing();
}

function strangerIn(
  { id, name, expired, created_at }: ArtifactRow,
  runId: string,
  names: CheckpointNames,
): Stranger[] {
  const stored = storedName(name);
  const isOurs = names.prefixes.some(({ prefix }) => name.startsWith(prefix));
  if (expired || isOurs || stored === null) return [];
  return strangerOf(stored, runId, created_at, { store: 'artifact', id });
}

function candidateOf(row: ArtifactRow, runId: number, names: CheckpointNames): Candidate[] {
  const name = storedName(row.name);
  if (row.expired || name === null) return [];
  return names.prefixes.flatMap(({ prefix, runKey }) => {
    const claims = claimsOf(name, prefix);
    // A run keeps its own checkpoints; one that says it is another run's was put there.
    if (claims === null || claims.run_id !== String(runId)) return [];
    const place = { store: 'artifact' as const, id: row.id, runId, bytes: row.size_in_bytes };
    return [{ name, runKey, claims, place }];
  });
}
