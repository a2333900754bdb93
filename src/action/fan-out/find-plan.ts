import { rm } from 'node:fs/promises';
import type { Header } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { openRound } from '../../core/fan-out/rounds.js';
import type { Round } from '../../core/run.js';
import { makeNewFolder } from '../../process/files.js';
import { VERSION } from '../../runtime/version.js';
import { type AttemptContext, NOTHING } from '../checkpoint/attempt-context.js';
import type { Restored } from '../checkpoint/restore.js';
import { stagedAs } from '../identity/identity.js';
import type { Job } from '../job.js';
import { candidateLister } from '../resume/candidate-lister.js';
import type { Listing } from '../resume/candidates.js';
import { type Search, search } from '../resume/find.js';
import { plannerOf } from './stage.js';

/** The checkpoint that a round's legs begin from, and that what they leave is collected into. */
export interface FoundPlan {
  readonly header: Header;
  readonly restored: Restored;
  readonly round: Round;
}

/**
 * The plan of a round: the last checkpoint of the job that has forked it, whatever attempt that was.
 * @returns null: there is none
 * @throws UsageError where one may be there that cannot be seen, or is of another version of the action
 */
export async function findPlan(job: Job, standing: AttemptContext, round: number): Promise<FoundPlan | null> {
  const identity = stagedAs(standing.identity, job, plannerOf(round));
  const look = candidateLister(job, identity, standing.chosen);
  const folder = await makeNewFolder(job.context.temp, 'raymond-plan-');
  // As the attempt after this one would: what this one has saved under the key is nobody's collision here.
  const asking = { ...identity, attempt: identity.attempt + 1 };
  const openNewest = async (listing: Listing): Promise<OpenedPlan> =>
    planAmong(listing, await search(listing.candidates, asking, look.opener(folder)), round);
  let found: FoundPlan | null = null;
  try {
    // The cache alone is asked first: so many legs begin at once that asking GitHub for its lists uses up the token's requests.
    found = (await openNewest(identity.attempt === 1 ? await look.near() : NOTHING)).plan;
    if (found !== null) return checked(found);
    const { plan, unseen, unopened } = await openNewest(await look.list());
    found = plan;
    if (plan !== null) return checked(plan);
    if (unseen !== '')
      throw new UsageError(
        `The plan of this fan-out cannot be seen now: ${unseen} Re-run the job to ask again.`,
      );
    if (unopened !== '')
      throw new UsageError(
        `There is a plan of this fan-out, and it does not open: ${unopened}. All jobs of a fan-out need the same \`state-key\`, or key of the agent.`,
      );
    return null;
  } finally {
    if (found === null) await rm(folder, { recursive: true, force: true });
  }
}

/** @throws UsageError where there is no plan */
export async function planOf(job: Job, standing: AttemptContext, round: number): Promise<FoundPlan> {
  const plan = await findPlan(job, standing, round);
  if (plan !== null) return plan;
  throw new UsageError(
    `There is no plan for this job: no job of this run has ended with \`status: forked\`${round === 1 ? '' : ` in round ${round}`} under this fan-out key. The job with \`forks: matrix\` comes first, and has the same \`workflow\`, \`run-key\` and \`state-key\` (or key of the agent); if it is there, run it again. Nothing was spent.`,
  );
}

interface OpenedPlan {
  readonly plan: FoundPlan | null;
  /** What could not be asked, and what did not open; empty: nothing. */
  readonly unseen: string;
  readonly unopened: string;
}

function planAmong({ silent, refused }: Listing, looked: Search, round: number): OpenedPlan {
  return {
    plan: planIn(looked.found, round),
    unseen: [...silent, ...refused, ...looked.silent].join(' '),
    unopened:
      looked.passed.find(({ isForeign }) => !isForeign)?.why ??
      (looked.unseen > 0 ? 'there are too many' : ''),
  };
}

function planIn(found: Search['found'], number: number): FoundPlan | null {
  if (found.kind !== 'found') return null;
  const { header, contents, candidate } = found.checkpoint;
  const round = openRound(contents.run);
  if (contents.run.status !== 'forked' || round === null || round.round !== number) return null;
  return { header, round, restored: { ...contents, from: candidate.place.store } };
}

/** @throws UsageError for one that another version of the action has made */
function checked(plan: FoundPlan): FoundPlan {
  if (plan.header.writer === VERSION) return plan;
  throw new UsageError(
    `The plan was made by version ${plan.header.writer} of this action, and this job has version ${VERSION}. Nothing was spent. Pin all jobs of a fan-out to one version, and re-run all of them.`,
  );
}
