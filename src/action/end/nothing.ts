import { nothingSummary } from '../../report/summary/not-started.js';
import type { Job } from '../job.js';
import { setOutputs } from './finish.js';
import { NO_RUN } from './without-run.js';

/** The job was woken, and there is nothing in it to go on with: it ends well, all outputs are set, nothing was spent. */
export function endWithNothing(job: Job, message: string): void {
  setOutputs(job.voice, { ...NO_RUN, folder: job.context.temp });
  job.voice.notice(message);
  if (!job.inputs.summary) return;
  job.voice.summary(
    nothingSummary({ workflow: job.inputs.workflow, message, redact: (text) => job.voice.redact(text) }),
  );
}
