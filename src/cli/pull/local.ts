import { cpSync, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { relocate } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import { isBelow } from '../../process/files.js';
import { BASE_FOLDER, RUN_FILES, STATE_FILE } from '../../runtime/checkpoint/carrier.js';
import { placeState, type RunPaths, replaceRunFolder } from '../../store/run-folder.js';
import { readCommitted, readStateFile, stateText } from '../../store/state-file.js';
import { rightsBrought, withoutRights } from '../settings.js';
import { bytesOf } from './transcripts.js';
import { movedHere } from './tree.js';

/**
 * Checks whether what was pulled may replace the run with its id that is here. Transcripts always may be replaced. A
 * run that can be carried on may only be replaced by a later form of itself: all that was logged here is then the
 * beginning of what is logged there. Unsealed files never replace what can be carried on.
 * @param folder as a checkpoint has it
 * @returns a sentence for people, and whether the run's files here are removed; null when there is none here
 * @throws UsageError
 */
export async function checkPlace(
  paths: RunPaths,
  run: Run,
  folder: string,
  force: boolean,
): Promise<{ readonly told: string; readonly clears: boolean } | null> {
  if (!existsSync(paths.state)) return null;
  const id = run.workflow_id;
  if (force) return { told: `The run ${id} that was here is replaced (--force).`, clears: true };
  const here = await readStateFile(paths.state, id).catch(() => null);
  if (here?.transcripts_only)
    return { told: `Of the run ${id} the transcripts were here, and are replaced.`, clears: true };
  const [before, after] = await Promise.all([
    bytesOf(paths.events),
    bytesOf(join(folder, RUN_FILES, 'events.jsonl')),
  ]);
  const isSame = here?.started_at === run.started_at;
  if (isSame && !run.transcripts_only && after.subarray(0, before.length).equals(before))
    return { told: `An earlier state of the run ${id} was here, and is replaced.`, clears: false };
  const what = !isSame
    ? 'another one'
    : run.transcripts_only
      ? 'this one, which can be carried on, as transcripts cannot'
      : 'this one, which has gone on since';
  throw new UsageError(
    `There is a run ${id} here already, and it is ${what}: ${paths.state}. Replace it with --force, or keep this one elsewhere with --state-dir.`,
  );
}

/**
 * Makes a state file fit this machine: its paths lead into this clone, and it brings no rights along (spec 4.3), which
 * come from the command line that resumes it. An unsealed one is marked as one to look at.
 * @param folder as a checkpoint has it
 * @returns sentences about what was not taken over
 */
export async function makeLocal(
  folder: string,
  root: string,
  isSealed: boolean,
): Promise<{ readonly run: Run; readonly left: readonly string[] }> {
  const file = join(folder, STATE_FILE);
  const { run, commit } = await readCommitted(file);
  const { launch } = run;
  const moved = await movedHere(folder, run, root);
  const data = JSON.parse(stateText(relocate(run, root, moved), commit)) as Data;
  data.workflow.path = outOfBase(data.workflow.path, root);
  Object.assign(data.launch, withoutRights(launch));
  // Nobody may remove work trees and branches that a stranger names.
  if (!isSealed) Object.assign(data, { transcripts_only: true, worktrees: {} });
  await writeFile(file, JSON.stringify(data, null, 1), { mode: 0o600 });
  const left = rightsBrought(launch, {}).map((text) =>
    text.replace(
      / comes from the state file\. .*$/,
      ' was the job’s, and is not taken over: say so to `raymond resume` where it is meant',
    ),
  );
  return { run: await readStateFile(file), left };
}

interface Data {
  readonly workflow: { path: string };
  readonly launch: Record<string, unknown>;
}

/** The workflow's own path: a job reads it from a base commit's folder where strangers may have written the checkout. */
function outOfBase(path: string, root: string): string {
  if (isBelow(root, path)) return path;
  const [, inside] = new RegExp(`^.*[/\\\\]${BASE_FOLDER}[/\\\\](.+)$`, 's').exec(path) ?? [];
  return inside === undefined ? path : join(root, inside);
}

/** Puts a run without sessions where it is looked for. The state comes last, so that it never lacks what it refers to. */
export function placeTranscripts(folder: string, paths: RunPaths): void {
  replaceRunFolder(paths, (to) => cpSync(join(folder, RUN_FILES), to, { recursive: true }));
  placeState(join(folder, STATE_FILE), paths);
}
