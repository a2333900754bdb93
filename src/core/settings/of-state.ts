import { factsOf } from '../agent-clis.js';
import type { Launch } from '../run.js';
import { type AgentSettings, type McpServers, mergeSettings, type SettingKey } from './settings.js';

/** What a run says of what its agents may use: its launch options, and the servers of its MCP files. */
export interface RunSettings {
  readonly launch: Pick<Launch, 'allow' | 'deny' | 'permission_mode' | 'agent_args'>;
  readonly mcp?: McpServers | undefined;
  /** The settings of the run's manifest. */
  readonly settings?: AgentSettings | undefined;
}

/**
 * The settings of a state whose turns this CLI takes (spec 7.5), whether the CLI can follow them or not.
 * @param own the state's own
 * @param ofScope those of the manifest of the state's workflow, which may be the run's
 */
export function settingsFor(
  cli: string,
  run: RunSettings,
  own: AgentSettings | undefined,
  ofScope?: AgentSettings,
): AgentSettings {
  return mergeSettings([own, fromLine(cli, run), ofScope, run.settings]);
}

/** The settings of the command line or the inputs. */
function fromLine(cli: string, { launch, mcp }: RunSettings): AgentSettings {
  const { allow, deny, permission_mode: mode, agent_args: args } = launch;
  return {
    ...(allow !== null && { allow }),
    ...(deny.length > 0 && { deny }),
    ...(mode !== null && { permission_mode: mode }),
    ...(mcp !== undefined && { mcp }),
    ...(args?.cli === cli && { args: args.list }),
  };
}

/** The keys that the CLI cannot follow. */
export function lackedBy(cli: string, settings: AgentSettings): readonly SettingKey[] {
  return (factsOf(cli)?.lacks ?? []).filter((key) => settings[key] !== undefined && settings[key] !== false);
}
