import type { ToolChoice } from '../../core/protocol/tools.js';

/** What becomes of a built-in tool in a lean turn, and why. */
interface Judgement {
  readonly lean: 'kept' | 'off';
  readonly why: string;
}

const kept = (why: string): Judgement => ({ lean: 'kept', why });
const off = (why: string): Judgement => ({ lean: 'off', why });

/**
 * Every built-in tool that the pinned versions were seen to have, by the name in their `init` event, judged for a
 * turn that nobody watches (spec 7.5, "lean by default"). `test/e2e/lean.test.ts` fails at one that is not here.
 */
export const TOOLS: Readonly<Record<string, Judgement>> = {
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
export function toolArguments(choice: ToolChoice | undefined, deny: readonly string[] = []): string[] {
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
export function toolEnvironment(choice: ToolChoice | undefined): Record<string, string> {
  return choice === 'default' ? {} : { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1' };
}
