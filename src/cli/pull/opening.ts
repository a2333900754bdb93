import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkpointName,
  claimsOfAny,
  type Header,
  openSealed,
  readHeader,
  type SealKeys,
} from '../../checkpoint/seal/index.js';
import { StateError } from '../../core/errors.js';
import { LEASE_FILE } from '../../runtime/checkpoint/carrier.js';
import { type ReadCheckpoint, readCheckpoint } from '../../runtime/checkpoint/checkpoint.js';

export type OpenedFile =
  | { readonly kind: 'checkpoint'; readonly header: Header; readonly checkpoint: ReadCheckpoint }
  /** The file says that its writer has begun, and nothing else. */
  | { readonly kind: 'lease' }
  | { readonly kind: 'other_key'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

/** What the right checkpoint has to state about itself. */
export interface Meant {
  readonly repositoryId: string;
  /** Its stored name; null when the download does not tell. */
  readonly name: string | null;
  /** GitHub's id of the run; null when the download does not tell. */
  readonly runId: string | null;
}

/**
 * Opens a sealed file, and checks its contents like anything foreign. It never throws for what is in the file.
 * @param into a folder that does not exist yet
 */
export async function openFile(
  file: string,
  keys: SealKeys,
  { repositoryId, name, runId }: Meant,
  into: string,
): Promise<OpenedFile> {
  const read = name === null ? await readHeader({ file, keys }) : null;
  if (read !== null && read.kind !== 'header') return refusal(read);
  const expected = { repository_id: repositoryId, name: name ?? read!.header.name, place: null };
  const opened = await openSealed({ file, keys, into, expected });
  if (opened.kind !== 'opened') return refusal(opened);
  const { header } = opened;
  if (runId !== null && header.run_id !== runId)
    return { kind: 'refused', why: `it belongs to another workflow run (${header.run_id})` };
  if (header.name !== checkpointName(claimsOfAny(header.name)?.hash ?? '', header))
    return { kind: 'refused', why: 'its header and its name do not agree' };
  if (existsSync(join(into, LEASE_FILE))) return { kind: 'lease' };
  try {
    return { kind: 'checkpoint', header, checkpoint: await readCheckpoint(into) };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    // The message's advice is for a job.
    return { kind: 'refused', why: error.message.replace(/ Start afresh with `resume: never`\.$/, '') };
  }
}

function refusal({ kind, why }: { readonly kind: string; readonly why: string }): OpenedFile {
  return {
    kind: kind === 'other_key' ? 'other_key' : 'refused',
    why: why.replaceAll('this job', 'you').replace('the job has', 'you have').replace('you has', 'you have'),
  };
}
