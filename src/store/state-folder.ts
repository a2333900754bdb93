import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { UsageError } from '../core/errors.js';
import { markedRoot } from '../core/project-root.js';
import type { Environment } from '../process/environment.js';
import { isBelow, realOf } from '../process/files.js';

export const OWNER_ONLY = 0o700;

/** The file in a project's state folder that holds the project's path. */
const PROJECT_FILE = 'project';

/** Where nothing marks a root, it is `cwd` itself. */
export function projectRoot(cwd: string): string {
  return markedRoot(resolve(cwd), existsSync) ?? resolve(cwd);
}

/**
 * The folder that holds `<run_id>.json` files. It lies outside the project, where its agents do not write (spec 9.1),
 * or in `.raymond` when the user has no home folder for it.
 * @throws UsageError for a state folder that belongs to another project, or that other users may write to
 */
export function stateFolder(cwd: string, override: string | undefined, environment: Environment): string {
  const root = projectRoot(cwd);
  if (override !== undefined) return givenFolder(resolve(cwd, override));
  const home = stateHome(root, environment);
  if (home === null) return join(root, '.raymond', 'state');
  checkHome(home);
  const other = projectOf(home);
  if (other === null || other === realOf(root)) return join(home, 'state');
  throw new UsageError(
    `The state folder ${home} is that of the project ${other}, and this one is ${realOf(root)}. If that project has moved here, write this path to ${join(home, PROJECT_FILE)}; else keep this one's runs elsewhere with --state-dir.`,
  );
}

/** `--state-dir` may also be the folder that `.raymond/state-folder.txt` names, which is the one above `state`. */
function givenFolder(folder: string): string {
  const home = isStateHome(folder) && existsSync(join(folder, PROJECT_FILE)) ? folder : stateHomeOf(folder);
  if (home === null) return folder;
  if (isStateHome(home)) checkHome(home);
  return join(home, 'state');
}

/** Null when the user has no folder in which it could be made. */
export function stateHome(root: string, environment: Environment): string | null {
  const base = stateBase(environment);
  if (base === null) return null;
  const real = realOf(root);
  const name = idPrefix(basename(real)) || 'project';
  const hex = createHash('sha256').update(real).digest('hex').slice(0, 8);
  const home = join(base, 'raymond', `${name}-${hex}`);
  return canBeMade(home) ? home : null;
}

/** Turns a text into the beginning of an id: its letters, digits, `.`, `_` and `-`, at most 60. */
export function idPrefix(text: string): string {
  return text
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '')
    .slice(0, 60);
}

function stateBase({ XDG_STATE_HOME: xdg, HOME: home, LOCALAPPDATA: local }: Environment): string | null {
  // The XDG specification says that a relative path is to be ignored.
  if (xdg !== undefined && isAbsolute(xdg)) return xdg;
  if (process.platform === 'win32') return local !== undefined && isAbsolute(local) ? local : null;
  const isThere = home !== undefined && isAbsolute(home) && existsSync(home);
  return isThere ? join(home, '.local', 'state') : null;
}

/**
 * Where changes that runs have left are kept. All projects of a user share one folder, since a file may decide what is
 * run in several of them, and an agent may make a project in a project. A job has its own.
 */
export function changesFolder(stateDir: string, environment: Environment): string {
  const own = isOutside(stateDir) ? dirname(stateDir) : stateDir;
  const base = isJobHome(own) ? null : stateBase(environment);
  const shared = base === null ? null : join(base, 'raymond', 'changed');
  return shared !== null && canBeMade(join(shared, 'begun', 'any')) ? shared : join(own, 'changed');
}

function canBeMade(folder: string): boolean {
  if (existsSync(folder)) return true;
  let above = dirname(folder);
  while (!existsSync(above) && dirname(above) !== above) above = dirname(above);
  try {
    accessSync(above, constants.W_OK | constants.X_OK);
    return statSync(above).isDirectory();
  } catch {
    return false;
  }
}

/** The project that a state folder was made for; null when it was not made yet. */
function projectOf(home: string): string | null {
  const file = join(home, PROJECT_FILE);
  // A crash between making and writing the file leaves it empty.
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '') || null : null;
}

/** The state folder of a project or a job, in which `state` and `runs` lie; null for any other `--state-dir`. */
export function stateHomeOf(stateDir: string): string | null {
  const home = dirname(stateDir);
  if (basename(stateDir) !== 'state') return null;
  return basename(home) === '.raymond' || isStateHome(home) ? home : null;
}

/** Whether it lies in a state folder that we have made, and not where a user or an older version has put it. */
export function isOutside(stateDir: string): boolean {
  const home = stateHomeOf(stateDir);
  return home !== null && isStateHome(home);
}

/**
 * Tells people why agents that may only edit files could decide what a run does next.
 * @returns null when the state lies outside of the project
 */
export function stateInProject(stateDir: string, cwd: string): string | null {
  const root = projectRoot(cwd);
  if (!isBelow(realOf(root), realOf(stateDir))) return null;
  const why =
    stateDir === join(root, '.raymond', 'state') ? ', as there is no home folder that can be written to' : '';
  return `The state of runs is kept in the project, in ${stateDir}${why}: agents that may edit files here can change what a run does next. Keep it elsewhere with --state-dir, or set XDG_STATE_HOME.`;
}

export interface ProjectState {
  readonly project: string;
  readonly stateDir: string;
}

/** The other projects of the user whose state folders lie beside this one. */
export function projectsBeside(stateDir: string): ProjectState[] {
  const home = stateHomeOf(stateDir);
  if (home === null || !isStateHome(home) || isJobHome(home) || !existsSync(dirname(home))) return [];
  return readdirSync(dirname(home)).flatMap((name) => {
    const other = join(dirname(home), name);
    const project = other === home || !isStateHome(other) ? null : projectOf(other);
    return project === null ? [] : [{ project, stateDir: join(other, 'state') }];
  });
}

/** A state folder is known by its name, which nobody else gives a folder. */
function isStateHome(folder: string): boolean {
  if (isJobHome(folder)) return true;
  return basename(dirname(folder)) === 'raymond' && /-[0-9a-f]{8}$/.test(basename(folder));
}

/**
 * The state folder of a job, which lives as long as the runner's temporary files.
 * @param hex 16 random digits
 */
export function jobHome(temp: string, hex: string): string {
  return join(temp, `raymond-state-${hex}`);
}

export function isJobHome(folder: string): boolean {
  return /^raymond-state-[0-9a-f]{16}$/.test(basename(folder));
}

/**
 * Makes a project's state folder, and writes down which project it belongs to.
 * @throws UsageError as `stateFolder`; what the system says
 */
export function makeHome(stateDir: string, project: string): void {
  if (!isOutside(stateDir)) return;
  const home = dirname(stateDir);
  makeFolder(home, OWNER_ONLY);
  checkHome(home);
  if (projectOf(home) === null)
    writeFileSync(join(home, PROJECT_FILE), `${realOf(project)}\n`, { mode: 0o600 });
}

function checkHome(home: string): void {
  for (const folder of [home, join(home, 'state'), join(home, 'runs')]) checkOwn(folder, 0o077);
}

/**
 * Checks that a path belongs to the user alone: whoever may write there decides what a run does next.
 * @param denied bits of its mode that must not be set
 * @throws UsageError for a path that belongs to another user, or has such a bit
 */
export function checkOwn(path: string, denied: number): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (stats === undefined || user === undefined) return;
  if (stats.uid !== user)
    throw new UsageError(
      `${path} belongs to the user ${stats.uid}, and this is the user ${user}: runs are not kept where somebody else decides. Give another folder with --state-dir.`,
    );
  const mode = stats.mode & 0o777;
  if (!stats.isSymbolicLink() && (mode & denied) !== 0)
    throw new UsageError(
      `${path} is open to other users (mode ${mode.toString(8)}): \`chmod go-rwx ${path}\`, if nobody has changed what lies there.`,
    );
}

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @param mode the mode of each folder that is made
 * @throws what the system says about the folder that could not be made
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
