import { UsageError } from '../../core/errors.js';
import type { Job } from '../job.js';

export async function answerJob(_job: Job): Promise<void> {
  throw new UsageError('`mode: answer` is not there yet.');
}
