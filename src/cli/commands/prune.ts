import { existsSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import { formatBytes, formatDuration } from '../../report/format.js';
import { sanitize } from '../../report/text.js';
import { worktreesInCache } from '../../runtime/worktrees/place.js';
import { removeWorktrees, unmergedWork } from '../../runtime/worktrees/prune.js';
import { journalPath } from '../../store/journal.js';
import { acquireLock, lockHolder } from '../../store/lock.js';
import { Mailbox } from '../../store/mailbox.js';
import { ownTaskFolders } from '../../store/project-folder.js';
import { listRunIds, type RunPaths, runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { type ProjectState, projectsBeside } from '../../store/state-folder.js';
import type { ParsedLine } from '../parse.js';
import { runPlaceOf } from '../run-place.js';
import { writeOut } from '../terminal.js';

interface PrunableRun {
  readonly id: string;
  readonly paths: RunPaths;
  /** Absent when it cannot be read. */
  readonly run?: Run;
  /** Why the run stays; null when it may go. */
  readonly why: string | null;
  /** The path of the run's project, which is gone; absent for a run of this project. */
  readonly gone?: string;
}

interface Pruned {
  readonly run_id: string;
  readonly status: string;
  readonly ended_at: string;
  readonly bytes: number;
  /** The path of the run's project, if that is gone. */
  readonly project?: string;
}

interface KeptRun {
  readonly run_id: string;
  readonly why: string;
}

/** What `--json` prints. */
interface PruneReport {
  readonly removed: readonly Pruned[];
  readonly kept: readonly KeptRun[];
  readonly failed: readonly KeptRun[];
  readonly bytes: number;
  readonly dry_run: boolean;
}

/**
 * `raymond prune` removes what finished runs have left (spec 8.3). Without a flag that says which ones it only lists
 * them, since a finished run's state file makes its re-run free.
 */
export async function pruneCommand({ values, positionals }: ParsedLine): Promise<number> {
  if (positionals.length > 0)
    throw new UsageError('raymond prune takes no run id: say which with --older, --keep or --all.');
  const { older, keep, all = false, force = false } = values;
  if (all && (older !== undefined || keep !== undefined))
    throw new UsageError('--all means every run that may go; leave out --older and --keep, or --all.');
  const stateDir = runPlaceOf(values).stateDir;
  const removes = (all || older !== undefined || keep !== undefined) && !values['dry-run'];
  const now = Date.now();
  const gone = all ? projectsBeside(stateDir).filter(({ project }) => isGone(project)) : [];
  const found = [await lookAt(stateDir, force), ...(await Promise.all(gone.map(lookAtGone)))].flat();
  found.sort((a, b) => endOf(b).localeCompare(endOf(a)));
  const removed: Pruned[] = [];
  const kept: KeptRun[] = [];
  const failed: KeptRun[] = [];
  let free = 0;
  for (const { id, paths, run, why, gone: project } of found) {
    if (why !== null || run === undefined) {
      kept.push({ run_id: id, why: why ?? 'it cannot be read' });
      continue;
    }
    free += 1;
    if (keep !== undefined && free <= keep) continue;
    if (older !== undefined && now - Date.parse(run.updated_at) < older * 1000) continue;
    try {
      const bytes = await sizeOf(paths, run);
      if (removes) await remove(paths, run);
      removed.push({
        ...{ run_id: id, status: run.status, ended_at: run.updated_at, bytes },
        ...(project !== undefined && { project }),
      });
    } catch (error) {
      failed.push({ run_id: id, why: messageOf(error) });
    }
  }
  if (removes) for (const { stateDir: folder } of gone) await removeIfEmpty(folder);
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  const report: PruneReport = { removed, kept, failed, bytes, dry_run: !removes };
  if (values.json) await writeOut(`${JSON.stringify(report)}\n`);
  else await writeOut(sanitize(reportText(report, values['dry-run'] ?? false, stateDir, now)));
  return failed.length > 0 ? 1 : 0;
}

const endOf = ({ run }: PrunableRun): string => run?.updated_at ?? '';

async function lookAt(stateDir: string, force: boolean): Promise<PrunableRun[]> {
  return Promise.all((await listRunIds(stateDir)).map((id) => look(stateDir, id, force)));
}

/** A project on a drive that is not mounted, or in a folder that may not be entered, does not count as gone. */
const isGone = (project: string): boolean => existsSync(dirname(project)) && !existsSync(project);

/** Runs of a project that is gone cannot be resumed any more (spec 9.1). */
async function lookAtGone({ project, stateDir }: ProjectState): Promise<PrunableRun[]> {
  return (await lookAt(stateDir, true)).map((found) => ({ ...found, gone: project }));
}

/** Removes the state folder of a project that is gone once no run is left in it. */
async function removeIfEmpty(stateDir: string): Promise<void> {
  const left = await readdir(stateDir).catch(() => []);
  if (left.length === 0) await rm(dirname(stateDir), { recursive: true, force: true, maxRetries: 3 });
}

async function look(stateDir: string, id: string, force: boolean): Promise<PrunableRun> {
  const paths = runPaths(stateDir, id);
  const holder = lockHolder(paths.lock);
  if (holder !== null) return { id, paths, why: `process ${holder.pid} on ${holder.host} is at work on it` };
  let run: Run;
  try {
    run = await readStateFile(paths.state, id);
  } catch (error) {
    return { id, paths, why: `it cannot be read: ${messageOf(error)}` };
  }
  if (force || run.transcripts_only) return { id, paths, run, why: null };
  if (run.status !== 'completed') {
    return { id, paths, run, why: `it is ${statusNow(run, false)} and can be resumed` };
  }
  return { id, paths, run, why: await unmergedWork(run, worktreesInCache(process.env), process.env) };
}

/** The state file goes last, so that after a crash in between the run is still found. */
async function remove(paths: RunPaths, run: Run): Promise<void> {
  const lock = acquireLock(paths.lock, new Date().toISOString());
  try {
    const { updated_at: now } = await readStateFile(paths.state, run.workflow_id);
    if (now !== run.updated_at) throw new Error('it has gone on meanwhile');
    await removeWorktrees(run, worktreesInCache(process.env), process.env);
    const tasks = ownTaskFolders(run.launch.root, run.workflow_id);
    if (tasks !== null) await rm(tasks, { recursive: true, force: true, maxRetries: 3 });
    await rm(paths.folder, { recursive: true, force: true, maxRetries: 3 });
    new Mailbox(paths.lock).remove();
    await rm(journalPath(paths.state), { force: true });
    await rm(paths.state, { force: true });
  } finally {
    lock.release();
  }
}

async function sizeOf(paths: RunPaths, { launch, workflow_id: id }: Run): Promise<number> {
  const tasks = ownTaskFolders(launch.root, id);
  const all = [paths.folder, paths.state, journalPath(paths.state), ...(tasks === null ? [] : [tasks])];
  const sizes = all.map(bytesIn);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Links are counted as links, and not followed. */
async function bytesIn(path: string): Promise<number> {
  const stat = await lstat(path).catch(() => null);
  if (stat === null) return 0;
  if (!stat.isDirectory()) return stat.size;
  let sum = 0;
  for (const name of await readdir(path)) sum += await bytesIn(join(path, name));
  return sum;
}

function reportText(
  { removed, kept, failed, bytes, dry_run }: PruneReport,
  isAsked: boolean,
  stateDir: string,
  now: number,
): string {
  const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`;
  const rows = removed.map(
    ({ run_id, status, ended_at, bytes: size, project }) =>
      `  ${run_id}  ${status}  ${formatDuration(now - Date.parse(ended_at))} ago  ${formatBytes(size)}${project === undefined ? '' : `  of ${project}, which is gone`}`,
  );
  const verb = dry_run ? 'Would remove' : 'Removed';
  const place = basename(stateDir) === 'state' ? dirname(stateDir) : stateDir;
  return [
    removed.length === 0
      ? `Nothing to remove in ${place}.`
      : `${verb} ${runs(removed.length)}, ${formatBytes(bytes)}, in ${place}:`,
    ...rows,
    ...(kept.length === 0 ? [] : [`Kept ${runs(kept.length)}:`]),
    ...kept.map(({ run_id, why }) => `  ${run_id}: ${why}`),
    ...failed.map(({ run_id, why }) => `! ${run_id} could not be removed: ${why}`),
    ...(dry_run && removed.length > 0 && !isAsked
      ? ['Nothing was removed. Remove them with --older 14d, --keep N or --all.']
      : []),
    '',
  ].join('\n');
}
