import { randomBytes } from 'node:crypto';
import { UsageError } from '../core/errors.js';
import type { FanOut } from '../runtime/fan-out/request.js';
import { realPorts } from '../runtime/ports.js';
import { newRunId } from '../store/run-folder.js';
import { subjectOf } from './ask/subject.js';
import { Cancellation } from './cancel.js';
import type { Keeper } from './checkpoint/keep.js';
import { keep } from './checkpoint/keeping.js';
import type { Restored } from './checkpoint/restore.js';
import { isFirst, type Standing, standingOf } from './checkpoint/standing.js';
import { breakOff, endWithoutRun } from './end/broken.js';
import { finish, giveAgain, leave } from './end/finish.js';
import { endWithNothing } from './end/nothing.js';
import { admit } from './guard/admit.js';
import { judgeCheckout } from './guard/checkout.js';
import { headOf } from './guard/head.js';
import { isWoken } from './guard/wake.js';
import { claimRunKey } from './identity/claim.js';
import { type Job, type Listener, listenTo, readJob } from './job.js';
import { checkOf } from './modes/modes.js';
import { needsModel, type Opened, open } from './open.js';
import { run } from './run.js';
import { isParked } from './wake/due.js';

/**
 * What `main` does (spec 4). However it ends, every output is set and there is a summary (spec 4.2, 4.8): its own,
 * or `post`'s where `post` still has to save.
 */
export async function runJob(environment: NodeJS.ProcessEnv): Promise<void> {
  const listener = listenTo(environment);
  for (const secret of listener.secrets) listener.voice.setSecret(secret);
  const cancel = new Cancellation();
  try {
    await attend(listener, cancel);
  } catch (error) {
    await endWithoutRun(listener, error);
  } finally {
    // No child of ours is left; what the last of them has written to the runner goes too.
    listener.voice.sweep();
    cancel.dispose();
  }
}

async function attend(listener: Listener, cancel: Cancellation): Promise<void> {
  const job = readJob(listener.environment, listener);
  for (const { name, why } of job.passedOver) job.voice.info(`${name} is not masked: ${why}.`);
  for (const name of job.unknownInputs) job.voice.warning(`There is no input "${name}"; it was ignored.`);
  // A cache's paths are relative to the working directory, and have to be the same in every attempt.
  process.chdir(job.context.workspace);
  const check = await checkOf(job);
  if (check !== null) return check(job);
  const prepared = await cancel.unless(() => prepare(job));
  if (prepared === null) throw new UsageError('The job was cancelled before the run began.');
  if (prepared.opened === null)
    return prepared.restored === null
      ? endWithNothing(job, NOTHING_PARKED)
      : giveAgain(job, prepared.restored);
  await carryOut(job, prepared, cancel);
}

interface Begun {
  readonly opened: Opened;
  readonly standing: Standing;
  /** Of the first checkpoint. */
  readonly sequence: number;
  /** Absent: forked workers run here. */
  readonly fanOut?: FanOut;
}

const NOTHING_PARKED =
  'This job was woken together with others of its run, and has left nothing itself that waits.';

/** @returns `opened` null for a run that is over already, or for a job that was woken and has nothing to go on with */
async function prepare(
  job: Job,
): Promise<Begun | { readonly opened: null; readonly restored: Restored | null }> {
  await admit(job);
  // Before a checkpoint lays its work tree over it.
  const checkout = await judgeCheckout(job);
  const first = await standingOf(job);
  const { stage } = first.identity;
  if (stage !== null) {
    const { beginStage } = await import('./fan-out/begin.js');
    const begun = await beginStage(job, first, stage);
    if ('givenAgain' in begun) return { opened: null, restored: begun.givenAgain };
    return { opened: await open(job, checkout), ...begun };
  }
  if (isFirst(job, first.identity)) {
    claimRunKey(job, first.identity);
    return { opened: await open(job, checkout), standing: first, sequence: first.nextSequence };
  }
  // What a first attempt has no use for is not loaded.
  const [{ restore }, { placeRestored }, { takeLease }] = await Promise.all([
    import('./checkpoint/restore.js'),
    import('./resume/place.js'),
    import('./resume/take-lease.js'),
  ]);
  const standing = await job.voice.group('Looking for a checkpoint', () => restore(job, first));
  claimRunKey(job, standing.identity);
  const woken = isWoken(job);
  if (woken && standing.restored === null) return { opened: null, restored: null };
  if (woken) checkParked(standing.restored!);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return { opened: null, restored };
  if (woken && restored === null) throw new UsageError(NO_FRESH_START);
  // Before anything is installed, so that the next attempt knows of one that fails there.
  const sequence = await job.voice.group('Telling others that this run has begun', () =>
    takeLease(job, standing, realPorts),
  );
  return { opened: await open(job, checkout), standing: { ...standing, restored }, sequence };
}

const NO_FRESH_START =
  'This run was woken by a bot, which goes on with one that waits and starts none. Start it by hand.';

/** @throws UsageError where a bot would have a run tried again that has ended, or started anew */
function checkParked({ run, manifest }: Restored): void {
  const isCutOff = run.status === 'running' && manifest.has_parked;
  if (isParked(run) || isCutOff || run.status === 'completed') return;
  throw new UsageError(
    `This job was started by a bot, which may wake what waits; the run here is ${run.status}. A person with write access has to re-run it. Nothing was spent.`,
  );
}

async function carryOut(
  job: Job,
  { opened, standing, sequence, fanOut }: Begun,
  cancel: Cancellation,
): Promise<void> {
  const { restored } = standing;
  const runId = restored?.run.workflow_id ?? madeUpId(opened);
  // What this attempt costs is what comes on top of it; `post` cannot know otherwise.
  // Each attempt of a leg counts from zero.
  const costBefore = fanOut?.kind === 'work' ? 0 : (restored?.run.total_cost_usd ?? 0);
  job.voice.saveState('cost-before', String(costBefore));
  const keeping = keep(await keeperOf(job, { opened, standing, sequence }, runId));
  const resumed = restored !== null;
  try {
    const end = await run(job, opened, { runId, restored, keeping, cancel, fanOut });
    // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
    const kept = await cancel.unless(() => keeping.end());
    if (kept === null) return leave(job, { end, resumed, ...keeping.stop() });
    await finish(job, { end, resumed, ...kept });
    job.voice.saveState('settled', 'true');
  } catch (error) {
    await breakOff(job, { runId, costBefore, resumed, kept: keeping.stop(), error });
  }
}

async function keeperOf(job: Job, { opened, standing, sequence }: Begun, runId: string): Promise<Keeper> {
  const { identity, chosen, facts, restored, earlierRunIds } = standing;
  return {
    job,
    keys: chosen.keys,
    run: {
      runId,
      identity,
      needsModel: needsModel(opened),
      // Of a run that goes on, what it was started with.
      facts: restored?.manifest.facts ?? facts,
      base: restored?.manifest.base ?? (await headOf(job.context.workspace)),
      earlierRunIds,
      first: sequence,
      missing: restored?.manifest.not_kept ?? [],
      hasParked: restored?.manifest.has_parked ?? false,
      issue: restored?.manifest.issue ?? subjectOf(job.context.event),
      inputsGiven: restored?.manifest.inputs_given ?? [],
    },
    say: (what) => job.voice.info(what),
  };
}

function madeUpId({ workflow }: Opened): string {
  return newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
}
