import { existsSync } from 'node:fs';
import { messageOf, UsageError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import type { Run } from '../../core/run.js';
import { FIGURE_EVENTS, Story } from '../../core/story/story.js';
import { isBelow, realOf } from '../../process/files.js';
import { formatDuration, formatUsd } from '../../report/format.js';
import { legsText } from '../../report/legs.js';
import { sanitize } from '../../report/text.js';
import { runTables, uncertainCosts } from '../../report/totals.js';
import { recordUntold } from '../../runtime/guarded/untold.js';
import { changeText, type LeftChange, LeftChanges } from '../../store/left-changes.js';
import { type LockHolder, lockHolder } from '../../store/lock.js';
import { checkRunId, listRunIds, projectRoot, type RunPaths, runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { changesFolder, projectsBeside } from '../../store/state-folder.js';
import { longResults } from '../../store/texts.js';
import { scanEvents } from '../../store/transcript.js';
import { isValidEvent } from '../../store/valid-event.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { printed } from '../report.js';
import {
  listOldRunIds,
  OLD_MARK,
  oldStateDir,
  oldStateDirOf,
  type RunPlace,
  runPlaceOf,
  runToLookAt,
} from '../run-place.js';
import { writeOut } from '../terminal.js';

/** A row of the table, and of `--json`; with `--all` also the project's path. */
type ListedRun = Awaited<ReturnType<typeof listRun>> & { readonly project?: string };

/** `raymond status [RUN_ID]` prints a table of the runs, or one run in full. */
export async function statusCommand({ values, positionals }: ParsedLine): Promise<number> {
  if (positionals.length > 1) throw new UsageError('raymond status takes one run id at most.');
  const place = runPlaceOf(values);
  const { stateDir } = place;
  const [given] = positionals;
  if (given !== undefined) {
    if (values.all)
      throw new UsageError('raymond status --all lists the runs of every project: give no run id.');
    const { paths, isOld } = await runToLookAt(place, checkRunId(given));
    const run = await readStateFile(paths.state);
    const held = lockHolder(paths.lock);
    if (values.json) {
      const shown = { ...run, status: statusNow(run, held !== null), held_by: held, in_raymond: isOld };
      for (const piece of printed(shown, paths.folder)) await writeOut(piece);
    } else {
      const long = longResults(paths.folder, run.results, 1000);
      const shown = oneRun(run, { held, folder: paths.folder, isOld }, { ...run.results, ...long });
      await writeOut(sanitize(`${shown}${await tablesOf(run, paths.events)}`));
    }
    return 0;
  }
  const listed = values.all ? await listAll(place) : await listProject(stateDir, oldStateDir(place));
  const now = Date.now();
  listed.sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
  const wanted = wantedOf(listed, values, now);
  if (values.json) await writeOut(`${JSON.stringify(wanted)}\n`);
  else if (wanted.length > 0) await writeOut(sanitize(table(wanted, now)));
  else
    await writeOut(
      listed.length === 0
        ? `No runs in ${stateDir}.\n`
        : `None of the ${listed.length} runs in ${stateDir}.\n`,
    );
  for (const line of leftChanged(place, values.all ?? false))
    process.stderr.write(`raymond: warning: ${sanitize(line)}\n`);
  return 0;
}

/** Tells of files that runs were read from, and that were changed while a run went on (spec 9.1). */
function leftChanged({ stateDir, cwd }: RunPlace, all: boolean): string[] {
  const left = new LeftChanges(changesFolder(stateDir, process.env));
  recordUntold(left);
  const here = realOf(projectRoot(cwd));
  const isOurs = ({ path, project }: LeftChange): boolean => isBelow(here, path) || isBelow(project, here);
  return left
    .standing()
    .filter((change) => all || isOurs(change))
    .map(
      (change) =>
        `${changeText(change)}. Put it back; or if it is meant, say so at the next start with --accept-changes.`,
    );
}

function wantedOf(
  listed: readonly ListedRun[],
  { failed, since, limit }: FlagValues,
  now: number,
): ListedRun[] {
  const from = since === undefined ? null : new Date(now - since * 1000).toISOString();
  return listed
    .filter(({ status }) => !failed || status === 'failed')
    .filter(({ updated_at: at }) => from === null || (at !== null && at >= from))
    .slice(0, limit);
}

/** Counts and costs of each state and each agent. */
async function tablesOf(run: Run, log: string): Promise<string> {
  const story = new Story(true);
  await scanEvents(log, (event) => isValidEvent(event) && story.apply(event), FIGURE_EVENTS);
  const tables = runTables(run, story, 2, { columns: process.stdout.columns ?? 100 });
  return tables.map((lines) => `\n${lines.join('\n')}\n`).join('');
}

/** The runs of every project of the user's (spec 9.1). */
async function listAll({ cwd, stateDir }: RunPlace): Promise<ListedRun[]> {
  const here = { project: projectRoot(cwd), stateDir };
  const lists = [here, ...projectsBeside(stateDir)].map(async ({ project, stateDir: folder }) => {
    const runs = await listProject(folder, oldStateDirOf(project, folder));
    return runs.map((run) => ({ ...run, project }));
  });
  return (await Promise.all(lists)).flat();
}

async function listProject(stateDir: string, oldDir: string | null): Promise<ListedRun[]> {
  const [ids, oldIds] = await Promise.all([listRunIds(stateDir), listOldRunIds(oldDir, stateDir)]);
  return Promise.all([
    ...ids.map((id) => listRun(runPaths(stateDir, id), id, false)),
    ...(oldDir === null ? [] : oldIds.map((id) => listRun(runPaths(oldDir, id), id, true))),
  ]);
}

/** @param isOld whether an older version has kept the run, in the project's `.raymond` */
async function listRun(paths: RunPaths, id: string, isOld: boolean) {
  const empty = { run_id: id, in_raymond: isOld, reason: null, states: [] as string[] };
  const unknown = { total_cost_usd: null, budget_usd: null, started_at: null, updated_at: null };
  try {
    const run = await readStateFile(paths.state);
    const { reason, total_cost_usd, budget_usd, started_at, updated_at } = run;
    const held = lockHolder(paths.lock);
    return {
      ...empty,
      reason,
      states: run.agents.map((agent) => `${agent.id}:${agent.current_state}`),
      ...{ total_cost_usd, budget_usd, started_at, updated_at },
      status: run.transcripts_only ? 'transcripts only' : statusNow(run, held !== null),
      held_by: held,
      problem: null,
    };
  } catch (error) {
    return { ...empty, ...unknown, status: 'unreadable', held_by: null, problem: messageOf(error) };
  }
}

function table(rows: readonly ListedRun[], now: number): string {
  const isOfAll = rows.some(({ project }) => project !== undefined);
  const cells = rows.map((row) => [
    row.in_raymond ? `${row.run_id} ${OLD_MARK}` : row.run_id,
    row.status,
    row.states.length === 0 ? '–' : shorten(row.states.join(' '), 40),
    row.total_cost_usd === null ? '–' : formatUsd(row.total_cost_usd),
    row.started_at === null ? '–' : formatDuration(now - Date.parse(row.started_at)),
    ...(row.project === undefined ? [] : [existsSync(row.project) ? row.project : `${row.project} (gone)`]),
  ]);
  const lines = [['RUN', 'STATUS', 'STATE', 'COST', 'AGE', ...(isOfAll ? ['PROJECT'] : [])], ...cells];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function oneRun(
  run: Run,
  { held, folder, isOld }: { held: LockHolder | null; folder: string; isOld: boolean },
  results: Readonly<Record<string, unknown>>,
): string {
  const rows: [string, string][] = [
    ['run', isOld ? `${run.workflow_id} ${OLD_MARK}` : run.workflow_id],
    ['workflow', run.workflow.path],
    ['status', statusNow(run, held !== null) + (run.reason === null ? '' : ` (${run.reason})`)],
    ['kept', run.transcripts_only ? 'transcripts only: to look at, and not to carry on' : ''],
    ['message', run.message ?? ''],
    ['resume at', run.resume_at ?? ''],
    ['legs', legsText(run) ?? ''],
    [
      'cost',
      `${formatUsd(run.total_cost_usd)} of ${run.budget_usd === 0 ? 'no limit' : formatUsd(run.budget_usd)}`,
    ],
    ...uncertainCosts(run.states).map((told): [string, string] => ['note', told]),
    ['steps', String(run.steps)],
    ['started', run.started_at],
    ['updated', run.updated_at],
    ['held by', held === null ? '' : `process ${held.pid} on ${held.host}`],
    ['files', folder],
    ...run.agents.map((agent): [string, string] => [
      agent.id,
      `${agent.current_state} (${agent.status}${agent.stack.length === 0 ? '' : `, ${agent.stack.length} calls deep`})${agent.error === null ? '' : ` ${agent.error.message}`}${agent.ask === null ? '' : ` asks [${agent.ask.id}]: ${agent.ask.question}`}`,
    ]),
    ...Object.entries(results).map(([id, result]): [string, string] => [
      id,
      `ended: ${shorten(String(result).trim().replace(/\s+/g, ' '), 100)}`,
    ]),
  ];
  const shown = rows.filter(([, value]) => value !== '');
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}
