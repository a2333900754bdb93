import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { formatUsd } from '../../report/format.js';
import { sanitize } from '../../report/text.js';
import { placeCheckpoint, readCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import { placeWorktrees } from '../../runtime/checkpoint/worktrees.js';
import { realPorts } from '../../runtime/ports.js';
import { worktreePath, worktreesInCache } from '../../runtime/worktrees/place.js';
import { acquireLock } from '../../store/lock.js';
import {
  createStateFolder,
  projectRoot,
  type RunPaths,
  runPaths,
  stateFolder,
} from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { FlagValues } from '../flags.js';
import { writeOut } from '../terminal.js';
import type { PulledRun } from './choose.js';
import { checkPlace, makeLocal, placeTranscripts } from './local.js';
import { transcriptsIn } from './names.js';
import { planTree, type TreePlan } from './tree.js';
import { checkOwnFolders, checkWorkflowPlace, type WouldRun, wouldRun } from './would-run.js';

/** What was found and is to be placed. */
export interface Pulled {
  /** The folder, as a checkpoint has it. */
  readonly folder: string;
  /** Null for transcripts alone. */
  readonly found: PulledRun | null;
  readonly label: string;
  readonly repository: string;
}

export interface PullDeps {
  readonly values: FlagValues;
  readonly cwd: string;
  readonly temp: string;
  readonly notes: string[];
}

/** Where a run goes, and what people are told of that. */
interface Placing {
  readonly run: Run;
  readonly paths: RunPaths;
  readonly stateDir: string;
  readonly root: string;
  readonly plan: TreePlan | null;
}

/**
 * Puts a run where the other commands look for it. All problems are found before anything is written, and what a resume
 * would run is shown before that, too.
 */
export async function placePulledRun(pulled: Pulled, deps: PullDeps): Promise<number> {
  const { values, cwd, notes } = deps;
  const root = projectRoot(cwd);
  const stateDir = stateFolder(cwd, values['state-dir'], process.env);
  const { run, left } = await makeLocal(pulled.folder, root, pulled.found !== null);
  const paths = runPaths(stateDir, run.workflow_id);
  checkName(run, pulled);
  checkOwnFolders(root, paths);
  checkWorkflowPlace(run, root, paths);
  const plan =
    pulled.found === null || values['no-worktree']
      ? null
      : await planTree({ ...(await readCheckpoint(pulled.folder)) }, root, pulled.repository);
  const shown = pulled.found === null ? null : await look({ run, paths, stateDir, root, plan }, deps);
  const wasHere = existsSync(paths.folder);
  createStateFolder(stateDir, root);
  const lock = acquireLock(paths.lock, new Date(realPorts.now()).toISOString());
  try {
    const here = await checkPlace(paths, run, pulled.folder, values.force ?? false);
    if (plan !== null && !values.force) refuseWorktreesHere(run, worktreesInCache(process.env));
    if (here !== null) notes.push(here.told);
    notes.push(...left);
    if (shown !== null && !values.json) await writeOut(sanitize(toldOfResume(shown)));
    const replaces = here?.clears ?? true;
    const tree = await write(pulled, { run, paths, stateDir, root, plan, replaces }, deps);
    const placed = { ...pulled, run: await readStateFile(paths.state, run.workflow_id), shown, notes };
    if (values.json) await writeOut(`${JSON.stringify(report(placed, tree, paths))}\n`);
    else await writeOut(sanitize(told(placed)));
    return 0;
  } catch (error) {
    if (!wasHere && !existsSync(paths.state)) await rm(paths.folder, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

/** Checks that an artifact of transcripts holds the run that it is named by; a stranger's may not. @throws UsageError */
function checkName({ workflow_id: id }: Run, { found, label }: Pulled): void {
  if (found !== null) return;
  const row = { id: 0, name: basename(label).replace(/\.zip$/i, ''), expired: false, size_in_bytes: 0 };
  const named = transcriptsIn([row])[0]?.runId;
  if (named !== undefined && named !== id)
    throw new UsageError(
      `The transcripts ${label} are said to be of ${named}, and are of another run, ${id}.`,
    );
}

/** Looks at the project as it will be, and not only as it is: the run's work tree may bring another workflow along. */
async function look({ run, paths, root, plan }: Placing, { temp }: PullDeps): Promise<WouldRun> {
  const laid = plan === null ? null : await plan.preview(join(await mkdtemp(join(temp, 'tree-')), 'files'));
  if (laid !== null) checkWorkflowPlace(run, root, paths, laid);
  return wouldRun(run, root, laid);
}

/** @returns what has become of the work tree */
async function write(
  { folder, found }: Pulled,
  { run, paths, stateDir, root, plan, replaces }: Placing & { readonly replaces: boolean },
  { values, notes }: PullDeps,
): Promise<'placed' | 'none' | 'left out'> {
  if (found === null) {
    placeTranscripts(folder, paths);
    return 'left out';
  }
  const checkpoint = { ...(await readCheckpoint(folder)), folder };
  if (plan !== null) {
    notes.push(await plan.place());
    if (run.status !== 'completed')
      await placeWorktrees(checkpoint, {
        ...{ workspace: root, root: worktreesInCache(process.env), environment: process.env },
        tell: (what) => notes.push(what),
      });
  }
  await placeCheckpoint(checkpoint, { stateDir, root, environment: process.env, replaces });
  if (plan !== null) return 'placed';
  if (values['no-worktree']) return 'left out';
  notes.push('There is no work tree in the checkpoint.');
  return 'none';
}

interface PullReport extends Omit<Pulled, 'folder' | 'repository'> {
  readonly run: Run;
  readonly shown: WouldRun | null;
  readonly notes: readonly string[];
}

function report({ run, found, label, shown, notes }: PullReport, tree: string, paths: RunPaths) {
  const sessions = Object.values(found?.checkpoint.manifest.sessions ?? {}).flat().length;
  return {
    ...{ run_id: run.workflow_id, status: run.status, total_cost_usd: run.total_cost_usd },
    ...{ from: label, sealed: found !== null, would_run: shown, worktree: tree, sessions },
    ...(found !== null && {
      github_run_id: found.header.run_id,
      attempt: found.header.attempt,
      job: found.header.job,
    }),
    ...{ state_file: paths.state, transcripts: paths.folder, notes },
  };
}

function toldOfResume({ workflow, changed }: WouldRun): string {
  const how =
    changed.length === 0
      ? 'It is what the run had.'
      : 'It is not what the run had; a resume refuses that, unless --accept-changes:';
  return [`A resume would run ${workflow}`, `  ${how}`, ...changed.map((each) => `  ${each}`), ''].join('\n');
}

function told({ run, found, label, notes }: PullReport): string {
  const id = run.workflow_id;
  const of =
    found === null
      ? label
      : `attempt ${found.header.attempt} of run ${found.header.run_id}, job ${found.header.job}, saved ${found.header.time}`;
  const status = run.status === 'running' ? 'interrupted' : run.status;
  return [
    `${id} is here: ${status}, ${formatUsd(run.total_cost_usd)}; ${of}`,
    ...notes.map((note) => `  ${note}`),
    '',
    `raymond show ${id}`,
    ...(run.status === 'completed' || found === null ? [] : [`raymond resume ${id}`]),
    '',
  ].join('\n');
}

/**
 * Refuses to replace a run that was pulled before and carried on here, if work trees of its workers hold work that is
 * nowhere else.
 * @param folder of all work trees
 * @throws UsageError that names one
 */
export function refuseWorktreesHere(run: Pick<Run, 'workflow_id' | 'worktrees'>, folder: string): void {
  for (const id of Object.keys(run.worktrees)) {
    const path = worktreePath(folder, run.workflow_id, id);
    if (!existsSync(path)) continue;
    throw new UsageError(
      `There is a work tree of ${id} already, in ${path}, from an earlier pull of this run. Move what you want to keep out of it; --force replaces it, --no-worktree leaves it.`,
    );
  }
}
