import type { Redact } from '../voice.js';

/** A job of the matrix: the workers that it runs, in the order of forking. */
export interface Leg {
  /** From 1. */
  readonly leg: number;
  /** Ids of agents. */
  readonly workers: readonly string[];
}

/** Which leg of which round a job is told to be (input `worker`). */
export interface LegNumber {
  /** From 1. */
  readonly round: number;
  readonly leg: number;
}

/** GitHub's limit of jobs in a matrix. */
export const MOST_LEGS = 256;

/** `worker` is one number over all rounds: that of the round before the last three digits, so that no two legs of a run share one. */
const ROUND_STEP = 1000;
/** A run that forks again so often is running in circles; and `worker` stays a number. */
export const MOST_ROUNDS = 99;

/**
 * Shares the workers out among the legs: as many legs as there may be, neighbours together, none with two more than another.
 * @param most from 1 to `MOST_LEGS`
 */
export function legsOf(workers: readonly string[], most: number): Leg[] {
  const count = Math.min(workers.length, most, MOST_LEGS);
  return Array.from({ length: count }, (_, index) => ({
    leg: index + 1,
    workers: workers.slice(
      Math.floor((index * workers.length) / count),
      Math.floor(((index + 1) * workers.length) / count),
    ),
  }));
}

/**
 * The output `matrix` (spec 4.10). Nothing of what agents or people have written is in it: the runner drops an output whole that holds
 * a masked value.
 */
export function matrixOf(round: number, legs: readonly Leg[]): string {
  const include = legs.map(({ leg }) => {
    const worker = String(numberOf({ round, leg }));
    return { worker, name: `work-${worker}` };
  });
  return JSON.stringify({ include });
}

/** Does the runner drop it, as far as we know what is masked? */
export const isMasked = (matrix: string, redact: Redact): boolean => redact(matrix) !== matrix;

function numberOf({ round, leg }: LegNumber): number {
  return (round - 1) * ROUND_STEP + leg;
}

/** The leg that the input `worker` names; null: no plan has such a one. */
export function legNumber(worker: number): LegNumber | null {
  const round = Math.floor(worker / ROUND_STEP) + 1;
  const leg = worker % ROUND_STEP;
  const isOne = Number.isSafeInteger(worker) && leg >= 1 && leg <= MOST_LEGS && round <= MOST_ROUNDS;
  return isOne ? { round, leg } : null;
}
