import { UsageError } from '../../core/errors.js';
import type { Round } from '../../core/run.js';
import type { Redact } from '../voice.js';

/** Which leg of which round a job is told to be (input `worker`). */
export interface LegNumber {
  /** From 1. */
  readonly round: number;
  readonly leg: number;
}

/** GitHub's limit of jobs in a matrix. */
const MAX_LEGS = 256;
/** A run that forks again so often is running in circles; and `worker` stays a number. */
const MAX_ROUNDS = 99;
/** `worker` is one number over all rounds: what is above the last three digits is that of the round before. */
const ROUND_STEP = 1000;

/**
 * The output `matrix` (spec 4.10). Nothing that agents or people have written is in it: the runner drops an output whole that holds
 * a masked value.
 * @throws UsageError where it holds one nevertheless, which `redact` shows, or the run has forked too often
 */
export function matrixOf({ round, legs }: Pick<Round, 'round' | 'legs'>, redact: Redact): string {
  if (round > MAX_ROUNDS)
    throw new UsageError(`The run has forked in ${round} rounds, more than ${MAX_ROUNDS}.`);
  const include = legs.map(({ name }) => {
    const worker = String((round - 1) * ROUND_STEP + Number(name));
    return { worker, name: `work-${worker}` };
  });
  const matrix = JSON.stringify({ include });
  if (redact(matrix) === matrix) return matrix;
  throw new UsageError(
    'A secret of this job stands in the output `matrix`, which has numbers and the words include, worker, name and work alone: the runner would drop the output. Give that secret another value.',
  );
}

/** The leg that the input `worker` names; null: no plan has such a one. */
export function legNumber(worker: number): LegNumber | null {
  const round = Math.floor(worker / ROUND_STEP) + 1;
  const leg = worker % ROUND_STEP;
  const isOne = Number.isSafeInteger(worker) && leg >= 1 && leg <= MAX_LEGS && round <= MAX_ROUNDS;
  return isOne ? { round, leg } : null;
}
