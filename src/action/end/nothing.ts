import { nothingSummary } from '../../report/summary/not-started.js';
import type { Job } from '../job.js';
import { setOutputs } from './finish.js';
import { NO_RUN } from './without-run.js';

/** Ends a job that was woken and has nothing to go on with. It ends well, with all outputs set; nothing was spent. */
export function endWithNothing(job: Job, message: string): void {
  setOutputs(job.voice, { ...NO_RUN, folder: job.context.temp });
  job.voice.notice(message);
  if (!job.inputs.summary) return;
  job.voice.summary(
    nothingSummary({ workflow: job.inputs.workflow, message, redact: (text) => job.voice.redact(text) }),
  );
}
