import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { messageOf, UsageError } from '../core/errors.js';
import { loggedInputs } from '../core/graph/variables.js';
import { choicesOf, chooseLaunch, chosenBy } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { oneLine } from '../report/text.js';
import { type GraphStart, newRunIdFor, whatElse } from '../runtime/launch.js';
import { withRecording } from '../runtime/needs.js';
import { checkRunId, projectRoot, runPaths, stateFolder } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { readConfig } from './config.js';
import type { FlagValues } from './flags.js';
import type { ParsedLine } from './parse.js';
import { findOldRun, toldOld } from './run-place.js';
import { runOnScreen } from './screen-run.js';
import { agentArgs, checkAgent, checkRecording, choicesIn, mergeFlags, onAsk, rightsOf } from './settings.js';
import { canPrompt, readStdin } from './terminal.js';
import { readPairs } from './values.js';

/**
 * Starts a run of an opened workflow, or carries on the existing run with that id (spec 3.8).
 * @param loop the Ralph loop's limit
 */
export async function startNew(
  line: FlagValues,
  cwd: string,
  workflow: Workflow,
  loop: number | null,
  resume: (line: ParsedLine) => Promise<number>,
): Promise<number> {
  const config = await readConfig(cwd);
  const values = mergeFlags(config.values, line);
  config.checkBudget(workflow.manifest);
  const input = await readRunInput(values, cwd);
  checkInput(workflow, input);
  const folder = launchFolder(line, cwd, workflow);
  const given = choicesIn(values, folder);
  const { budget_usd: budgetUsd, ...choices } = chooseLaunch(given, choicesOf(workflow.manifest));
  const asked: Launch = {
    ...choices,
    chosen: chosenBy(given),
    on_ask: onAsk(values, canPrompt()),
    cwd: folder,
    root: projectRoot(folder),
    loop,
    agent_args: agentArgs(values, choices.agent),
  };
  checkRecording(line, asked, workflow);
  const { launch, found } = withRecording(asked, workflow, '--recording DIR');
  await checkAgent(launch, workflow);
  if (found !== null && !values.quiet && !values.json) process.stderr.write(`Replays ${found}.\n`);
  const runId = values['run-id'] === undefined ? newRunIdFor(workflow) : checkRunId(values['run-id']);
  const stateDir = stateFolder(cwd, values['state-dir'], process.env);
  if (values.rollback === '' && workflow.graph !== undefined) {
    const { listEntries } = await import('./graph-past.js');
    return listEntries(workflow, workflow.graph, stateDir, values.json ?? false);
  }
  const graph = await graphStart(values, workflow, stateDir);
  const logged = loggedInputs(workflow.graph, graph?.context.vars);
  const metadata = { ...logged, ...readPairs('metadata', values.metadata) };
  const stateFile = runPaths(stateDir, runId).state;
  // The start itself reports a state file that cannot be read.
  const existing = existsSync(stateFile) ? await readStateFile(stateFile, runId).catch(() => null) : null;
  if (existing !== null && whatElse(existing, { workflow, input, graph }) === null) {
    if (existing.status !== 'completed' && !values.quiet)
      process.stderr.write(`There is a run ${runId} already: it is carried on.\n`);
    return resume({ values: line, positionals: [runId] });
  }
  if (findOldRun({ values, cwd, stateDir }, runId) !== null)
    process.stderr.write(`${toldOld(runId)} This is a new run of that id.\n`);
  if (!values.quiet && !values.json)
    for (const [name, value] of Object.entries(logged)) process.stderr.write(`${name}: ${oneLine(value)}\n`);
  return runOnScreen(
    { values, cwd, stateDir, rightsFrom: rightsOf(line, config) },
    { kind: 'new', runId, workflow, input, budgetUsd, launch, metadata, graph },
  );
}

/** @throws UsageError for flags of state graphs when the workflow is none */
async function graphStart(
  values: FlagValues,
  workflow: Workflow,
  stateDir: string,
): Promise<GraphStart | undefined> {
  if (workflow.graph !== undefined) {
    const { prepareGraph } = await import('./graph.js');
    return prepareGraph(workflow, values, stateDir);
  }
  const flags = ['var', 'rollback', 'keep-outputs'] as const;
  const stray = flags.find((name) => values[name] !== undefined);
  if (stray !== undefined)
    throw new UsageError(`--${stray} is for state graphs, and ${workflow.name} is none.`);
  return undefined;
}

/**
 * A Raili project works in the folder that holds its `.raili`, wherever it is started (spec 5.1); other workflows work
 * where their manifest says (spec 2.6). The command line beats both.
 */
export function launchFolder(line: FlagValues, cwd: string, { graph, manifest }: Workflow): string {
  if (line.cwd !== undefined) return cwd;
  if (graph != null && graph.raili !== null) return graph.root;
  return manifest.working_directory ?? cwd;
}

export async function readRunInput(values: FlagValues, cwd: string): Promise<string | null> {
  const file = values['input-file'];
  if (file === undefined) return values.input ?? null;
  if (values.input !== undefined) throw new UsageError('Give --input or --input-file, not both.');
  try {
    const bytes = file === '-' ? await readStdin() : await readFile(resolve(cwd, file));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UsageError(`--input-file ${file} cannot be read: ${messageOf(error)}`);
  }
}

function checkInput(workflow: Workflow, input: string | null): void {
  const { mode, label, description } = workflow.manifest.input ?? {};
  const what = [label, description].filter(Boolean).join(': ');
  if (mode === 'required' && input === null) {
    throw new UsageError(
      `The workflow ${workflow.name} needs an input${what === '' ? '' : ` (${what})`}. Give --input or --input-file.`,
    );
  }
  if (mode === 'none' && input !== null)
    throw new UsageError(`The workflow ${workflow.name} takes no input.`);
}
