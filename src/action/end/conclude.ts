import { type LegFacts, legFacts } from '../../core/fan-out/leg.js';
import type { Run } from '../../core/run.js';
import type { Job } from '../job.js';

/**
 * How the job ends (spec 4.2).
 * @param saved where its checkpoint is
 * @param asked where its questions were put
 */
export function conclude(job: Job, run: Run, saved: string, asked: readonly string[]): void {
  const { voice } = job;
  const leg = legFacts(run);
  if (leg !== null) {
    concludeLeg(job, run, leg, saved);
    return;
  }
  const put = asked.length === 0 ? '' : ` It is answered by a comment: ${asked.join(', ')}`;
  const message = `${run.message ?? run.status}${put}${wayByDispatch(job, run, saved)}`;
  const code = run.reason ?? run.status;
  switch (run.status) {
    case 'completed':
      return;
    case 'asking':
    case 'paused':
      if (job.inputs['fail-on-pause']) voice.setFailed(`${run.status} (${code}): ${message}`);
      else voice.closing('notice', `${run.status} (${code}): ${message}`);
      return;
    case 'forked':
      if (saved === 'none') voice.setFailed(NO_PLAN);
      else voice.closing('notice', message);
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

const NO_PLAN =
  'The run has forked, and no store has taken its checkpoint: the jobs of the matrix would find no plan. The warning before says why. Re-run the failed jobs.';

/** Green is a leg that has left what its join takes as ended, and nothing else: "Re-run failed jobs" runs all others again. */
function concludeLeg({ voice }: Job, run: Run, { hasEnded }: LegFacts, saved: string): void {
  const said = `${run.reason ?? run.status}: ${run.message ?? run.status}`;
  if (!hasEnded)
    voice.setFailed(
      `The leg ended ${run.status}. ${said} "Re-run failed jobs" goes on with it, and then collects.`,
    );
  else if (saved !== 'artifact')
    voice.setFailed(
      'The leg has ended, and what it has come to could not be kept as an artifact, where it is collected from. The warning before says why. "Re-run failed jobs" tries that again and runs nothing twice.',
    );
  else if (run.status !== 'completed')
    voice.closing('notice', `Workers of this leg have failed, which their join accepts. ${said}`);
}

/** "Re-run all jobs" can hide the artifacts of earlier attempts. In a fan-out, the failed jobs alone are run again. */
function wayByDispatch({ context }: Job, { status, fan_out: fanOut }: Run, saved: string): string {
  if (saved !== 'artifact' || status === 'completed' || fanOut !== undefined) return '';
  return ` Where a re-run does not find it, start the workflow by hand with the input \`resume-run: ${context.runId}\`.`;
}

function isAnAgents({ agents, message }: Run): boolean {
  return agents.some(({ error }) => error !== null && error.message === message);
}
