import { agentCliOfState } from '../../core/agent-clis.js';
import { choicesForStates } from '../../core/launch.js';
import type { Launch } from '../../core/run.js';
import type { Workflow } from '../../workflow/parts/workflow.js';

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
