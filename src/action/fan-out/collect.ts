import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import { RUN_FILES, SESSIONS_FOLDER } from '../../runtime/checkpoint/carrier.js';
import { placeSessions, sessionStores } from '../../runtime/checkpoint/sessions.js';
import { placeWorktrees } from '../../runtime/checkpoint/worktrees.js';
import type { LegOutcome } from '../../runtime/fan-out/request.js';
import { worktreesInJob } from '../../runtime/worktrees/place.js';
import type { IssueReader } from '../ask/issue-reader.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { type Restored, restore } from '../checkpoint/restore.js';
import { claimRunKey } from '../identity/claim.js';
import { type Identity, stagedAs } from '../identity/identity.js';
import type { Job } from '../job.js';
import { type BegunStage, goOnFrom } from './begun-stage.js';
import { type FoundPlan, findPlan, planOf } from './find-plan.js';
import { type Outcome, outcomesOf } from './outcomes.js';

/**
 * Collecting begins from the plan of its round, or goes on from what an earlier attempt of it has left, with what the legs have left
 * since.
 * @throws UsageError where there is no plan
 */
export async function beginCollecting(
  job: Job,
  first: AttemptContext,
  reader: IssueReader,
): Promise<BegunStage> {
  const plan = await job.voice.group('Looking for the plan', () => planToCollect(job, first));
  const identity = stagedAs(first.identity, job, { kind: 'collect', round: plan.round.round });
  const standing = await restore(job, { ...first, identity }, reader);
  claimRunKey(job, identity);
  const { restored: own } = standing;
  const base = own !== null && isGoneOn(own, plan) ? own : plan.restored;
  const { forks, 'max-legs': maxLegs } = job.inputs;
  if (base === own && own.run.status === 'forked') {
    // It has collected its round, and forked the next: that one's legs are not for it to miss.
    const restored = await goOnFrom(job, own);
    return { standing: { ...standing, restored }, fanOut: { kind: 'plan', maxLegs } };
  }
  const outcomes = await job.voice.group('Looking for what the legs have left', () =>
    outcomesOf(job, identity, first.chosen, { run: base.run, last: plan.round.round }),
  );
  const restored = await goOnFrom(job, base);
  const placed: LegOutcome[] = [];
  for (const outcome of outcomes) placed.push(await place(job, outcome, isLast(outcome, outcomes)));
  return {
    standing: { ...standing, uncounted: uncountedIn(standing, outcomes), restored, isGivenAgain: false },
    fanOut: { kind: 'collect', outcomes: placed, mayForkAgain: forks === 'matrix', maxLegs },
  };
}

/** What a leg's lost attempts have spent is in no sum of the whole, either. */
function uncountedIn({ uncounted }: AttemptContext, outcomes: readonly Outcome[]): readonly string[] {
  const ofLegs = outcomes.flatMap(({ leg, manifest }) =>
    manifest.uncounted.map((attempt) => `leg ${leg}, ${attempt}`),
  );
  return [...new Set([...uncounted, ...ofLegs])];
}

/**
 * Which round it is that this job collects: the last one that was forked, but for one that this very job has forked itself, in an
 * attempt before.
 */
async function planToCollect(job: Job, first: AttemptContext): Promise<FoundPlan> {
  let plan = await planOf(job, first, 1);
  for (;;) {
    const next = await findPlan(job, first, plan.round.round + 1);
    if (next === null || isOwn(next, first.identity)) return plan;
    plan = next;
  }
}

/** Where the API does not tell a job's name, its id stands in; what it is called besides may differ from attempt to attempt. */
function isOwn({ header }: FoundPlan, { job, step }: Identity): boolean {
  const named = (name: string): string => name.replace(/ \(check run \d+\)$/, '');
  return header.step === step && named(header.job) === named(job);
}

function isGoneOn({ run }: Restored, { round, restored }: FoundPlan): boolean {
  return (
    run.workflow_id === restored.run.workflow_id &&
    (run.fan_out?.rounds ?? []).some(({ plan }) => plan === round.plan)
  );
}

/** Of its leg's attempts: only its work trees are anybody's any more. */
function isLast(outcome: Outcome, outcomes: readonly Outcome[]): boolean {
  return !outcomes.some(({ leg, attempt }) => leg === outcome.leg && attempt > outcome.attempt);
}

/** What of it others go on with: the work trees of its workers, and the sessions of those that have not ended. */
async function place(job: Job, outcome: Outcome, isNewest: boolean): Promise<LegOutcome> {
  const { context, environment, voice } = job;
  const { run, folder, manifest } = outcome;
  const tell = (what: string): void => voice.warning(what);
  if (isNewest) {
    const root = worktreesInJob(context.temp);
    await placeWorktrees(outcome, { workspace: context.workspace, root, environment, tell });
    await placeSessions(
      ...([manifest.sessions, run, await sessionStores(environment), join(folder, SESSIONS_FOLDER)] as const),
    ).catch((error) =>
      tell(`The sessions of leg ${outcome.leg} could not be restored: ${messageOf(error)}.`),
    );
  }
  return { run, files: join(folder, RUN_FILES) };
}
