import type { SealKeys } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import type { GivenInput, LaunchFacts } from '../../runtime/checkpoint/checkpoint-schema.js';
import type { RunInMemory } from '../../store/run-in-memory.js';
import type { Settled } from '../ask/body.js';
import { outcomeKey } from '../fan-out/stage.js';
import { githubOf } from '../identity/github.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { TransferRound } from '../service.js';
import type { GatherOptions } from './save/gather.js';
import type { Notes } from './save/notes.js';
import { prune } from './save/prune.js';
import { type SavedSealed, saveSealed } from './save/sealed.js';
import type { Store } from './save/store-fallback.js';

/** What only main knows of the run that is kept; `post` gets it from there. */
export interface RunToKeep {
  readonly runId: string;
  readonly identity: Identity;
  /** A run of scripts and recordings alone may be kept unsealed. */
  readonly needsModel: boolean;
  readonly facts: LaunchFacts;
  /** The commit that was checked out when `main` began, which a re-run's checkout will have; null: no git. */
  readonly base: string | null;
  /** Workflow runs besides this one that may have left checkpoints of the key. */
  readonly earlierRunIds: readonly string[];
  /** Sequence of this attempt's first checkpoint: what it stored before that is a lease, and of no use after it. */
  readonly first: number;
  /** Where its questions are put; null: nowhere. */
  readonly issue: number | null;
  readonly inputsGiven: readonly GivenInput[];
  /** Questions that this job has given answers to, and how; they are marked once a checkpoint holds them. */
  readonly answered: readonly (readonly [askId: string, settled: Settled])[];
  /** What it goes on from holds open questions, which may be on the issue. */
  readonly hasAsked: boolean;
  /** What the checkpoint that it goes on from did not hold, a sentence each; it was told when that was found. */
  readonly missing: readonly string[];
  /** It goes on from a checkpoint of a run that has waited for a person or a limit. */
  readonly hasParked: boolean;
  /** Attempts that were lost before they saved anything: what they have spent is in no sum. */
  readonly uncounted: readonly string[];
}

/** What is known of a run when it is kept; main keeps it during and after the run, post after a cancel. */
export interface CheckpointWriter {
  readonly job: Job;
  readonly run: RunToKeep;
  /** null: the job has nothing to seal with. */
  readonly keys: SealKeys | null;
  readonly say: (what: string) => void;
  /** Of a run that this process has carried on; null, as in `post`: what lies on disk is all that there is. */
  readonly held: RunInMemory | null;
}

export interface KeepOptions {
  readonly sequence: number;
  readonly round: TransferRound;
  /** The run is not completed and goes on no longer. */
  readonly mustLast: boolean;
  /** The run goes on no longer in this job. */
  readonly isEnd: boolean;
  /** What people should know goes here. */
  readonly notes: Notes;
}

interface LeftToPost {
  readonly run: RunToKeep;
  readonly sequence: number;
}

/** Keeps for `post`, should main not come to its end, what only main knows. @param sequence the next one */
export function savePostState({ job, run }: CheckpointWriter, sequence: number): void {
  const left: LeftToPost = { run, sequence };
  job.voice.saveState('kept', JSON.stringify(left));
}

/** What main has left; null when it did not come so far as to run anything. */
export function readPostState(
  job: Job,
  keys: SealKeys | null,
): { keeper: CheckpointWriter; sequence: number } | null {
  const text = job.environment.STATE_kept ?? '';
  if (text === '') return null;
  const { run, sequence } = JSON.parse(text) as LeftToPost;
  return { keeper: { job, run, keys, say: (what) => job.voice.info(what), held: null }, sequence };
}

/** Why nothing is stored, before anything is tried; null: it is. */
export function whyNotKept({ job, keys, run }: CheckpointWriter): string | null {
  if (job.inputs['state-store'] === 'none') return 'state-store is none';
  if (keys !== null) return null;
  if (run.needsModel)
    return 'there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`)';
  if (job.inputs['state-store'] === 'artifact')
    return 'without a `state-key` it would not be sealed, and what is not sealed goes to the cache alone';
  return null;
}

/**
 * Gathers a checkpoint of the run as it is now, seals it and saves it under a name that was never tried
 * (spec 4.3). Never throws: it tells why not.
 * @returns the stores that have confirmed it
 */
export async function keepCheckpoint(
  keeper: CheckpointWriter,
  { isEnd, ...options }: KeepOptions,
): Promise<readonly Store[]> {
  if (whyNotKept(keeper) !== null) return [];
  if (!isEnd || keeper.run.identity.stage?.kind !== 'work')
    return await keepAs('checkpoint', keeper, options);
  const left = await keepAs('outcome', keeper, options);
  // Nobody collects it from there; but a re-run of the leg goes on from it.
  return left.length > 0 ? left : await keepAs('checkpoint', keeper, options);
}

async function keepAs(
  what: 'checkpoint' | 'outcome',
  keeper: CheckpointWriter,
  { sequence, round, mustLast, notes }: Omit<KeepOptions, 'isEnd'>,
): Promise<readonly Store[]> {
  const { job, run, keys, say } = keeper;
  const { runKey } = run.identity;
  const identity = what === 'outcome' ? { ...run.identity, runKey: outcomeKey(runKey) } : run.identity;
  const time = new Date().toISOString();
  const tell = notes.add;
  let saved: SavedSealed;
  try {
    saved = await saveSealed(job, {
      ...{ identity, keys, sequence, what, time, round, mustLast, tell, say },
      fill: async (folder) => {
        // As a rule a run's first state is long at work before anything is saved.
        const { gather } = await import('./save/gather.js');
        await gather(gathering(keeper, identity, { folder, time, tell }));
      },
    });
  } catch (error) {
    tell(`The checkpoint could not be put together: ${messageOf(error)}`);
    return [];
  }
  // Of two there is none to delete. Legs are many, and the requests that a token may make are few.
  if (saved.stores.length > 0 && sequence > 2 && run.identity.stage?.kind !== 'work')
    await deleteOlder(keeper, sequence, saved.name);
  return saved.stores;
}

function gathering(
  { job, run, keys, held }: CheckpointWriter,
  identity: Identity,
  { folder, time, tell }: { folder: string; time: string; tell: (what: string) => void },
): GatherOptions {
  const { runId, facts, base, issue } = run;
  return {
    ...{ folder, facts, base, issue, tell, held },
    inputs_given: [...run.inputsGiven],
    workspace: job.context.workspace,
    stateDir: job.stateDir,
    run_id: runId,
    run_key: identity.runKey,
    attempt: identity.attempt,
    github_run_id: identity.runId,
    saved_at: time,
    has_parked: run.hasParked,
    uncounted: [...run.uncounted],
    keepsWorkTree: job.inputs['workspace-snapshot'] === 'auto',
    redactor: keys === null ? job.redactor : null,
    environment: job.environment,
  };
}

async function deleteOlder(
  { job, run: { identity, earlierRunIds, first }, say }: CheckpointWriter,
  sequence: number,
  name: string,
): Promise<void> {
  const prefix = name.slice(0, name.indexOf(`-${identity.runId}-`) + 1);
  const ours = `${prefix}${identity.runId}-${identity.attempt}-`;
  const why = await prune({
    ask: githubOf(job).ask,
    ...{ prefix, sequence },
    isUseless: (other) => {
      const [, number] = other.slice(ours.length).match(/^(\d+)-/) ?? [];
      return other.startsWith(ours) && Number(number) < first;
    },
    ref: identity.ref,
    runIds: [...new Set([identity.runId, ...earlierRunIds])],
  });
  if (why !== null)
    say(`Older checkpoints were not deleted, which needs the permission \`actions: write\`: ${why}`);
}
