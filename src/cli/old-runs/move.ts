import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StateError, UsageError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { syncFolder } from '../../store/durable.js';
import { journalPath } from '../../store/journal.js';
import { acquireLock } from '../../store/lock.js';
import { Mailbox } from '../../store/mailbox.js';
import { ownTaskFolders, taskFolders } from '../../store/project-folder.js';
import { createRunFolders, makeFolder, OWNER_ONLY, type RunPaths } from '../../store/run-folder.js';
import { type Committed, readStateFile, stateText } from '../../store/state-file.js';
import { isMoved } from '../run-place.js';

/** The task folders in an old run's folder; today they lie in the project. */
const OLD_TASKS = 'tasks';

export interface Move {
  readonly old: RunPaths;
  readonly now: RunPaths;
  /** The project's root. */
  readonly root: string;
}

/**
 * Moves an old run to where runs are kept today, by copying it; the state goes last. A crash before that leaves the old
 * run whole, and a crash after it the new one; `removeMoved` then removes what is left of the old one.
 * @param committed the state that the user has looked at; the old file is not read again
 * @param replaced fields of the run that are replaced
 * @throws StateError STATE_LOCKED; UsageError for files that no run has
 */
export async function moveRun(
  move: Move,
  { run, commit }: Committed,
  replaced: Pick<Run, 'launch' | 'budget_usd'>,
): Promise<void> {
  const { old, now, root } = move;
  const id = run.workflow_id;
  createRunFolders(dirname(now.state), now, root);
  await withLocks([old, now], async () => {
    if (existsSync(now.state)) throw new UsageError(`There is a run ${id} already: ${now.state}.`);
    rmSync(now.folder, { recursive: true, force: true });
    rmSync(journalPath(now.state), { force: true });
    copyFolder(old.folder, now.folder, [OLD_TASKS]);
    copyTasks(join(old.folder, OLD_TASKS), root, id);
    makeFolder(now.turns, OWNER_ONLY);
    const data = JSON.parse(stateText(run, commit)) as Record<string, unknown>;
    const draft = `${now.state}.adopting`;
    writeFileSync(draft, JSON.stringify({ ...data, ...replaced }, null, 1), { mode: 0o600 });
    await readStateFile(draft, id);
    sync(draft);
    await syncFolder(now.folder);
    renameSync(draft, now.state);
    await syncFolder(dirname(now.state));
    removeOld(old);
  });
}

/**
 * Removes what a move that was cut off has left of the old run.
 * @returns whether there was any
 */
export async function removeMoved({ old, now }: Pick<Move, 'old' | 'now'>): Promise<boolean> {
  if (!(await isMoved(old, now))) return false;
  await withLocks([old], async () => removeOld(old));
  return true;
}

/** The state file goes last: after a crash the rest is found by it. */
function removeOld(old: RunPaths): void {
  new Mailbox(old.lock).remove();
  rmSync(journalPath(old.state), { force: true });
  rmSync(old.folder, { recursive: true, force: true });
  rmSync(old.state, { force: true });
}

async function withLocks(runs: readonly RunPaths[], body: () => Promise<void>): Promise<void> {
  const [first, ...others] = runs;
  if (first === undefined) return body();
  const lock = acquireLock(first.lock, new Date().toISOString());
  try {
    await withLocks(others, body);
  } finally {
    lock.release();
  }
}

/** @throws StateError for a run's file that is not a plain one: a link could lead to what must not be read */
export function checkPlain(old: RunPaths): void {
  const all = [old.state, journalPath(old.state), old.folder, ...below(old.folder, [OLD_TASKS])];
  for (const path of [dirname(old.folder), ...all]) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile() || stats.isDirectory()) continue;
    throw new StateError(
      'STATE_INVALID',
      'This is no plain file, and raymond makes none such. Look at it, and remove it.',
      {
        file: path,
      },
    );
  }
}

/** All paths in a folder, without following links; a folder comes before what is in it. */
function below(folder: string, left: readonly string[] = []): string[] {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !left.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
}

function copyFolder(from: string, to: string, left: readonly string[]): void {
  makeFolder(to, OWNER_ONLY);
  for (const path of below(from, left)) {
    const target = join(to, path.slice(from.length));
    if (lstatSync(path).isDirectory()) {
      makeFolder(target, OWNER_ONLY);
      continue;
    }
    copyFileSync(path, target, constants.COPYFILE_EXCL);
    chmodSync(target, 0o600);
    sync(target);
  }
}

/** Task folders belong to the agents, links and all, and stay in the project. */
function copyTasks(from: string, root: string, runId: string): void {
  if (!existsSync(from)) return;
  const to = taskFolders(root, runId);
  makeFolder(to, OWNER_ONLY);
  if (ownTaskFolders(root, runId) === null)
    throw new StateError('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
