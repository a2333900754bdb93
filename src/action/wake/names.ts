import { keyHash, namePrefix, type SealKey } from '../../checkpoint/seal/index.js';
import type { JobContext } from '../context.js';
import { canonicalJson } from '../identity/canonical.js';

/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
export function homeOf({ ref, event }: Pick<JobContext, 'ref' | 'event'>): string {
  const base = (event.pull_request as { base?: { ref?: unknown } } | undefined)?.base?.ref;
  return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}

/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
export function recordName(
  key: SealKey,
  place: { readonly workflowFile: string; readonly home: string },
  slot: number,
): string {
  const hash = keyHash(key, canonicalJson(['parked', place.workflowFile, place.home]));
  return `${namePrefix(hash)}${slot}-parked`;
}

/** Names of one run. A reader stops long before: at the first two that nobody has. */
export const MOST_SLOTS = 600;
