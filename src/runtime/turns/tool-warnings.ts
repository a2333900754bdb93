import { agentCliOfState, factsOf } from '../../core/agent-clis.js';
import { choicesForStates } from '../../core/launch.js';
import { own } from '../../core/own.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import type { Launch } from '../../core/run.js';
import type { Workflow } from '../../workflow/parts/workflow.js';

/** Which of the tools that a state is to have its agent CLI has not (spec 7.5): told when the run starts. */
export function toolWarnings({ states, state, partOf }: Workflow, launch: Launch): string[] {
  return states.map(state).flatMap((definition) => {
    if (definition.kind !== 'prompt') return [];
    const { file, name, options } = definition;
    const { agent, tools } = choicesForStates(launch, partOf(name).manifest);
    const cli = agentCliOfState(options.agent, agent);
    const missing = missingTools(cli, options.tools ?? tools);
    return missing.length === 0
      ? []
      : [`${file}: tools of ${name}: ${cli} has no ${missing.join(', ')}; the state goes without`];
  });
}

function missingTools(cli: string, choice: ToolChoice | null): readonly string[] {
  const names = factsOf(cli)?.toolNames ?? null;
  if (names === null || choice === null || choice === 'default') return [];
  return choice.filter((name) => own(names, name)?.length === 0);
}
