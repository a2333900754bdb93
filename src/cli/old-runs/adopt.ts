import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { choicesOf, chooseLaunch } from '../../core/launch.js';
import { relocate } from '../../core/life.js';
import type { Launch, Run } from '../../core/run.js';
import { shownPath } from '../../core/text/shown-path.js';
import { isBelow, realOf } from '../../process/files.js';
import type { Git } from '../../process/git.js';
import { formatUsd } from '../../report/format.js';
import { sanitize } from '../../report/text.js';
import { gitIn } from '../../runtime/checkpoint/git.js';
import { readOpenTurns } from '../../runtime/recovery.js';
import { rightsInForce } from '../../runtime/turns/rights.js';
import { journalPath } from '../../store/journal.js';
import { projectRoot, type RunPaths, runPaths } from '../../store/run-folder.js';
import { readCommitted } from '../../store/state-file.js';
import { changesBetween } from '../../workflow/parts/fingerprint.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import type { Config } from '../config.js';
import { findOldRun, oldStateDir, type RunPlace, toldOld } from '../run-place.js';
import { choicesIn, mergeFlags, resumedLaunch, rightsIn, withoutRights } from '../settings.js';
import { launchFolder } from '../start.js';
import { checkPlain, moveRun, removeMoved } from './move.js';

/**
 * Looks for a run that an older version has kept in the project (spec 9.1). Tells what a resume of it would do, and
 * with `--adopt` moves it to where runs are kept today. An agent of the project may have written it, so no right,
 * budget or directory is taken from it. If the run was moved before, what a crash has left of the old one is removed.
 * @throws UsageError without `--adopt`, and for a run that git tracks; StateError; what opening its workflow throws
 */
export async function takeOldRun(
  place: RunPlace,
  runId: string,
  config: Config,
  open: (path: string, launch: Launch) => Promise<Workflow>,
): Promise<void> {
  const { values: line, cwd, stateDir } = place;
  const now = runPaths(stateDir, runId);
  const old = findOldRun(place, runId);
  if (old === null) {
    const oldDir = oldStateDir(place);
    if (oldDir !== null) await removeMoved({ old: runPaths(oldDir, runId), now });
    return;
  }
  const root = projectRoot(cwd);
  await refuseTracked(root, old, runId);
  checkPlain(old);
  const committed = await readCommitted(old.state, runId);
  const run = relocate(committed.run, root);
  checkPlace(run, root);
  const plain: Launch = { ...run.launch, ...withoutRights(run.launch), cwd, root, recording: null };
  const merged = mergeFlags(config.values, line);
  const workflow = await open(run.workflow.path, resumedLaunch(plain, line, merged, cwd, false));
  config.checkBudget(workflow.manifest);
  const folder = launchFolder(line, cwd, workflow);
  const { budget_usd: budgetUsd } = chooseLaunch(choicesIn(merged, folder), choicesOf(workflow.manifest));
  const launch = { ...plain, cwd: folder };
  const told = await describe(run, old, { workflow, launch, budgetUsd, cwd });
  process.stderr.write(sanitize(`${told.join('\n')}\n`));
  if (!line.adopt)
    throw new UsageError(
      `${toldOld(runId)} If that is what you want: raymond resume ${runId} --adopt; if the run is not yours, remove ${old.state}. Nothing was changed.`,
    );
  await moveRun({ old, now, root }, { ...committed, run }, { launch, budget_usd: budgetUsd });
}

/** Refuses a workflow in folders that agents may write, or that came along with a run: nobody has looked at it. */
function checkPlace({ workflow_id, workflow: { path } }: Run, root: string): void {
  const ours = ['tasks', 'state', 'runs', 'carrier', 'checkpoint'].map((name) =>
    join(root, '.raymond', name),
  );
  const within = ours.find((folder) => [path, realOf(path)].some((each) => isBelow(folder, each)));
  if (within !== undefined)
    throw new UsageError(
      `The run ${workflow_id} is not taken: its workflow lies among our own files, where agents can write (${within}).`,
      { file: path },
    );
}

/** Refuses files that git tracks: they have come with the repository, from whoever has committed them. */
async function refuseTracked(root: string, old: RunPaths, runId: string): Promise<void> {
  const files = [old.state, journalPath(old.state), old.folder].map((path) => relative(root, path));
  const git = gitIn(root, process.env);
  if ((await git.ask(['rev-parse', '--is-inside-work-tree'])) === null) return;
  const tracked = await trackedOf(git, files, dirname(old.state));
  if (tracked === '') return;
  const why =
    tracked === null ? 'git does not say whether it tracks it' : `git tracks ${tracked.split('\n')[0]}`;
  throw new UsageError(
    `The run ${runId} is not taken: ${why}. A run that comes with a repository is whoever's has committed it. If it is yours, take it out of git (git rm -r --cached .raymond/state .raymond/runs).`,
    { file: old.state },
  );
}

/**
 * Those of the files that are in the index or in HEAD; the folder itself if it lies in a repository of its own.
 * @returns null when git does not say
 */
async function trackedOf(git: Git, files: readonly string[], folder: string): Promise<string | null> {
  const top = ['rev-parse', '--show-toplevel'];
  if ((await git.ask(top)) !== (await git.at(folder).ask(top))) return folder;
  const found = await git.ask(['--literal-pathspecs', 'ls-files', '--cached', '--', ...files]);
  if (found !== '' || (await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD'])) === null) return found;
  return await git.ask(['--literal-pathspecs', 'ls-tree', '-r', '--name-only', 'HEAD', '--', ...files]);
}

/** @param goesOn what the run would go on with, and the folder that paths are shown from */
async function describe(
  run: Run,
  old: RunPaths,
  goesOn: { workflow: Workflow; launch: Launch; budgetUsd: number; cwd: string },
): Promise<string[]> {
  const { workflow, launch, budgetUsd, cwd } = goesOn;
  const shown = (path: string): string => shownPath(path, cwd, homedir());
  const { loggedOutcomes } = await readOpenTurns(run, old);
  const agents = run.agents.map(({ id, current_state: state, cwd: folder, turn }) => {
    const ended = turn !== null && loggedOutcomes.has(turn.id);
    const next = ended ? ', whose turn has ended: what follows is in its log' : '';
    return `${id} in ${state}${folder === cwd ? '' : `, working in ${shown(folder)}`}${next}`;
  });
  const changed = changesBetween(run.workflow.files, workflow.fingerprint.files);
  const rights = rightsIn(run.launch);
  const inForce = rightsInForce(workflow, { launch, mcp: undefined, from: () => 'the options' });
  const budget = budgetUsd === 0 ? 'none' : formatUsd(budgetUsd);
  const rows: readonly (readonly [string, string])[] = [
    ['run', `${run.workflow_id} (in .raymond), ${run.status}, last changed ${run.updated_at}`],
    ['workflow', shown(run.workflow.path)],
    ['goes on', agents.length === 0 ? 'nowhere: it has ended' : agents.join('; ')],
    ['changed', changed.length === 0 ? 'no file of the workflow' : changed.join(', ')],
    ['rights', rights.length === 0 ? 'it asks for none' : `not taken from it: ${rights.join('; ')}`],
    ['', `from here and from its workflow: ${inForce}`],
    ['budget', `${budget}, not its own; ${formatUsd(run.total_cost_usd)} are spent, as it says`],
  ];
  return rows.map(([name, text]) => `${name.padEnd(8)}  ${text}`);
}
