import { resolve } from 'node:path';
import type { TurnRequest } from '../../agents/agent.js';
import { RaymondError } from '../../core/errors.js';
import { DEFAULT_PERMISSION_MODE } from '../../core/launch.js';
import { lackedBy, settingsFor } from '../../core/settings/of-state.js';
import type { AgentSettings } from '../../core/settings/settings.js';
import { isDirectory } from '../directories.js';
import { denialsFor } from '../guarded/files.js';
import type { Visitor } from '../record.js';

/** What a turn's request has of a state's settings. */
export type SettingsOfTurn = Pick<
  TurnRequest,
  | 'permissionMode'
  | 'skipPermissions'
  | 'allow'
  | 'deny'
  | 'noEdits'
  | 'mcp'
  | 'mcpStrict'
  | 'settings'
  | 'appendSystemPrompt'
  | 'addDirs'
  | 'fallbackModel'
  | 'args'
>;

/**
 * What an agent may use in a state (spec 7.5), without what its CLI cannot do.
 * @param own what the state itself says
 * @throws RaymondError MISSING_DIRECTORY, or what the check of directories throws
 */
export function settingsOfTurn(
  visitor: Visitor,
  cli: string,
  own: AgentSettings | undefined,
): SettingsOfTurn {
  const { runtime, agentId } = visitor;
  const { launch } = runtime.run;
  const { workflow, mcp, guarded } = runtime.options;
  const { current_state: state } = runtime.agent(agentId);
  const ofScope = workflow.partOf(state).settings;
  const all = settingsFor(cli, { launch, mcp, settings: workflow.settings }, own, ofScope);
  const lacked = lackedBy(cli, all);
  const settings = Object.fromEntries(
    Object.entries(all).filter(([key]) => !lacked.some((each) => each === key)),
  ) as AgentSettings;
  const ownMode = own?.permission_mode;
  const noEdits = denialsFor(cli, guarded);
  return {
    permissionMode: settings.permission_mode ?? DEFAULT_PERMISSION_MODE,
    // A state that names a mode has that one.
    skipPermissions:
      launch.dangerously_skip_permissions && (ownMode ?? 'bypassPermissions') === 'bypassPermissions',
    ...(settings.allow && { allow: settings.allow }),
    ...(settings.deny && { deny: settings.deny }),
    ...(noEdits.length > 0 && { noEdits }),
    ...(settings.mcp && { mcp: settings.mcp }),
    ...(settings.mcp_strict && { mcpStrict: true }),
    ...(settings.settings && { settings: settings.settings }),
    ...(settings.system_prompt !== undefined && { appendSystemPrompt: settings.system_prompt }),
    ...(settings.add_dirs && { addDirs: foldersOf(visitor, settings.add_dirs) }),
    ...(settings.fallback_model !== undefined && { fallbackModel: settings.fallback_model }),
    ...(settings.args && { args: settings.args }),
  };
}

/** From where the agent works, and within what it may be sent to (spec 1.3). */
function foldersOf({ runtime, agentId }: Visitor, folders: readonly string[]): string[] {
  const { cwd } = runtime.agent(agentId);
  return folders.map((name) => {
    const folder = resolve(cwd, name);
    if (!isDirectory(folder))
      throw new RaymondError(
        'MISSING_DIRECTORY',
        `add_dirs: ${name} names no directory: there is no ${folder}.`,
      );
    runtime.options.checkDirectory(folder);
    return folder;
  });
}
