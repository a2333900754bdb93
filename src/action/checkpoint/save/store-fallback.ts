import type { Inputs } from '../../inputs.js';
import type { Job } from '../../job.js';

/** What keeps checkpoints. */
export type Store = 'cache' | 'artifact';

/** Since 2026-06 caches are read-only for events that outsiders can trigger (spec 4.3). */
const READ_ONLY_CACHE_EVENTS: readonly string[] = [
  'issue_comment',
  'issues',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'workflow_run',
  'discussion',
  'discussion_comment',
  'fork',
  'watch',
];

export interface FallbackOptions {
  readonly store: Inputs['state-store'];
  readonly eventName: string;
  /** What the runner says of the cache: ACTIONS_CACHE_MODE; empty where it says nothing. */
  readonly cacheMode: string;
  readonly isSealed: boolean;
  /** A run that is not completed has to last: caches go, and are not seen from other refs. */
  readonly mustLast: boolean;
}

/**
 * Where a checkpoint is saved to (spec 4.3). Stores of one group are tried at once; the next group is tried when
 * none of them has taken it.
 */
export function fallbackOrder(options: FallbackOptions): readonly (readonly Store[])[] {
  const { store, cacheMode, isSealed, mustLast } = options;
  const cache: Store[] = store === 'auto' || store === 'cache' ? ['cache'] : [];
  // What is not sealed is for this ref's own jobs alone.
  const artifact: Store[] = isSealed && (store === 'auto' || store === 'artifact') ? ['artifact'] : [];
  if (isDenied(cacheMode)) return groupsOf(artifact);
  if (!mayWriteCache(options)) return groupsOf(artifact, cache);
  return mustLast ? groupsOf([...cache, ...artifact]) : groupsOf(cache, artifact);
}

const modeOf = (cacheMode: string): string => cacheMode.trim().toLowerCase();
const isDenied = (cacheMode: string): boolean => ['none', 'read'].includes(modeOf(cacheMode));

/** Where it is not sure that caches may not be written, the last group tries. */
function mayWriteCache({ eventName, cacheMode }: Pick<FallbackOptions, 'eventName' | 'cacheMode'>): boolean {
  if (isDenied(cacheMode)) return false;
  return ['write', 'write-only'].includes(modeOf(cacheMode)) || !READ_ONLY_CACHE_EVENTS.includes(eventName);
}

type OfJob = Pick<Job, 'inputs' | 'context' | 'environment'>;

function factsOf({
  inputs,
  context,
  environment,
}: OfJob): Pick<FallbackOptions, 'store' | 'eventName' | 'cacheMode'> {
  return {
    store: inputs['state-store'],
    eventName: context.eventName,
    cacheMode: environment.ACTIONS_CACHE_MODE ?? '',
  };
}

/** The order for this job. */
export function fallbackOrderOf(job: OfJob, how: Pick<FallbackOptions, 'isSealed' | 'mustLast'>) {
  return fallbackOrder({ ...factsOf(job), ...how });
}

/** It is to keep what it keeps in caches alone, and its event may only read them. */
export function mayWriteNowhere(job: OfJob): boolean {
  return job.inputs['state-store'] === 'cache' && !mayWriteCache(factsOf(job));
}

const groupsOf = (...list: Store[][]): Store[][] => list.filter((stores) => stores.length > 0);

export interface TransferProgress {
  /** Resolves when what goes on from now seems to lead nowhere; never, when aborted before. */
  stuck(signal: AbortSignal): Promise<void>;
}

/**
 * Saves to the first of the store groups that confirms it. Where one is stuck, the next is tried beside it.
 * @param save saves to one store, and says whether it is confirmed; never throws
 * @returns the stores that have it
 */
export async function saveWithFallback(
  order: readonly (readonly Store[])[],
  save: (store: Store) => Promise<boolean>,
  progress: TransferProgress,
): Promise<readonly Store[]> {
  const saved: Store[] = [];
  const underWay: Promise<void>[] = [];
  let holds = (): void => {};
  const held = new Promise<void>((resolve) => {
    holds = resolve;
  });
  for (const [index, group] of order.entries()) {
    const tries = group.map(async (store) => {
      if (await save(store)) saved.push(store);
    });
    const over = Promise.all(tries).then(() => {
      if (saved.length > 0) holds();
    });
    underWay.push(over);
    const isLast = index === order.length - 1;
    await Promise.race([held, isLast ? Promise.all(underWay) : overOrStuck(over, progress)]);
    if (saved.length > 0) break;
  }
  return [...saved];
}

async function overOrStuck(over: Promise<void>, progress: TransferProgress): Promise<void> {
  const stop = new AbortController();
  await Promise.race([over, progress.stuck(stop.signal)]);
  stop.abort();
}
