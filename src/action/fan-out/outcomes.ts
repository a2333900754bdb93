import type { ChosenKeys } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { fitOutcome } from '../../core/fan-out/outcome.js';
import type { Run } from '../../core/run.js';
import { makeNewFolder } from '../../process/files.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { type Identity, namesOf, stagedAs } from '../identity/identity.js';
import type { Job } from '../job.js';
import { candidateLister } from '../resume/candidate-lister.js';
import { artifactsOf, type Candidate } from '../resume/candidates.js';
import {
  MAX_LOOKED_AT,
  type Open,
  openingFew,
  type Passed,
  passedTexts,
  type TryOpen,
} from '../resume/find.js';
import { outcomeKey } from './stage.js';

/** What an attempt of a leg has left to be collected, opened and looked through. */
export interface Outcome extends ReadCheckpoint {
  /** Which leg's: `round/leg`. */
  readonly leg: string;
  readonly attempt: number;
}

/** Which leg's outcomes have the run key: `round/leg`. */
type LegsByRunKey = ReadonlyMap<string, string>;

const CONCURRENCY = 4;

/**
 * What the legs of a run's rounds have left (spec 4.10): the last of each attempt that is one, whatever became of it. What is not of this
 * very plan counts as not there, with a warning.
 * @param run as it is to be gone on with
 * @param last the round that is collected
 * @throws UsageError where something may be there that cannot be seen: a leg must not be taken for lost because a service is silent
 */
export async function outcomesOf(
  job: Job,
  identity: Identity,
  chosen: ChosenKeys,
  { run, last }: { readonly run: Run; readonly last: number },
): Promise<readonly Outcome[]> {
  const wanted = wantedOf(job, identity, run, last);
  const candidates = await listed(job, identity, chosen, wanted);
  const look = candidateLister(job, identity, chosen);
  const folder = await makeNewFolder(job.context.temp, 'raymond-outcomes-');
  const outcomes: Outcome[] = [];
  const legs = groupsOf(candidates, ({ runKey }) => runKey);
  for (let at = 0; at < legs.length; at += CONCURRENCY) {
    // The limits of size and time are each outcome's own: of many legs none may be left out for what the others weigh.
    const some = legs
      .slice(at, at + CONCURRENCY)
      .map((leg) => outcomesOfLeg(job, look.opener(folder), leg, { run, wanted }));
    outcomes.push(...(await Promise.all(some)).flat());
  }
  return outcomes.sort((a, b) => a.attempt - b.attempt);
}

/**
 * The legs of the round that is collected, and of those before it, of which one may have been run again since. What has come of
 * later ones is for those who collect these.
 */
function wantedOf(job: Job, identity: Identity, { fan_out: fanOut }: Run, last: number): LegsByRunKey {
  const rounds = (fanOut?.rounds ?? []).filter(({ round }) => round <= last);
  return new Map(
    rounds.flatMap(({ round, legs }) =>
      legs.map(({ name }): [string, string] => {
        const { runKey } = stagedAs(identity, job, { kind: 'work', round, leg: Number(name) });
        return [outcomeKey(runKey), `${round}/${name}`];
      }),
    ),
  );
}

/** @throws UsageError as `outcomesOf` */
async function listed(
  job: Job,
  identity: Identity,
  { keys }: ChosenKeys,
  wanted: LegsByRunKey,
): Promise<Candidate[]> {
  const prefixes = [...wanted.keys()].flatMap(
    (runKey) => namesOf({ ...identity, runKey, otherRunKeys: [] }, keys).prefixes,
  );
  const names = { ...namesOf(identity, keys), prefixes };
  const { candidates, silent, refused } = await artifactsOf(identity, names, job.github.ask);
  const unseen = [...silent, ...refused];
  if (unseen.length > 0)
    throw new UsageError(
      `What the legs have left cannot be seen: ${unseen.join(' ')} Nothing was spent. Re-run the job.`,
    );
  return [...candidates];
}

interface Collected {
  readonly run: Run;
  readonly wanted: LegsByRunKey;
}

/**
 * Of each attempt of a leg the newest that is one: an attempt that was cut off while it saved may have saved again, and anybody
 * in its job can write a newer name.
 */
async function outcomesOfLeg(
  job: Job,
  open: Open,
  candidates: readonly Candidate[],
  collected: Collected,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const passed: Passed[] = [];
  const newest = [...candidates].sort((a, b) => b.claims.sequence - a.claims.sequence);
  let looked = 0;
  for (const ofAttempt of groupsOf(newest, ({ claims }) => claims.attempt)) {
    const tryNext = openingFew(open);
    for (const candidate of ofAttempt) {
      const tried = looked === MAX_LOOKED_AT ? null : await tryNext(candidate);
      if (tried === null) throw flooded(candidates);
      looked += 1;
      const outcome = outcomeIn(tried, candidate, collected);
      if (typeof outcome !== 'string') {
        outcomes.push(outcome);
        break;
      }
      passed.push({ candidate, why: outcome, isForeign: true });
    }
  }
  for (const text of passedTexts(passed)) job.voice.warning(`What a leg has left: ${text}`);
  return outcomes;
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

function flooded(candidates: readonly Candidate[]): UsageError {
  const under = candidates[0]!.name.replace(/\d+-\d+-$/, '');
  return new UsageError(
    `There are ${candidates.length} artifacts under names of one leg, more than are looked at, and some attempt of it is not among those that open: somebody else writes names of ours. Nothing was spent. Delete the artifacts of this run that begin with ${under} and are not the leg's own, and re-run the job.`,
  );
}

/** @returns why it is none */
function outcomeIn(tried: TryOpen, candidate: Candidate, { run, wanted }: Collected): Outcome | string {
  if (tried.kind === 'silent')
    throw new UsageError(
      `What a leg has left cannot be seen: ${tried.why} Nothing was spent. Re-run the job.`,
    );
  if (tried.kind === 'refused') return tried.refusal.why;
  if (tried.kind === 'lease') return 'it is none';
  const { contents, header } = tried;
  const fitting = fitOutcome(run, contents.run);
  if ('problem' in fitting) return fitting.problem;
  const leg = wanted.get(candidate.runKey);
  if (leg !== `${fitting.round.round}/${fitting.record.name}`) return 'it is of another leg';
  return { ...contents, leg, attempt: header.attempt };
}
