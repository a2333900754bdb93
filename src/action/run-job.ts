import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import { newRunId } from '../store/run-folder.js';
import { Cancellation } from './cancel.js';
import { keep } from './checkpoint/keeping.js';
import { type Restored, restore } from './checkpoint/restore.js';
import { finish, giveAgain } from './finish.js';
import { admit } from './guard/admit.js';
import { type Job, readJob } from './job.js';
import { type Opened, open } from './open.js';
import { run } from './run.js';

/** What `main` does (spec 4). Errors of the user's are told by the caller. */
export async function runJob(): Promise<void> {
  const job = readJob(process.env);
  try {
    await start(job);
  } finally {
    // No child of ours is left; what the last of them has written to the runner goes too.
    job.commands.sweep();
  }
}

async function start(job: Job): Promise<void> {
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
    const keeping = await keep(job, runId, restored);
    const end = await run(job, opened, { runId, restored, keeping, cancel });
    // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
    if (cancel.requested) return keeping.stop();
    const kept = await keeping.end();
    await finish(job, { end, resumed: restored !== null, ...kept });
    job.commands.saveState('settled', 'true');
  } finally {
    cancel.dispose();
  }
}

function madeUpId({ workflow }: Opened): string {
  return newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
}
