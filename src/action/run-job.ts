import { dirname } from 'node:path';
import { UsageError } from '../core/errors.js';
import { openQuestions } from '../core/parked.js';
import type { Run } from '../core/run.js';
import { newRunIdFor } from '../runtime/launch.js';
import { realPorts } from '../runtime/ports.js';
import type { Put } from './ask/put.js';
import type { Cancellation } from './cancel.js';
import type { CheckpointWriter } from './checkpoint/checkpoint-writer.js';
import { startSaving } from './checkpoint/save-schedule.js';
import { subjectOf } from './context.js';
import { breakOff } from './end/broken.js';
import { finish, giveAgain, leave } from './end/finish.js';
import { endWithNothing } from './end/nothing.js';
import { headOf } from './guard/head.js';
import { readJob, STATE_FOLDER } from './job.js';
import type { Listener } from './listener.js';
import { checkOf } from './modes/modes.js';
import { needsModel } from './open.js';
import { nameRights, type PreparedRun, prepare } from './prepare.js';
import { needsLease } from './resume/lease.js';
import { run } from './run.js';

/**
 * A job whose inputs can be read: from what it is to do to its end.
 * @throws UsageError and other errors as long as no run has begun: then nothing was spent
 */
export async function attend(listener: Listener, cancel: Cancellation): Promise<void> {
  const job = readJob(listener.environment, listener);
  for (const { name, why } of job.passedOver) job.voice.info(`${name} is not masked: ${why}.`);
  for (const name of job.unknownInputs) job.voice.warning(`There is no input "${name}"; it was ignored.`);
  // A cache's paths are relative to the working directory, and have to be the same in every attempt.
  process.chdir(job.context.workspace);
  const check = await checkOf(job);
  if (check !== null) return check(job);
  const prepared = await cancel.unless(() => prepare(job));
  if (prepared === null) throw cancelled();
  if ('nothing' in prepared) return endWithNothing(job, prepared.nothing);
  if (prepared.opened === null) return giveAgain(job, prepared.restored);
  await nameRights(prepared);
  const first = await cancel.unless(() => firstSequence(prepared));
  if (first === null) throw cancelled();
  await carryOut(prepared, first, cancel);
}

const cancelled = (): UsageError =>
  new UsageError('The job was cancelled before the run began. Re-run it to begin.');

/** The last thing before something may be spent: without a lease of it, an attempt has spent nothing (spec 4.3). */
async function firstSequence({ job, standing }: PreparedRun): Promise<number> {
  if (!needsLease(standing.identity)) return standing.nextSequence;
  const { takeLease } = await import('./resume/take-lease.js');
  return job.voice.group('Telling others that this run has begun', () => takeLease(job, standing, realPorts));
}

async function carryOut(begun: PreparedRun, first: number, cancel: Cancellation): Promise<void> {
  const { job, opened, standing, answers, fanOut } = begun;
  const { restored } = standing;
  const runId = restored?.run.workflow_id ?? newRunIdFor(opened.workflow);
  // What this attempt costs is what comes on top of it; `post` cannot know otherwise.
  // Each attempt of a leg counts from zero.
  const costBefore = fanOut?.kind === 'work' ? 0 : (restored?.run.total_cost_usd ?? 0);
  job.voice.saveState('cost-before', String(costBefore));
  job.voice.saveState(STATE_FOLDER, dirname(job.stateDir));
  const keeper = await keeperOf(begun, runId, first);
  const keeping = startSaving(keeper);
  const resumed = restored !== null;
  try {
    const isLeg = fanOut?.kind === 'work';
    const tellChanges = isLeg && (await (await import('./fan-out/left-behind.js')).watchCheckout(job));
    const end = await run(job, opened, { runId, restored, answers: answers.given, keeping, cancel, fanOut });
    if (tellChanges) await cancel.unless(tellChanges);
    // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
    const kept = await cancel.unless(() => keeping.end());
    if (kept === null) return leave(job, { end, resumed, ...keeping.stop() });
    const put = await cancel.unless(() => tellOf(keeper, end.run, kept.saved));
    if (put === null) return leave(job, { end, resumed, ...kept });
    await finish(job, { end, resumed, ...kept, asked: put.urls });
    if (put.isLeft) {
      job.voice.saveState('saved', kept.saved);
      job.voice.saveState('unasked', 'true');
    }
    job.voice.saveState('settled', 'true');
  } catch (error) {
    await breakOff(job, { runId, costBefore, resumed, kept: keeping.stop(), error });
  }
}

/** A run that asks nothing loads nothing of this. */
async function tellOf(keeper: CheckpointWriter, ended: Run, saved: string): Promise<Put> {
  const { hasAsked, issue } = keeper.run;
  if (issue === null || (!hasAsked && openQuestions(ended).length === 0))
    return { urls: {}, problems: [], isLeft: false };
  const { tellPeople } = await import('./ask/tell.js');
  return tellPeople(keeper, ended, { saved, by: 'main' });
}

async function keeperOf(
  { job, opened, standing, answers }: PreparedRun,
  runId: string,
  first: number,
): Promise<CheckpointWriter> {
  const { identity, chosen, facts, restored, earlierRunIds, uncounted } = standing;
  return {
    job,
    keys: chosen.keys,
    run: {
      runId,
      identity,
      needsModel: needsModel(opened),
      // Of a run that goes on, what it was started with.
      facts: restored?.manifest.facts ?? facts,
      base: restored?.manifest.base ?? (await headOf(job.cwd)),
      earlierRunIds,
      first,
      // Of a run that goes on, where it has asked before: a dispatch is about no issue.
      issue: restored?.manifest.issue ?? subjectOf(job.context.event),
      inputsGiven: answers.inputs,
      answered: answers.given.map(({ askId, settled }) => [askId, settled]),
      hasAsked: restored !== null && openQuestions(restored.run).length > 0,
      missing: restored?.manifest.not_kept ?? [],
      hasParked: restored?.manifest.has_parked ?? false,
      uncounted: [...new Set([...(restored?.manifest.uncounted ?? []), ...uncounted])],
    },
    say: (what) => job.voice.info(what),
    held: null,
  };
}
