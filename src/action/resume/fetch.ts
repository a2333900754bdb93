import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSealed, type SealKeys } from '../../checkpoint/seal/index.js';
import { messageOf, StateError } from '../../core/errors.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import { readCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import type { ArtifactReader } from '../../runtime/sealed/artifact-reader.js';
import type { CacheReader } from '../../runtime/sealed/cache-reader.js';
import type { Fetched } from '../../runtime/sealed/download.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { Candidate } from './candidates.js';
import { keyOf, type Open, type TryOpen } from './find.js';
import { isLease } from './lease.js';

/** Of all candidates together (spec 4.3). */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_MS = 10 * 60_000;

export interface OpenerDeps {
  readonly job: Pick<Job, 'service'>;
  readonly identity: Identity;
  readonly keys: SealKeys | null;
  readonly cache: CacheReader | null;
  readonly artifacts: ArtifactReader;
  /** A private folder, outside the workspace. */
  readonly folder: string;
  readonly now: () => number;
}

/** Fetches candidates and opens them, each once, all together within the limits of size and time. */
export class Opener {
  readonly #tried = new Map<string, Promise<TryOpen>>();
  private bytesLeft = MAX_BYTES;
  private readonly until: number;

  constructor(private readonly deps: OpenerDeps) {
    this.until = deps.now() + MAX_MS;
  }

  readonly open: Open = (candidate) => {
    const key = keyOf(candidate);
    const tried = this.#tried.get(key) ?? this.tryOpen(candidate);
    this.#tried.set(key, tried);
    return tried;
  };

  private async tryOpen(candidate: Candidate): Promise<TryOpen> {
    const { identity, keys, folder } = this.deps;
    if (this.deps.now() > this.until)
      return { kind: 'silent', why: 'Ten minutes were not enough to look at all checkpoints.' };
    const place = await mkdtemp(join(folder, 'candidate-'));
    const file = join(place, CARRIER_FILE);
    try {
      const why = await this.fetch(candidate, file);
      if (why !== null) {
        // What was fetched of it may be large.
        await rm(place, { recursive: true, force: true });
        return refused('broken', why);
      }
    } catch (error) {
      return {
        kind: 'silent',
        why: `The checkpoint ${candidate.name} could not be fetched from the ${candidate.place.store}: ${messageOf(error)}.`,
      };
    }
    const into = join(place, 'contents');
    const { repositoryId, workflowFile, ref, eventClass } = identity;
    const opened = await openSealed({
      file,
      keys,
      into,
      expected: {
        repository_id: repositoryId,
        name: candidate.name,
        place: {
          workflow_file: workflowFile,
          ref,
          event_class: eventClass,
          run_key: candidate.runKey,
        },
      },
    });
    await rm(file, { force: true });
    if (opened.kind !== 'opened') return { kind: 'refused', refusal: opened };
    const { header } = opened;
    if (isLease(into)) return { kind: 'lease', header };
    try {
      return { kind: 'opened', header, contents: await readCheckpoint(into) };
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      return refused('broken', error.message);
    }
  }

  /** @returns what is wrong with it; null: the file is there. @throws Error when it could not be fetched */
  private async fetch({ place, name }: Candidate, file: string): Promise<string | null> {
    const { job, cache, artifacts } = this.deps;
    const left = Math.max(0, this.until - this.deps.now());
    const inTime = <T>(work: () => Promise<T>): Promise<T> => within(left, () => job.service.ask(work));
    if (place.store === 'artifact') {
      if (place.bytes > this.bytesLeft) return tooLarge(place.bytes);
      return this.count(await inTime(() => artifacts.fetch(place.id, file, this.bytesLeft)));
    }
    const entry = place.entry ?? (await this.lookUp(name));
    if (entry === null) return 'the cache does not have it any more';
    return this.count(await inTime(() => cache!.fetch(entry, file, this.bytesLeft)));
  }

  private count(fetched: Fetched): string | null {
    if (fetched.kind === 'broken') return fetched.why;
    this.bytesLeft -= fetched.bytes;
    return null;
  }

  private async lookUp(name: string) {
    const found = await this.deps.cache!.lookUp(name);
    if (found.kind === 'silent') throw new Error(found.why);
    return found.kind === 'hit' && found.entry.key === name ? found.entry : null;
  }
}

const tooLarge = (bytes: number): string =>
  `it has ${bytes} bytes, more than may be fetched (${MAX_BYTES} in all)`;

const refused = (kind: 'broken', why: string): TryOpen => ({ kind: 'refused', refusal: { kind, why } });

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the time for all checkpoints is over')), ms);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}
