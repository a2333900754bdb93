import { join } from 'node:path';
import { ARTIFACT_ENDING, CARRIER_FILE, CARRIER_FOLDER } from '../../../runtime/checkpoint/carrier.js';

/** A look-up is quick, or there is nothing to be seen of the service. */
const LOOK_UP_MS = 10_000;

/**
 * Saves the sealed file to the cache.
 * @returns whether it is there: a refused save answers -1 and stays green, and so does one whose confirmation was
 *   lost, so that one look-up follows it
 */
export async function saveToCache(name: string): Promise<boolean> {
  const cache = await import('@actions/cache');
  // Without a service a save would only pretend.
  if (!cache.isFeatureAvailable()) return false;
  if ((await cache.saveCache([CARRIER_FOLDER], name)) !== -1) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOOK_UP_MS);
  });
  const lookUp = cache.restoreCache([CARRIER_FOLDER], name, [], { lookupOnly: true });
  return (await Promise.race([lookUp, late]).finally(() => clearTimeout(timer))) === name;
}

/**
 * Uploads the sealed file as an artifact.
 * @param retentionDays 0: as long as the repository keeps artifacts
 * @returns whether it is there
 * @throws Error of the toolkit
 */
export async function saveToArtifact(
  name: string,
  workspace: string,
  retentionDays: number,
): Promise<boolean> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const folder = join(workspace, CARRIER_FOLDER);
  const { id } = await new DefaultArtifactClient().uploadArtifact(
    `${name}${ARTIFACT_ENDING}`,
    [join(folder, CARRIER_FILE)],
    folder,
    // What is encrypted cannot be made smaller.
    { compressionLevel: 0, ...(retentionDays > 0 && { retentionDays }) },
  );
  return id !== undefined;
}
