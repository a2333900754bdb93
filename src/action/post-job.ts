import * as core from '@actions/core';
import { endOrphans } from '../process/orphans.js';
import { realPorts } from '../runtime/ports.js';
import { runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import { type Keeper, keepCheckpoint, uploadTranscripts } from './checkpoint/keep.js';
import { writeSummary } from './finish.js';
import { readJob } from './job.js';

/**
 * What `post` does: when `main` was cancelled or killed, it saves the state and uploads the transcripts; it
 * has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
export async function postJob(): Promise<void> {
  const runId = core.getState('run-id');
  if (runId === '' || core.getState('settled') === 'true') return;
  const job = readJob(process.env);
  for (const secret of job.secrets) core.setSecret(secret);
  process.chdir(job.context.workspace);
  const say = (message: string): void => core.info(message);
  const keeper: Keeper = {
    job,
    runId,
    base: core.getState('base') || undefined,
    say,
  };
  // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
  const paths = runPaths(job.stateDir, runId);
  await endOrphans(paths.folder, (ms) => realPorts.sleep(ms, new AbortController().signal));
  const saved = await keepCheckpoint(keeper, Number(core.getState('seq') || 0) + 1);
  const transcripts = await uploadTranscripts(keeper);
  if (saved === 'none' && job.inputs['state-store'] !== 'none') {
    core.warning('The state of the cancelled run could not be saved: a re-run starts afresh.');
  }
  const run = await readStateFile(paths.state);
  const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: false };
  await writeSummary(job, { end, resumed: false, saved, transcripts });
}
