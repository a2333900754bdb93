import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PREAMBLE_BYTES } from '../../../checkpoint/seal/stream.js';
import { messageOf } from '../../../core/errors.js';
import { ARTIFACT_ENDING, CARRIER_FILE, CARRIER_FOLDER } from '../../../runtime/checkpoint/carrier.js';
import { cacheReader } from '../../../runtime/sealed/cache-reader.js';
import { firstBytes } from '../../../runtime/sealed/download.js';
import type { Job } from '../../job.js';

/** A look-up is quick, or there is nothing to be seen of the service. */
const LOOK_UP_MS = 10_000;

/**
 * Saves the sealed file to the cache.
 * @returns whether it is there: a refused save answers -1 and stays green, and so does one whose confirmation was
 *   lost, so that one look-up follows it
 */
export async function saveToCache(job: Job, name: string, file: string): Promise<boolean> {
  const cache = await import('@actions/cache');
  // Without a service a save would only pretend.
  if (!cache.isFeatureAvailable()) return false;
  const { workspace } = job.context;
  const saved = await job.carrier.do(() =>
    carried(workspace, file, () => cache.saveCache([CARRIER_FOLDER], name)),
  );
  if (saved !== -1) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LOOK_UP_MS);
  });
  return Promise.race([isKept(job, name, file), late]).finally(() => clearTimeout(timer));
}

/** Whether what lies under the name is this very file: names are no secret, and anybody may have taken this one before. */
async function isKept({ environment, context, voice }: Job, name: string, file: string): Promise<boolean> {
  const reader = cacheReader(environment, context.temp, (ms) => sleep(ms));
  const found = await reader?.lookUp(name);
  if (found?.kind !== 'hit' || found.entry.key !== name) return false;
  const kept = await reader!.head(found.entry, PREAMBLE_BYTES);
  const own = await firstBytes(createReadStream(file, { end: PREAMBLE_BYTES - 1 }), PREAMBLE_BYTES);
  // The salt is random, and another one for every file.
  if (kept.equals(own)) return true;
  voice.warning(
    `Somebody else has taken a name of ours in the cache (${name}): nothing is saved there under it.`,
  );
  return false;
}

/** The one file that is saved lies where the cache's version says, as long as it is saved, in its folder alone. */
async function carried<T>(workspace: string, file: string, save: () => Promise<T>): Promise<T> {
  const carrier = join(workspace, CARRIER_FOLDER);
  try {
    await rm(carrier, { recursive: true, force: true });
    await mkdir(carrier, { recursive: true, mode: 0o700 });
    // Agents that add all files to a commit do not add this one.
    await writeFile(join(carrier, '.gitignore'), '*\n');
    const to = join(carrier, CARRIER_FILE);
    // The folder for temporary files may lie on another disk.
    await link(file, to).catch(() => copyFile(file, to));
    return await save();
  } finally {
    await rm(carrier, { recursive: true, force: true });
  }
}

/** Uploads the sealed file as an artifact. @returns whether it is there. @throws Error of the toolkit */
export async function saveToArtifact(job: Job, name: string, file: string): Promise<boolean> {
  return (await uploadArtifact(job, `${name}${ARTIFACT_ENDING}`, [file], SEALED)) !== undefined;
}

/** What is encrypted cannot be made smaller. */
export const SEALED = { compressionLevel: 0 };

/**
 * Uploads files as an artifact of this run.
 * @returns GitHub's id of it; undefined where the service gives none, and it is not there
 * @throws Error of the toolkit
 */
export async function uploadArtifact(
  { inputs }: Pick<Job, 'inputs'>,
  name: string,
  files: string[],
  { folder = dirname(files[0]!), ...options }: { folder?: string; compressionLevel?: number } = {},
): Promise<number | undefined> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  // 0: as long as the repository keeps artifacts.
  const retentionDays = inputs['retention-days'];
  const { id } = await new DefaultArtifactClient().uploadArtifact(name, files, folder, {
    ...options,
    ...(retentionDays > 0 && { retentionDays }),
  });
  return id;
}

/** This run has an artifact of that name already. */
export const isNameTaken = (error: unknown): boolean => /\(409\)/.test(messageOf(error));
