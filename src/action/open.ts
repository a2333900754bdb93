import { join, resolve } from 'node:path';
import { factsOf } from '../core/agent-clis.js';
import { messageOf, UsageError } from '../core/errors.js';
import { EMPTY_CONTEXT } from '../core/graph/context.js';
import { agentAskedFor } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { checkModels } from '../core/settings/models.js';
import { readPlainFile } from '../process/files.js';
import type { GraphStart } from '../runtime/launch.js';
import { agentsOf } from '../runtime/needs/agents.js';
import { withRecording } from '../runtime/needs/recording.js';
import { openWorkflow } from '../workflow/open.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { provideAgent } from './agent-install.js';
import { checkKeys } from './agent-keys.js';
import type { Checkout } from './guard/checkout.js';
import { notOneOf } from './inputs.js';
import { checkLink, type Job } from './job.js';
import { settingsOf } from './settings.js';

/** What a run needs of the job, read and at hand before it begins. */
export interface Opened {
  readonly workflow: Workflow;
  readonly launch: Launch;
  readonly budgetUsd: number;
  /** The job's, with the agent CLIs on the PATH. */
  readonly environment: Job['environment'];
  /** What the checkout brings along for agent CLIs is not loaded (spec 4.8). */
  readonly ignoreProjectSettings: boolean;
}

/**
 * Opens the workflow, and makes sure that the agent CLIs of its states can be called.
 * @throws WorkflowError, UsageError; RaymondError AUTHENTICATION as `checkKeys`
 */
export async function open(job: Job, checkout: Checkout): Promise<Opened> {
  const { inputs, environment, context } = job;
  const workflow = await openWorkflow(checkout.workflow, {
    agentCli: agentAskedFor(inputs.agent),
    mayImport: checkout.mayImport,
    maySkipPermissions: inputs['dangerously-skip-permissions'],
  });
  const { launch: given, budgetUsd } = settingsOf(job, workflow);
  const { launch, found } = withRecording(given, workflow, 'the input `recording`');
  if (found !== null) job.voice.info(`Replays ${found}.`);
  const toolCache = environment.RUNNER_TOOL_CACHE || join(context.temp, 'tools');
  let path = environment.PATH ?? '';
  const agents = agentsOf(workflow, launch);
  checkEffort(job, launch);
  checkModels(launch, environment);
  checkKeys(agents, environment, context);
  if (checkout.ignoreProjectSettings) tellWhatIsLoaded(job, agents);
  for (const agent of agents) {
    // Each CLI has versions of its own: the input speaks of the one that the run names.
    const version = agent === launch.agent ? inputs['agent-version'] : null;
    path = await provideAgent({ agent, version, path, toolCache, say: (message) => job.voice.info(message) });
  }
  const { ignoreProjectSettings } = checkout;
  return { workflow, launch, budgetUsd, environment: { ...environment, PATH: path }, ignoreProjectSettings };
}

/**
 * A CLI that takes an unknown effort for none would do so silently.
 * @throws UsageError
 */
function checkEffort({ inputs }: Job, { agent, effort }: Launch): void {
  const efforts = factsOf(agent)?.efforts ?? null;
  if (effort === null || efforts === null || efforts.includes(effort)) return;
  if (inputs.effort !== null) throw notOneOf('effort', effort, efforts);
  throw new UsageError(
    `The workflow's own effort, "${effort}", is none that ${agent} knows: give one of ${efforts.join(', ')}, there or by the input \`effort\`.`,
  );
}

/** Not every CLI can be told to leave alone all that an untrusted checkout brings along (spec 4.8). */
function tellWhatIsLoaded({ voice }: Job, agents: readonly string[]): void {
  for (const agent of agents) {
    const facts = factsOf(agent);
    if (facts === null || facts.projectSettings.cannot.length === 0) continue;
    voice.warning(
      `The checkout is not trusted, and ${facts.title} loads some of it all the same: ${facts.projectSettings.cannot.join('; ')}.`,
    );
  }
}

/** Does some state call a model? Scripts and recordings do not. */
export function needsModel({ workflow, launch }: Opened): boolean {
  return agentsOf(workflow, launch).some((agent) => factsOf(agent)?.program !== null);
}

/** The text that the first state sees. @throws UsageError for a file that cannot be read, or a link out of the checkout. */
export function readInput(job: Job): string | null {
  const { inputs, cwd } = job;
  const file = inputs['input-file'];
  if (file === null) return inputs.input;
  const path = resolve(cwd, file);
  checkLink(job, 'input-file', path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readPlainFile(path));
  } catch (error) {
    throw new UsageError(`input-file: ${file} cannot be read: ${messageOf(error)}`);
  }
}

/**
 * What a state graph starts with: the input `vars` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for inputs without a value, and for `vars` where there is no state graph.
 */
export async function readGraphStart({ inputs }: Job, workflow: Workflow): Promise<GraphStart | undefined> {
  const { graph } = workflow;
  if (graph === undefined) {
    if (Object.keys(inputs.vars).length === 0) return undefined;
    throw new UsageError(`vars: is for state graphs, and ${workflow.name} is none.`);
  }
  const { inputValues, missingInputs, readVars } = await import('../workflow/graph/vars.js');
  const { values, missing } = inputValues(graph.inputs, inputs.vars, await readVars(graph.folder));
  if (missing.length > 0) throw missingInputs(missing, workflow.path);
  return { entry: workflow.entry, context: { ...EMPTY_CONTEXT, vars: values } };
}
