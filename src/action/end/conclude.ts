import type { Run } from '../../core/run.js';
import type { Job } from '../job.js';

/**
 * How the job ends (spec 4.2).
 * @param saved where its checkpoint is
 * @param asked where its questions were put
 */
export function conclude(job: Job, run: Run, saved: string, asked: readonly string[]): void {
  const { voice } = job;
  const put = asked.length === 0 ? '' : ` It is answered by a comment: ${asked.join(', ')}`;
  const message = `${run.message ?? run.status}${put}${wayByDispatch(job, run, saved)}`;
  const code = run.reason ?? run.status;
  switch (run.status) {
    case 'completed':
      return;
    case 'asking':
    case 'paused':
      if (job.inputs['fail-on-pause']) voice.setFailed(`${run.status} (${code}): ${message}`);
      else voice.notice(`${run.status} (${code}): ${message}`);
      return;
    case 'budget_exceeded':
      voice.setFailed(message);
      return;
    case 'failed':
    case 'running':
      // An agent's failure has its annotation already, where it happened: it is not told twice.
      voice.setFailed(
        isAnAgents(run)
          ? `The run failed: ${code}, as told in the annotation before. Re-run the job to try again from there.${wayByDispatch(job, run, saved)}`
          : `${code}: ${message}`,
      );
      return;
    default:
      run.status satisfies never;
  }
}

/** "Re-run all jobs" can hide the artifacts of earlier attempts. */
function wayByDispatch({ context }: Job, { status }: Run, saved: string): string {
  if (saved !== 'artifact' || status === 'completed') return '';
  return ` Where a re-run does not find it, start the workflow by hand with the input \`resume-run: ${context.runId}\`.`;
}

function isAnAgents({ agents, message }: Run): boolean {
  return agents.some(({ error }) => error !== null && error.message === message);
}
