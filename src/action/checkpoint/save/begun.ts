import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealKeys } from '../../../checkpoint/seal/index.js';
import { begunName, keyHash, namePrefix } from '../../../checkpoint/seal/names.js';
import { messageOf } from '../../../core/errors.js';
import type { Identity } from '../../identity/identity.js';
import type { Job } from '../../job.js';
import type { Round } from '../../service.js';

/**
 * Leaves the record by which later runs of the key find this one's artifacts in one request (spec 4.3). It says nothing but
 * its name: what is there is told by what opens. A run has one, whichever of its attempts and jobs was first.
 */
export async function leaveBegun(
  job: Job,
  { runKey, runId }: Identity,
  { keys, round }: { readonly keys: SealKeys; readonly round: Round },
): Promise<void> {
  const name = begunName(namePrefix(keyHash(keys.seal, runKey)));
  const folder = await mkdtemp(join(job.context.temp, 'raymond-begun-'));
  try {
    const file = join(folder, 'begun');
    await writeFile(file, `${runId}\n`);
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const days = job.inputs['retention-days'];
    const options = days > 0 ? { retentionDays: days } : {};
    await round.ask(() => new DefaultArtifactClient().uploadArtifact(name, [file], folder, options));
  } catch (error) {
    const why = messageOf(error);
    if (/\(409\)/.test(why)) return;
    job.voice.warning(
      `That this run keeps something in artifacts could not be left where later runs of its key look first: ${why}. They look at the newest few runs alone.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
