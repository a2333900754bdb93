import { UsageError } from '../../core/errors.js';
import { legFacts } from '../../core/fan-out/leg.js';
import { ownLegOf } from '../../core/fan-out/rounds.js';
import type { IssueReader } from '../ask/issue-reader.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { type Restored, restore } from '../checkpoint/restore.js';
import { claimRunKey } from '../identity/claim.js';
import type { Job } from '../job.js';
import { type BegunStage, goOnFrom } from './begun-stage.js';
import { type FoundPlan, planOf } from './find-plan.js';
import { isOutcomeKey, type Stage } from './stage.js';

/**
 * A leg begins from the plan, or goes on from what an earlier attempt of it has left.
 * @throws UsageError where there is no plan, or none with such a leg
 */
export async function beginLegJob(
  job: Job,
  first: AttemptContext,
  { round, leg }: Extract<Stage, { kind: 'work' }>,
  reader: IssueReader,
): Promise<BegunStage> {
  const plan = await job.voice.group('Looking for the plan', () => planOf(job, first, round));
  const planned = plan.round.legs.find(({ name }) => name === String(leg));
  if (planned === undefined)
    throw new UsageError(
      `The plan has ${plan.round.legs.length} legs, and none with the number of the input \`worker\`. Give it \`\${{ matrix.worker }}\` of the output \`matrix\`. Nothing was spent.`,
    );
  const standing = await restore(job, first, reader);
  claimRunKey(job, standing.identity);
  const own = standing.restored !== null && isOfPlan(standing.restored, plan) ? standing.restored : null;
  const facts = own && legFacts(own.run);
  // One whose outcome is nowhere but in its checkpoint leaves it now.
  if (own !== null && facts?.hasEnded && isOutcomeKey(own.manifest.run_key)) {
    await goOnFrom(job, own);
    return { givenAgain: own };
  }
  const restored = await goOnFrom(job, own ?? plan.restored);
  // A plan that was made anew has made the shares anew: what a leg has saved knows its old one.
  const share = { shareUsd: planned.share_usd };
  const attempt = { attempt: job.context.attempt, earlier: facts?.attempts ?? [], ...share };
  return {
    standing: { ...standing, restored, isGivenAgain: false },
    fanOut: { kind: 'work', leg: String(leg), ...attempt },
  };
}

/** A plan that was made anew has nothing to do with what legs of the one before have left. */
function isOfPlan({ run }: Restored, { round, restored }: FoundPlan): boolean {
  return run.workflow_id === restored.run.workflow_id && ownLegOf(run)?.plan === round.plan;
}
