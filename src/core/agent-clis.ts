import { UsageError } from './errors.js';
import type { RuleKinds } from './settings/rules.js';
import type { SettingKey } from './settings/settings.js';
import { nearest } from './text/nearest.js';

/**
 * What the program knows of each agent CLI (spec 6.6), one row a CLI. These are plain facts, which anyone may read;
 * `agents/registry.ts` adds the code to each. No other file outside the CLI's own folder names one:
 * `test/agents/registry.test.ts` looks.
 */
export interface AgentCliFacts {
  /** What people call it. */
  readonly title: string;
  /** What is installed and started. Null for a CLI that is a part of this program. */
  readonly program: AgentProgram | null;
  /** Its own folder: what `variable` says, else `folder` in the user's home. Null when it keeps nothing. */
  readonly home: { readonly variable: string; readonly folder: string } | null;
  /** The variables that log it in. People are told to set the first. */
  readonly keys: readonly AgentKey[];
  /** A sentence: what a person at a terminal does to log it in. */
  readonly logIn: string;
  /** Other ways to be logged in: a variable that is set, and not to "no"; a file of its home with this in it. */
  readonly logins: {
    readonly variables: readonly string[];
    readonly files: readonly { readonly name: string; readonly says: string }[];
  };
  /** The part of the environment that it sees besides what every child sees (spec 6.5): names, and patterns with `*`. */
  readonly variables: readonly string[];
  /** What it sees besides when a variable is switched on. */
  readonly variablesBySwitch: readonly { readonly variable: string; readonly shows: readonly string[] }[];
  readonly capabilities: Capabilities;
  /** The efforts that it knows. Needed only where it ignores an unknown one silently; null when it complains itself. */
  readonly efforts: readonly string[] | null;
  /** Its own short names for models, which no other CLI knows. */
  readonly modelAliases: readonly string[];
  /** The variable that names a model server of the user's own, whose models nobody here knows; null without one. */
  readonly endpoint: string | null;
  /**
   * The tools that it may have, by version and model, in its own words. Another name is reported as a slip, since the
   * CLI would accept it silently (spec 2.4). Null when a turn's tools cannot be chosen.
   */
  readonly tools: readonly string[] | null;
  /**
   * Its own names for the tools that a workflow names as Claude Code does (spec 7.5): empty where it has no such tool.
   * A name that is not listed is its own already. Null when a turn's tools cannot be chosen.
   */
  readonly toolNames: Readonly<Record<string, readonly string[]>> | null;
  /** Keys of a state that it cannot follow (spec 7.5). They are left out, and a warning at the start says so. */
  readonly lacks: readonly SettingKey[];
  /** How it spells permission rules that a workflow spells as Claude Code does. Null when it takes them as they are. */
  readonly ruleKinds: RuleKinds | null;
  /** The flags that we set ourselves, or that would undo how we run it: refused in `args`. */
  readonly ownFlags: readonly string[];
  /** The Action's input that holds further arguments for it. */
  readonly argsInput?: string;
  readonly projectSettings: ProjectSettings;
  /** How its requests go by the meter (spec 9.2). Null: it makes none. */
  readonly metering: MeteringFacts | null;
}

/** A provider's API, by which requests are read, bounded and priced. */
export type ModelApi = 'anthropic' | 'openai';

/** The header in which a provider is shown a key. */
export type KeyHeader = 'x-api-key' | 'bearer';

/** Which provider an agent CLI asks, and how it is told to ask the meter instead (spec 9.2). */
export interface MeteringFacts {
  /** Names the provider's address; with the address that holds where it is not set, or null: then there is no meter. */
  readonly address: { readonly variable: string; readonly otherwise: string | null };
  /** Which API the provider has, by the variable that says so. */
  readonly api: {
    readonly variable: string | null;
    readonly kinds: Readonly<Record<string, ModelApi>>;
    readonly otherwise: string;
  };
  /** Names a Unix socket through which the provider is reached; a version that does not know it goes by the address. */
  readonly socket: string | null;
  /** Headers that are sent along, `Name: value` in lines: they may be credentials. */
  readonly headers: string | null;
  /** Where one of these is on, another service is asked, which signs each request itself. */
  readonly unless: readonly { readonly variable: string; readonly says: string }[];
  /** Why there is no meter where neither key nor address is set, worded to follow "cannot be metered: ". */
  readonly withoutKey: string;
}

export interface AgentProgram {
  readonly command: string;
  readonly npm: string;
  /** The version that is installed unless another is asked for. The tests run this one. */
  readonly version: string;
  /** Arguments with which it does nothing but show that it can be run. */
  readonly check: readonly string[];
  /** Where the program lies in npm's package for a platform (`linux-x64`), so that no install script has to run. */
  readonly binary: (platform: string) => string;
}

/** The shell command by which people install it, in the version that the tests run. */
export function installCommand({ npm, version }: AgentProgram): string {
  return `npm i -g ${npm}@${version}`;
}

export interface AgentKey {
  readonly variable: string;
  /** The Action's input that supplies the key. */
  readonly input?: string;
  /** The description of that input. */
  readonly description?: string;
  /** The order in which secrets are tried as a checkpoint's seal (spec 4.3), the lowest first; no two are equal. */
  readonly seals: number;
  /** A GitHub token seals only if it is a personal one: other tokens end with the job, or belong to it. */
  readonly isGitHubToken?: true;
  /** The headers in which the CLI shows it to the model's provider; none for one that is shown to nobody we meter. */
  readonly headers: readonly KeyHeader[];
  /** It asks with this one only where no other is set; behind the meter's socket, it would put it first. */
  readonly isFallback?: true;
}

export interface Capabilities {
  /** It can start a new session from the history of another. */
  readonly branch: boolean;
  /** It has sessions at all: a replayed CLI has nothing to resume. */
  readonly sessions: boolean;
  /** It has a cost cap of its own. */
  readonly costCap: boolean;
  /** What it says of a turn's cost: its list price, credits, or what the turn cost when it was recorded. */
  readonly cost: 'usd' | 'credits' | 'recorded';
  /** It holds a final message to a JSON schema by itself. */
  readonly schema: boolean;
  /** A text can follow its own system prompt. */
  readonly systemPrompt: boolean;
  /** Where it looks up registered agents by their ids (spec 5.1): a folder of the project, and one of the home. */
  readonly profiles: { readonly project: string; readonly home: string } | null;
  /** What it can be told not to edit: whole folders, single files, or nothing. */
  readonly deniesEdits: 'folders' | 'files' | 'nothing';
  /** It takes the turns of every state, whatever CLI the state names, as a recording does. */
  readonly standsIn: boolean;
}

/** How it is told not to load what a checkout brings along: settings, hooks, MCP servers, instructions (spec 4.8). */
export interface ProjectSettings {
  readonly withArguments: readonly string[];
  /** Variables that it must not see then, as names and patterns with `*`: they would make it load those all the same. */
  readonly withoutVariables: readonly string[];
  /** What it loads all the same, in words for people. */
  readonly cannot: readonly string[];
}

const NOTHING_TO_LOAD: ProjectSettings = { withArguments: [], withoutVariables: [], cannot: [] };

export const AGENT_CLIS = {
  claude: {
    title: 'Claude Code',
    program: {
      command: 'claude',
      npm: '@anthropic-ai/claude-code',
      version: '2.1.330',
      check: ['--version'],
      binary: (platform) => `@anthropic-ai/claude-code-${platform}/claude`,
    },
    home: { variable: 'CLAUDE_CONFIG_DIR', folder: '.claude' },
    keys: [
      {
        variable: 'ANTHROPIC_API_KEY',
        input: 'anthropic-api-key',
        description: 'API key for Claude Code.',
        seals: 1,
        headers: ['x-api-key'],
      },
      {
        variable: 'CLAUDE_CODE_OAUTH_TOKEN',
        input: 'claude-code-oauth-token',
        description: 'Or the OAuth token of a Claude subscription.',
        seals: 2,
        headers: ['bearer'],
        isFallback: true,
      },
      { variable: 'ANTHROPIC_AUTH_TOKEN', seals: 4, headers: ['bearer'] },
    ],
    logIn:
      'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (made with `claude setup-token`) to a valid one.',
    logins: {
      variables: ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
      files: [
        { name: '.credentials.json', says: 'accessToken' },
        { name: 'settings.json', says: '"apiKeyHelper"' },
      ],
    },
    variables: [
      'ANTHROPIC_*',
      'CLAUDE_*',
      // A person who has switched these off means it.
      'DISABLE_TELEMETRY',
      'DISABLE_ERROR_REPORTING',
      'DISABLE_AUTOUPDATER',
      'DO_NOT_TRACK',
    ],
    variablesBySwitch: [
      { variable: 'CLAUDE_CODE_USE_BEDROCK', shows: ['AWS_*'] },
      {
        variable: 'CLAUDE_CODE_USE_VERTEX',
        shows: ['GOOGLE_*', 'GCLOUD_PROJECT', 'GCP_*', 'CLOUDSDK_*', 'CLOUD_ML_REGION', 'VERTEX_REGION_*'],
      },
    ],
    capabilities: {
      branch: true,
      sessions: true,
      costCap: true,
      cost: 'usd',
      schema: true,
      systemPrompt: true,
      profiles: null,
      deniesEdits: 'folders',
      standsIn: false,
    },
    efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
    modelAliases: ['opus', 'sonnet', 'haiku', 'opusplan', 'opus[1m]', 'sonnet[1m]'],
    endpoint: 'ANTHROPIC_BASE_URL',
    tools: [
      ...['Agent', 'AskUserQuestion', 'Bash', 'BashOutput', 'CronCreate', 'CronDelete', 'CronList', 'Edit'],
      ...['EnterPlanMode', 'EnterWorktree', 'ExitPlanMode', 'ExitWorktree', 'Glob', 'Grep', 'KillBash'],
      ...['KillShell', 'LS', 'LSP', 'ListAgents', 'ListMcpResourcesTool', 'Monitor', 'MultiEdit'],
      ...['NotebookEdit', 'NotebookRead', 'PowerShell', 'Read', 'ReadMcpResourceTool', 'ReportFindings'],
      ...['ScheduleWakeup', 'SendMessage', 'Skill', 'SlashCommand', 'StructuredOutput', 'Task', 'TaskCreate'],
      ...['TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'TodoRead', 'TodoWrite'],
      ...['ToolSearch', 'WebFetch', 'WebSearch', 'Workflow', 'Write'],
    ],
    toolNames: {},
    lacks: [],
    ruleKinds: null,
    ownFlags: [
      ...['-p', '--print', '--output-format', '--input-format', '--verbose', '--replay-user-messages'],
      ...['--model', '--effort', '--fallback-model', '--max-budget-usd'],
      ...['--tools', '--allowedTools', '--allowed-tools', '--disallowedTools', '--disallowed-tools'],
      ...['--permission-mode', '--permission-prompts', '--permission-prompt-tool'],
      ...['--dangerously-skip-permissions', '--allow-dangerously-skip-permissions'],
      ...['--mcp-config', '--strict-mcp-config', '--settings', '--setting-sources', '--add-dir'],
      ...['--append-system-prompt', '--append-system-prompt-file', '--system-prompt-snapshot'],
      ...['--session-id', '-r', '--resume', '-c', '--continue', '--fork-session', '--from-pr', '--teleport'],
      ...['--resume-session-at', '--rewind-files', '--no-session-persistence', '--session-mirror'],
      ...['--bg', '--background', '--cloud', '--environment', '--remote', '--remote-control', '--rc'],
      ...['--desktop', '--sdk-url', '--init-only', '-w', '--worktree', '--tmux'],
      // These two would beat what people deny.
      ...['--managed-settings', '--managed-settings-in-initialize', '--inherit-permission-mode'],
      ...['-h', '--help', '-v', '--version'],
    ],
    argsInput: 'claude-args',
    projectSettings: {
      withArguments: ['--setting-sources', 'user', '--strict-mcp-config'],
      withoutVariables: [],
      cannot: [],
    },
    metering: {
      address: { variable: 'ANTHROPIC_BASE_URL', otherwise: 'https://api.anthropic.com' },
      api: { variable: null, kinds: { anthropic: 'anthropic' }, otherwise: 'anthropic' },
      socket: 'ANTHROPIC_UNIX_SOCKET',
      headers: 'ANTHROPIC_CUSTOM_HEADERS',
      unless: [
        { variable: 'CLAUDE_CODE_USE_BEDROCK', says: 'Bedrock' },
        { variable: 'CLAUDE_CODE_USE_VERTEX', says: 'Vertex' },
        { variable: 'CLAUDE_CODE_USE_FOUNDRY', says: 'Foundry' },
      ],
      withoutKey: 'it has a login of its own, and no key in the environment',
    },
  },
  copilot: {
    title: 'GitHub Copilot CLI',
    program: {
      command: 'copilot',
      npm: '@github/copilot',
      version: '1.0.102',
      check: ['--version'],
      binary: (platform) => `@github/copilot-${platform}/copilot`,
    },
    home: { variable: 'COPILOT_HOME', folder: '.copilot' },
    keys: [
      { variable: 'COPILOT_GITHUB_TOKEN', seals: 3, isGitHubToken: true, headers: [] },
      { variable: 'COPILOT_PROVIDER_API_KEY', seals: 5, headers: ['x-api-key', 'bearer'] },
      { variable: 'COPILOT_PROVIDER_BEARER_TOKEN', seals: 6, headers: ['bearer'] },
    ],
    logIn:
      'Set COPILOT_GITHUB_TOKEN to a fine-grained or OAuth token of a user with Copilot access, or log in with `copilot login`.',
    logins: {
      // A model server of one's own may not want a key.
      variables: ['COPILOT_PROVIDER_BASE_URL'],
      files: [
        { name: 'config.json', says: 'logged_in_users' },
        { name: 'config.json', says: 'loggedInUsers' },
      ],
    },
    variables: ['COPILOT_*'],
    variablesBySwitch: [],
    capabilities: {
      branch: false,
      sessions: true,
      costCap: false,
      cost: 'credits',
      schema: false,
      systemPrompt: false,
      profiles: { project: '.github/agents', home: '.copilot/agents' },
      deniesEdits: 'files',
      standsIn: false,
    },
    efforts: null,
    modelAliases: [],
    endpoint: 'COPILOT_PROVIDER_BASE_URL',
    tools: [
      ...[
        'apply_patch',
        'ask_user',
        'bash',
        'create',
        'edit',
        'exit_plan_mode',
        'glob',
        'grep',
        'list_agents',
      ],
      ...[
        'fetch_copilot_cli_documentation',
        'list_bash',
        'list_powershell',
        'lsp',
        'powershell',
        'read_agent',
      ],
      ...['read_bash', 'read_powershell', 'report_intent', 'rg', 'semantic_code_search', 'session_store_sql'],
      ...[
        'show_file',
        'skill',
        'sql',
        'stop_bash',
        'stop_powershell',
        'store_memory',
        'task',
        'task_complete',
      ],
      ...['update_todo', 'view', 'web_fetch', 'web_search', 'write_agent', 'write_bash', 'write_powershell'],
    ],
    // What Copilot offers depends on the model: of several names those count that it has.
    toolNames: {
      Bash: ['bash', 'read_bash', 'stop_bash', 'list_bash'],
      Edit: ['edit', 'apply_patch'],
      Glob: ['glob'],
      Grep: ['grep', 'rg'],
      NotebookEdit: [],
      Read: ['view'],
      Skill: ['skill'],
      Task: ['task', 'read_agent'],
      WebFetch: ['web_fetch'],
      WebSearch: [],
      Write: ['create', 'apply_patch'],
    },
    lacks: ['mcp_strict', 'settings', 'system_prompt', 'fallback_model'],
    ruleKinds: {
      Bash: { kind: 'shell', argument: 'command' },
      Edit: { kind: 'write', argument: 'path' },
      Write: { kind: 'write', argument: 'path' },
      WebFetch: { kind: 'url', argument: 'domain' },
    },
    ownFlags: [
      ...[
        '-p',
        '--prompt',
        '-i',
        '--interactive',
        '-s',
        '--silent',
        '--output-format',
        '--usage-output-file',
      ],
      ...['--model', '--reasoning-effort', '--agent', '--mode', '--plan', '--autopilot', '--stream'],
      ...['--available-tools', '--excluded-tools', '--allow-tool', '--deny-tool', '--allow-all-tools'],
      ...['--allow-all', '--yolo', '--allow-all-paths', '--allow-all-urls', '--trust-folder'],
      ...['--additional-mcp-config', '--add-dir', '--no-custom-instructions', '-C'],
      ...['--session-id', '-r', '--resume', '--continue', '--connect', '--remote', '--environment-host'],
      ...['--acp', '-h', '--help', '-v', '--version'],
    ],
    projectSettings: {
      // Hooks and MCP servers of a folder that it does not trust are left alone as they are; these make it trust.
      withArguments: ['--no-custom-instructions'],
      withoutVariables: ['COPILOT_ALLOW_ALL', 'GITHUB_COPILOT_PROMPT_MODE_*'],
      cannot: [
        'skills of the checkout are shown to the model by name and description, and the model may read what they say',
        'hooks and MCP servers of a folder that `trustedFolders` in its own config.json names',
      ],
    },
    metering: {
      address: { variable: 'COPILOT_PROVIDER_BASE_URL', otherwise: null },
      api: {
        variable: 'COPILOT_PROVIDER_TYPE',
        kinds: { openai: 'openai', anthropic: 'anthropic' },
        otherwise: 'openai',
      },
      socket: null,
      headers: null,
      unless: [],
      withoutKey: 'GitHub serves its models, by a GitHub token or a login of its own',
    },
  },
  replay: {
    title: 'a recording',
    program: null,
    home: null,
    keys: [],
    logIn: '',
    logins: { variables: [], files: [] },
    variables: [],
    variablesBySwitch: [],
    capabilities: {
      branch: true,
      sessions: false,
      costCap: false,
      cost: 'recorded',
      schema: false,
      // The turns that it plays were recorded with a system prompt.
      systemPrompt: true,
      profiles: null,
      deniesEdits: 'nothing',
      standsIn: true,
    },
    efforts: null,
    modelAliases: [],
    endpoint: null,
    tools: null,
    toolNames: null,
    // The turns that it plays were recorded with these settings.
    lacks: [],
    ruleKinds: null,
    ownFlags: [],
    projectSettings: NOTHING_TO_LOAD,
    metering: null,
  },
} as const satisfies Readonly<Record<string, AgentCliFacts>>;

export type AgentCliName = keyof typeof AGENT_CLIS;

export const AGENT_CLI_NAMES = Object.keys(AGENT_CLIS) as readonly AgentCliName[];

/** The CLI of a run that names none. */
export const DEFAULT_AGENT_CLI: AgentCliName = 'claude';

export function isAgentCliName(name: string): name is AgentCliName {
  return Object.hasOwn(AGENT_CLIS, name);
}

/** @throws UsageError for a name that is no agent CLI */
export function checkAgentCliName(name: string): asserts name is AgentCliName {
  if (isAgentCliName(name)) return;
  const near = nearest(AGENT_CLI_NAMES, name);
  const hint = near === undefined ? '' : `Did you mean ${near}? `;
  throw new UsageError(`"${name}" is no agent. ${hint}Known: ${AGENT_CLI_NAMES.join(', ')}.`);
}

/** Null for a name that is no agent CLI. */
export function factsOf(name: string): AgentCliFacts | null {
  return isAgentCliName(name) ? AGENT_CLIS[name] : null;
}

/** Says to people why a CLI's turns have no price in this environment (spec 6.2). Null when they have one. */
export function whyUnpriced(cli: string, env: Readonly<Record<string, string | undefined>>): string | null {
  const facts = factsOf(cli);
  // Credits are counted by the CLI's vendor, who is not asked where the models come from a server of the user's own.
  const isUncounted =
    facts?.capabilities.cost === 'credits' && facts.endpoint !== null && env[facts.endpoint];
  return isUncounted ? 'own provider' : null;
}

/** The CLI that takes a state's turns. */
export function agentCliOfState(ofState: string | undefined, ofRun: string): string {
  return factsOf(ofRun)?.capabilities.standsIn ? ofRun : (ofState ?? ofRun);
}

/** Whether a variable that is a switch is on. */
export function isSwitchedOn(value: string | undefined): boolean {
  return /^(1|true|yes|on)$/i.test(value ?? '');
}

/** The part of the environment that the CLI of this name sees besides what every child sees; none for other children. */
export function ownVariables(
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const facts = factsOf(name);
  if (facts === null) return [];
  const on = facts.variablesBySwitch.filter(({ variable }) => isSwitchedOn(environment[variable]));
  return [...facts.variables, ...on.flatMap(({ shows }) => shows)];
}

/** Every variable that belongs to some agent CLI, keys among them. Other children get one only by its full name. */
export const AGENT_VARIABLES: readonly string[] = AGENT_CLI_NAMES.flatMap((name) => {
  const { variables, variablesBySwitch }: AgentCliFacts = AGENT_CLIS[name];
  return [...variables, ...variablesBySwitch.flatMap(({ shows }) => shows)];
});

export const AGENT_KEYS: readonly AgentKey[] = AGENT_CLI_NAMES.flatMap(
  (name): readonly AgentKey[] => AGENT_CLIS[name].keys,
);

type KeyOf<Name extends AgentCliName> = (typeof AGENT_CLIS)[Name]['keys'][number];
/** The Action's inputs that are keys of agent CLIs. */
export type KeyInput = Extract<KeyOf<AgentCliName>, { readonly input: string }>['input'];

type ArgsInputOf<Facts> = Facts extends { readonly argsInput: infer Input extends string } ? Input : never;
/** The Action's inputs that are arguments for agent CLIs. */
export type ArgsInput = ArgsInputOf<(typeof AGENT_CLIS)[AgentCliName]>;

export const ARGS_INPUTS: readonly { readonly cli: AgentCliName; readonly input: ArgsInput }[] =
  AGENT_CLI_NAMES.flatMap((cli) => {
    const { argsInput }: AgentCliFacts = AGENT_CLIS[cli];
    return argsInput === undefined ? [] : [{ cli, input: argsInput as ArgsInput }];
  });

/** A list in words: `claude`, `copilot` or `replay`. */
export function listInWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** The CLI that plays recordings in place of the others. */
export const STAND_IN: AgentCliName = AGENT_CLI_NAMES.find((name) => AGENT_CLIS[name].capabilities.standsIn)!;
