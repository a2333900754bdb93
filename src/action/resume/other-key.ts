import { keyIdIn, PREAMBLE_BYTES } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import type { Answer } from '../../runtime/github/answer.js';
import { type CacheRow, jobsOfRun } from '../../runtime/github/lists.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import type { Job } from '../job.js';
import type { CandidateLister } from './candidate-lister.js';
import { type Listing, type Stranger, strangerOf } from './candidates.js';
import type { ResumeFinding } from './choose.js';

type KeyPlace = Pick<AttemptContext, 'identity' | 'chosen'> & Pick<CandidateLister, 'cache' | 'artifacts'>;

/** Hashes in names of which the first bytes are looked at: each is a request. */
const MAX_LOOKED_AT = 16;

/**
 * Of a re-run that has found nothing of its own: what this very run has kept under names that none of our keys makes (spec
 * 4.3). What was made while an earlier attempt of this job was running is ours, as far as anybody can tell, and stops the
 * run; all else is another job's, or was planted, and is told. What has an id of ours is another leg's or step's.
 */
export async function sealedUnderOther(
  job: Job,
  where: KeyPlace,
  { candidates, strangers = [] }: Listing,
): Promise<ResumeFinding | null> {
  const { identity, chosen } = where;
  if (identity.attempt === 1 || chosen.keys === null || candidates.length > 0) return null;
  try {
    const all = [...strangers, ...(await strangeCaches(job, where))];
    // All names of one hash are of one key.
    const hashes = [...new Map(all.map((one) => [one.hash, one])).values()];
    const foreign = await foreignAmong(hashes.slice(0, MAX_LOOKED_AT), where);
    const times = foreign.length === 0 ? [] : await timesOf(job, where);
    const inTime = ({ createdAt }: Stranger): boolean =>
      times.some(({ from, to }) => createdAt >= from && createdAt <= to);
    for (const { hash, keyId } of foreign) {
      const alike = all.filter((one) => one.hash === hash);
      const ours = alike.find(inTime);
      const why = `Run ${identity.runId}, attempt ${(ours ?? alike[0]!).claims.attempt}, has sealed under another key (id ${keyId}) than this job has.`;
      if (ours !== undefined) return { kind: 'other_key', why };
      job.voice.warning(
        `${why} No earlier attempt of this job was running then: it counts as another job's.`,
      );
    }
    if (hashes.length > MAX_LOOKED_AT)
      job.voice.warning(
        `${hashes.length - MAX_LOOKED_AT} kinds of names of others in this run were not looked into: something of this job may be there, sealed under another key.`,
      );
    return null;
  } catch (error) {
    return { kind: 'unanswered', why: `${messageOf(error)}.` };
  }
}

/** Where REST lists them. @throws Error where it is silent */
async function strangeCaches({ github }: Job, { identity, cache }: KeyPlace): Promise<Stranger[]> {
  if (cache === null) return [];
  const { runId, ref: ours } = identity;
  const listed = await github.ask<{ actions_caches: CacheRow[] }>(
    'GET /repos/{owner}/{repo}/actions/caches',
    { key: 'raymond-v2-', ref: ours, per_page: 100, sort: 'created_at' },
  );
  if (listed.kind === 'refused') return [];
  return answered(listed).actions_caches.flatMap(({ key, ref = ours, created_at }) =>
    ref === ours ? strangerOf(key, runId, created_at, { store: 'cache' }) : [],
  );
}

/** Those that are sealed under none of our keys. @throws Error where that cannot be seen */
async function foreignAmong(
  list: readonly Stranger[],
  where: KeyPlace,
): Promise<(Stranger & { readonly keyId: string })[]> {
  const ours = where.chosen.keys!.open.map(({ id }) => id);
  const heads = await Promise.all(list.map((one) => headOf(one, where)));
  return list.flatMap((one, at) => {
    const keyId = keyIdIn(heads[at]!);
    return keyId === null || ours.includes(keyId) ? [] : [{ ...one, keyId }];
  });
}

async function headOf({ name, place }: Stranger, { cache, artifacts }: KeyPlace): Promise<Buffer> {
  if (place.store === 'artifact') return artifacts.head(place.id, CARRIER_FILE, PREAMBLE_BYTES);
  const found = await cache!.lookUp(name);
  if (found.kind === 'silent') throw new Error(`The cache did not answer: ${found.why}`);
  const isThere = found.kind === 'hit' && found.entry.key === name;
  return isThere ? cache!.head(found.entry, PREAMBLE_BYTES) : Buffer.alloc(0);
}

/** When the earlier attempts of this very job were running. @throws Error where GitHub does not say */
async function timesOf({ github }: Job, { identity: { runId, attempt, job } }: KeyPlace) {
  return answered(await jobsOfRun(github.ask, runId))
    .filter(({ name, run_attempt = 1 }) => name === job && run_attempt < attempt)
    .map(({ started_at, completed_at }) => ({
      from: Date.parse(started_at ?? ''),
      // GitHub tells a job's times in whole seconds, and a cache's more exactly. A machine that was lost may have no end.
      to: completed_at ? Date.parse(completed_at) + 1000 : Number.POSITIVE_INFINITY,
    }));
}

function answered<T>(answer: Answer<T>): T {
  if (answer.kind !== 'answer') throw new Error(answer.why);
  return answer.data;
}
