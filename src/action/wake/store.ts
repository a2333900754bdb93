import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Header } from '../../checkpoint/seal/header.js';
import { openSealed, type SealKeys } from '../../checkpoint/seal/index.js';
import { withNewFolder } from '../../process/files.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import type { ArtifactReader } from '../../runtime/sealed/artifact-reader.js';
import { seal } from '../checkpoint/save/sealed.js';
import { isNameTaken, SEALED, uploadArtifact } from '../checkpoint/save/stores.js';
import type { Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { TransferRound } from '../service.js';
import { homeBranchOf, MAX_SLOTS, parseRecord, RECORD_FILE, recordName, type WakeRecord } from './records.js';

/** A record is a few lines, and so is a folder of them. */
const MAX_BYTES = 1024 ** 2;

export interface ToStore {
  readonly identity: Identity;
  readonly keys: SealKeys;
  readonly sequence: number;
  readonly record: WakeRecord;
  readonly now: number;
  readonly round: TransferRound;
}

/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
export function storeRecord(job: Job, { record, now, round, ...to }: ToStore): Promise<number> {
  const place = { workflowFile: to.identity.workflowFile, home: homeBranchOf(job.context) };
  const time = new Date(now).toISOString();
  const fill = (contents: string) => writeFile(join(contents, RECORD_FILE), JSON.stringify(record));
  return withNewFolder(job.context.temp, 'raymond-wake-', async (folder) => {
    const file = join(folder, CARRIER_FILE);
    for (let slot = 0; slot < MAX_SLOTS; slot++) {
      const name = recordName(to.keys.seal, place, slot);
      await seal(file, name, { ...to, time, fill, tell: () => {} });
      try {
        const id = await round.ask(() => uploadArtifact(job, name, [file], SEALED));
        if (id === undefined) throw new Error('the artifact service gives it no id');
        return id;
      } catch (error) {
        if (!isNameTaken(error)) throw error;
      }
    }
    throw new Error(`this run has ${MAX_SLOTS} of them already`);
  });
}

export type ReadRecord =
  | { readonly kind: 'record'; readonly header: Header; readonly record: WakeRecord }
  /** It is not ours, or nothing that opens. `why`: a clause. */
  | { readonly kind: 'none'; readonly why: string };

export interface ToRead {
  readonly artifacts: ArtifactReader;
  readonly keys: SealKeys;
  readonly repositoryId: string;
  /** For what is fetched. */
  readonly temp: string;
}

/**
 * Fetches a record and opens it.
 * @throws Error when it cannot be fetched, which says nothing of it
 */
export function readRecord(
  { id, name }: { readonly id: number; readonly name: string },
  { artifacts, keys, repositoryId, temp }: ToRead,
): Promise<ReadRecord> {
  return withNewFolder(temp, 'raymond-wake-', async (folder) => {
    const file = join(folder, CARRIER_FILE);
    const fetched = await artifacts.fetch(id, file, MAX_BYTES);
    if (fetched.kind === 'broken') return { kind: 'none', why: fetched.why };
    const into = join(folder, 'contents');
    // What a run that is woken does is decided by what it restores: here it is only looked at.
    const expected = { repository_id: repositoryId, name, place: null };
    const opened = await openSealed({ file, keys, into, expected });
    if (opened.kind !== 'opened') return { kind: 'none', why: opened.why };
    const data = readFile(join(into, RECORD_FILE), 'utf8').then((text): unknown => JSON.parse(text));
    const record = parseRecord(await data.catch(() => null));
    if (record === null) return { kind: 'none', why: 'it holds no record that this version knows' };
    return { kind: 'record', header: opened.header, record };
  });
}
