import { type LegFacts, legFacts } from '../../core/fan-out/leg.js';
import type { Run } from '../../core/run.js';
import type { RunEnd } from '../../runtime/conduct.js';
import { runPaths } from '../../store/run-folder.js';
import { longResults } from '../../store/texts.js';
import { readEvents } from '../../store/transcript.js';
import type { Restored } from '../checkpoint/restore.js';
import type { SaveResult } from '../checkpoint/save-schedule.js';
import { runUrl } from '../context.js';
import type { Job } from '../job.js';
import { noSummaryText, type RunnerOutput } from '../voice.js';
import { type OutputParts, outputsOf } from './outputs.js';

/** More characters of a result are never shown. */
const MAX_SHOWN = 100_000;

export type EndOfRun = Pick<RunEnd, 'run' | 'paths' | 'runCostUsd'>;

export interface Ending extends SaveResult {
  readonly end: EndOfRun;
  readonly resumed: boolean;
  /** Where questions were put, by question id. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Ends the re-run of a finished run: the same outputs are given again, at no cost (spec 4.3). */
export async function giveAgain(job: Job, { run, from, manifest }: Restored): Promise<void> {
  job.voice.info(
    `The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`,
  );
  const end = { run, paths: runPaths(job.stateDir, run.workflow_id), runCostUsd: 0 };
  await finish(job, {
    end,
    resumed: true,
    saved: from,
    expires: null,
    runKey: manifest.run_key,
    transcripts: null,
    warnings: [],
    uncounted: manifest.uncounted,
  });
}

/** Sets every output, writes the summary and decides how the job ends (spec 4.2). */
export async function finish(job: Job, ending: Ending): Promise<void> {
  setOutputs(job.voice, { ...ending, folder: job.context.temp });
  await writeSummary(job, ending);
  conclude(job, ending.end.run, ending.saved, Object.values(ending.asked ?? {}));
}

/** Sets every output of a job that is being cancelled (spec 4.3); `post` saves, uploads and writes the summary. */
export function leave(job: Job, ending: Ending): void {
  setOutputs(job.voice, { ...ending, folder: job.context.temp });
}

export function setOutputs(voice: RunnerOutput, parts: Omit<OutputParts, 'redact' | 'warn'>): void {
  const outputs = outputsOf({
    ...parts,
    redact: (text) => voice.redact(text),
    warn: (message) => voice.warning(message),
  });
  for (const [name, value] of Object.entries(outputs)) voice.setOutput(name, value);
  if (parts.end !== null) voice.info(`Files: ${parts.end.paths.folder}`);
}

/** Writes the job summary (spec 4.6). A summary that cannot be written does not fail the run. */
export async function writeSummary(job: Job, ending: Omit<Ending, 'resumed'>): Promise<void> {
  if (!job.inputs.summary) return;
  try {
    const { summaryOf } = await import('../../report/summary/summary.js');
    const events = await readEvents(ending.end.paths.events);
    const { owner, repo, runId } = job.context;
    const { run, paths } = ending.end;
    const text = summaryOf({
      run,
      longResults: longResults(paths.folder, run.results, MAX_SHOWN),
      events,
      runCostUsd: ending.end.runCostUsd,
      workflow: job.inputs.workflow,
      saved: ending.saved,
      notKept: ending.warnings,
      uncounted: ending.uncounted,
      transcripts: ending.transcripts,
      answering: { urls: ending.asked ?? {}, githubRunId: runId },
      runUrl: runUrl(job.context, runId),
      repository: `${owner}/${repo}`,
      redact: (each) => job.redactor.redactText(each),
    });
    job.voice.summary(text);
  } catch (error) {
    job.voice.warning(noSummaryText(error));
  }
}

/**
 * Decides how the job ends (spec 4.2).
 * @param saved where its checkpoint is
 * @param asked where its questions were put
 */
function conclude(job: Job, run: Run, saved: string, asked: readonly string[]): void {
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
      else voice.notice(`${run.status} (${code}): ${message}`);
      return;
    case 'forked':
      if (saved === 'none') voice.setFailed(NO_PLAN);
      else voice.notice(message);
      return;
    case 'budget_exceeded':
      voice.setFailed(message);
      return;
    case 'failed':
    case 'running':
      // An agent's failure has its annotation already, where it happened, and is not told twice.
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

/** A leg is green only when its join takes what it has left as ended: "Re-run failed jobs" runs all others again. */
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
    voice.notice(`Workers of this leg have failed, which their join accepts. ${said}`);
}

/** "Re-run all jobs" can hide the artifacts of earlier attempts. In a fan-out only the failed jobs are run again. */
function wayByDispatch({ context }: Job, { status, fan_out: fanOut }: Run, saved: string): string {
  if (saved !== 'artifact' || status === 'completed' || fanOut !== undefined) return '';
  return ` Where a re-run does not find it, start the workflow by hand with the input \`resume-run: ${context.runId}\`.`;
}

function isAnAgents({ agents, message }: Run): boolean {
  return agents.some(({ error }) => error !== null && error.message === message);
}
