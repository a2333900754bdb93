import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messageOf, StateError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { journalPath } from '../../store/journal.js';
import { markProject, ownTaskFolders, taskFolders } from '../../store/project-folder.js';
import {
  createRunFolders,
  makeFolder,
  OWNER_ONLY,
  placeState,
  replaceRunFolder,
  runPaths,
} from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { readLongText } from '../../store/texts.js';
import { RUN_FILES, TASK_FOLDERS } from './carrier.js';
import { type CheckpointManifest, parseManifest } from './checkpoint-schema.js';
import { placeSessions, sessionStores } from './sessions.js';

/** A checkpoint that unpacks to more than this is refused. */
const MAX_BYTES = 4 * 1024 ** 3;

export interface ReadCheckpoint {
  readonly manifest: CheckpointManifest;
  readonly run: Run;
  readonly folder: string;
}

/** Where a run looks for the files of a checkpoint. */
export interface CheckpointPlace {
  readonly stateDir: string;
  /** The project folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Removes everything that was in the run's folder before. */
  readonly replaces?: boolean;
}

/**
 * Reads an unpacked checkpoint and checks it like any foreign file: sizes, links, schema, the state in it.
 * @throws StateError STATE_INVALID
 */
export async function readCheckpoint(folder: string): Promise<ReadCheckpoint> {
  checkTree(folder);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(folder, 'checkpoint.json'), 'utf8'));
  } catch (error) {
    throw invalid(`its checkpoint.json cannot be read (${messageOf(error)})`);
  }
  const parsed = parseManifest(data);
  if ('problem' in parsed) throw invalid(`checkpoint.json: ${parsed.problem}`);
  const run = await readStateFile(join(folder, 'run', 'state.json'));
  if (run.workflow_id !== parsed.manifest.run_id) throw invalid('its state file belongs to another run');
  for (const result of Object.values(run.results))
    if (typeof result !== 'string') readLongText(join(folder, 'run', 'files'), result);
  return { manifest: parsed.manifest, run, folder };
}

/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are kept: they are
 * newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
export async function placeCheckpoint(
  restored: ReadCheckpoint,
  { stateDir, root, environment, replaces = false }: CheckpointPlace,
): Promise<void> {
  const { manifest, run, folder } = restored;
  try {
    await placeSessions(manifest.sessions, run, await sessionStores(environment), join(folder, 'sessions'));
  } catch (error) {
    throw error instanceof StateError ? invalid(error.message) : error;
  }
  const paths = runPaths(stateDir, manifest.run_id);
  // A run that is only looked at, or given again, never makes these files; later steps may add all that git sees.
  const files = join(folder, RUN_FILES);
  const tasks = join(files, TASK_FOLDERS);
  const copyTo = (to: string): void =>
    cpSync(files, to, { recursive: true, filter: (from) => from !== tasks });
  if (replaces) replaceRunFolder(paths, copyTo);
  createRunFolders(stateDir, paths, root);
  markProject(root, stateDir);
  if (!replaces) copyTo(paths.folder);
  if (existsSync(tasks)) placeTaskFolders(tasks, root, manifest.run_id);
  // A run that was killed in this very folder may have left these.
  rmSync(journalPath(paths.state), { force: true });
  // This comes last, so that a state file never stands without what it refers to.
  placeState(join(folder, 'run', 'state.json'), paths);
}

/** @throws StateError for a folder that a link leads away from the project */
function placeTaskFolders(from: string, root: string, runId: string): void {
  const to = taskFolders(root, runId);
  makeFolder(to, OWNER_ONLY);
  if (ownTaskFolders(root, runId) === null)
    throw new StateError('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
  cpSync(from, to, { recursive: true });
}

function checkTree(folder: string): void {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = lstatSync(path);
    if (!stats.isFile() && !stats.isDirectory())
      throw invalid(`${relative(folder, path)} is a link or a device`);
    bytes += stats.isFile() ? stats.size : 0;
  }
  if (bytes > MAX_BYTES) throw invalid(`it has ${bytes} bytes, more than ${MAX_BYTES}`);
}

function invalid(why: string): StateError {
  return new StateError(
    'STATE_INVALID',
    `The checkpoint cannot be used: ${why}. Start afresh with \`resume: never\`.`,
  );
}
