import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, StateError, UsageError } from '../core/errors.js';
import { LIMITS } from '../core/limits/limits.js';
import { markedRoot } from '../core/project-root.js';
import { nearest } from '../core/text/nearest.js';

/** The mode of a run's folders. */
export const OWNER_ONLY = 0o700;

/** Where the files of a run lie (spec 3.2, 3.3). */
export interface RunPaths {
  readonly state: string;
  readonly lock: string;
  readonly folder: string;
  readonly events: string;
  readonly turns: string;
  readonly tasks: string;
  readonly outputs: string;
}

/** The project's root; where nothing marks one, `cwd` itself. */
export function projectRoot(cwd: string): string {
  return markedRoot(resolve(cwd), existsSync) ?? resolve(cwd);
}

/** The folder that holds `<run_id>.json` files. */
export function stateFolder(cwd: string, override: string | undefined): string {
  return override === undefined ? join(projectRoot(cwd), '.raymond', 'state') : resolve(cwd, override);
}

/** Run files lie beside the state folder in `.raymond`, and inside a `--state-dir` of another name. */
export function runPaths(stateDir: string, runId: string): RunPaths {
  const isUsual = basename(stateDir) === 'state' && basename(dirname(stateDir)) === '.raymond';
  const folder = join(isUsual ? dirname(stateDir) : stateDir, 'runs', runId);
  return {
    state: join(stateDir, `${runId}.json`),
    lock: join(stateDir, `${runId}.lock`),
    folder,
    events: join(folder, 'events.jsonl'),
    turns: join(folder, 'turns'),
    tasks: join(folder, 'tasks'),
    outputs: join(folder, 'outputs'),
  };
}

/**
 * The paths of a run that there is.
 * @throws StateError STATE_MISSING, which names one that was perhaps meant.
 */
export async function existingRun(stateDir: string, runId: string): Promise<RunPaths> {
  const paths = runPaths(stateDir, runId);
  if (existsSync(paths.state)) return paths;
  const ids = await listRunIds(stateDir);
  if (ids.includes(runId)) {
    const message = 'The state file is a link to nowhere. Put back what it led to, or remove it.';
    throw new StateError('STATE_MISSING', message, { file: paths.state });
  }
  const near = nearest(ids, runId);
  const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
  throw new StateError('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
}

/**
 * Creates a run's folders. States and transcripts in `.raymond` are kept out of git; its config is not.
 * @throws UsageError when they cannot be made.
 */
export function createRunFolders(stateDir: string, paths: RunPaths): void {
  try {
    makeFolders(stateDir, paths);
  } catch (error) {
    throw new UsageError(
      `The run's files cannot be kept in ${stateDir} (${messageOf(error)}). Give another folder with --state-dir.`,
      {},
      { cause: error },
    );
  }
}

function makeFolders(stateDir: string, paths: RunPaths): void {
  makeFolder(stateDir);
  // What agents and scripts say in there is nobody else's business.
  makeFolder(dirname(paths.folder));
  makeFolder(paths.turns, OWNER_ONLY);
  const home = dirname(stateDir);
  const ignore = join(home, '.gitignore');
  if (basename(home) === '.raymond' && !existsSync(ignore))
    writeFileSync(ignore, '/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
}

/**
 * A folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @param mode of each that is made
 * @throws what the system says, about the folder that could not be made
 */
export function makeFolder(path: string, mode?: number): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another orchestrator has just made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
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
  const name =
    workflow
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[.-]+|-+$/g, '')
      .slice(0, 60) || 'run';
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
