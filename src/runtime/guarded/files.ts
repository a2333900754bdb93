import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factsOf } from '../../core/agent-clis.js';
import { isBelow, realOf } from '../../process/files.js';
import { IN_PROJECT } from '../../store/project-folder.js';
import { isOutside } from '../../store/state-folder.js';
import { isWorkflowFile } from '../../workflow/parts/state-file.js';
import type { OnDisk } from '../../workflow/parts/workflow.js';

/** The files that decide what this run does, and the next one (spec 9.1). All paths are absolute. */
export interface Guarded {
  /** Files that were read at the start, or would have been. */
  readonly files: readonly string[];
  /** Folders in which each file with a state's name is a state, also for the next run. */
  readonly folders: readonly string[];
  /** Folders in which agents have nothing to write. */
  readonly closed: readonly string[];
  /** Folders where a start would read an options file that nobody has put there yet. */
  readonly startedIn: readonly string[];
}

export interface GuardedBy {
  readonly onDisk: OnDisk;
  /** Files besides those of the workflow that say what agents may do. */
  readonly besides: readonly string[];
  readonly project: string;
  /** The root of the project that agents work in, and where in it they start. */
  readonly root: string;
  readonly cwd: string;
  readonly stateDir: string;
  /** The run's own, in the state folder. */
  readonly runFolder: string;
  /** The folder in which changes are kept that runs have left. */
  readonly changes: string;
}

const OPTIONS_FILE = join(IN_PROJECT.home, 'config.yaml');

export function guardedOf({ onDisk, besides, ...by }: GuardedBy): Guarded {
  const { project, root, cwd, stateDir, runFolder, changes } = by;
  const folders = [...new Set(onDisk.folders)];
  // Agents have nothing to write in a workflow's folder, unless they work in it.
  const theirs = [cwd, project, join(project, IN_PROJECT.tasks)];
  const isTheirs = (folder: string): boolean => theirs.some((path) => isBelow(folder, path));
  return {
    files: [...new Set([...optionsFiles(project, root, cwd), ...onDisk.files, ...besides])],
    folders,
    closed: [
      ...folders.filter((folder) => !isTheirs(folder)),
      ...(isOutside(stateDir) ? [dirname(stateDir)] : [stateDir, dirname(runFolder)]),
      changes,
    ],
    startedIn: [...new Set([project, root, cwd])].filter(
      (folder, _, all) => !all.some((other) => other !== folder && isBelow(other, folder)),
    ),
  };
}

export function optionsFileOf(root: string): string {
  return join(root, OPTIONS_FILE);
}

/** Options files in the project's root and in each folder on the way down to where agents work. */
function optionsFiles(project: string, root: string, cwd: string): string[] {
  const files = new Set([optionsFileOf(project)]);
  const tops = [project, root].filter((top) => isBelow(top, cwd));
  for (let folder = cwd; tops.some((top) => isBelow(top, folder)); folder = dirname(folder)) {
    files.add(optionsFileOf(folder));
    if (dirname(folder) === folder) break;
  }
  return [...files];
}

/**
 * The files that agents are not to edit, as permission rules, which beat all that is allowed: under their given paths,
 * and under their real ones. A CLI that cannot be told of folders is told of the files in them.
 */
export function denialsFor(cli: string, { files, closed, startedIn }: Guarded): readonly string[] {
  const denies = factsOf(cli)?.capabilities.deniesEdits ?? 'nothing';
  if (denies === 'nothing') return [];
  const within = (folders: readonly string[], what: string): string[] =>
    [...new Set(folders.flatMap((folder) => [folder, realOf(folder)]))].map((folder) => plain(folder) + what);
  const paths = [
    ...within(files, ''),
    ...(denies === 'folders'
      ? [...within(closed, '/**'), ...within(startedIn, `/**/${plain(OPTIONS_FILE)}`)]
      : []),
  ];
  return [...new Set(paths)].map((path) => `Edit(/${path})`);
}

/** The paths of states in a folder. There may be more than were read. */
export function statesIn(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (isWorkflowFile(name) ? [join(folder, name)] : []));
  } catch {
    return [];
  }
}

/** A path for a rule. A rule's special characters have no escape that all versions know, so a wildcard replaces them. */
function plain(path: string): string {
  return path.replace(/[\\*?[\]{}()!#,\s]/g, '?');
}
