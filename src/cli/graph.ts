import { readFile } from 'node:fs/promises';
import { UsageError } from '../core/errors.js';
import { manualChoice } from '../core/graph/approval.js';
import { EMPTY_CONTEXT, type GraphContext } from '../core/graph/context.js';
import { skipQuestion } from '../core/graph/entry.js';
import type { GraphInput } from '../core/graph/graph.js';
import { parseContext, rollback } from '../core/graph/history.js';
import { contextFile, readRecord } from '../runtime/graph/history.js';
import type { GraphStart } from '../runtime/launch.js';
import { listRunIds, runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import type { Graph } from '../workflow/graph/graph.js';
import { inputValues, missingInputs, readVars } from '../workflow/graph/vars.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { FlagValues } from './flags.js';
import { askOnTerminal, canPrompt } from './terminal.js';
import { readPairs } from './values.js';

/**
 * What a new run of a state graph starts with: its inputs, and with `--rollback` the history of the latest
 * run (spec 5.1, 5.5, 5.9). On a terminal a person is asked for what is missing, and whether to skip.
 * @throws UsageError for inputs without a value, and if the person would rather not.
 */
export async function prepareGraph(
  workflow: Workflow,
  values: FlagValues,
  stateDir: string,
): Promise<GraphStart> {
  const graph = workflow.graph!;
  // A wrong one is told now, and not when hours of work come to be approved.
  const choice = manualChoice(process.env);
  const past = await startingPoint(workflow, graph, values.rollback, stateDir);
  const given = { ...(await readVars(graph.folder)), ...past.context.vars };
  const inputs = inputValues(graph.inputs, readPairs('var', values.var), given);
  const asked = await askForInputs(inputs.missing, workflow.path);
  const vars = { ...past.context.vars, ...inputs.values, ...asked };
  await confirmSkips(graph, choice?.chosen ?? null);
  return { entry: past.state, context: { ...past.context, vars } };
}

async function askForInputs(
  missing: readonly GraphInput[],
  file: string,
): Promise<Readonly<Record<string, string>>> {
  if (missing.length === 0) return {};
  if (!canPrompt()) throw missingInputs(missing, file);
  const values: Record<string, string> = {};
  for (const { name, description } of missing) {
    const about = description === null ? '' : ` (${description.trim()})`;
    values[name] = await askBefore(`${name}${about}:`);
  }
  return values;
}

async function confirmSkips({ states }: Graph, choice: 'PASSED' | 'FAILED' | null): Promise<void> {
  const question = skipQuestion(states);
  if (question === null || choice === 'PASSED') return;
  if (choice === null && !canPrompt()) return;
  const answer = choice === null ? await askBefore(question) : choice;
  if (answer.trim() === '' || /^y(es)?$/i.test(answer.trim())) return;
  throw new UsageError('The run was not started: its skipped states were not agreed to. Nothing was run.');
}

/** A question ahead of the run, when no signals are handled yet: Ctrl-C ends the process. */
function askBefore(question: string): Promise<string> {
  const stop = (): never => process.exit(130);
  process.once('SIGINT', stop);
  return askOnTerminal(question, new AbortController().signal).finally(() => process.off('SIGINT', stop));
}

async function startingPoint(
  workflow: Workflow,
  graph: Graph,
  to: string | undefined,
  stateDir: string,
): Promise<{ state: string; context: GraphContext }> {
  if (to === undefined) return { state: workflow.entry, context: EMPTY_CONTEXT };
  const history = (await latestHistory(workflow, stateDir)) ?? (await railiHistory(graph));
  if (history === null) {
    throw new UsageError(`--rollback ${to}: there is no earlier run of ${workflow.name} to go back in.`);
  }
  const { state, context } = rollback(history, to);
  if (Object.hasOwn(graph.states, state)) return { state, context };
  throw new UsageError(`--rollback ${to}: the workflow has no state "${state}" any more.`);
}

/** The history of the workflow's latest run, out of its log. */
async function latestHistory({ path }: Workflow, stateDir: string): Promise<GraphContext | null> {
  const runs = await Promise.all(
    (await listRunIds(stateDir)).map((id) => readStateFile(runPaths(stateDir, id).state).catch(() => null)),
  );
  const own = runs.filter((run) => run !== null && run.workflow.path === path);
  const [latest] = own.sort((a, b) => b!.started_at.localeCompare(a!.started_at));
  if (latest == null) return null;
  return (await readRecord(runPaths(stateDir, latest.workflow_id))).context;
}

/** What Raili itself, or a run on another machine, has left. */
async function railiHistory(graph: Graph): Promise<GraphContext | null> {
  const file = contextFile(graph);
  if (file === null) return null;
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const read = parseContext(text);
  if ('problem' in read) throw new UsageError(`This history cannot be used: ${read.problem}.`, { file });
  return read.context;
}
