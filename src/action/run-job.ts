import { randomBytes } from 'node:crypto';
import { openQuestions } from '../core/agents.js';
import { UsageError } from '../core/errors.js';
import type { Run } from '../core/run.js';
import type { FanOut } from '../runtime/fan-out/request.js';
import { realPorts } from '../runtime/ports.js';
import { newRunId } from '../store/run-folder.js';
import type { Board } from './ask/board.js';
import type { Answers, Nothing, Woken } from './ask/going-on.js';
import type { Put } from './ask/put.js';
import { NOBODY_ASKS, subjectOf } from './ask/subject.js';
import { Cancellation } from './cancel.js';
import type { Keeper } from './checkpoint/keep.js';
import { keep } from './checkpoint/keeping.js';
import type { Restored } from './checkpoint/restore.js';
import { isFirst, type Standing, standingOf } from './checkpoint/standing.js';
import { breakOff, endWithoutRun } from './end/broken.js';
import { finish, giveAgain, leave } from './end/finish.js';
import { endWithNothing } from './end/nothing.js';
import { admit } from './guard/admit.js';
import { type Checkout, judgeCheckout } from './guard/checkout.js';
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
  if ('nothing' in prepared) return endWithNothing(job, prepared.nothing);
  if (prepared.opened === null) return giveAgain(job, prepared.restored);
  await nameRights(prepared);
  await carryOut(prepared, cancel);
}

interface Begun {
  /** Where a comment has woken it, with the inputs of one that goes on with the run that has asked. */
  readonly job: Job;
  readonly opened: Opened;
  readonly standing: Standing;
  /** Of the first checkpoint. */
  readonly sequence: number;
  /** Absent: forked workers run here. */
  readonly fanOut?: FanOut;
  readonly answers: Answers;
}

const NO_ANSWERS: Answers = { given: [], inputs: [] };

const NOTHING_PARKED =
  'This job was woken together with others of its run, and has left nothing itself that waits.';

type Over = Nothing | { readonly opened: null; readonly restored: Restored };

/** @returns `opened` null for a run that is over already; `nothing` for a job that was woken and has nothing to go on with */
async function prepare(started: Job): Promise<Begun | Over> {
  await admit(started);
  // Before a checkpoint lays its work tree over it.
  const checkout = await judgeCheckout(started);
  if (started.inputs['comment-id'] !== null) {
    const [{ boardOf }, { wokenByComment }] = await loadAsking();
    const board = boardOf(started);
    const woken = await wokenByComment(started, started.inputs['comment-id'], board);
    if ('nothing' in woken) return woken;
    if (woken.standing.identity.stage !== null) return { nothing: FAN_OUT };
    return goOn(woken.job, { checkout, first: woken.standing, woken, board });
  }
  const first = await standingOf(started);
  if (first.identity.stage !== null) return await beginPart(started, { checkout, first });
  if (!isFirst(started, first.identity)) {
    const [{ boardOf }] = await loadAsking();
    return goOn(started, { checkout, first, woken: null, board: boardOf(started) });
  }
  if (started.inputs.answer !== null) throw new UsageError(NOBODY_ASKS);
  claimRunKey(started, first.identity);
  const opened = await open(started, checkout);
  return { job: started, opened, standing: first, sequence: first.nextSequence, answers: NO_ANSWERS };
}

const FAN_OUT =
  'The jobs of a fan-out go on in their own run: re-run its failed jobs, which find the answer on the issue.';

/** Of a run that is fanned out over several jobs (spec 4.10). */
async function beginPart(
  job: Job,
  { checkout, first }: { readonly checkout: Checkout; readonly first: Standing },
): Promise<Begun | Over> {
  const [{ beginStage }, { openAsks }, [{ boardOf }, { answersOf, usable }]] = await Promise.all([
    import('./fan-out/begin.js'),
    import('./ask/put.js'),
    loadAsking(),
  ]);
  const board = boardOf(job);
  const begun = await beginStage(job, first, board);
  if ('givenAgain' in begun) return { opened: null, restored: begun.givenAgain };
  const { restored } = begun.standing;
  if (isWoken(job)) {
    if (restored === null) throw new UsageError(NO_FRESH_START);
    // With the plan a leg begins of which nothing is known: it was lost, and is waited for.
    if (restored.run.status !== 'forked') checkParked(restored);
  }
  // Another part of the run may be the one that asks.
  const asks = restored === null ? [] : openAsks(restored.run).map(({ ask }) => ask.id);
  const isAsking = restored !== null && asks.length > 0;
  const answers = isAsking
    ? await answersOf(withOwnAnswer(job, asks), begun.standing, { woken: null, board })
    : NO_ANSWERS;
  if ('nothing' in answers) return answers;
  const opened = await open(job, checkout);
  const given = isAsking ? await usable(answers, restored.run, opened.workflow, { job, board }) : [];
  return { job, opened, ...begun, answers: { ...answers, given } };
}

/** All parts have the same inputs: an answer to a question of another one is none of this one's. */
function withOwnAnswer(job: Job, open: readonly string[]): Job {
  const { 'ask-id': askId, answer } = job.inputs;
  if (askId === null || open.includes(askId)) return job;
  if (answer !== null)
    job.voice.warning(
      `\`answer\` is left to the part of the run that has asked ${JSON.stringify(askId)}: here ${open.join(', ')} ${open.length === 1 ? 'is' : 'are'} open.`,
    );
  return { ...job, inputs: { ...job.inputs, answer: null, 'ask-id': null } };
}

const loadAsking = () => Promise.all([import('./ask/board.js'), import('./ask/going-on.js')]);

interface ToGoOn {
  readonly checkout: Checkout;
  readonly first: Standing;
  readonly woken: Woken | null;
  readonly board: Board;
}

/** Looks for what an earlier attempt has left, and for answers to what it has asked. */
async function goOn(job: Job, { checkout, first, woken, board }: ToGoOn): Promise<Begun | Over> {
  // What a first attempt has no use for is not loaded.
  const [{ restore }, { placeRestored }, { takeLease }, { answersOf, usable }] = await Promise.all([
    import('./checkpoint/restore.js'),
    import('./resume/place.js'),
    import('./resume/take-lease.js'),
    import('./ask/going-on.js'),
  ]);
  const standing = await job.voice.group('Looking for a checkpoint', () => restore(job, first, board));
  claimRunKey(job, standing.identity);
  const isByBot = isWoken(job);
  if (isByBot && woken === null && standing.restored === null) return { nothing: NOTHING_PARKED };
  const answers = await answersOf(job, standing, { woken, board });
  if ('nothing' in answers) return answers;
  if (isByBot && standing.restored !== null) checkParked(standing.restored);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return { opened: null, restored };
  if ((isByBot || woken !== null) && restored === null) throw new UsageError(NO_FRESH_START);
  // Before anything is installed, so that the next attempt knows of one that fails there.
  const sequence = await job.voice.group('Telling others that this run has begun', () =>
    takeLease(job, standing, realPorts),
  );
  const opened = await open(job, checkout);
  // `on-base-change: fresh` has left nothing to answer.
  const given = restored === null ? [] : await usable(answers, restored.run, opened.workflow, { job, board });
  return { job, opened, standing: { ...standing, restored }, sequence, answers: { ...answers, given } };
}

const NO_FRESH_START =
  'This job was woken to go on with a run that waits, and starts none. Start one by hand. Nothing was spent.';

/** @throws UsageError where a bot would have a run tried again that has ended, or started anew */
function checkParked({ run, manifest }: Restored): void {
  const isCutOff = run.status === 'running' && manifest.has_parked;
  if (isParked(run) || isCutOff || run.status === 'completed') return;
  throw new UsageError(
    `This job was started by a bot, which may wake what waits; the run here is ${run.status}. A person with write access has to re-run it. Nothing was spent.`,
  );
}

/** What a question would need is known before anything is spent. @throws UsageError as `checkAsking` */
async function nameRights({ job, opened, standing }: Begun): Promise<void> {
  // Of a run that goes on it was known when it began.
  if (standing.restored !== null) return;
  const [{ checkAsking }, { clientOf }] = await Promise.all([
    import('./ask/rights.js'),
    import('./ask/client.js'),
  ]);
  const client = () => clientOf(job.context, job.inputs['github-token'], RIGHTS_PATIENCE_MS);
  const issue = standing.chosen.keys === null ? null : subjectOf(job.context.event);
  await checkAsking(job, opened.workflow, { issue, client, now: realPorts.now() });
}

/** A silent API says nothing of rights. */
const RIGHTS_PATIENCE_MS = 10_000;

async function carryOut(begun: Begun, cancel: Cancellation): Promise<void> {
  const { job, opened, standing, answers, fanOut } = begun;
  const { restored } = standing;
  const runId = restored?.run.workflow_id ?? madeUpId(opened);
  // What this attempt costs is what comes on top of it; `post` cannot know otherwise.
  // Each attempt of a leg counts from zero.
  const costBefore = fanOut?.kind === 'work' ? 0 : (restored?.run.total_cost_usd ?? 0);
  job.voice.saveState('cost-before', String(costBefore));
  const keeper = await keeperOf(begun, runId);
  const keeping = keep(keeper);
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
async function tellOf(keeper: Keeper, ended: Run, saved: string): Promise<Put> {
  const { hasAsked, issue } = keeper.run;
  if (issue === null || (!hasAsked && openQuestions(ended).length === 0))
    return { urls: {}, problems: [], isLeft: false };
  const { tellPeople } = await import('./ask/tell.js');
  return tellPeople(keeper, ended, { saved, by: 'main' });
}

async function keeperOf({ job, opened, standing, sequence, answers }: Begun, runId: string): Promise<Keeper> {
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
      // Of a run that goes on, where it has asked before: a dispatch is about no issue.
      issue: restored?.manifest.issue ?? subjectOf(job.context.event),
      inputsGiven: answers.inputs,
      answered: answers.given.map(({ askId, settled }) => [askId, settled]),
      hasAsked: restored !== null && openQuestions(restored.run).length > 0,
      missing: restored?.manifest.not_kept ?? [],
      hasParked: restored?.manifest.has_parked ?? false,
    },
    say: (what) => job.voice.info(what),
  };
}

function madeUpId({ workflow }: Opened): string {
  return newRunId(workflow.name, new Date(), randomBytes(2).toString('hex'));
}
