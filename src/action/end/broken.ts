import { addUsd } from '../../core/budget.js';
import { endRun } from '../../core/life.js';
import { runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { SaveResult } from '../checkpoint/save-schedule.js';
import type { Job } from '../job.js';
import { setOutputs, writeSummary } from './finish.js';
import { endWithoutRun, told } from './without-run.js';

export interface BrokenRun {
  readonly runId: string;
  readonly costBefore: number;
  readonly resumed: boolean;
  readonly kept: SaveResult;
  readonly error: unknown;
}

/** Ends a job whose run broke: outputs and summary are those of its state file. `post` still saves the run. */
export async function breakOff(job: Job, broken: BrokenRun): Promise<void> {
  const paths = runPaths(job.stateDir, broken.runId);
  const before = await readStateFile(paths.state).catch(() => null);
  // The run broke before there was a state: nothing is left for `post` to keep.
  if (before === null) {
    job.voice.saveState('settled', 'true');
    return endWithoutRun(job, broken.error);
  }
  const { code, text } = told(broken.error, job.environment);
  const run = endRun(before, { status: 'failed', reason: code, message: text, resume_at: null });
  const runCostUsd = addUsd(run.total_cost_usd, -broken.costBefore);
  const end = { run, paths, runCostUsd };
  const { resumed, kept } = broken;
  setOutputs(job.voice, { end, resumed, ...kept, folder: job.context.temp });
  await writeSummary(job, { end, ...kept });
  job.voice.saveState('summary', 'written');
  job.voice.setFailed(text);
}
