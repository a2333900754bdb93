import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, StateError, UsageError } from '../core/errors.js';
import { LIMITS } from '../core/limits/limits.js';
import { nearest } from '../core/text/nearest.js';
import { journalPath } from './journal.js';
import {
  checkOwn,
  homeOf,
  isOutside,
  makeFolder,
  makeHome,
  nameOf,
  OWNER_ONLY,
  projectsBeside,
} from './state-folder.js';

export { makeFolder, OWNER_ONLY, projectRoot, stateFolder } from './state-folder.js';

/** Where the files of a run lie (spec 3.2, 3.3). */
export interface RunPaths {
  readonly state: string;
  readonly lock: string;
  readonly folder: string;
  readonly events: string;
  readonly turns: string;
  readonly outputs: string;
}

/** Run files lie beside the state files' folder in a project's state folder, and inside a `--state-dir` of another name. */
export function runPaths(stateDir: string, runId: string): RunPaths {
  const folder = join(homeOf(stateDir) ?? stateDir, 'runs', runId);
  return {
    state: join(stateDir, `${runId}.json`),
    lock: join(stateDir, `${runId}.lock`),
    folder,
    events: join(folder, 'events.jsonl'),
    turns: join(folder, 'turns'),
    outputs: join(folder, 'outputs'),
  };
}

/**
 * The paths of a run that there is.
 * @throws StateError STATE_MISSING, which names one that was perhaps meant.
 */
export async function existingRun(stateDir: string, runId: string): Promise<RunPaths> {
  const paths = runPaths(stateDir, runId);
  if (existsSync(paths.state)) {
    checkRun(paths);
    return paths;
  }
  const ids = await listRunIds(stateDir);
  if (ids.includes(runId)) {
    const message = 'The state file is a link to nowhere. Put back what it led to, or remove it.';
    throw new StateError('STATE_MISSING', message, { file: paths.state });
  }
  const [other] = projectsBeside(stateDir).filter((each) => existsSync(runPaths(each.stateDir, runId).state));
  if (other !== undefined)
    throw new StateError(
      'STATE_MISSING',
      `There is no run ${runId} of this project; there is one of ${other.project}. Go there, or give --state-dir ${dirname(other.stateDir)}.`,
    );
  const near = nearest(ids, runId);
  const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
  throw new StateError('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
}

/**
 * Creates a run's folders.
 * @param project whose state folder it is
 * @throws UsageError when they cannot be made, or are not ours.
 */
export function createRunFolders(stateDir: string, paths: RunPaths, project: string): void {
  makeFolders(stateDir, project, () => {
    // What agents and scripts say in there is nobody else's business.
    makeFolder(paths.turns, OWNER_ONLY);
    checkRun(paths);
  });
}

/** Makes a project's state folder. @throws UsageError as `createRunFolders` */
export function createStateFolder(stateDir: string, project: string): void {
  makeFolders(stateDir, project, () => {});
}

/**
 * Has a run's folder replaced by a new one, which is whole before it takes the place of whatever lies there. The state is
 * gone before that, for who calls this to put there last.
 * @param fill is given the new one
 */
export function replaceRunFolder(paths: RunPaths, fill: (folder: string) => void): void {
  // The id of no run.
  const fresh = `${paths.folder}~fresh`;
  rmSync(fresh, { recursive: true, force: true });
  makeFolder(join(fresh, basename(paths.turns)), OWNER_ONLY);
  try {
    fill(fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  for (const path of [paths.state, journalPath(paths.state), paths.folder])
    rmSync(path, { recursive: true, force: true });
  renameSync(fresh, paths.folder);
}

/** Puts a state file in its place, whole or not at all. */
export function placeState(from: string, { state }: RunPaths): void {
  const draft = `${state}.${process.pid}.tmp`;
  cpSync(from, draft);
  renameSync(draft, state);
}

function makeFolders(stateDir: string, project: string, makeMore: () => void): void {
  try {
    makeHome(stateDir, project);
    makeFolder(stateDir, isOutside(stateDir) ? OWNER_ONLY : undefined);
    makeMore();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `The run's files cannot be kept in ${stateDir} (${messageOf(error)}). Give another folder with --state-dir.`,
      {},
      { cause: error },
    );
  }
}

/** @throws UsageError for files of a run that others may write to */
function checkRun({ folder, state }: RunPaths): void {
  if (!isOutside(dirname(state))) return;
  checkOwn(folder, 0o077);
  for (const file of [state, journalPath(state)]) checkOwn(file, 0o022);
}

/**
 * @throws UsageError for an id with other characters than letters, digits, `.`, `_`, `-`, or over 100 of them.
 */
export function checkRunId(id: string): string {
  if (!/^[A-Za-z0-9._-]+$/.test(id) || id.length > LIMITS.runId.value || /^\.+$/.test(id)) {
    throw new UsageError(
      `"${id.slice(0, 120)}" is no run id: letters, digits, ".", "_" and "-" are allowed, at most ${LIMITS.runId.value} of them.`,
    );
  }
  return id;
}

/** `<workflow name>-<UTC time to the ms>-<4 hex>` (spec 3.2). */
export function newRunId(workflow: string, now: Date, hex: string): string {
  const name = nameOf(workflow) || 'run';
  const time = now.toISOString().replace(/[-:]/g, '').replace('.', '').replace('Z', '');
  return `${name}-${time}-${hex}`;
}

/** The ids of all runs in a state folder. */
export async function listRunIds(stateDir: string): Promise<string[]> {
  try {
    const names = await readdir(stateDir);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
