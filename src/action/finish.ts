import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';
import { messageOf } from '../core/errors.js';
import { summaryOf } from '../report/summary/summary.js';
import type { RunEnd } from '../runtime/conduct.js';
import { runPaths } from '../store/run-folder.js';
import { readEvents } from '../store/transcript.js';
import type { Kept } from './checkpoint/keeping.js';
import type { Restored } from './checkpoint/restore.js';
import type { Job } from './job.js';
import { outputsOf } from './outputs.js';

export interface Ending extends Kept {
  readonly end: RunEnd;
  readonly resumed: boolean;
}

/** A re-run of what is finished: the same outputs again, for nothing (spec 4.3). */
export function giveAgain(job: Job, { run, from, manifest }: Restored): Promise<void> {
  core.info(
    `The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`,
  );
  const paths = runPaths(job.stateDir, run.workflow_id);
  const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: true };
  return finish(job, {
    ...{ end, resumed: true, saved: from, expires: null, runKey: manifest.run_key },
    ...{ transcripts: null, warnings: [] },
  });
}

/** Sets every output, writes the summary and decides how the job ends (spec 4.2). */
export async function finish(job: Job, ending: Ending): Promise<void> {
  const outputs = outputsOf({ ...ending, folder: job.context.temp });
  // setOutput's random delimiter: a result with newlines and `EOF` in it cannot forge another output.
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  await writeSummary(job, ending);
  conclude(job, ending);
}

function conclude(job: Job, { end: { run } }: Ending): void {
  const message = run.message ?? run.status;
  switch (run.status) {
    case 'completed':
      return;
    case 'asking':
    case 'paused':
      if (job.inputs['fail-on-pause']) core.setFailed(`${run.status} (${run.reason}): ${message}`);
      else
        core.notice(`${run.status} (${run.reason}): ${message} Re-run the job to go on.`, {
          title: 'raymond',
        });
      return;
    case 'budget_exceeded':
      core.setFailed(
        `${message} In a workflow: raise \`budget\` and re-run the job; it goes on where it stopped.`,
      );
      return;
    case 'failed':
    case 'running':
      core.setFailed(`${run.reason ?? 'failed'}: ${message} Re-run the job to try again from there.`);
      return;
    default:
      run.status satisfies never;
  }
}

/** The job summary (spec 4.6). That it could not be written is no failure of the run. */
export async function writeSummary(job: Job, ending: Ending): Promise<void> {
  const file = job.environment.GITHUB_STEP_SUMMARY;
  if (!job.inputs.summary || !file) return;
  try {
    const events = await readEvents(ending.end.paths.events);
    const { owner, repo, serverUrl, runId } = job.context;
    const text = summaryOf({
      run: ending.end.run,
      events,
      runCostUsd: ending.end.runCostUsd,
      workflow: job.inputs.workflow,
      saved: ending.saved,
      transcripts: ending.transcripts && { ...ending.transcripts, hasState: true },
      runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
      repository: `${owner}/${repo}`,
      redact: (each) => job.redactor.redactText(each),
    });
    appendFileSync(file, job.redactor.redactText(text));
  } catch (error) {
    core.warning(`The job summary could not be written: ${messageOf(error)}`);
  }
}
