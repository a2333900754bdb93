import { createHash } from 'node:crypto';
import type { ChosenKeys } from '../../checkpoint/seal/keys.js';
import { printModels } from '../../core/settings/models.js';
import type { LaunchFacts } from '../../runtime/checkpoint/checkpoint-schema.js';
import { type Identity, identityOf, sealKeysOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import { readInput } from '../open.js';
import type { CandidateLister } from '../resume/candidate-lister.js';
import type { Candidate, Listing } from '../resume/candidates.js';
import type { Restored } from './restore.js';

/** Where this job stands among the attempts of its run, before it spends anything. */
export interface AttemptContext {
  readonly identity: Identity;
  readonly chosen: ChosenKeys;
  readonly facts: LaunchFacts;
  /** null: a run starts afresh. */
  readonly restored: Restored | null;
  /** It is finished, and its outputs are given again. */
  readonly isGivenAgain: boolean;
  /** Attempts that were lost before they saved anything: what they have spent is in no sum. */
  readonly uncounted: readonly string[];
  /** Of the first checkpoint that this job saves. */
  readonly nextSequence: number;
  /** Workflow runs besides this one that have left artifacts of the key. */
  readonly earlierRunIds: readonly string[];
  /** What was there at the first look, for the second one. */
  readonly candidates: readonly Candidate[];
  /** Null where nobody has looked. */
  readonly look: CandidateLister | null;
}

export const NOTHING: Listing = { candidates: [], silent: [], refused: [] };

/**
 * Who this job is and what it was asked for; nobody was asked yet what earlier attempts have left.
 * @throws UsageError for a `state-key` that is too short, and an `input-file` that cannot be read
 */
export async function attemptContextOf(job: Job): Promise<AttemptContext> {
  const chosen = sealKeysOf(job);
  for (const warning of chosen.warnings) job.voice.warning(warning);
  const identity = await identityOf(job);
  return {
    identity,
    chosen,
    facts: launchFactsOf(job),
    restored: null,
    isGivenAgain: false,
    uncounted: [],
    nextSequence: 1,
    earlierRunIds: [],
    candidates: [],
    look: null,
  };
}

/** On a first attempt nothing can be there under the default key: no service is asked for what cannot be. */
export function looksAtAll({ inputs }: Job, identity: Identity): boolean {
  if (inputs['state-store'] === 'none') return false;
  return !isAlone(identity) || inputs['check-run-id'] === null || inputs.resume === 'force';
}

/** There is nothing to look for, and nobody to tell that this run has begun. */
export function isFirst(job: Job, identity: Identity): boolean {
  return !looksAtAll(job, identity) && isAlone(identity) && job.inputs.resume !== 'force';
}

/** Jobs of a fan-out have one key whatever they are called, but for its legs, of which each has its own. */
const isAlone = ({ isOwnKey, attempt, stage }: Identity): boolean =>
  !isOwnKey && attempt <= 1 && (stage === null || stage.kind === 'work');

/** @throws UsageError for an `input-file` that cannot be read. */
function launchFactsOf(job: Job): LaunchFacts {
  const { workflow, agent, model, vars } = job.inputs;
  const input = readInput(job);
  return {
    input_hash: input === null ? null : createHash('sha256').update(input).digest('hex'),
    ...{ workflow, agent, model: model === null ? null : printModels(model) },
    // The same in whatever order they were written.
    vars: Object.fromEntries(Object.entries(vars).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
