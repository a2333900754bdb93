import { eventClass, type Header } from '../../checkpoint/seal/index.js';
import { ARTIFACT_ENDING } from '../../runtime/checkpoint/carrier.js';
import { type Answer, type AskGitHub, allPages } from '../../runtime/github/answer.js';
import type { Identity, Names } from '../identity/identity.js';
import type { CacheEntry, CacheReader } from './cache-reader.js';

/** What a name says. Anyone can write a name: it is believed only so far as to ask for that one first. */
export type Claims = Pick<Header, 'run_id' | 'attempt' | 'sequence'>;

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
  /** A service that did not answer: something may be there. Sentences. */
  readonly silent: readonly string[];
  /** An answer, but none that tells: it will be the same next time. Sentences. */
  readonly refused: readonly string[];
}

/** @returns null for what is no name under the prefix */
export function claimsOf(name: string, prefix: string): Claims | null {
  if (!name.startsWith(prefix)) return null;
  const parts = /^(\d{1,20})-(\d{1,9})-(\d{1,9})-$/.exec(name.slice(prefix.length));
  if (parts === null) return null;
  const [attempt, sequence] = [Number(parts[2]), Number(parts[3])];
  return attempt < 1 || sequence < 1 ? null : { run_id: parts[1]!, attempt, sequence };
}

/** @returns [] for what is no checkpoint of this run */
export function strangerOf(
  name: string,
  runId: string,
  createdAt: string | undefined,
  place: Stranger['place'],
): Stranger[] {
  const [prefix, hash] = /^raymond-v2-([0-9a-f]{1,64})-/.exec(name) ?? [];
  const claims = prefix === undefined ? null : claimsOf(name, prefix);
  if (hash === undefined || claims === null || claims.run_id !== runId) return [];
  return [{ name, hash, claims, place, createdAt: Date.parse(createdAt ?? '') }];
}

export interface CacheRow {
  readonly key: string;
  readonly ref?: string;
  readonly created_at?: string;
}

/**
 * The caches of the run key in this ref. By REST all of them; without `actions: read` those that the cache service
 * tells of, which knows the newest by creation under a prefix: one for the run key, and one for each attempt.
 */
export async function cachesOf(
  identity: Identity,
  names: Names,
  reader: CacheReader,
  ask: AskGitHub,
): Promise<Listing> {
  const candidates: Candidate[] = [];
  for (const { prefix, runKey } of names.prefixes) {
    const add = (key: string, entry: CacheEntry | null): void => {
      const claims = claimsOf(key, prefix);
      if (claims === null || candidates.some(({ name }) => name === key)) return;
      candidates.push({ name: key, runKey, claims, place: { store: 'cache', entry } });
    };
    const listed = await allPages<{ actions_caches: CacheRow[] }, CacheRow>(
      ask,
      'GET /repos/{owner}/{repo}/actions/caches',
      { key: prefix, ref: identity.ref },
      (page) => page.actions_caches,
    );
    // What the token may not list, the cache itself tells of; a list that is silent now may hold more than it knows.
    if (listed.kind === 'silent') return unread('The list of caches', listed, candidates);
    if (listed.kind === 'answer') {
      for (const { key, ref } of listed.data) if (ref === undefined || ref === identity.ref) add(key, null);
    }
    // The list may be behind, and it is another service: what is saved, the cache itself knows.
    for (const under of listed.kind === 'answer'
      ? [prefix]
      : [prefix, ...attemptPrefixes(prefix, identity)]) {
      const found = await reader.lookUp(under);
      if (found.kind === 'silent') {
        return { candidates, silent: [`The cache did not answer: ${found.why}.`], refused: [] };
      }
      if (found.kind === 'hit') add(found.entry.key, found.entry);
    }
  }
  return { candidates, silent: [], refused: [] };
}

/** What the cache service alone knows: the newest of each prefix. */
export async function cachesKnownTo(reader: CacheReader, { prefixes }: Names): Promise<Listing> {
  const candidates: Candidate[] = [];
  const silent: string[] = [];
  for (const { prefix, runKey } of prefixes) {
    const found = await reader.lookUp(prefix);
    if (found.kind === 'silent') silent.push(`The cache did not answer: ${found.why}.`);
    if (found.kind !== 'hit') continue;
    const { entry } = found;
    const claims = claimsOf(entry.key, prefix);
    if (claims !== null)
      candidates.push({ name: entry.key, runKey, claims, place: { store: 'cache', entry } });
  }
  return { candidates, silent, refused: [] };
}

const MOST_ATTEMPTS = 5;

function attemptPrefixes(prefix: string, { runId, attempt }: Identity): string[] {
  return Array.from(
    { length: Math.min(attempt, MOST_ATTEMPTS) },
    (_, back) => `${prefix}${runId}-${attempt - back}-`,
  );
}

interface ArtifactRow {
  readonly id: number;
  readonly name: string;
  readonly expired: boolean;
  readonly size_in_bytes: number;
  readonly created_at?: string;
}

/**
 * The artifacts of the run key: under the default key those of this run, all attempts; under one's own key those of
 * the newest 100 runs of the same workflow file and branch that are no strangers'. Never the repository's whole
 * list, to which every fork's pull request can add.
 */
export async function artifactsOf(
  identity: Identity,
  names: Names,
  branch: string,
  ask: AskGitHub,
): Promise<Listing> {
  const runs = identity.isOwnKey ? await runsOf(identity, branch, ask) : answered([Number(identity.runId)]);
  if (runs.kind !== 'answer') return unread('The list of earlier runs', runs);
  const candidates: Candidate[] = [];
  const strangers: Stranger[] = [];
  for (let at = 0; at < runs.data.length; at += AT_ONCE) {
    const lists = await Promise.all(
      runs.data
        .slice(at, at + AT_ONCE)
        .map(async (runId) => ({ runId, list: await artifactRows(runId, ask) })),
    );
    for (const { runId, list } of lists) {
      if (list.kind !== 'answer') return unread(`The list of artifacts of run ${runId}`, list, candidates);
      candidates.push(...list.data.flatMap((row) => candidateOf(row, runId, names)));
      if (String(runId) === identity.runId)
        strangers.push(...list.data.flatMap((row) => strangerIn(row, identity.runId, names)));
    }
  }
  return { candidates, strangers, silent: [], refused: [] };
}

const AT_ONCE = 8;
const answered = <T>(data: T): Answer<T> => ({ kind: 'answer', data });

function unread(
  what: string,
  answer: Exclude<Answer<unknown>, { kind: 'answer' }>,
  candidates: readonly Candidate[] = [],
): Listing {
  const why = `${what} could not be read: ${answer.why}.`;
  return answer.kind === 'silent'
    ? { candidates, silent: [why], refused: [] }
    : { candidates, silent: [], refused: [`${why} It takes the permission \`actions: read\`.`] };
}

const artifactRows = (runId: number, ask: AskGitHub): Promise<Answer<readonly ArtifactRow[]>> =>
  allPages<{ artifacts: ArtifactRow[] }, ArtifactRow>(
    ask,
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
    { run_id: runId },
    (page) => page.artifacts,
  );

function strangerIn({ id, name, expired, created_at }: ArtifactRow, runId: string, names: Names): Stranger[] {
  const isOurs = names.prefixes.some(({ prefix }) => name.startsWith(prefix));
  if (expired || isOurs || !name.endsWith(ARTIFACT_ENDING)) return [];
  return strangerOf(name.slice(0, -ARTIFACT_ENDING.length), runId, created_at, { store: 'artifact', id });
}

function candidateOf(row: ArtifactRow, runId: number, names: Names): Candidate[] {
  if (row.expired || !row.name.endsWith(ARTIFACT_ENDING)) return [];
  const name = row.name.slice(0, -ARTIFACT_ENDING.length);
  return names.prefixes.flatMap(({ prefix, runKey }) => {
    const claims = claimsOf(name, prefix);
    // A run keeps its own checkpoints; one that says it is another run's was put there.
    if (claims === null || claims.run_id !== String(runId)) return [];
    const place = { store: 'artifact' as const, id: row.id, runId, bytes: row.size_in_bytes };
    return [{ name, runKey, claims, place }];
  });
}

interface RunRow {
  readonly id: number;
  readonly path?: string;
  readonly event: string;
  readonly head_branch?: string | null;
  readonly repository?: { readonly id: number } | null;
  readonly head_repository?: { readonly id: number } | null;
}

async function runsOf(
  identity: Identity,
  branch: string,
  ask: AskGitHub,
): Promise<Answer<readonly number[]>> {
  const answer = await ask<{ workflow_runs: RunRow[] }>(
    'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
    { workflow_id: identity.workflowFile.split('/').at(-1)!, branch, per_page: 100 },
  );
  if (answer.kind !== 'answer') return answer;
  const ours = answer.data.workflow_runs.filter((run) => isOurs(run, identity, branch)).map(({ id }) => id);
  const named = await namedRun(identity, branch, ask);
  if (named.kind !== 'answer') return named;
  return answered([...new Set([Number(identity.runId), ...named.data, ...ours])]);
}

/** The run that `resume-run` names may be older than the newest hundred. */
async function namedRun(
  identity: Identity,
  branch: string,
  ask: AskGitHub,
): Promise<Answer<readonly number[]>> {
  if (identity.resumeRun === null) return answered([]);
  const answer = await ask<RunRow>('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
    run_id: Number(identity.resumeRun),
  });
  if (answer.kind !== 'answer') return answer;
  return answered(isOurs(answer.data, identity, branch) ? [answer.data.id] : []);
}

/** A repository that is gone (null) is not ours. */
export function isOurs(run: RunRow, identity: Identity, branch: string): boolean {
  const isOfRepository = (each: { readonly id: number } | null | undefined): boolean =>
    String(each?.id) === identity.repositoryId;
  return (
    run.path?.replace(/@.*$/, '') === identity.workflowFile &&
    run.head_branch === branch &&
    isOfRepository(run.repository) &&
    isOfRepository(run.head_repository) &&
    classesOf(run.event).includes(identity.eventClass)
  );
}

/** A comment's run does not say what was commented on; the header does. */
function classesOf(event: string): string[] {
  return [eventClass(event, false), ...(event === 'issue_comment' ? [eventClass(event, true)] : [])];
}
