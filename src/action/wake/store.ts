import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Header } from '../../checkpoint/seal/header.js';
import { openSealed, type SealKeys, sealFolder } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import type { ArtifactReader } from '../../runtime/sealed/artifact-reader.js';
import { VERSION } from '../../runtime/version.js';
import { headerOf, type Identity } from '../identity/identity.js';
import type { Job } from '../job.js';
import type { Round } from '../service.js';
import { homeOf, MOST_SLOTS, recordName } from './names.js';
import { parseRecord, RECORD_FILE, type WakeRecord } from './records.js';

/** A record is a few lines, and so is a folder of them. */
const MOST_BYTES = 1024 ** 2;

export interface ToStore {
  readonly identity: Identity;
  readonly keys: SealKeys;
  readonly sequence: number;
  readonly record: WakeRecord;
  readonly now: number;
  readonly round: Round;
}

/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
export async function storeRecord(job: Job, to: ToStore): Promise<number> {
  const { temp } = job.context;
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(join(temp, 'raymond-wake-'));
  try {
    const contents = join(folder, 'contents');
    await mkdir(contents);
    await writeFile(join(contents, RECORD_FILE), JSON.stringify(to.record));
    for (let slot = 0; slot < MOST_SLOTS; slot++) {
      const id = await storeAs(job, to, folder, slot);
      if (id !== null) return id;
    }
    throw new Error(`this run has ${MOST_SLOTS} of them already`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns null: the name is taken. @throws Error of the toolkit */
async function storeAs(
  job: Job,
  { identity, keys, sequence, now, round }: ToStore,
  folder: string,
  slot: number,
): Promise<number | null> {
  const place = { workflowFile: identity.workflowFile, home: homeOf(job.context) };
  const name = recordName(keys.seal, place, slot);
  const file = join(folder, CARRIER_FILE);
  const time = new Date(now).toISOString();
  await sealFolder({
    folder: join(folder, 'contents'),
    header: headerOf(identity, { sequence, name, time, writer: VERSION }),
    key: keys.seal,
    out: file,
  });
  const days = job.inputs['retention-days'];
  const { DefaultArtifactClient } = await import('@actions/artifact');
  try {
    const { id } = await round.ask(() =>
      new DefaultArtifactClient().uploadArtifact(name, [file], folder, {
        compressionLevel: 0,
        ...(days > 0 && { retentionDays: days }),
      }),
    );
    if (id === undefined) throw new Error('the artifact service gives it no id');
    return id;
  } catch (error) {
    if (/\(409\)/.test(messageOf(error))) return null;
    throw error;
  }
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
export async function readRecord(
  { id, name }: { readonly id: number; readonly name: string },
  { artifacts, keys, repositoryId, temp }: ToRead,
): Promise<ReadRecord> {
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(join(temp, 'raymond-wake-'));
  try {
    const file = join(folder, CARRIER_FILE);
    const fetched = await artifacts.fetch(id, file, MOST_BYTES);
    if (fetched.kind === 'broken') return { kind: 'none', why: fetched.why };
    const into = join(folder, 'contents');
    // What a run that is woken does is decided by what it restores: here it is only looked at.
    const expected = { repository_id: repositoryId, name, place: null };
    const opened = await openSealed({ file, keys, into, expected });
    if (opened.kind !== 'opened') return { kind: 'none', why: opened.why };
    const record = parseRecord(jsonOf(await readFile(join(into, RECORD_FILE), 'utf8').catch(() => '')));
    if (record === null) return { kind: 'none', why: 'it holds no record that this version knows' };
    return { kind: 'record', header: opened.header, record };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
