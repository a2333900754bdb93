import type { Store } from './store-fallback.js';

const DAY_MS = 86_400_000;
/** A cache goes when nobody has used it for so long. */
const CACHE_DAYS = 7;
/** Unless the repository says otherwise. */
const ARTIFACT_DAYS = 90;

/**
 * When what was saved now is gone (spec 4.3, output `state-expires`), if nobody touches it.
 * @param retentionDays the input; 0: the repository's
 * @param repositoryDays GITHUB_RETENTION_DAYS: the repository's, and the most that it allows
 * @returns ISO 8601; null where nothing was saved
 */
export function expiresAt(
  stores: readonly Store[],
  now: Date,
  retentionDays: number,
  repositoryDays: string | undefined,
): string | null {
  if (stores.length === 0) return null;
  const most = Number(repositoryDays) > 0 ? Number(repositoryDays) : ARTIFACT_DAYS;
  const artifact = retentionDays > 0 ? Math.min(retentionDays, most) : most;
  const days = stores.map((store) => (store === 'cache' ? CACHE_DAYS : artifact));
  return new Date(now.getTime() + Math.max(...days) * DAY_MS).toISOString();
}
