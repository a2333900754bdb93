import { UsageError } from '../core/errors.js';
import type { GraphContext, HistoryEntry } from '../core/graph/context.js';
import { parseContext } from '../core/graph/history.js';
import { contextOf } from '../core/graph/record.js';
import type { Run } from '../core/run.js';
import { sanitize } from '../report/text.js';
import { readGraphRecord } from '../runtime/graph/history.js';
import { contextFile } from '../runtime/graph/newest-copy.js';
import { listRunIds, type RunPaths, runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import { readGraphFile } from '../workflow/graph/files.js';
import type { Graph } from '../workflow/graph/graph.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { writeOut } from './terminal.js';

/** The latest run of a graph: a run with a state file, or one that only `context.json` tells of. */
export type EarlierRun =
  | { readonly kind: 'run'; readonly run: Run; readonly paths: RunPaths }
  | { readonly kind: 'file'; readonly file: string; readonly context: GraphContext };

/**
 * The latest run of a state graph. `context.json` counts only where no run has a state file (spec 9.1): it was written
 * by Raili or on another machine, or by whoever may edit files here.
 * @throws UsageError for a context.json that cannot be read
 */
export async function earlierRun(
  workflow: Workflow,
  graph: Graph,
  stateDir: string,
): Promise<EarlierRun | null> {
  const run = await latestRun(workflow, stateDir);
  if (run !== null) return { kind: 'run', run, paths: runPaths(stateDir, run.workflow_id) };
  const file = contextFile(graph);
  const text = file === null ? null : ((await readGraphFile(file))?.toString() ?? null);
  if (file === null || text === null) return null;
  const read = parseContext(text);
  if ('problem' in read) throw new UsageError(`This history cannot be used: ${read.problem}.`, { file });
  tellBeside('history', workflow, file);
  return { kind: 'file', file, ...read };
}

/** Says which file was read: anybody who may edit files beside the workflow may have written it. */
export function tellBeside(what: string, { name }: Workflow, file: string): void {
  process.stderr.write(sanitize(`There is no run of ${name} here: its ${what} is read from ${file}.\n`));
}

/** The latest run of a workflow by its state file; a run that was pulled as transcripts alone does not count. */
export async function latestRun({ path }: Workflow, stateDir: string): Promise<Run | null> {
  const runs = await Promise.all(
    (await listRunIds(stateDir)).map((id) => readStateFile(runPaths(stateDir, id).state).catch(() => null)),
  );
  const own = runs.filter((run) => run !== null && run.workflow.path === path && !run.transcripts_only);
  const [latest] = own.sort((a, b) => b!.started_at.localeCompare(a!.started_at));
  return latest ?? null;
}

/** `--rollback` without a value lists the entries, and how to go back to each. Nothing is run. */
export async function listEntries(
  workflow: Workflow,
  graph: Graph,
  stateDir: string,
  json: boolean,
): Promise<number> {
  const earlier = await earlierRun(workflow, graph, stateDir);
  if (earlier === null)
    throw new UsageError(`--rollback: there is no earlier run of ${workflow.name} to go back in.`);
  const { stateHistory } =
    earlier.kind === 'run' ? contextOf(await readGraphRecord(earlier.paths)) : earlier.context;
  const from = earlier.kind === 'run' ? earlier.run.workflow_id : earlier.file;
  if (json) {
    const entries = stateHistory.map((entry, at) => ({ rollback: stateHistory.length - 1 - at, ...entry }));
    await writeOut(`${JSON.stringify({ from, entries })}\n`);
    return 0;
  }
  const rows = stateHistory.map((entry, at) => row(entry, stateHistory.length - 1 - at));
  const head = `${'N'.padStart(5)}  entered at                state    (${from})`;
  await writeOut(
    `${[head, ...rows, '', 'Go back to an entry with: --rollback N, or --rollback STATE'].join('\n')}\n`,
  );
  return 0;
}

function row({ state, enteredAt, meta }: HistoryEntry, dropped: number): string {
  const { skipped, max_visits: limit, approval, cancelled } = meta ?? {};
  const notes = [
    ...(skipped === undefined ? [] : [`skipped, on to ${skipped.target}`]),
    ...(limit === undefined ? [] : ['its max_visits was reached']),
    ...(approval?.chosen === undefined ? [] : [approval.chosen]),
    ...(cancelled ? ['cut off'] : []),
  ];
  const note = notes.length === 0 ? '' : `   ${notes.join(', ')}`;
  return sanitize(`${String(dropped).padStart(5)}  ${enteredAt}  ${state}${note}`);
}
