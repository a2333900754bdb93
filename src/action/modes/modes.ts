import type { Inputs } from '../inputs.js';
import type { Job } from '../job.js';

/**
 * What a job does in place of a run (spec 4.1, 8.4). Nobody is asked for their rights, and nothing is restored, installed
 * or spent: so it may be a pull request of anybody's. To `lint` what is checked out is data; `test` runs its scripts, and
 * refuses where the event would give them more than a pull request of a fork has.
 */
export type Check = (job: Job) => Promise<void>;

type CheckMode = Exclude<Inputs['mode'], 'run' | 'collect'>;

/** A mode is its name in `input-table.ts`, its line here, and its file, which ends in `endCheck`. */
const CHECKS: Readonly<Record<CheckMode, () => Promise<Check>>> = {
  test: async () => (await import('./test.js')).testJob,
  lint: async () => (await import('./lint.js')).lintJob,
};

/** null: the job is to run its workflow. */
export async function checkOf({ inputs }: Job): Promise<Check | null> {
  return inputs.mode === 'run' || inputs.mode === 'collect' ? null : CHECKS[inputs.mode]();
}
