import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealKeys } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import { VERSION } from '../../runtime/version.js';
import { askGitHub } from '../identity/ask-github.js';
import { headerOf, type Identity, namesOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { Round } from '../service.js';
import { CARRIER_FILE, CARRIER_FOLDER } from './carrier.js';
import type { LaunchFacts } from './facts.js';
import { climb, ladder, type Store } from './save/ladder.js';
import type { Notes } from './save/notes.js';
import { prune } from './save/prune.js';
import { saveToArtifact, saveToCache } from './save/stores.js';

/** What is known of a run when it is kept; main keeps it during and after the run, post after a cancel. */
export interface Keeper {
  readonly job: Job;
  readonly identity: Identity;
  /** null: the job has nothing to seal with. */
  readonly keys: SealKeys | null;
  /** A run of scripts and recordings alone may be kept unsealed. */
  readonly needsModel: boolean;
  readonly runId: string;
  readonly facts: LaunchFacts;
  /** The commit that was checked out when `main` began: what a re-run's checkout will have. */
  readonly base: string | undefined;
  /** Workflow runs besides this one that may have left checkpoints of the key. */
  readonly earlierRunIds: readonly string[];
  /** Sequence of this attempt's first checkpoint: what it stored before that is a lease, and of no use after it. */
  readonly first?: number | undefined;
  readonly say: (what: string) => void;
}

export interface KeepOptions {
  readonly sequence: number;
  readonly round: Round;
  /** The run is not completed and goes on no longer. */
  readonly mustLast: boolean;
  /** What people should know goes here. */
  readonly notes: Notes;
}

interface LeftToPost {
  readonly identity: Identity;
  readonly runId: string;
  readonly needsModel: boolean;
  readonly facts: LaunchFacts;
  readonly base: string | null;
  readonly earlierRunIds: readonly string[];
  readonly first?: number | undefined;
  readonly sequence: number;
}

/** Keeps for `post`, should main not come to its end, what only main knows. @param sequence the next one */
export function leaveToPost(keeper: Keeper, sequence: number): void {
  const { identity, runId, needsModel, facts, base = null, earlierRunIds, first } = keeper;
  const left: LeftToPost = { identity, runId, needsModel, facts, base, earlierRunIds, first, sequence };
  keeper.job.voice.saveState('kept', JSON.stringify(left));
}

/** What main has left; null when it did not come so far as to run anything. */
export function leftByMain(job: Job, keys: SealKeys | null): { keeper: Keeper; sequence: number } | null {
  const text = job.environment.STATE_kept ?? '';
  if (text === '') return null;
  const { sequence, base, ...left } = JSON.parse(text) as LeftToPost;
  return {
    keeper: { ...left, base: base ?? undefined, job, keys, say: (what) => job.voice.info(what) },
    sequence,
  };
}

/** Why nothing is stored, before anything is tried; null: it is. */
export function whyNotKept({ job, keys, needsModel }: Keeper): string | null {
  if (job.inputs['state-store'] === 'none') return 'state-store is none';
  if (keys !== null) return null;
  if (needsModel)
    return 'there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`)';
  if (job.inputs['state-store'] === 'artifact')
    return 'without a `state-key` it would not be sealed, and what is not sealed goes to the cache alone';
  return null;
}

/**
 * Gathers a checkpoint of the run as it is on disk now, seals it and saves it under a name that was never tried
 * (spec 4.3). Never throws: it tells why not.
 * @returns the stores that have confirmed it
 */
export async function keepCheckpoint(
  keeper: Keeper,
  { sequence, round, mustLast, notes }: KeepOptions,
): Promise<readonly Store[]> {
  const { job, keys, say } = keeper;
  if (whyNotKept(keeper) !== null) return [];
  const name = namesOf(keeper.identity, keys).name(sequence);
  try {
    await seal(keeper, sequence, name, notes.add);
  } catch (error) {
    notes.add(`The checkpoint could not be put together: ${messageOf(error)}`);
    return [];
  }
  const steps = ladder({
    store: job.inputs['state-store'],
    eventName: job.context.eventName,
    cacheMode: job.environment.ACTIONS_CACHE_MODE ?? '',
    isSealed: keys !== null,
    mustLast,
  });
  const { workspace } = job.context;
  const stores = await climb(
    steps,
    async (store) => {
      try {
        const saved = await round.ask(() =>
          store === 'cache'
            ? saveToCache(name)
            : saveToArtifact(name, workspace, job.inputs['retention-days']),
        );
        if (!saved) say(`The ${store} has not taken the checkpoint.`);
        return saved;
      } catch (error) {
        say(`The checkpoint was not saved to the ${store}: ${messageOf(error)}`);
        return false;
      }
    },
    round,
  );
  // Of two there is none to delete.
  if (stores.length > 0 && sequence > 2) await deleteOlder(keeper, sequence, name);
  return stores;
}

/** The one file that is saved: in its folder alone, whatever others have put there. */
async function seal(
  keeper: Keeper,
  sequence: number,
  name: string,
  tell: (what: string) => void,
): Promise<void> {
  // As a rule a run's first state is long at work before anything is saved.
  const [{ gather }, { sealFolder }] = await Promise.all([
    import('./save/gather.js'),
    import('../../checkpoint/seal/index.js'),
  ]);
  const { job, identity, keys, runId } = keeper;
  const { workspace, temp } = job.context;
  const time = new Date().toISOString();
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(join(temp, 'raymond-checkpoint-'));
  try {
    await gather({
      folder,
      workspace,
      stateDir: job.stateDir,
      run_id: runId,
      run_key: identity.runKey,
      attempt: identity.attempt,
      github_run_id: identity.runId,
      saved_at: time,
      facts: keeper.facts,
      base: keeper.base,
      keepsWorkTree: job.inputs['workspace-snapshot'] === 'auto',
      redactor: keys === null ? job.redactor : null,
      environment: job.environment,
      tell,
    });
    const carrier = join(workspace, CARRIER_FOLDER);
    await rm(carrier, { recursive: true, force: true });
    await mkdir(carrier, { recursive: true });
    await chmod(carrier, 0o700);
    // Agents that add all files to a commit do not add this one.
    await writeFile(join(carrier, '.gitignore'), '*\n');
    const { leftOut } = await sealFolder({
      folder,
      header: headerOf(identity, { sequence, name, time, writer: VERSION }),
      key: keys?.seal ?? null,
      out: join(carrier, CARRIER_FILE),
    });
    for (const { path, why } of leftOut) tell(`${path} was not kept with the checkpoint: ${why}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function deleteOlder(
  { job, identity, earlierRunIds, first = 1, say }: Keeper,
  sequence: number,
  name: string,
): Promise<void> {
  const prefix = name.slice(0, name.indexOf(`-${identity.runId}-`) + 1);
  const ours = `${prefix}${identity.runId}-${identity.attempt}-`;
  const why = await prune({
    ask: askGitHub(job),
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
