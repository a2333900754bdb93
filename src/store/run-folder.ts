import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, StateError, UsageError } from '../core/errors.js';
import { LIMITS } from '../core/limits/limits.js';
import { nearest } from '../core/text/nearest.js';
import { journalPath } from './journal.js';
import {
  checkOwn,
  idPrefix,
  isOutside,
  makeFolder,
  makeHome,
  OWNER_ONLY,
  projectsBeside,
  stateHomeOf,
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

/** In a project's state folder, `runs` lies beside `state`; in a `--state-dir` of another name it lies inside. */
export function runPaths(stateDir: string, runId: string): RunPaths {
  const folder = join(stateHomeOf(stateDir) ?? stateDir, 'runs', runId);
  return {
    state: join(stateDir, `${runId}.json`),
    lock: join(stateDir, `${runId}.lock`),
    folder,
    events: join(folder, 'events.jsonl'),
    turns: join(folder, 'turns'),
    outputs: join(folder, 'outputs'),
  };
}

/** @throws StateError STATE_MISSING, which names a run that was perhaps meant. */
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
 * @param project the root of the project that the state folder belongs to
 * @throws UsageError when the folders cannot be made, or belong to another user
 */
export function createRunFolders(stateDir: string, paths: RunPaths, project: string): void {
  makeFolders(stateDir, project, () => {
    // Other users of the machine must not read what agents and scripts say.
    makeFolder(paths.turns, OWNER_ONLY);
    checkRun(paths);
  });
}

/** @throws UsageError as `createRunFolders` */
export function createStateFolder(stateDir: string, project: string): void {
  makeFolders(stateDir, project, () => {});
}

/**
 * Replaces a run's folder by a new one, which is whole before it takes the place of the old one. The state file is
 * removed, too: the caller puts a new one there, last.
 * @param fill is given the path of the new folder
 */
export function replaceRunFolder(paths: RunPaths, fill: (folder: string) => void): void {
  // No run can have this name, since `~` is not allowed in an id.
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

/** @throws UsageError for a run's folder that other users may read, and for state files that they may write */
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
  const name = idPrefix(workflow) || 'run';
  const time = now.toISOString().replace(/[-:]/g, '').replace('.', '').replace('Z', '');
  return `${name}-${time}-${hex}`;
}

export async function listRunIds(stateDir: string): Promise<string[]> {
  try {
    const names = await readdir(stateDir);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
