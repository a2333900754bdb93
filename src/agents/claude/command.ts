import { AGENT_CLIS } from '../../core/agent-clis.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import type { TurnRequest } from '../agent.js';
import { type FileFor, mcpFileText } from '../private-files.js';

/** How prompts come on stdin: `text` is one prompt up to the end of the input, `lines` is a line of JSON for each. */
export type ClaudeInput = 'text' | 'lines';

/**
 * The arguments of one process (spec 6.1). The prompt is not among them: it goes to stdin, since argv breaks at
 * 128 KiB and `--disallowedTools` would swallow it as another tool.
 */
export function claudeArguments(request: TurnRequest, input: ClaudeInput, fileFor: FileFor): string[] {
  return [
    '-p',
    ...['--output-format', 'stream-json'],
    // These stand ahead of all flags that take any number of values, which would swallow them. One that lacks its own
    // value swallows `--verbose`, without which the CLI refuses to start, and no flag that gives or takes rights.
    ...(request.args ?? []),
    '--verbose',
    ...(input === 'lines' ? ['--input-format', 'stream-json'] : []),
    ...permissionArguments(request),
    ...(request.model === undefined ? [] : ['--model', request.model]),
    ...(request.effort === undefined ? [] : ['--effort', request.effort]),
    ...(request.costCapUsd === undefined ? [] : ['--max-budget-usd', dollars(request.costCapUsd)]),
    ...(request.appendSystemPrompt === undefined
      ? []
      : ['--append-system-prompt', request.appendSystemPrompt]),
    ...(request.fallbackModel === undefined ? [] : ['--fallback-model', request.fallbackModel]),
    ...(request.ignoreProjectSettings ? AGENT_CLIS.claude.projectSettings.withArguments : []),
    ...(request.settings === undefined ? [] : ['--settings', fileFor(JSON.stringify(request.settings))]),
    ...(request.mcp === undefined ? [] : ['--mcp-config', fileFor(mcpFileText(request.mcp))]),
    ...(request.mcpStrict ? ['--strict-mcp-config'] : []),
    ...foldersOf(request).flatMap((folder) => ['--add-dir', folder]),
    ...sessionArguments(request),
    ...toolArguments(request.tools, [...(request.deny ?? []), ...(request.noEdits ?? [])]),
  ];
}

/**
 * The CLI's own `acceptEdits` runs `rm`, `mv`, `sed -i` and the like in the working directory as well. Where a list
 * says what may run, nothing else does: then edits are accepted by a rule, which keeps off the same files.
 */
function permissionArguments(request: TurnRequest): string[] {
  if (request.skipPermissions) return ['--dangerously-skip-permissions'];
  const { permissionMode: mode, allow } = request;
  const byRule = mode === 'acceptEdits' && allow !== undefined;
  const folders = foldersOf(request).map((folder) => `Edit(/${folder}/**)`);
  const rules = [...(byRule ? ['Edit(./**)', ...folders] : []), ...(allow ?? [])];
  return [
    ...['--permission-mode', byRule ? 'default' : mode],
    ...rules.flatMap((rule) => ['--allowedTools', rule]),
  ];
}

function foldersOf({ extraDirectories = [], addDirs = [] }: TurnRequest): readonly string[] {
  return [...extraDirectories, ...addDirs];
}

function sessionArguments({ session }: TurnRequest): string[] {
  switch (session.kind) {
    case 'fresh':
      return ['--session-id', session.id];
    case 'resume':
      return ['--resume', session.id];
    case 'branch':
      return ['--resume', session.from, '--fork-session', '--session-id', session.id];
    default:
      return session satisfies never;
  }
}

/** An amount as the CLI reads it: it takes no exponents, and refuses 0. */
export function dollars(amount: number): string {
  return amount.toFixed(6).replace(/\.?0+$/, '');
}

/**
 * With this a `cd` of the agent's Bash ends with the command. Otherwise it would reach the next state, but only where
 * that state gets a process that was kept (spec 1.3, 6.1). A value that the user has set wins.
 */
const STEADY_DIRECTORY = { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' };

/**
 * With these a turn begins when its MCP servers are there. An `npx` on a fresh machine takes longer than the CLI waits
 * by itself, and a turn that nobody watches would lack the tools. A value that the user has set wins.
 */
const PATIENT_WITH_SERVERS = {
  MCP_CONNECTION_NONBLOCKING: '0',
  MCP_CONNECT_TIMEOUT_MS: '120000',
  MCP_TIMEOUT: '120000',
};

/** The environment of one turn, outside of any Claude Code session. As root, skipping permissions needs IS_SANDBOX. */
export function claudeEnvironment(request: TurnRequest, isRoot: boolean): Record<string, string> {
  const { CLAUDECODE: _, ...given } = request.env;
  const servers = request.mcp === undefined ? {} : PATIENT_WITH_SERVERS;
  const env = { ...STEADY_DIRECTORY, ...servers, ...toolEnvironment(request.tools), ...given };
  const skips = request.skipPermissions || request.permissionMode === 'bypassPermissions';
  return isRoot && skips ? { ...env, IS_SANDBOX: '1' } : env;
}

/** Our own variables: the only ones that differ between the turns of one session. */
const OURS = /^RAYMOND_/;

/**
 * The variables that a process started for `first` has to be given before it takes the turn `next`. Null when it cannot
 * take it because model, effort, directory, permissions or other variables differ.
 */
export function changedVariables(first: TurnRequest, next: TurnRequest): Record<string, string> | null {
  if (first.cwd !== next.cwd || optionsOf(first) !== optionsOf(next)) return null;
  // A variable can be set in a running process, but not taken away.
  if (Object.keys(first.env).some((name) => next.env[name] === undefined)) return null;
  const changed = Object.entries(next.env).filter(([name, value]) => first.env[name] !== value);
  return changed.every(([name]) => OURS.test(name)) ? Object.fromEntries(changed) : null;
}

/** The command line without the session and the cost cap, which are compared elsewhere. */
function optionsOf(request: TurnRequest): string {
  const session = { kind: 'resume', id: '' } as const;
  return JSON.stringify(
    claudeArguments({ ...request, session, costCapUsd: undefined }, 'lines', (text) => text),
  );
}

/** A prompt as a line of `--input-format stream-json`. */
export function promptLine(prompt: string): string {
  return line({ type: 'user', message: { role: 'user', content: prompt } });
}

/** Sets variables for what the process starts from now on; its answer is a `control_response`. */
export function variablesLine(env: Readonly<Record<string, string>>, id: string): string {
  const request = { subtype: 'apply_flag_settings', settings: { env } };
  return line({ type: 'control_request', request_id: id, request });
}

/** JSON allows U+2028 and U+2029 as they are, but some readers take them for the end of a line. */
function line(message: object): string {
  const json = JSON.stringify(message).replace(
    /[\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16)}`,
  );
  return `${json}\n`;
}

/** What becomes of a built-in tool in a lean turn, and why. */
interface LeanJudgement {
  readonly lean: 'kept' | 'off';
  readonly why: string;
}

const kept = (why: string): LeanJudgement => ({ lean: 'kept', why });
const off = (why: string): LeanJudgement => ({ lean: 'off', why });

/**
 * Every built-in tool that the pinned versions were seen to have, by the name in their `init` event, judged for a
 * turn that nobody watches (spec 7.5, "lean by default"). `test/e2e/lean.test.ts` fails at one that is not here.
 */
export const TOOLS: Readonly<Record<string, LeanJudgement>> = {
  Bash: kept('runs commands'),
  Edit: kept('changes files'),
  NotebookEdit: kept('changes notebooks'),
  Read: kept('reads files'),
  Skill: kept('reads the skills of the project and the user'),
  Task: kept('subagents; they end within the turn, since background work is off'),
  TaskCreate: kept("the turn's own list of what is to do"),
  TaskGet: kept("the turn's own list of what is to do"),
  TaskList: kept("the turn's own list of what is to do"),
  TaskUpdate: kept("the turn's own list of what is to do"),
  ToolSearch: kept('loads the definitions of other tools when they are needed, MCP tools above all'),
  WebFetch: kept('reads pages'),
  WebSearch: kept('searches the web'),
  Write: kept('writes files'),
  CronCreate: off('starts work when the turn is over'),
  CronDelete: off('is of no use without CronCreate'),
  CronList: off('is of no use without CronCreate'),
  EnterWorktree: off('leaves the directory that the workflow has chosen'),
  ExitWorktree: off('is of no use without EnterWorktree'),
  ListAgents: off('lists agents in the background, of which there are none'),
  Monitor: off('waits in the background, and wakes the session when the turn is over'),
  ReportFindings: off('fills a form for a person at a screen'),
  ScheduleWakeup: off('wakes the session when the turn is over'),
  SendMessage: off('goes on with agents in the background, of which there are none'),
  TaskOutput: off('reads what runs in the background, where nothing does'),
  TaskStop: off('ends what runs in the background, where nothing does'),
  Workflow: off('starts any number of agents beside the run, out of sight of its limits'),
};

/** Tools that ask a person, who is not there. They are off whatever tools are chosen. */
const INTERACTIVE = ['AskUserQuestion', 'EnterPlanMode', 'ExitPlanMode'];

const LEAN_OFF = Object.keys(TOOLS).filter((name) => TOOLS[name]?.lean === 'off');

/**
 * Both flags take a tool's definition out of each request. What is off is listed, rather than what is kept, so that a
 * tool which is new in some version is there until it is judged: a turn that lacks a tool fails in silence.
 */
function toolArguments(choice: ToolChoice | undefined, deny: readonly string[] = []): string[] {
  const disallowed = choice === undefined ? [...INTERACTIVE, ...LEAN_OFF] : INTERACTIVE;
  return [
    ...(choice === undefined || choice === 'default' ? [] : ['--tools', choice.join(',')]),
    ...['--disallowedTools', disallowed.join(','), ...deny],
  ];
}

/**
 * Turns off background work. Bash and Task can leave such work behind, Task even unasked, and its end makes the model
 * speak again after its answer. A workflow that chooses the CLI's own tools gets background work too.
 */
function toolEnvironment(choice: ToolChoice | undefined): Record<string, string> {
  return choice === 'default' ? {} : { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1' };
}
