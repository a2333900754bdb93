import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Unreadable, unreadableText } from '../../../checkpoint/redact/redact.js';
import { messageOf } from '../../../core/errors.js';
import { runPaths } from '../../../store/run-folder.js';
import { readCommitted } from '../../../store/state-file.js';
import { runUrl } from '../../context.js';
import type { Identity } from '../../identity/identity.js';
import type { Job } from '../../job.js';
import type { TransferRound } from '../../service.js';
import { runFiles } from './run-files.js';
import { writeStateCopy } from './state-copy.js';
import { uploadArtifact } from './stores.js';

export interface Transcripts {
  readonly name: string;
  readonly url: string;
}

/** Of what cannot be searched for secrets: the names, sizes and SHA-256s, in place of the files. */
const NOT_UPLOADED = 'not-uploaded.json';

/**
 * The artifact's name (spec 4.4). A second upload under one name is refused, so that each leg of a matrix and each
 * step of a job has its own; a leg's values may be nobody's business, and are hashed.
 */
export function transcriptsName(runId: string, { attempt, job, step, runKey }: Identity): string {
  const leg = createHash('sha256')
    .update(JSON.stringify([runKey, job, step]))
    .digest('hex')
    .slice(0, 12);
  return `raymond-${runId}-${attempt}-${leg}`;
}

/** Uploads the run's files and its state, redacted (spec 4.4). Never throws: it tells why not. */
export async function uploadTranscripts(
  job: Job,
  runId: string,
  identity: Identity,
  { round, tell }: { round: TransferRound; tell: (what: string) => void },
): Promise<Transcripts | null> {
  if (job.inputs.transcripts === 'off') return null;
  const name = transcriptsName(runId, identity);
  try {
    const folder = join(job.context.temp, 'raymond-transcripts');
    rmSync(folder, { recursive: true, force: true });
    const paths = runPaths(job.stateDir, runId);
    const committed = await readCommitted(paths.state);
    const { stateDir, context } = job;
    const unreadable: Unreadable[] = [];
    for (const [from, to] of runFiles({ stateDir, workspace: context.workspace }, runId, folder, tell)) {
      const copied = await job.redactor.redactFolder(from, to);
      for (const { path, why } of copied.skipped) tell(`${path} is not among the transcripts: ${why}.`);
      const inside = relative(folder, to);
      unreadable.push(...copied.unreadable.map((each) => ({ ...each, path: join(inside, each.path) })));
    }
    if (unreadable.length > 0) {
      await writeFile(join(folder, NOT_UPLOADED), JSON.stringify(unreadable, null, 1), { mode: 0o600 });
      tell(
        `${unreadableText(unreadable)}: not uploaded. ${NOT_UPLOADED} among the transcripts has size and SHA-256.`,
      );
    }
    // With it a developer can look at the run (spec 4.7).
    const to = join(folder, 'state.json');
    await writeStateCopy({ committed, to, files: folder, redactor: job.redactor });
    const id = await round.ask(() => uploadArtifact(job, name, filesIn(folder), { folder }));
    return { name, url: `${runUrl(job.context, job.context.runId)}/artifacts/${id ?? ''}` };
  } catch (error) {
    tell(`The transcripts were not uploaded: ${messageOf(error)}`);
    return null;
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
