import { agentCliOfState } from '../../core/agent-clis.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import { modelsByCli } from '../../core/settings/models.js';
import type { AgentSettings } from '../../core/settings/settings.js';
import type { LoadedState } from '../parts/workflow.js';
import type { LintedWorkflow } from './linted.js';
import { aboutOption, aboutState, type Violation } from './rule.js';

/** What a state, or its manifest, says of its agent, and the CLI that takes its turns. */
export interface AgentWords {
  readonly cli: string;
  readonly tools: ToolChoice | null;
  readonly effort: string | null;
  readonly model: string | null;
  readonly settings: AgentSettings;
  readonly about: (key: string, message: string) => Violation;
}

/** For each state with an agent: its own words, then those of its manifest that it does not replace. */
export function agentWords(workflow: LintedWorkflow): AgentWords[] {
  return workflow.states.flatMap((state) => {
    const { definition } = state;
    if (definition.kind === 'script') return [];
    if (definition.kind === 'graph' && definition.state.type !== 'agent') return [];
    const options = definition.kind === 'prompt' ? definition.options : {};
    const cli = agentCliOfState(options.agent, workflow.agentOf(definition.name));
    return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
  });
}

function ofState(state: LoadedState, cli: string): AgentWords[] {
  const { definition } = state;
  if (definition.kind !== 'prompt') return [];
  const { options, settings = {} } = definition;
  const about: AgentWords['about'] = (key, message) => aboutState(state, message, [key]);
  const { tools = null, effort = null, model = null } = options;
  return [{ cli, tools, effort, model, settings, about }];
}

/** The manifest's words without those that the state replaces. What is denied adds up instead. */
function ofManifest(
  { partOf, agentOf }: LintedWorkflow,
  { definition }: LoadedState,
  cli: string,
): AgentWords[] {
  const { manifest, settings = {}, top } = partOf(definition.name);
  if (!top) return [];
  const own = definition.kind === 'prompt' ? definition.options : {};
  const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
  return [
    {
      cli,
      tools: Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null),
      effort: Object.hasOwn(own, 'effort') ? null : (manifest.effort ?? null),
      model: Object.hasOwn(own, 'model')
        ? null
        : (modelsByCli([manifest.model], agentOf(definition.name))[cli] ?? null),
      settings: Object.fromEntries(left),
      about: (key, message) => aboutOption({ source: top, prefix: [] }, message, [key]),
    },
  ];
}
