import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import type { Job } from '../job.js';
import type { Identity } from './identity.js';

/**
 * Takes the run key for this step of the job. All steps of one composite action have its GITHUB_ACTION, so that neither
 * their headers nor the names of their checkpoints would tell them apart.
 * @throws UsageError when an earlier step of the job has taken it
 */
export function claimRunKey({ context }: Pick<Job, 'context'>, { runKey, runId, attempt }: Identity): void {
  const folder = join(context.temp, 'raymond-run-keys');
  const name = createHash('sha256')
    .update(JSON.stringify([context.workspace, runKey, runId, attempt]))
    .digest('hex');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(
      'An earlier step of this job keeps its checkpoints under the same run key (steps of one composite action do). Nothing was spent. Give each of them a `run-key` of its own in the workflow file, which takes a new run.',
    );
  }
}
