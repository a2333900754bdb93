import type { Inputs } from '../inputs.js';
import type { Job } from '../job.js';

/**
 * What a job does in place of a run (spec 4.1, 4.5, 8.4). Nothing is restored, installed or spent. `lint` and `test`
 * ask for nobody's rights, so that it may be anybody's pull request: for `lint` what is checked out is data; `test`
 * runs its scripts, and refuses where the event would give them more than a pull request of a fork has. `tick` asks
 * the gate as a run does; `answer` takes everybody's comments, and acts on few.
 */
export type ModeJob = (job: Job) => Promise<void>;

type CheckMode = Exclude<Inputs['mode'], 'run' | 'collect'>;

/** A mode is its name in `input-table.ts`, its line here, and its file, which ends in `endCheck`. */
const CHECKS: Readonly<Record<CheckMode, () => Promise<ModeJob>>> = {
  test: async () => (await import('./test.js')).testJob,
  lint: async () => (await import('./lint.js')).lintJob,
  tick: async () => (await import('./tick.js')).tickJob,
  answer: async () => (await import('./answer.js')).answerJob,
};

/** Null when the job is to run its workflow. */
export async function checkOf({ inputs }: Job): Promise<ModeJob | null> {
  return inputs.mode === 'run' || inputs.mode === 'collect' ? null : CHECKS[inputs.mode]();
}
