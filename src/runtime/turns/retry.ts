import { LIMITS } from '../../core/limits/limits.js';

/** Attempts of one turn in one orchestrator's life (spec 3.7). */
export const MAX_ATTEMPTS = LIMITS.attempts.value;

const BASE_MS = 1000;
const CEILING_MS = 30_000;

/**
 * Exponential back-off with jitter: about 1 s, 2 s, 4 s … half of it fixed, half random, so that agents
 * that failed together do not come back together. A server's own wish is honoured when it is longer.
 */
export function backOffMs(failures: number, random: number, retryAfterMs = 0): number {
  const full = Math.min(CEILING_MS, BASE_MS * 2 ** (failures - 1));
  return Math.max(Math.round(full / 2 + (full / 2) * random), retryAfterMs);
}
