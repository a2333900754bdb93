import { UsageError } from '../core/errors.js';
import { manualChoice } from '../core/graph/approval.js';
import { EMPTY_CONTEXT } from '../core/graph/context.js';
import { skipQuestion } from '../core/graph/entry.js';
import type { GraphInput } from '../core/graph/graph.js';
import { outputsCopy } from '../runtime/graph/newest-copy.js';
import { type Recalled, recall, recallFile } from '../runtime/graph/past.js';
import { foundOutputs } from '../runtime/graph/run-memory.js';
import type { GraphStart } from '../runtime/launch.js';
import { runPaths } from '../store/run-folder.js';
import type { Graph } from '../workflow/graph/graph.js';
import { inputValues, missingInputs, readVars } from '../workflow/graph/vars.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import type { FlagValues } from './flags.js';
import { type EarlierRun, earlierRun, latestRun, tellBeside } from './graph-past.js';
import { askOnTerminal, canPrompt } from './terminal.js';
import { readPairs } from './values.js';

/**
 * What a new run of a state graph starts with: its inputs, and with `--rollback` what the latest run had at an entry
 * (spec 5.1, 5.5, 5.11). On a terminal a person is asked for what is missing, and whether to skip.
 * @throws UsageError for inputs without a value, and if the person would rather not.
 */
export async function prepareGraph(
  workflow: Workflow,
  values: FlagValues,
  stateDir: string,
): Promise<GraphStart> {
  const graph = workflow.graph!;
  // A wrong choice is reported now, and not after hours of work, when something is to be approved.
  const choice = manualChoice(process.env);
  const past = await startingPoint(workflow, graph, values, stateDir);
  const given = { ...(await readVars(graph.folder)), ...past.context.vars };
  const inputs = inputValues(graph.inputs, readPairs('var', values.var), given);
  const asked = await askForInputs(inputs.missing, workflow.path);
  const vars = { ...past.context.vars, ...inputs.values, ...asked };
  await confirmSkips(graph, choice?.chosen ?? null);
  const { state: entry, context, ...remembered } = past;
  return { entry, context: { ...context, vars }, past: remembered };
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

/** Asks before the run, when no signals are handled yet: Ctrl-C ends the process. */
function askBefore(question: string): Promise<string> {
  const stop = (): never => process.exit(130);
  process.once('SIGINT', stop);
  return askOnTerminal(question, new AbortController().signal).finally(() => process.off('SIGINT', stop));
}

async function startingPoint(
  workflow: Workflow,
  graph: Graph,
  { rollback: to, 'keep-outputs': keepsOutputs, quiet }: FlagValues,
  stateDir: string,
): Promise<Omit<Recalled, 'counters'> & Partial<Recalled>> {
  if (to === undefined) {
    const events = keepsOutputs ? await keptOutputs(workflow, graph, stateDir) : [];
    if (keepsOutputs && events.length === 0 && !quiet)
      process.stderr.write(`--keep-outputs: there are none of ${workflow.name}.\n`);
    return { state: workflow.entry, context: EMPTY_CONTEXT, events };
  }
  if (keepsOutputs)
    throw new UsageError(
      '--keep-outputs is for a run that begins anew: --rollback takes along the outputs as they were at its entry.',
    );
  const earlier = await earlierRun(workflow, graph, stateDir);
  if (earlier === null)
    throw new UsageError(`--rollback ${to}: there is no earlier run of ${workflow.name} to go back in.`);
  const past = await pastOf(graph, earlier, to);
  if (Object.hasOwn(graph.states, past.state)) return past;
  throw new UsageError(`--rollback ${to}: the workflow has no state "${past.state}" any more.`);
}

/** The outputs of the latest run; those beside the workflow count where there is no such run (spec 9.1). */
async function keptOutputs(workflow: Workflow, graph: Graph, stateDir: string) {
  const run = await latestRun(workflow, stateDir);
  if (run !== null) return foundOutputs(graph, runPaths(stateDir, run.workflow_id).outputs);
  const beside = outputsCopy(graph);
  const events = foundOutputs(graph, beside);
  if (events.length > 0) tellBeside('output', workflow, beside);
  return events;
}

function pastOf(graph: Graph, earlier: EarlierRun, to: string): Promise<Recalled> | Recalled {
  return earlier.kind === 'run' ? recall(graph, earlier.paths, to) : recallFile(graph, earlier.context, to);
}
