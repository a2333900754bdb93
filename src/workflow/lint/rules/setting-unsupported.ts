import { agentCliOfState } from '../../../core/agent-clis.js';
import { unsupportedBy } from '../../../core/settings/unsupported.js';
import type { Finding } from '../../parts/findings.js';
import type { LoadedState } from '../../parts/loaded-state.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutOption, aboutState, type Rule } from '../rule.js';

/** What a state or its manifest says of its agent, and the CLI that takes its turns cannot do (spec 7.5). */
export const settingUnsupported: Rule = { id: 'setting-unsupported', check };

function check(workflow: LintedWorkflow): Finding[] {
  return workflow.states.flatMap((state) => {
    const { definition } = state;
    if (definition.kind === 'script') return [];
    if (definition.kind === 'graph' && definition.state.type !== 'agent') return [];
    const options = definition.kind === 'prompt' ? definition.options : {};
    const cli = agentCliOfState(options.agent, workflow.agentOf(definition.name));
    return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
  });
}

function ofState(state: LoadedState, cli: string): Finding[] {
  const { definition } = state;
  if (definition.kind !== 'prompt') return [];
  const { options, settings = {} } = definition;
  return unsupportedBy(cli, options.tools ?? null, settings).map(({ key, why }) =>
    aboutState('setting-unsupported', state, `${key}: ${why}`, [key]),
  );
}

/** What the state itself says of the same takes the manifest's place; but what is denied adds up. */
function ofManifest({ partOf }: LintedWorkflow, { definition }: LoadedState, cli: string): Finding[] {
  const { manifest, settings = {}, top } = partOf(definition.name);
  if (!top) return [];
  const own = definition.kind === 'prompt' ? { ...definition.options, ...definition.settings } : {};
  const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
  const tools = Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null);
  return unsupportedBy(cli, tools, Object.fromEntries(left)).map(({ key, why }) =>
    aboutOption('setting-unsupported', { source: top, prefix: [] }, `${key}: ${why}`, [key]),
  );
}
