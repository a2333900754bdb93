import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import { newRunId } from '../store/run-folder.js';
import { Cancellation } from './cancel.js';
import { launchFactsOf } from './checkpoint/facts.js';
import { headOf, type Keeper } from './checkpoint/keep.js';
import { keep } from './checkpoint/keeping.js';
import { type Restored, restore } from './checkpoint/restore.js';
import { finish, giveAgain } from './finish.js';
import { admit } from './guard/admit.js';
import { identityOf, sealKeysOf } from './identity/identity.js';
import { type Job, readJob } from './job.js';
import { needsModel, type Opened, open } from './open.js';
import { run } from './run.js';

/** What `main` does (spec 4). Errors of the user's are told by the caller. */
export async function runJob(): Promise<void> {
  const job = readJob(process.env);
  for (const secret of job.secrets) core.setSecret(secret);
  for (const name of job.unknownInputs) core.warning(`There is no input "${name}"; it was ignored.`);
  // A cache's paths are relative to the working directory, and have to be the same in every attempt.
  process.chdir(job.context.workspace);
  await admit(job);
  const restored = await restore(job);
  if (restored?.run.status === 'completed') return giveAgain(job, restored);
  await carryOut(job, await open(job), restored);
}

async function carryOut(job: Job, opened: Opened, restored: Restored | null): Promise<void> {
  const runId = restored?.run.workflow_id ?? madeUpId(opened);
  const cancel = new Cancellation();
  try {
    const keeping = keep(await keeperOf(job, opened, runId, restored), 1);
    const end = await run(job, opened, { runId, restored, keeping, cancel });
    // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
    if (cancel.requested) return keeping.stop();
    const kept = await keeping.end();
    await finish(job, { end, resumed: restored !== null, ...kept });
    core.saveState('settled', 'true');
  } finally {
    cancel.dispose();
  }
}

async function keeperOf(job: Job, opened: Opened, runId: string, restored: Restored | null): Promise<Keeper> {
  const { keys, warnings } = sealKeysOf(job);
  for (const warning of warnings) core.warning(warning);
  const base = restored?.manifest.base ?? (await headOf(job.context.workspace)) ?? undefined;
  const earlierRunIds = restored === null ? [] : [restored.manifest.github_run_id];
  return {
    job,
    identity: await identityOf(job),
    keys,
    needsModel: needsModel(opened),
    runId,
    facts: launchFactsOf(job),
    base,
    earlierRunIds,
    say: core.info,
  };
}

function madeUpId({ workflow }: Opened): string {
  return newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
}
