import type { RunEnd } from '../../runtime/conduct.js';
import { runPaths } from '../../store/run-folder.js';
import { longResults } from '../../store/texts.js';
import { readEvents } from '../../store/transcript.js';
import type { Kept } from '../checkpoint/keeping.js';
import type { Restored } from '../checkpoint/restore.js';
import { runUrl } from '../context.js';
import type { Job } from '../job.js';
import { noSummaryText, type Voice } from '../voice.js';
import { conclude } from './conclude.js';
import { type OutputParts, outputsOf } from './outputs.js';

/** Of a result's beginning more is never shown. */
const MOST_SHOWN = 100_000;

/** What is known of a run that has come to its end, or was broken off. */
export type EndOfRun = Pick<RunEnd, 'run' | 'paths' | 'runCostUsd'>;

export interface Ending extends Kept {
  readonly end: EndOfRun;
  readonly resumed: boolean;
  /** Where questions were put, by question. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** A re-run of what is finished: the same outputs again, for nothing (spec 4.3). */
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

/** The job is being cancelled: every output is set (spec 4.3); to save, to upload and the summary are `post`'s. */
export function leave(job: Job, ending: Ending): void {
  setOutputs(job.voice, { ...ending, folder: job.context.temp });
}

export function setOutputs(voice: Voice, parts: Omit<OutputParts, 'redact' | 'warn'>): void {
  const outputs = outputsOf({
    ...parts,
    redact: (text) => voice.redact(text),
    warn: (message) => voice.warning(message),
  });
  for (const [name, value] of Object.entries(outputs)) voice.setOutput(name, value);
  if (parts.end !== null) voice.info(`Files: ${parts.end.paths.folder}`);
}

/** The job summary (spec 4.6). That it could not be written is no failure of the run. */
export async function writeSummary(job: Job, ending: Omit<Ending, 'resumed'>): Promise<void> {
  if (!job.inputs.summary) return;
  try {
    const { summaryOf } = await import('../../report/summary/summary.js');
    const events = await readEvents(ending.end.paths.events);
    const { owner, repo, runId } = job.context;
    const { run, paths } = ending.end;
    const text = summaryOf({
      run,
      longResults: longResults(paths.folder, run.results, MOST_SHOWN),
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
    job.voice.closing('warning', noSummaryText(error));
  }
}
