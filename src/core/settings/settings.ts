/**
 * What an agent may use in a state, besides its tools (spec 7.5), as a state, a manifest or a command line says it,
 * with its files read. It is spelt the same for all agent CLIs; each adapter translates.
 */
export interface AgentSettings {
  /** Permission rules such as `Bash(npm test:*)` for what is allowed without asking. */
  readonly allow?: readonly string[];
  /** Permission rules for what is refused, whatever is allowed. */
  readonly deny?: readonly string[];
  readonly permission_mode?: string;
  readonly mcp?: McpServers;
  /** No MCP servers are used but those of `mcp`. */
  readonly mcp_strict?: boolean;
  /** The contents of a settings file of the agent's. */
  readonly settings?: JsonObject;
  /** Added behind the agent's own system prompt. */
  readonly system_prompt?: string;
  /** Relative to the folder where the agent works. */
  readonly add_dirs?: readonly string[];
  /** The model that is taken when the chosen one is overloaded. */
  readonly fallback_model?: string;
  /** Handed on verbatim. */
  readonly args?: readonly string[];
}

export type SettingKey = keyof AgentSettings;

export type JsonObject = { readonly [key: string]: unknown };

/** MCP servers by their names, as agent CLIs read them. */
export type McpServers = { readonly [name: string]: JsonObject };

/** What a workflow's text says of it, before its files are read; they are in the workflow's folder. */
export interface WrittenSettings extends Omit<AgentSettings, 'mcp' | 'settings' | 'system_prompt'> {
  readonly mcp?: string | McpServers | readonly (string | McpServers)[];
  readonly settings?: string;
  readonly system_prompt?: string | { readonly file: string };
}

/** Every key. A script that has one of them is refused, and a manifest's are defaults of its states. */
export const SETTING_KEYS = Object.keys({
  allow: true,
  deny: true,
  permission_mode: true,
  mcp: true,
  mcp_strict: true,
  settings: true,
  system_prompt: true,
  add_dirs: true,
  fallback_model: true,
  args: true,
} satisfies Record<SettingKey, true>) as readonly SettingKey[];

/** The keys that only an agent can have: those above, and `tools`. */
export const AGENT_KEYS_OF_STATES: readonly string[] = ['tools', ...SETTING_KEYS];

/** In bytes: an argument of a process ends at 128 KiB on Linux. */
export const LONGEST_SYSTEM_PROMPT = 100_000;

/**
 * The settings of a state: for each key, the first source that has it counts, but `deny` adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
export function mergeSettings(sources: readonly (AgentSettings | undefined)[]): AgentSettings {
  const given = sources.filter((source) => source !== undefined);
  const first = Object.assign({}, ...[...given].reverse()) as AgentSettings;
  const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
  const { deny: _, ...others } = first;
  return deny.length === 0 ? others : { ...others, deny };
}
