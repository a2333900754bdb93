import { UsageError } from '../../core/errors.js';
import type { IssueReader } from '../ask/issue-reader.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { restore, unlessChanged } from '../checkpoint/restore.js';
import type { Checkout } from '../guard/checkout.js';
import { claimRunKey } from '../identity/claim.js';
import type { Job } from '../job.js';
import { placeRestored } from '../resume/place.js';
import type { BegunStage } from './begun-stage.js';
import { beginCollecting } from './collect.js';
import { beginLegJob } from './leg.js';

interface BegunWith {
  readonly reader: IssueReader;
  readonly checkout: Checkout;
}

/**
 * Finds what the jobs of the fan-out have left for this one (spec 4.10), before anything is spent.
 * @throws UsageError where it cannot begin
 */
export async function beginStage(job: Job, first: AttemptContext, given: BegunWith): Promise<BegunStage> {
  const { reader } = given;
  const stage = first.identity.stage!;
  if (first.chosen.keys === null)
    throw new UsageError(
      'A fan-out hands the run from job to job, and there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`) in all of its jobs. Nothing was spent.',
    );
  switch (stage.kind) {
    case 'plan':
      return await beginPlan(job, first, given);
    case 'work':
      return await beginLegJob(job, first, stage, reader);
    case 'collect':
      return await beginCollecting(job, first, reader);
    default:
      return stage satisfies never;
  }
}

async function beginPlan(
  job: Job,
  first: AttemptContext,
  { reader, checkout }: BegunWith,
): Promise<BegunStage> {
  await checkRights(job);
  const standing = await unlessChanged(job, await restore(job, first, reader), checkout);
  claimRunKey(job, standing.identity);
  const restored = standing.restored && (await placeRestored(job, standing.restored));
  if (restored !== null && standing.isGivenAgain) return { givenAgain: restored };
  const fanOut = { kind: 'plan', maxLegs: job.inputs['max-legs'] } as const;
  return { standing: { ...standing, restored }, fanOut };
}

/** Legs and collecting read artifacts by the API: a missing right is told before the plan is paid for. */
async function checkRights(job: Job): Promise<void> {
  const answer = await job.github.ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
    run_id: Number(job.context.runId),
    per_page: 1,
  });
  if (answer.kind !== 'refused') return;
  throw new UsageError(
    `The jobs of a fan-out read what the others have left, and this token may not: ${answer.why}. Give all of them the permission \`actions: read\`. Nothing was spent.`,
  );
}
