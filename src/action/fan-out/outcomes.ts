import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenKeys } from '../../checkpoint/seal/index.js';
import { UsageError } from '../../core/errors.js';
import { fitOutcome } from '../../core/fan-out/outcome.js';
import type { Run } from '../../core/run.js';
import { type ReadCheckpoint, readCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { realPorts } from '../../runtime/ports.js';
import { type Identity, namesOf, stagedAs } from '../identity/identity.js';
import type { Job } from '../job.js';
import { artifactsOf } from '../resume/artifacts.js';
import type { Candidate } from '../resume/candidates.js';
import { Opener } from '../resume/fetch.js';
import { looker } from '../resume/look.js';
import { outcomeKey } from './stage.js';

/** What an attempt of a leg has left to be collected, opened and looked through. */
export interface Outcome extends ReadCheckpoint {
  /** Which leg's: `round/leg`. */
  readonly leg: string;
  readonly attempt: number;
}

/** Which leg's outcomes have the run key: `round/leg`. */
type Wanted = ReadonlyMap<string, string>;

const AT_ONCE = 4;

/**
 * What the legs of a run's rounds have left (spec 4.10): the last of each attempt, whatever became of it. What is not of this very
 * plan counts as not there, with a warning.
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
  const { cache, artifacts } = looker(job, identity, chosen);
  await mkdir(job.context.temp, { recursive: true });
  const folder = await mkdtemp(join(job.context.temp, 'raymond-outcomes-'));
  // The limits of size and time are each outcome's own: of many legs none may be left out for what the others weigh.
  const openerOf = (): Opener =>
    new Opener({ job, identity, cache, artifacts, folder, keys: chosen.keys, now: realPorts.now });
  const outcomes: Outcome[] = [];
  for (let at = 0; at < candidates.length; at += AT_ONCE) {
    const some = candidates
      .slice(at, at + AT_ONCE)
      .map((candidate) => opened(job, openerOf(), candidate, { run, wanted }));
    for (const outcome of await Promise.all(some)) if (outcome !== null) outcomes.push(outcome);
  }
  return outcomes.sort((a, b) => a.attempt - b.attempt);
}

/**
 * The legs of the round that is collected, and of those before it, of which one may have been run again since. What has come of
 * later ones is for those who collect these.
 */
function wantedOf(job: Job, identity: Identity, { fan_out: fanOut }: Run, last: number): Wanted {
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
  wanted: Wanted,
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
  return candidates.filter((one) => !candidates.some((other) => isLaterOfAttempt(other, one)));
}

/** An attempt that was cut off while it saved may have saved again. */
function isLaterOfAttempt(other: Candidate, one: Candidate): boolean {
  return (
    other.runKey === one.runKey &&
    other.claims.attempt === one.claims.attempt &&
    other.claims.sequence > one.claims.sequence
  );
}

async function opened(
  job: Job,
  opener: Opener,
  candidate: Candidate,
  { run, wanted }: { readonly run: Run; readonly wanted: Wanted },
): Promise<Outcome | null> {
  const tried = await opener.open(candidate);
  if (tried.kind === 'silent')
    throw new UsageError(
      `What a leg has left cannot be seen: ${tried.why} Nothing was spent. Re-run the job.`,
    );
  const refuse = (why: string): null => {
    job.voice.warning(
      `What a leg has left was not used (${candidate.name}): ${why}. It counts as not there.`,
    );
    return null;
  };
  if (tried.kind === 'refused') return refuse(tried.refusal.why);
  if (tried.isLease) return refuse('it is none');
  const read = await readCheckpoint(tried.folder);
  const fitting = fitOutcome(run, read.run);
  if ('problem' in fitting) return refuse(fitting.problem);
  const leg = wanted.get(candidate.runKey);
  if (leg !== `${fitting.round.round}/${fitting.record.name}`) return refuse('it is of another leg');
  return { ...read, leg, attempt: tried.header.attempt };
}
