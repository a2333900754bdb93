import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type AgentCliFacts, factsOf } from '../core/agent-clis.js';
import { messageOf, RaymondError, UsageError } from '../core/errors.js';
import { EMPTY_CONTEXT } from '../core/graph/context.js';
import { agentAskedFor } from '../core/launch.js';
import type { Launch } from '../core/run.js';
import { checkModels } from '../core/settings/models.js';
import type { Environment } from '../process/environment.js';
import { readPlainFile } from '../process/files.js';
import type { GraphStart } from '../runtime/launch.js';
import { withRecording } from '../runtime/needs.js';
import { agentsOf } from '../runtime/turns/model-of-state.js';
import { openWorkflow } from '../workflow/open.js';
import type { Workflow } from '../workflow/parts/workflow.js';
import { provideAgent } from './agent-install.js';
import type { JobContext } from './context.js';
import type { Checkout } from './guard/checkout.js';
import { notOneOf } from './inputs.js';
import { checkLink, type Job } from './job.js';
import { settingsOf } from './settings.js';

/** What a run needs of the job, read and at hand before it begins. */
export interface OpenedWorkflow {
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
export async function open(job: Job, checkout: Checkout): Promise<OpenedWorkflow> {
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
export function needsModel({ workflow, launch }: OpenedWorkflow): boolean {
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

/**
 * Finds out before anything is installed whether each agent CLI has what it logs in with (spec 4.8): a key from an
 * input or the environment, a login in its own folder, or a cloud's.
 * @throws RaymondError AUTHENTICATION that names the input
 */
export function checkKeys(agents: readonly string[], environment: Environment, context: JobContext): void {
  for (const agent of agents) {
    const facts = factsOf(agent);
    if (facts === null || facts.keys.length === 0 || isLoggedIn(facts, environment)) continue;
    throw new RaymondError(
      'AUTHENTICATION',
      `The workflow runs ${facts.title}, and there is no key for it. ${wayToGive(facts)}${whyEmpty(context)}`,
    );
  }
}

function isLoggedIn(facts: AgentCliFacts, environment: Environment): boolean {
  // A Mac keeps logins in its keychain, which is the CLI's own to ask.
  if (process.platform === 'darwin') return true;
  const { keys, logins } = facts;
  if (keys.some(({ variable }) => (environment[variable] ?? '') !== '')) return true;
  if (logins.variables.some((name) => !/^(|0|false|no|off)$/i.test(environment[name] ?? ''))) return true;
  if (facts.home === null) return false;
  const user = environment.HOME || homedir();
  const home = environment[facts.home.variable] || join(user, facts.home.folder);
  return logins.files.some(({ name, says }) => textOf(join(home, name)).includes(says));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** As it is to be written into the workflow file. */
function wayToGive({ keys }: AgentCliFacts): string {
  const [key, ...others] = keys;
  const { variable = '', input } = key ?? {};
  const secret = `\${{ secrets.${variable} }}`;
  const more = others.flatMap((each) => (each.input === undefined ? [] : [`\`${each.input}\``]));
  const or = more.length === 0 ? '' : ` (or ${more.join(', ')})`;
  return input === undefined
    ? `Give the step the variable, below \`env\`:\n${variable}: ${secret}`
    : `Give the step the input${or}, below \`with\`:\n${input}: ${secret}`;
}

/** Where the secret is named and yet empty. */
function whyEmpty({ eventName, event, actor, owner, repo }: JobContext): string {
  const pull = event.pull_request as { head?: { repo?: { full_name?: unknown } | null } } | undefined;
  const isForks = pull !== undefined && pull.head?.repo?.full_name !== `${owner}/${repo}`;
  if (isForks && eventName !== 'pull_request_target')
    return '\nThis is a pull request from a fork: GitHub gives it no secrets, so that the workflow can only run on branches of the repository itself.';
  if (actor === 'dependabot[bot]')
    return '\nDependabot started this run: it is given the secrets of Dependabot alone (Settings > Secrets > Dependabot).';
  return '\nIf it is there, the secret is empty: it does not exist in this repository or environment.';
}
