import { factsOf } from '../../core/agent-clis.js';
import { choicesForStates } from '../../core/launch.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import type { Launch } from '../../core/run.js';
import { modelsByCli, printModels } from '../../core/settings/models.js';
import { lackedBy, settingsFor } from '../../core/settings/of-state.js';
import type { AgentSettings, McpServers } from '../../core/settings/settings.js';
import { unknownNames } from '../../core/settings/unknown-names.js';
import { unsupportedBy } from '../../core/settings/unsupported.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import type { Runtime } from '../runtime.js';
import { modelOfState } from './model-of-state.js';

/** A state with what its agent is to have, and the CLI that takes its turns. */
interface Equipped {
  readonly file: string;
  readonly name: string;
  readonly cli: string;
  readonly tools: ToolChoice | null;
  readonly settings: AgentSettings;
  /** Its own, its workflow's or the run's. */
  readonly hasModel: boolean;
}

/** What of a state's settings its agent CLI cannot do (spec 7.5): told when the run starts, with state and key. */
export function settingWarnings(workflow: Workflow, launch: Launch, mcp?: McpServers): string[] {
  const states = equippedStates(workflow, launch, mcp);
  const ofStates = states.flatMap(({ file, name, cli, tools, settings }) =>
    unsupportedBy(cli, tools, settings).map(({ key, why }) => `${file}: ${key} of ${name}: ${why}`),
  );
  return states.length === 0 ? ofStates : [...namesGiven(launch), ...modelsLeft(launch, states), ...ofStates];
}

/** A model is chosen, and not for every CLI: the others take their own. */
function modelsLeft(launch: Launch, states: readonly Equipped[]): string[] {
  const given = modelsByCli([launch.model], launch.agent);
  if (Object.keys(given).length === 0) return [];
  const takesOwn = ({ cli, hasModel }: Equipped): boolean =>
    !hasModel && factsOf(cli)?.capabilities.standsIn === false;
  const left = new Set(states.filter(takesOwn).map(({ cli }) => cli));
  const said = printModels(launch.model!).replaceAll('\n', ', ');
  return [...left].map(
    (cli) => `model: ${cli} takes its own default model; ${cli}=MODEL beside ${said} gives it another`,
  );
}

/** What a person has named and the run's CLI does not have; lint tells of what the workflow names. */
function namesGiven({ agent, tools, allow, deny, chosen = [] }: Launch): string[] {
  const given = { tools: chosen.includes('tools') ? tools : null, allow, deny };
  return unknownNames(agent, given).map(({ key, why }) => `${key}: ${why}`);
}

/** Where a state's system prompt may not hold because of the version of its CLI that is installed. */
export async function promptWarnings(runtime: Runtime): Promise<string[]> {
  const { options, run } = runtime;
  const states = equippedStates(options.workflow, run.launch, options.mcp).filter(
    ({ cli, settings }) =>
      settings.system_prompt !== undefined && !lackedBy(cli, settings).includes('system_prompt'),
  );
  const reasons = new Map<string, string | null>();
  for (const cli of new Set(states.map((state) => state.cli))) {
    // One that cannot be had is told of when it is to take a turn.
    const adapter = await options.agentCli(cli).catch(() => null);
    const why = await adapter?.whyPromptIsKept?.(options.childEnvironment(cli), run.launch.cwd);
    reasons.set(cli, why ?? null);
  }
  return states.flatMap(({ file, name, cli }) => {
    const why = reasons.get(cli) ?? null;
    return why === null ? [] : [`${file}: system_prompt of ${name}: ${why}`];
  });
}

function equippedStates(workflow: Workflow, launch: Launch, mcp: McpServers | undefined): Equipped[] {
  const run = { launch, mcp, settings: workflow.settings };
  return workflow.states.map(workflow.state).flatMap((state) => {
    const { file, name } = state;
    const chosen = modelOfState({ run, options: { workflow } }, name, null);
    if (chosen === null) return [];
    const { cli, model } = chosen;
    const part = workflow.partOf(name);
    const own = state.kind === 'prompt' ? state : null;
    return [
      {
        file,
        name,
        cli,
        tools: own?.options.tools ?? choicesForStates(launch, part.manifest).tools,
        hasModel: model !== undefined,
        settings: settingsFor(cli, run, own?.settings, part.settings),
      },
    ];
  });
}
