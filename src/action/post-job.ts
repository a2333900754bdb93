import * as core from '@actions/core';
import { endOrphans } from '../process/orphans.js';
import { realPorts } from '../runtime/ports.js';
import { runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import { leftByMain } from './checkpoint/keep.js';
import { keepEnd } from './checkpoint/keeping.js';
import { writeSummary } from './finish.js';
import { sealKeysOf } from './identity/identity.js';
import { readJob } from './job.js';

/**
 * What `post` does: when `main` was cancelled or killed, it saves the state and uploads the transcripts; it
 * has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
export async function postJob(): Promise<void> {
  if (core.getState('kept') === '' || core.getState('settled') === 'true') return;
  const job = readJob(process.env);
  for (const secret of job.secrets) core.setSecret(secret);
  process.chdir(job.context.workspace);
  const left = leftByMain(job, sealKeysOf(job).keys);
  if (left === null) return;
  // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
  const paths = runPaths(job.stateDir, left.keeper.runId);
  await endOrphans(paths.folder, (ms) => realPorts.sleep(ms, new AbortController().signal));
  const kept = await keepEnd(left.keeper, left.sequence);
  const run = await readStateFile(paths.state);
  const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: false };
  await writeSummary(job, { end, resumed: false, ...kept });
}
