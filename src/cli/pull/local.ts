import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { relocate } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import { RUN_FILES, STATE_FILE } from '../../runtime/checkpoint/carrier.js';
import { journalPath } from '../../store/journal.js';
import type { RunPaths } from '../../store/run-folder.js';
import { readCommitted, readStateFile, stateText } from '../../store/state-file.js';
import { rightsBrought, withoutRights } from '../settings.js';
import { bytesOf } from './transcripts.js';
import { movedHere } from './tree.js';

/**
 * May a run of this id take the place of the one that is here? Only of itself, as it was earlier: then all that was
 * logged here is the beginning of what is logged there.
 * @param folder as a checkpoint has it
 * @returns a sentence to be told; null: there is none here
 * @throws UsageError
 */
export async function checkPlace(
  paths: RunPaths,
  run: Run,
  folder: string,
  force: boolean,
): Promise<string | null> {
  if (!existsSync(paths.state)) return null;
  const id = run.workflow_id;
  if (force) return `The run ${id} that was here is replaced (--force).`;
  const here = await readStateFile(paths.state, id).catch(() => null);
  const [before, after] = await Promise.all([
    bytesOf(paths.events),
    bytesOf(join(folder, RUN_FILES, 'events.jsonl')),
  ]);
  const isEarlier = here?.started_at === run.started_at && after.subarray(0, before.length).equals(before);
  if (isEarlier) return `An earlier state of the run ${id} was here, and is replaced.`;
  throw new UsageError(
    `There is a run ${id} here already, and it is ${here?.started_at === run.started_at ? 'this one, which has gone on since' : 'another one'}: ${paths.state}. Replace it with --force, or keep this one elsewhere with --state-dir.`,
  );
}

/**
 * Makes a state file this machine's: its paths lead into this clone, and it brings no rights along (spec 4.3): those
 * come from the command line that resumes it.
 * @param folder as a checkpoint has it
 * @returns what was not taken over, a sentence each
 */
export async function settle(
  folder: string,
  root: string,
): Promise<{ readonly run: Run; readonly left: readonly string[] }> {
  const file = join(folder, STATE_FILE);
  const { run, commit } = await readCommitted(file);
  const { launch } = run;
  const moved = await movedHere(folder, run, root);
  const data = JSON.parse(stateText(relocate(run, root, moved), commit)) as {
    launch: Record<string, unknown>;
  };
  Object.assign(data.launch, withoutRights(launch));
  await writeFile(file, JSON.stringify(data, null, 1), { mode: 0o600 });
  const left = rightsBrought(launch, {}).map((text) =>
    text.replace(
      / comes from the state file\. .*$/,
      ' was the job’s, and is not taken over: say so to `raymond resume` where it is meant',
    ),
  );
  return { run: await readStateFile(file), left };
}

/** Puts a run without sessions where it is looked for; the state last, so that it never lacks what it refers to. */
export async function placeTranscripts(folder: string, paths: RunPaths): Promise<void> {
  await mkdir(dirname(paths.state), { recursive: true });
  await cp(join(folder, RUN_FILES), paths.folder, { recursive: true });
  await rm(journalPath(paths.state), { force: true });
  await cp(join(folder, STATE_FILE), paths.state);
}
