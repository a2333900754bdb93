import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import { newRunId } from '../store/run-folder.js';
import { Cancellation } from './cancel.js';
import { headOf, type Keeper } from './checkpoint/keep.js';
import { keep } from './checkpoint/keeping.js';
import { restore, type Standing } from './checkpoint/restore.js';
import { finish, giveAgain } from './finish.js';
import { admit } from './guard/admit.js';
import { type Job, readJob } from './job.js';
import { needsModel, type Opened, open } from './open.js';
import { placeRestored } from './resume/place.js';
import { takeLease } from './resume/take-lease.js';
import { run } from './run.js';

/** What `main` does (spec 4). Errors of the user's are told by the caller. */
export async function runJob(): Promise<void> {
  const job = readJob(process.env);
  for (const secret of job.secrets) core.setSecret(secret);
  for (const name of job.unknownInputs) core.warning(`There is no input "${name}"; it was ignored.`);
  // A cache's paths are relative to the working directory, and have to be the same in every attempt.
  process.chdir(job.context.workspace);
  await admit(job);
  const standing = await restore(job);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return giveAgain(job, restored);
  // Before anything is installed, so that the next attempt knows of one that fails there.
  const sequence = await takeLease(job, standing);
  await carryOut(job, await open(job), { ...standing, restored }, sequence);
}

async function carryOut(job: Job, opened: Opened, standing: Standing, sequence: number): Promise<void> {
  const { restored } = standing;
  const runId = restored?.run.workflow_id ?? madeUpId(opened);
  const cancel = new Cancellation();
  try {
    const keeping = keep(await keeperOf(job, opened, runId, standing), sequence);
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

async function keeperOf(job: Job, opened: Opened, runId: string, standing: Standing): Promise<Keeper> {
  const { identity, chosen, facts, restored, earlierRunIds } = standing;
  const base = restored?.manifest.base ?? (await headOf(job.context.workspace)) ?? undefined;
  return {
    job,
    identity,
    keys: chosen.keys,
    needsModel: needsModel(opened),
    runId,
    // Of a run that goes on, what it was started with.
    facts: restored?.manifest.facts ?? facts,
    base,
    earlierRunIds,
    say: core.info,
  };
}

function madeUpId({ workflow }: Opened): string {
  return newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
}
