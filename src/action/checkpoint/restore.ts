import { rm } from 'node:fs/promises';
import type { Header } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { agentAskedFor } from '../../core/launch.js';
import { makeNewFolder } from '../../process/files.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { realPorts } from '../../runtime/ports.js';
import { changesBetween } from '../../workflow/parts/fingerprint.js';
import { askedBy, type IssueReader, lookAtIssue } from '../ask/issue-reader.js';
import { repositoryUrl } from '../context.js';
import type { Checkout } from '../guard/checkout.js';
import { isJobWokenByBot } from '../guard/wake.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import { hasBegunBefore, writerOf, writerText } from '../resume/alive.js';
import { type CandidateLister, candidateLister, isArtifactTheStore } from '../resume/candidate-lister.js';
import type { Candidate, Listing } from '../resume/candidates.js';
import { chooseResume, differences, type ResumeFinding, useOf } from '../resume/choose.js';
import {
  headersOf,
  type Open,
  type OpenedCandidate,
  passedTexts,
  type Search,
  search,
  unopenedOf,
} from '../resume/find.js';
import { collisionText, highestSequence, mayMeet } from '../resume/lease.js';
import { sealedUnderOther } from '../resume/other-key.js';
import { remediesOf } from '../resume/remedies.js';
import { type AttemptContext, looksAtAll, NOTHING } from './attempt-context.js';

/** What an earlier attempt has left, checked; `placeRestored` puts it where the run looks for it. */
export interface Restored extends ReadCheckpoint {
  readonly from: 'cache' | 'artifact';
}

/**
 * Finds the newest checkpoint of the job's run key (spec 4.3), and says what becomes of it.
 * @param first what `attemptContextOf` says
 * @param reader where its questions stand
 * @throws UsageError where the run must not go on; the message names the input that gets out of it
 */
export function restore(job: Job, first: AttemptContext, reader: IssueReader): Promise<AttemptContext> {
  return job.voice.group('Looking for a checkpoint', () => findNewest(job, first, reader));
}

async function findNewest(job: Job, first: AttemptContext, reader: IssueReader): Promise<AttemptContext> {
  const { identity, chosen } = first;
  const look = candidateLister(job, identity, chosen);
  const mode = job.inputs.resume;
  const folder = await makeNewFolder(job.context.temp, 'raymond-restore-');
  const open = look.opener(folder);
  let standing: AttemptContext | null = null;
  try {
    const listing = looksAtAll(job, identity) ? await look.list(mode === 'never' ? null : open) : NOTHING;
    standing = {
      ...first,
      nextSequence: highestSequence(listing.candidates, []) + 1,
      earlierRunIds: runIdsOf(listing.candidates, identity),
      candidates: listing.candidates,
      look,
    };
    tellOf(job, listing);
    if (mode !== 'never') standing = await lookInto(job, standing, { look, reader, listing, mode, open });
    return standing;
  } finally {
    // What was opened is not left lying about.
    if (standing === null || standing.restored === null) await rm(folder, { recursive: true, force: true });
  }
}

interface RestoreDeps {
  readonly look: CandidateLister;
  readonly reader: IssueReader;
  readonly listing: Listing;
  readonly mode: Exclude<Job['inputs']['resume'], 'never'>;
  readonly open: Open;
}

/** Opens what is there, and decides. @throws UsageError as `restore` */
async function lookInto(job: Job, fresh: AttemptContext, looked: RestoreDeps): Promise<AttemptContext> {
  const { identity } = fresh;
  const { listing, mode, open } = looked;
  const found = await search(listing.candidates, identity, open);
  for (const why of [...passedTexts(found.passed), ...found.silent]) job.voice.warning(why);
  await stopForWriter(job, identity, found);
  const begun = { ...fresh, nextSequence: highestSequence(listing.candidates, headersOf(found)) + 1 };
  const finding = await findingOf(job, fresh, looked, found);
  // Another job or leg of the run that was woken may have parked, and this one not: `prepare` ends it.
  if (finding.kind === 'none' && isJobWokenByBot(job)) return begun;
  const choice = chooseResume(finding, mode, remediesOf(identity));
  if (choice.do === 'stop') throw new UsageError(choice.message);
  if (choice.warning !== null) job.voice.warning(choice.warning);
  const uncounted = uncountedIn(found, finding, identity);
  if (uncounted.length > 0) job.voice.warning(uncountedText(uncounted));
  if (choice.do === 'fresh' || found.found.kind !== 'found') return { ...begun, uncounted };
  return used(job, { ...begun, uncounted }, found.found.checkpoint, mode);
}

/**
 * Attempts that have begun and left no checkpoint: what they have spent nobody knows. Of a later one there is the lease; a first one
 * takes none, so that it is among them where nothing of it is there.
 */
function uncountedIn({ found, leases }: Search, finding: ResumeFinding, identity: Identity): string[] {
  const { runId } = identity;
  const saved = found.kind === 'found' ? found.checkpoint.header : null;
  const lost = leases
    .filter(({ run_id, attempt }) => run_id !== saved?.run_id || attempt !== saved.attempt)
    .sort((a, b) => a.sequence - b.sequence)
    .map((header) => `${header.run_id === runId ? '' : `run ${header.run_id}, `}attempt ${header.attempt}`);
  const isFirstLost = finding.kind === 'none' && finding.hasBegun && !mayMeet(identity);
  return [...new Set([...(isFirstLost ? ['attempt 1'] : []), ...lost])];
}

const uncountedText = (attempts: readonly string[]): string =>
  `${attempts.join('; ').replace(/^./, (letter) => letter.toUpperCase())}: ended before anything was saved. What was spent there, if anything, is in no sum, neither in \`total-cost\` nor in what \`budget\` counts.`;

function tellOf({ voice }: Job, { silent, refused, unlooked = 0 }: Listing): void {
  for (const why of [...silent, ...refused]) voice.warning(why);
  if (unlooked > 0)
    voice.warning(
      `${unlooked} earlier runs of this workflow were not looked at for artifacts of this run key: a start looks at the newest few. What they may have kept counts as not there; a dispatch with \`resume-run\` names one of them.`,
    );
}

function runIdsOf(candidates: readonly Candidate[], { runId }: Identity): string[] {
  const ids = candidates.flatMap(({ claims, place }) => (place.store === 'artifact' ? [claims.run_id] : []));
  return [...new Set(ids)].filter((id) => id !== runId);
}

/**
 * Every lease that was opened counts, not the newest alone: of two runs that began at the same moment, the one that
 * gave way may have left the newer one.
 * @throws UsageError that names a writer that is still at work
 */
async function stopForWriter(job: Job, identity: Identity, { found, leases }: Search): Promise<void> {
  const headers = [...leases];
  if (found.kind === 'diverged') headers.push(...found.headers);
  // A run that has come to an end says so in its last checkpoint, whatever its job still does.
  if (found.kind === 'found' && found.checkpoint.contents.run.status === 'running')
    headers.push(found.checkpoint.header);
  for (const header of headers) {
    const writer = await writerOf(header, identity, job.github.ask, realPorts.now());
    if (writer.isAlive) throw atWork(job, header, writer.why);
  }
}

/** @param why a clause: how it is known that it is at work */
export function atWork({ context }: Pick<Job, 'context'>, header: Header, why: string): UsageError {
  const url = repositoryUrl(context);
  return new UsageError(
    `Another job is at work under this run key: ${writerText(header, url)}; ${why}. Nothing was spent. Re-run the failed jobs when that has ended; or, in a new run, give it a \`run-key\` of its own or \`resume: never\`.`,
  );
}

async function findingOf(
  job: Job,
  { identity, chosen }: AttemptContext,
  { look, reader, listing }: RestoreDeps,
  search: Search,
): Promise<ResumeFinding> {
  const { found, leases, silent } = search;
  if (found.kind === 'collision') {
    return { kind: 'collision', why: collisionText(found.header) };
  }
  if (found.kind === 'diverged') {
    const [a, b] = found.headers;
    return {
      kind: 'diverged',
      why: `Run ${a.run_id} and run ${b.run_id} have gone on at the same time from one checkpoint of this run key: neither of them is the newer one.`,
    };
  }
  const isPart = isOfFanOut(identity);
  const unavailable = [...listing.silent, ...silent, ...(isPart ? listing.refused : [])];
  const isFirst = !identity.isOwnKey && identity.attempt === 1;
  if (unavailable.length > 0 && !isFirst) return { kind: 'unanswered', why: unavailable.join(' ') };
  if (found.kind === 'found') {
    const { checkpoint } = found;
    const asked = askedBy(checkpoint.contents, identity);
    const seen = await lookAtIssue(asked, reader, chosen.keys);
    if (seen.why !== null)
      job.voice.warning(
        `Whether the open question is answered on #${asked.issue} is not known: ${seen.why}. Another re-run looks again.`,
      );
    return seen.isMarked ? { kind: 'old', why: oldText(checkpoint.header, identity) } : { kind: 'found' };
  }
  const unopened = unopenedOf(search);
  if (unopened !== null) return unopened;
  const otherKey = await sealedUnderOther(job, { identity, chosen, ...look }, listing);
  if (otherKey !== null) return otherKey;
  const isRerun = identity.attempt > 1 && !identity.isOwnKey;
  const hasLease = leases.length > 0;
  const hasBegun = isRerun && (hasLease || (await hasBegunBefore(identity, job.github.ask)));
  // It begins from the plan.
  if (isPart) return { kind: 'none', isRerun: false, hasBegun, mayBeHidden: false, named: null };
  // A list that may not be read says nothing of what is there, and nowhere else could it be.
  const isInArtifacts = isArtifactTheStore(job, look.cache);
  if (identity.isOwnKey && listing.refused.length > 0 && isInArtifacts)
    return { kind: 'unanswered', why: listing.refused.join(' ') };
  if (identity.uncertain !== null && isRerun) {
    return {
      kind: 'unanswered',
      why: `GitHub does not tell the name of this job (${identity.uncertain}), under which an earlier attempt may have kept a checkpoint.`,
    };
  }
  return {
    ...{ kind: 'none', isRerun, hasBegun, named: identity.resumeRun },
    // Whose lease can be seen has hidden nothing, and left nothing else.
    mayBeHidden: !hasLease && (isInArtifacts || listing.refused.length > 0),
  };
}

/** That an attempt has gone on is known by its lease or checkpoint alone; an answer is given elsewhere, too. */
const oldText = ({ run_id, attempt }: Header, { runId }: Identity): string =>
  `The newest checkpoint is of ${run_id === runId ? '' : `run ${run_id}, `}attempt ${attempt}, and its question was answered by a job that has left none that this one finds.`;

const isOfFanOut = ({ stage }: Identity): boolean => stage !== null && stage.kind !== 'plan';

function used(
  job: Job,
  fresh: AttemptContext,
  { contents, candidate }: OpenedCandidate,
  mode: RestoreDeps['mode'],
): AttemptContext {
  const { manifest, run } = contents;
  const { inputs, context } = job;
  const budget = inputs.budget ?? run.budget_usd;
  const use = useOf({
    status: run.status,
    isOwnKey: fresh.identity.isOwnKey,
    // Its default key names the run: one that an answer or a tick has started may have ended it.
    isSameRun:
      !fresh.identity.isOwnKey || [context.runId, fresh.identity.resumeRun].includes(manifest.github_run_id),
    // What a fan-out was asked for its plan says.
    differs: isOfFanOut(fresh.identity) ? [] : differences(manifest.facts, fresh.facts),
    isBudgetUsedUp: budget > 0 && budget <= run.total_cost_usd,
    mode,
  });
  if (use.do !== 'give-again' && use.notice !== null) job.voice.notice(use.notice);
  if (use.do === 'fresh') return fresh;
  return {
    ...fresh,
    restored: {
      ...{ ...contents, from: candidate.place.store },
      manifest: { ...manifest, uncounted: [...new Set([...manifest.uncounted, ...fresh.uncounted])] },
    },
    isGivenAgain: use.do === 'give-again',
  };
}

/** At most so many changed files are named. */
const MAX_NAMED = 5;

/**
 * A finished run gives its outputs again only while its workflow's text is the same, with all that it imports, includes
 * and runs (spec 4.3). The checkout may have moved on, and the result would then be one of the old text.
 */
export async function unlessChanged(
  job: Job,
  standing: AttemptContext,
  checkout: Checkout,
): Promise<AttemptContext> {
  const { restored } = standing;
  if (restored === null || !standing.isGivenAgain) return standing;
  const { readWorkflow } = await import('../../workflow/open.js');
  const { fingerprint } = await readWorkflow(checkout.workflow, {
    agentCli: agentAskedFor(job.inputs.agent),
    mayImport: checkout.mayImport,
    maySkipPermissions: job.inputs['dangerously-skip-permissions'],
  });
  const changes = changesBetween(restored.run.workflow.files, fingerprint.files);
  if (changes.length === 0) return standing;
  const more = changes.length > MAX_NAMED ? `, and ${changes.length - MAX_NAMED} more` : '';
  job.voice.notice(
    `The run of an earlier attempt is finished, but the workflow is not what it was: ${changes.slice(0, MAX_NAMED).join(', ')}${more}. A new run starts.`,
  );
  await rm(restored.folder, { recursive: true, force: true });
  return { ...standing, restored: null, isGivenAgain: false };
}
