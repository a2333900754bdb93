import { factsOf } from '../../core/agent-clis.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { type ChosenModel, modelOfState } from './model-of-state.js';
import type { Visit } from './visit.js';

/** What to do where an API has refused a model; the CLIs name flags of their own for it, which nobody here gives. */
export function modelRefused({ runtime, agentId, state }: Visit): string | null {
  const chosen = modelOfState(runtime, state.name, runtime.agent(agentId).model_override);
  if (chosen === null) return null;
  const { cli, model, saidBy } = chosen;
  const facts = factsOf(cli);
  const title = facts?.title ?? cli;
  const aliases = facts?.modelAliases.slice(0, 3) ?? [];
  const such = aliases.length === 0 ? '' : `, such as ${aliases.join(', ')}`;
  if (saidBy === null)
    return `${title} may not use its own default model here. Name one: \`model\` of the state, of the workflow, or of the run${such}.`;
  return `${title} has no model "${model}", or none that it may use with this login; ${placeOf(runtime.options.workflow, state, saidBy)} names it. Name another there${such}.`;
}

function placeOf(
  workflow: Workflow,
  { name, file }: Visit['state'],
  saidBy: Exclude<ChosenModel['saidBy'], null>,
): string {
  switch (saidBy) {
    case 'tag':
      return `the tag that led to ${name}`;
    case 'state':
      return `${file}:${workflow.lineOf?.(name, 'model') ?? 1}`;
    case 'workflow':
      return "the workflow's manifest";
    case 'run':
      return "the run's own `model`";
    default:
      return saidBy satisfies never;
  }
}
