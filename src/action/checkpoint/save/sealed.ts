import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SealKeys } from '../../../checkpoint/seal/index.js';
import { begunName, keyHash, namePrefix } from '../../../checkpoint/seal/names.js';
import { messageOf } from '../../../core/errors.js';
import { makeNewFolder, withNewFolder } from '../../../process/files.js';
import { CARRIER_FILE } from '../../../runtime/checkpoint/carrier.js';
import { VERSION } from '../../../runtime/version.js';
import { headerOf, type Identity, namesOf } from '../../identity/identity.js';
import type { Job } from '../../job.js';
import type { TransferRound } from '../../service.js';
import { fallbackOrderOf, type Store, saveWithFallback } from './store-fallback.js';
import { isNameTaken, saveToArtifact, saveToCache, uploadArtifact } from './stores.js';

/** What is sealed, and by whom. */
export interface ToSeal {
  readonly identity: Identity;
  /** null: it is saved unsealed, to the cache alone. */
  readonly keys: SealKeys | null;
  /** Its number; its name was never tried before (spec 4.3). */
  readonly sequence: number;
  /** ISO 8601, for the header. */
  readonly time: string;
  /** Puts what is to be saved into a new folder that nobody else reads. */
  readonly fill: (folder: string) => Promise<void>;
  /** Is told what is not in it, a sentence each, for people. */
  readonly tell: (what: string) => void;
}

export interface SealedOptions extends ToSeal {
  /** What it is, for messages. */
  readonly what: 'checkpoint' | 'lease' | 'outcome';
  readonly round: TransferRound;
  /** The run is not completed and goes on no longer. */
  readonly mustLast: boolean;
  /** Is told which store has not taken it, for the log. */
  readonly say: (what: string) => void;
}

export interface SavedSealed {
  readonly name: string;
  /** Those that have confirmed it. */
  readonly stores: readonly Store[];
}

/**
 * Seals what `fill` puts together, under the name of its number, and saves it to the first rung of the ladder that
 * takes it (spec 4.3).
 * @throws Error when it cannot be put together; that no store has taken it is none
 */
export async function saveSealed(job: Job, options: SealedOptions): Promise<SavedSealed> {
  const { keys, what, round, mustLast, say } = options;
  const name = namesOf(options.identity, keys).name(options.sequence);
  const folder = await makeNewFolder(job.context.temp, `raymond-${what}-`);
  const tries: Promise<unknown>[] = [];
  try {
    const file = join(folder, CARRIER_FILE);
    await seal(file, name, options);
    const steps =
      what === 'outcome'
        ? [['artifact' as const]]
        : fallbackOrderOf(job, { isSealed: keys !== null, mustLast });
    const save = (store: Store): Promise<boolean> =>
      store === 'cache' ? saveToCache(job, name, file) : saveToArtifact(job, name, file);
    const tried = async (store: Store): Promise<boolean> => {
      try {
        const under = round.ask(() => save(store));
        tries.push(under);
        const saved = await under;
        if (!saved) say(`The ${store} has not taken the ${what}.`);
        return saved;
      } catch (error) {
        say(`The ${what} was not saved to the ${store}: ${messageOf(error)}`);
        return false;
      }
    };
    const stores = await saveWithFallback(steps, tried, round);
    // What goes on in caches alone needs no record, and each further save finds it there.
    const isFirstOrLast = what === 'lease' || mustLast;
    if (options.identity.isOwnKey && keys !== null && isFirstOrLast && stores.includes('artifact'))
      await leaveBegun(job, options.identity, keys, round);
    return { name, stores };
  } finally {
    // A slow store may still be reading the file that another one has taken by now.
    void Promise.allSettled(tries).then(() => rm(folder, { recursive: true, force: true }));
  }
}

/**
 * Seals what `fill` puts together.
 * @param file that is made; its folder is nobody else's
 */
export async function seal(
  file: string,
  name: string,
  { identity, keys, sequence, time, fill, tell }: ToSeal,
): Promise<void> {
  const { sealFolder } = await import('../../../checkpoint/seal/index.js');
  const folder = join(dirname(file), 'contents');
  await mkdir(folder, { mode: 0o700 });
  try {
    await fill(folder);
    const { leftOut } = await sealFolder({
      folder,
      header: headerOf(identity, { sequence, name, time, writer: VERSION }),
      key: keys?.seal ?? null,
      out: file,
    });
    for (const { path, why } of leftOut) tell(`${path} was not kept with the checkpoint: ${why}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Leaves the record by which later runs of the key find this one's artifacts in one request (spec 4.3). It says nothing but
 * its name: what is there is told by what opens. A run has one, whichever of its attempts and jobs was first.
 */
async function leaveBegun(
  job: Job,
  { runKey, runId }: Identity,
  keys: SealKeys,
  round: TransferRound,
): Promise<void> {
  const name = begunName(namePrefix(keyHash(keys.seal, runKey)));
  try {
    await withNewFolder(job.context.temp, 'raymond-begun-', async (folder) => {
      const file = join(folder, 'begun');
      await writeFile(file, `${runId}\n`);
      await round.ask(() => uploadArtifact(job, name, [file]));
    });
  } catch (error) {
    if (isNameTaken(error)) return;
    job.voice.warning(
      `That this run keeps something in artifacts could not be left where later runs of its key look first: ${messageOf(error)}. They look at the newest few runs alone.`,
    );
  }
}
