import { AGENT_CLIS } from '../../core/agent-clis.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import type { TurnRequest } from '../agent.js';
import { type FileFor, mcpFileText } from '../private-files.js';

/** How prompts come on stdin: one as plain text up to its end, or a line of JSON each. */
export type ClaudeInput = 'text' | 'lines';

/**
 * The arguments of one process (spec 6.1). The prompt is not among them: it goes to stdin, since argv breaks at
 * 128 KiB and `--disallowedTools` would swallow it as another tool.
 */
export function claudeArguments(request: TurnRequest, input: ClaudeInput, fileFor: FileFor): string[] {
  return [
    '-p',
    ...['--output-format', 'stream-json'],
    // Ahead of all that takes any number of values, and would swallow them; and one that lacks its own value takes
    // `--verbose` for it, without which the CLI refuses to start: it must not be what gives or takes rights.
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

/** The CLI takes no exponents, and refuses 0. */
export function dollars(amount: number): string {
  return amount.toFixed(6).replace(/\.?0+$/, '');
}

/**
 * A `cd` of the agent's Bash ends with the command: else it would reach the next state, but only where that state
 * gets a process that was kept (spec 1.3, 6.1). What the user says of it holds.
 */
const STEADY_DIRECTORY = { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' };

/**
 * A turn begins when its MCP servers are there, which takes an `npx` on a fresh machine more than the few seconds that
 * the CLI waits by itself: else the tools are missing from a turn that nobody watches. What the user says holds.
 */
const PATIENT_WITH_SERVERS = {
  MCP_CONNECTION_NONBLOCKING: '0',
  MCP_CONNECT_TIMEOUT_MS: '120000',
  MCP_TIMEOUT: '120000',
};

/** The environment of one turn: ours is no Claude Code session, and as root the permission flag needs a word more. */
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
 * The variables a process started for `first` has to be given before it takes the turn `next`; null when it
 * cannot take it, since model, effort, directory, permissions or the environment differ otherwise.
 */
export function changedVariables(first: TurnRequest, next: TurnRequest): Record<string, string> | null {
  if (first.cwd !== next.cwd || optionsOf(first) !== optionsOf(next)) return null;
  // A variable can be set in a running process, but not taken away.
  if (Object.keys(first.env).some((name) => next.env[name] === undefined)) return null;
  const changed = Object.entries(next.env).filter(([name, value]) => first.env[name] !== value);
  return changed.every(([name]) => OURS.test(name)) ? Object.fromEntries(changed) : null;
}

/** The command line but for the session and the cost cap, which are looked at elsewhere. */
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

/** They ask a person, who is not there: off whatever tools are chosen. */
const INTERACTIVE = ['AskUserQuestion', 'EnterPlanMode', 'ExitPlanMode'];

const LEAN_OFF = Object.keys(TOOLS).filter((name) => TOOLS[name]?.lean === 'off');

/**
 * Both switches take a tool's definition out of each request. What is off is listed, rather than what is kept, so that
 * a tool which is new in some version is there until it is judged: a turn that lacks a tool fails in silence.
 */
function toolArguments(choice: ToolChoice | undefined, deny: readonly string[] = []): string[] {
  const disallowed = choice === undefined ? [...INTERACTIVE, ...LEAN_OFF] : INTERACTIVE;
  return [
    ...(choice === undefined || choice === 'default' ? [] : ['--tools', choice.join(',')]),
    ...['--disallowedTools', disallowed.join(','), ...deny],
  ];
}

/**
 * Without it, Bash and Task can leave work behind in the background, and Task does so unless told otherwise: its end
 * makes the model speak again after its answer. Who wants the CLI's own tools has that as well.
 */
function toolEnvironment(choice: ToolChoice | undefined): Record<string, string> {
  return choice === 'default' ? {} : { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1' };
}
