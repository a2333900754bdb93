import { DEFAULT_AGENT_CLI, factsOf } from './agent-clis.js';
import { LIMITS } from './limits/limits.js';
import { MAX_FORKS } from './protocol/tag-table.js';
import type { ToolChoice } from './protocol/tools.js';
import type { Launch } from './run.js';
import { keptModels, type ModelChoice, type ModelsByCli, modelsByCli } from './settings/models.js';

/** Claude Code's names for what an agent may do without asking. Those of other CLIs are derived from them. */
export const PERMISSION_MODES = [
  ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
] as const;

/** Where the keys of agent CLIs are: held by the meter, or in the CLIs' own environment (spec 9.2). */
export const KEY_PLACES = ['proxy', 'environment'] as const;

export type KeyHolder = (typeof KEY_PLACES)[number];

/** What a user may choose of how a run is run; the rest of its `Launch` follows from where it is started. In seconds. */
export type Choices = Omit<Launch, 'on_ask' | 'cwd' | 'root' | 'loop' | 'agent_args' | 'chosen'> & {
  /** 0 means unlimited. */
  readonly budget_usd: number;
};

/** What agents may do without asking, where neither the command line nor the workflow says. */
export const DEFAULT_PERMISSION_MODE = 'acceptEdits';

/**
 * What holds where nobody has said otherwise (spec 3.8, 4.1). The flag table, the input table and so the help,
 * action.yml and the reference's tables are made of these.
 */
export const LAUNCH_DEFAULTS = {
  agent: DEFAULT_AGENT_CLI,
  model: null,
  effort: null,
  recording: null,
  permission_mode: null,
  dangerously_skip_permissions: false,
  tools: null,
  allow: null,
  deny: [],
  mcp: null,
  timeout: 600,
  concurrency: 4,
  max_steps: LIMITS.steps.value,
  max_forks: MAX_FORKS,
  on_limit: 'auto',
  max_wait: 600,
  env_allow: [],
  keys: null,
  budget_usd: 10,
} as const satisfies Choices;

/** For how long before a deadline no new state starts, by default. Seconds. */
export const DEFAULT_DRAIN_TIME = 300;

/** One place of choices: a command line, an options file, a manifest. What it says nothing of is null or absent. */
export type ChoiceSource = { readonly [Name in keyof Choices]?: Choices[Name] | null | undefined };

type DashedName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}-${DashedName<Tail>}`
  : Name;

/** The name of an option on the command line and among the inputs. */
export function dashedName<Name extends string>(option: Name): DashedName<Name> {
  return option.replaceAll('_', '-') as DashedName<Name>;
}

/** What the flags, or the inputs, say of the choices that have their names; the budget's differs. */
export function choicesNamed(
  given: {
    readonly [Name in keyof Choices as DashedName<Name>]?: ChoiceSource[Name];
  },
): ChoiceSource {
  const names = Object.keys(LAUNCH_DEFAULTS) as (keyof Choices)[];
  return Object.fromEntries(names.map((name) => [name, given[dashedName(name)]]));
}

/**
 * Merges the choices of several sources, the strongest first: for each choice, the first source that has it counts,
 * else the default. Denied rules add up (spec 7.5). The orders are: command line, options file, manifest; inputs,
 * manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
export function chooseLaunch(...sources: readonly ChoiceSource[]): Choices {
  const names = Object.keys(LAUNCH_DEFAULTS) as (keyof Choices)[];
  const first = Object.fromEntries(
    names.map((name) => [name, firstOf(name, sources) ?? LAUNCH_DEFAULTS[name]]),
  ) as unknown as Choices;
  const model = keptModels(
    sources.map(({ model }) => model),
    first.agent,
  );
  return { ...first, model, deny: [...new Set(sources.flatMap(({ deny }) => deny ?? []))] };
}

function firstOf<Name extends keyof Choices>(
  name: Name,
  sources: readonly ChoiceSource[],
): ChoiceSource[Name] {
  return sources.map((source) => source[name]).find((value) => value !== undefined && value !== null);
}

/** A workflow's manifest as one of the sources (spec 2.2). */
export function choicesOf(manifest: {
  readonly agent?: string;
  readonly model?: ModelChoice;
  readonly effort?: string;
  readonly budget?: number;
  readonly tools?: ToolChoice;
  readonly keys?: 'proxy';
}): ChoiceSource {
  const { agent, model, effort, budget, tools, keys } = manifest;
  return { agent, model, effort, budget_usd: budget, tools, keys };
}

/** What a workflow's manifest may say for its own states, also where another workflow uses it (spec 7.2). */
const PER_WORKFLOW = ['agent', 'model', 'effort', 'tools'] as const;

type PerWorkflow = (typeof PER_WORKFLOW)[number];

/** Which of these a person has chosen by command line or input: such a choice holds for states of every workflow. */
export function chosenBy(source: ChoiceSource): PerWorkflow[] {
  return PER_WORKFLOW.filter((name) => source[name] !== undefined && source[name] !== null);
}

/**
 * What holds for the states of a workflow that say nothing themselves: a person's choice, else the workflow's own
 * manifest, else that of the run's workflow, else the default (spec 7.5).
 */
export function choicesForStates(
  launch: Pick<Launch, PerWorkflow | 'chosen'>,
  manifest: { readonly [Name in PerWorkflow]?: Choices[Name] },
): Omit<Pick<Launch, PerWorkflow>, 'model'> & { readonly models: ModelsByCli } {
  // Older state files do not say what was chosen, and know no other workflow's manifest.
  const { chosen = PER_WORKFLOW } = launch;
  const own = <Name extends PerWorkflow>(name: Name): Choices[Name] | undefined =>
    chosen.includes(name) ? undefined : manifest[name];
  // A CLI that stands in for others does so in every workflow.
  const agent = agentAskedFor(launch.agent) === undefined ? launch.agent : (own('agent') ?? launch.agent);
  const ofRun = modelsByCli([launch.model], launch.agent);
  const ofManifest = modelsByCli([manifest.model], agent);
  return {
    agent,
    models: chosen.includes('model') ? { ...ofManifest, ...ofRun } : { ...ofRun, ...ofManifest },
    effort: own('effort') ?? launch.effort,
    tools: own('tools') ?? launch.tools,
  };
}

/** The agent CLI that a workflow is opened for. A CLI that stands in for others leaves the choice to the workflow. */
export function agentAskedFor(agent: string | null | undefined): string | undefined {
  return agent == null || factsOf(agent)?.capabilities.standsIn ? undefined : agent;
}
