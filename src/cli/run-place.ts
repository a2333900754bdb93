import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../core/errors.js';
import { IN_PROJECT } from '../store/project-folder.js';
import {
  existingRun,
  listRunIds,
  projectRoot,
  type RunPaths,
  runPaths,
  stateFolder,
} from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import type { FlagValues } from './flags.js';

export interface RunPlace {
  readonly values: FlagValues;
  readonly cwd: string;
  readonly stateDir: string;
}

/** @throws UsageError when `--cwd` is no folder */
export function runPlaceOf(values: FlagValues): RunPlace {
  const cwd = workingDirectory(values);
  return { values, cwd, stateDir: stateFolder(cwd, values['state-dir'], process.env) };
}

/** @throws UsageError when `--cwd` is no folder. */
export function workingDirectory(values: FlagValues): string {
  const cwd = resolve(values.cwd ?? '.');
  if (values.cwd !== undefined && !statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--cwd ${values.cwd}: there is no folder ${cwd}.`);
  return cwd;
}

/** Shown beside the id of an old run. */
export const OLD_MARK = '(in .raymond)';

/**
 * The folder where older versions have kept a project's runs (spec 9.1): in the project, where its agents can write.
 * @returns null when there is none, or it is the one in use
 */
export function oldStateDir({ values, cwd, stateDir }: RunPlace): string | null {
  return values['state-dir'] === undefined ? oldStateDirOf(projectRoot(cwd), stateDir) : null;
}

/** As `oldStateDir`, for any project. */
export function oldStateDirOf(project: string, stateDir: string): string | null {
  const folder = join(project, IN_PROJECT.home, 'state');
  // A link does not count, since an agent or a checkout may have made it.
  const isOurs = [dirname(folder), folder].every((each) => isFolder(each));
  return isOurs && folder !== stateDir ? folder : null;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The ids of the old runs that were not moved yet. */
export async function listOldRunIds(oldDir: string | null, stateDir: string): Promise<string[]> {
  if (oldDir === null) return [];
  const ids = await listRunIds(oldDir);
  const isLeft = await Promise.all(ids.map((id) => isMoved(runPaths(oldDir, id), runPaths(stateDir, id))));
  return ids.filter((_, at) => !isLeft[at]);
}

/** Whether the old run was moved already, and its old files are what a move that was cut off has left. */
export async function isMoved(old: RunPaths, now: RunPaths): Promise<boolean> {
  if (!existsSync(old.state) || !existsSync(now.state)) return false;
  const [before, moved] = await Promise.all(
    [old.state, now.state].map((path) => readStateFile(path).catch(() => null)),
  );
  return before != null && moved != null && before.started_at === moved.started_at;
}

/** Where an old run of that id lies; null where there is none, or a run of today has the id. */
export function findOldRun(place: RunPlace, runId: string): RunPaths | null {
  const oldDir = oldStateDir(place);
  if (oldDir === null || existsSync(runPaths(place.stateDir, runId).state)) return null;
  const paths = runPaths(oldDir, runId);
  return existsSync(paths.state) ? paths : null;
}

/**
 * The paths of a run that is only looked at, old or not.
 * @throws StateError as `existingRun`
 */
export async function runToLookAt(
  place: RunPlace,
  runId: string,
): Promise<{ readonly paths: RunPaths; readonly isOld: boolean }> {
  const old = findOldRun(place, runId);
  if (old !== null) return { paths: old, isOld: true };
  return { paths: await existingRun(place.stateDir, runId), isOld: false };
}

/**
 * The paths of a run that a command is about to change.
 * @throws StateError as `existingRun`; UsageError for an old one, which has to be looked at first
 */
export async function runToActOn(place: RunPlace, runId: string): Promise<RunPaths> {
  if (findOldRun(place, runId) !== null)
    throw new UsageError(`${toldOld(runId)} Nothing else takes it before that.`);
  return existingRun(place.stateDir, runId);
}

/** Two sentences for people about an old run. */
export function toldOld(runId: string): string {
  return `The run ${runId} is from before, and lies in .raymond/state, where agents of this project can write. \`raymond resume ${runId}\` tells what it would do, and with --adopt takes it.`;
}
