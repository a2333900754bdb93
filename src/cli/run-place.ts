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

/** Where a command looks for runs. */
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

/** What is told of one beside its id. */
export const OLD_MARK = '(in .raymond)';

/**
 * The folder where older versions have kept a project's runs (spec 9.1): in the project, where its agents can write.
 * @returns null: there is none, or it is the one that is in use
 */
export function oldStateDir({ values, cwd, stateDir }: RunPlace): string | null {
  return values['state-dir'] === undefined ? oldStateDirOf(projectRoot(cwd), stateDir) : null;
}

/** The same of any project. */
export function oldStateDirOf(project: string, stateDir: string): string | null {
  const folder = join(project, IN_PROJECT.home, 'state');
  // Not through a link, which an agent or a checkout may have made.
  const isOurs = [dirname(folder), folder].every((each) => isFolder(each));
  return isOurs && folder !== stateDir ? folder : null;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The ids of the runs that lie there still; without what a move has left that was cut off. */
export async function listOldRunIds(oldDir: string | null, stateDir: string): Promise<string[]> {
  if (oldDir === null) return [];
  const ids = await listRunIds(oldDir);
  const isLeft = await Promise.all(ids.map((id) => isMoved(runPaths(oldDir, id), runPaths(stateDir, id))));
  return ids.filter((_, at) => !isLeft[at]);
}

/** Has the old run been moved already, and is what lies there what the move has not removed any more? */
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
 * The paths of a run that something is to become of.
 * @throws StateError as `existingRun`; UsageError for an old one, which has to be looked at first
 */
export async function runToActOn(place: RunPlace, runId: string): Promise<RunPaths> {
  if (findOldRun(place, runId) !== null)
    throw new UsageError(`${toldOld(runId)} Nothing else takes it before that.`);
  return existingRun(place.stateDir, runId);
}

/** Two sentences. */
export function toldOld(runId: string): string {
  return `The run ${runId} is from before, and lies in .raymond/state, where agents of this project can write. \`raymond resume ${runId}\` tells what it would do, and with --adopt takes it.`;
}
