import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { markedRoot } from '../core/project-root.js';
import { stateHome, stateHomeOf } from './state-folder.js';

/**
 * All paths in a project that this program writes to, relative to the project's root (spec 9.1). The Action checks that
 * a checkout has made a link of none of them.
 */
export const IN_PROJECT = {
  home: '.raymond',
  ignore: '.raymond/.gitignore',
  stateFolder: '.raymond/state-folder.txt',
  tasks: '.raymond/tasks',
  carrier: '.raymond/carrier',
  learnings: '.raymond/learnings',
} as const;

/** Where the task folders of a run lie, in which its agents may write (spec 3.3). */
export function taskFolders(root: string, runId: string): string {
  return join(root, IN_PROJECT.tasks, runId);
}

/**
 * As `taskFolders`, for reading or removing all of it.
 * @returns null when there is no such folder, or when a link below `.raymond` leads to another one
 */
export function ownTaskFolders(root: string, runId: string): string | null {
  const folder = taskFolders(root, runId);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const home = realpathSync(join(root, IN_PROJECT.home));
  return realpathSync(folder) === join(home, 'tasks', runId) ? folder : null;
}

/**
 * The project that has had runs and holds this one's root; null where there is none. Whoever may write in a project can
 * mark a folder in it as a root, and so have a start there read options of its own.
 */
export function projectAround(root: string, environment: Parameters<typeof stateHome>[1]): string | null {
  for (let folder = dirname(root); dirname(folder) !== folder; folder = dirname(folder)) {
    const above = markedRoot(folder, existsSync);
    if (above === null) return null;
    const named = textOf(join(above, IN_PROJECT.stateFolder))?.trim();
    const homes = [stateHome(above, environment), named === '' ? null : named];
    if (homes.some((home) => home != null && existsSync(home))) return above;
    folder = above;
  }
  return null;
}

/** Config and learnings go into git, so they are not ignored. Older versions kept state and runs here (spec 9.1). */
const IGNORED = ['state', 'runs', 'tasks', 'carrier', 'state-folder.txt', '.gitignore'];
const OLDER = '/state/\n/runs/\n/checkpoint/\n/.gitignore\n';

/**
 * Makes `.raymond`, by which the project is known, with a file that tells people where its runs are kept. No link is
 * followed, since a checkout may bring one along.
 * @throws what the system says
 */
export function markProject(root: string, stateDir: string): void {
  mkdirSync(join(root, IN_PROJECT.home), { recursive: true });
  const ignore = join(root, IN_PROJECT.ignore);
  const found = textOf(ignore);
  if (found === null || found === OLDER)
    put(ignore, IGNORED.map((name) => `/${name}${name.includes('.') ? '' : '/'}\n`).join(''));
  const file = join(root, IN_PROJECT.stateFolder);
  const text = `${stateHomeOf(stateDir) ?? stateDir}\n`;
  if (textOf(file) !== text) put(file, text);
}

/** Null when nothing is there; empty for a link, and for anything else that is not a plain file. */
function textOf(path: string): string | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isFile() ? readFileSync(path, 'utf8') : '';
}

/** Replaces whatever is there, even a link. */
function put(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { flag: 'wx' });
  renameSync(draft, path);
}
