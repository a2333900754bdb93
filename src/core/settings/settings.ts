/**
 * What an agent may use in a state, beside its tools (spec 7.5): as a state, a manifest or a command line says it, its
 * files read. Spelt once for all agent CLIs; each adapter translates.
 */
export interface AgentSettings {
  /** Permission rules such as `Bash(npm test:*)`: what needs no asking. */
  readonly allow?: readonly string[];
  /** The same of what is refused, whatever is allowed. */
  readonly deny?: readonly string[];
  readonly permission_mode?: string;
  readonly mcp?: McpServers;
  /** No MCP servers but those of `mcp`. */
  readonly mcp_strict?: boolean;
  /** A settings file of the agent's: what stands in it. */
  readonly settings?: JsonObject;
  /** Follows the agent's own system prompt. */
  readonly system_prompt?: string;
  /** Relative to where the agent works. */
  readonly add_dirs?: readonly string[];
  /** Taken when the model is overloaded. */
  readonly fallback_model?: string;
  /** Handed on verbatim. */
  readonly args?: readonly string[];
}

export type SettingKey = keyof AgentSettings;

export type JsonObject = { readonly [key: string]: unknown };

/** MCP servers by their names, as agent CLIs read them. */
export type McpServers = { readonly [name: string]: JsonObject };

/** What a workflow's text says of it, its files not read yet; they are of the workflow's folder. */
export interface WrittenSettings extends Omit<AgentSettings, 'mcp' | 'settings' | 'system_prompt'> {
  readonly mcp?: string | McpServers | readonly (string | McpServers)[];
  readonly settings?: string;
  readonly system_prompt?: string | { readonly file: string };
}

/** Every key, once: a script that has one of them is refused, and a manifest's are defaults of its states. */
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

/** Those and `tools`: what only an agent can have. */
export const AGENT_KEYS_OF_STATES: readonly string[] = ['tools', ...SETTING_KEYS];

/** Arguments of a process end at 128 KiB on Linux; bytes. */
export const LONGEST_SYSTEM_PROMPT = 100_000;

/**
 * What holds for a state: of each key what the first source says that speaks of it, but for `deny`, which adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
export function mergeSettings(sources: readonly (AgentSettings | undefined)[]): AgentSettings {
  const given = sources.filter((source) => source !== undefined);
  const first = Object.assign({}, ...[...given].reverse()) as AgentSettings;
  const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
  const { deny: _, ...others } = first;
  return deny.length === 0 ? others : { ...others, deny };
}
