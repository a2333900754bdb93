import { agentCliOfState } from '../../core/agent-clis.js';
import { choicesForStates } from '../../core/launch.js';
import type { Launch } from '../../core/run.js';
import { modelsByCli } from '../../core/settings/models.js';
import type { Graph } from '../../workflow/graph/graph.js';
import type { StateDefinition, Workflow } from '../../workflow/parts/workflow.js';

/** What of a runtime is asked for it. */
export interface ModelSource {
  readonly run: { readonly launch: Launch };
  readonly options: { readonly workflow: Workflow };
}

/** The model that an agent's turns ask for in a state, of which CLI, and who says so. */
export interface ChosenModel {
  readonly cli: string;
  /** undefined: the CLI's own default, which nobody says. */
  readonly model: string | undefined;
  readonly saidBy: 'tag' | 'state' | 'workflow' | 'run' | null;
}

/** null where no agent CLI takes turns. @param override of the tag that led there */
export function modelOfState(
  { run, options }: ModelSource,
  name: string,
  override: string | null,
): ChosenModel | null {
  const own = ownOf(options.workflow.state(name), options.workflow.graph);
  if (own === null) return null;
  const { launch } = run;
  const { manifest } = options.workflow.partOf(name);
  const { agent, models } = choicesForStates(launch, manifest);
  const cli = agentCliOfState(own.agent, agent);
  if (override !== null) return { cli, model: override, saidBy: 'tag' };
  if (own.model !== undefined) return { cli, model: own.model, saidBy: 'state' };
  const model = models[cli];
  if (model === undefined) return { cli, model, saidBy: null };
  const isOfManifest = modelsByCli([manifest.model], agent)[cli] === model;
  return { cli, model, saidBy: isOfManifest ? 'workflow' : 'run' };
}

/** The agent CLI that a state of the workflow calls; null for one that calls none. */
export function agentOfState(workflow: Workflow, launch: Launch, name: string): string | null {
  const state = workflow.state(name);
  if (state.kind === 'prompt') {
    const { agent } = choicesForStates(launch, workflow.partOf(name).manifest);
    return agentCliOfState(state.options.agent, agent);
  }
  return state.kind === 'graph' && state.state.type === 'agent' ? launch.agent : null;
}

/** The agent CLIs that the workflow's states call. */
export function agentsOf(workflow: Workflow, launch: Launch): string[] {
  const names = workflow.states.flatMap((name) => agentOfState(workflow, launch, name) ?? []);
  return [...new Set(names)];
}

function ownOf(
  state: StateDefinition,
  graph: Graph | undefined,
): { readonly agent?: string; readonly model?: string | undefined } | null {
  if (state.kind === 'prompt') return state.options;
  if (state.kind !== 'graph' || state.state.type !== 'agent') return null;
  return { model: state.state.model ?? graph?.agents[state.state.agent]?.setting ?? undefined };
}
