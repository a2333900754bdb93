import { AGENT_CLI_NAMES } from '../core/agent-clis.js';
import { DEFAULT_DRAIN_TIME, DEFAULT_PERMISSION_MODE, LAUNCH_DEFAULTS } from '../core/launch.js';
import type { ToolChoice } from '../core/protocol/tools.js';
import type { ModelChoice } from '../core/settings/models.js';
import { SEVERITIES } from '../report/lint/findings.js';

/** How a flag's text becomes a value; see `values.ts`. */
export type FlagKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly mayBeEmpty?: true }
  | { readonly kind: 'list' }
  | { readonly kind: 'tools' }
  | { readonly kind: 'models' }
  | { readonly kind: 'usd' }
  | { readonly kind: 'duration' }
  | { readonly kind: 'count'; readonly least: number }
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      /** What the Go Raymond calls some of them. */
      readonly elsewhere?: Readonly<Record<string, string>>;
    };

export type CommandName =
  | 'run'
  | 'resume'
  | 'answer'
  | 'stop'
  | 'status'
  | 'show'
  | 'diagram'
  | 'prune'
  | 'pull'
  | 'loop'
  | 'lint'
  | 'test'
  | 'teach'
  | 'init'
  | 'completion';

export type Flag = FlagKind & {
  readonly help: string;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly short?: string;
  readonly commands: readonly CommandName[];
  /**
   * Which options file it may stand in: `project` is the project's and the user's own, `user` the user's own alone, since
   * it gives rights, and agents can write in a project. Null: it is of one call.
   */
  readonly config: 'project' | 'user' | null;
  /** In the project's file these values alone; the others give rights. */
  readonly projectMay?: readonly string[];
  /** What the workflow's manifest calls it, of those that can give rights. */
  readonly manifest?: string;
  /** For the help and for `raymond init`. */
  readonly default?: string;
  /** What stands for the value where none is given. */
  readonly bare?: string;
};

const RUNS = ['run', 'resume', 'loop', 'answer'] as const;
const NEW = ['run', 'loop'] as const;
const NEW_OR_TESTED = ['run', 'loop', 'test'] as const;
/** Those that a start knows, and lint looks with. */
const LOOKS = [...RUNS, 'lint'] as const;
const ALL = [
  ...([
    'run',
    'resume',
    'answer',
    'stop',
    'status',
    'show',
    'diagram',
    'prune',
    'pull',
    'loop',
    'lint',
    'test',
    'teach',
    'init',
  ] as const),
  'completion',
] as const;

const inMinutes = (seconds: number): string => `${seconds / 60}m`;

/** Every flag, once: parsing, help, the config file and `raymond init` all read this table (spec 3.8). */
export const FLAGS = {
  input: {
    kind: 'text',
    mayBeEmpty: true,
    value: 'TEXT',
    commands: NEW_OR_TESTED,
    config: null,
    help: 'text that the first state sees as {{input}}',
  },
  'input-file': {
    kind: 'text',
    value: 'FILE',
    commands: NEW_OR_TESTED,
    config: null,
    help: 'the same from a file; - is standard input',
  },
  var: {
    kind: 'list',
    value: 'K=V',
    commands: ['run', 'test'],
    config: null,
    help: 'value of an input of a state graph; may be repeated, beats vars.yaml',
  },
  rollback: {
    kind: 'text',
    mayBeEmpty: true,
    bare: '',
    value: 'N|STATE',
    commands: ['run'],
    config: null,
    help: "a state graph: drop the last N entries of its latest run (1 = one step back), or go back to a state's latest entry, and go on from there; alone: list the entries",
  },
  'keep-outputs': {
    kind: 'switch',
    commands: ['run'],
    config: null,
    help: 'a state graph: start with the outputs of its latest run',
  },
  next: {
    kind: 'count',
    least: 1,
    bare: '1',
    value: 'N',
    commands: ['run', 'resume'],
    config: null,
    help: 'pause once so many states have been entered, to be resumed; alone: one',
  },
  workflow: {
    kind: 'text',
    value: 'WORKFLOW',
    commands: ['teach'],
    config: null,
    help: "the state graph whose agent it is; default: the project's .raili folder",
  },
  scope: {
    kind: 'choice',
    of: ['global', 'workflow'],
    commands: ['teach'],
    config: null,
    default: 'global',
    help: "whether the lesson is the project's or the workflow's own",
  },
  'from-run': {
    kind: 'list',
    value: 'RUN_ID',
    commands: ['test'],
    config: null,
    help: 'test that a run would go as it went, out of its own files; may be repeated',
  },
  'stub-scripts': {
    kind: 'list',
    value: 'NAME',
    commands: ['test'],
    config: null,
    help: 'a script that is not run: NAME writes what was recorded, NAME=TEXT that text; all: every one; may be repeated',
  },
  faults: {
    kind: 'switch',
    commands: ['test'],
    config: null,
    help: 'then let one thing go wrong at a time, and tell what each run comes to',
  },
  init: {
    kind: 'switch',
    commands: ['test'],
    config: null,
    help: 'write test.yaml beside the recording, from what its run comes to',
  },
  update: {
    kind: 'switch',
    commands: ['test'],
    config: null,
    help: 'write into test.yaml what the run has come to, where that is not what was expected',
  },
  tap: { kind: 'switch', commands: ['test'], config: null, help: 'print TAP, which is the default' },
  junit: {
    kind: 'text',
    value: 'FILE',
    commands: ['test'],
    config: null,
    help: 'write a JUnit report to this file, too',
  },
  graph: {
    kind: 'switch',
    commands: ['init'],
    config: null,
    help: 'a state graph that runs as it is, in DIR, or in .raili/main if none is given',
  },
  'run-id': {
    kind: 'text',
    value: 'ID',
    commands: NEW,
    config: null,
    help: "the run's id; made up if absent",
  },
  resume: {
    kind: 'text',
    value: 'ID',
    commands: ['run'],
    config: null,
    help: 'carry on this run, as `raymond resume ID` does',
  },
  metadata: {
    kind: 'list',
    value: 'K=V',
    commands: NEW,
    config: null,
    help: 'kept with the run; may be repeated',
  },
  budget: {
    kind: 'usd',
    value: 'USD',
    commands: RUNS,
    config: 'project',
    manifest: 'budget',
    default: String(LAUNCH_DEFAULTS.budget_usd),
    help: 'what the run may cost over all resumes; 0 = unlimited',
  },
  agent: {
    kind: 'text',
    value: 'NAME',
    commands: LOOKS,
    config: 'project',
    default: LAUNCH_DEFAULTS.agent,
    help: `agent CLI for states that name none: ${AGENT_CLI_NAMES.join(', ')}`,
  },
  model: {
    kind: 'models',
    value: 'MODEL',
    commands: RUNS,
    config: 'project',
    help: "model for states that name none, of the run's own agent CLI; CLI=MODEL for those of another, may be repeated",
  },
  effort: {
    kind: 'text',
    value: 'EFFORT',
    commands: RUNS,
    config: 'project',
    help: 'effort for states that name none: low, medium, high …',
  },
  recording: {
    kind: 'text',
    value: 'DIR',
    commands: ['run', 'resume', 'loop', 'test'],
    config: 'project',
    help: 'the recording that --agent replay plays; default: recording/ beside the workflow',
  },
  record: {
    kind: 'text',
    value: 'DIR',
    commands: RUNS,
    config: null,
    help: 'record every turn to this folder',
  },
  files: {
    kind: 'switch',
    commands: RUNS,
    config: null,
    help: 'with --record: keep what each turn has written in its task folder and work tree, too',
  },
  strict: {
    kind: 'switch',
    commands: ['run', 'resume', 'loop', 'test'],
    config: null,
    help: 'replay: a prompt that differs from the recorded one is an error',
  },
  'permission-mode': {
    kind: 'text',
    value: 'MODE',
    commands: RUNS,
    config: 'project',
    projectMay: ['default', 'plan', 'dontAsk', 'manual', DEFAULT_PERMISSION_MODE],
    manifest: 'permission_mode',
    default: DEFAULT_PERMISSION_MODE,
    help: 'the permission mode of states that name none',
  },
  'dangerously-skip-permissions': {
    kind: 'switch',
    commands: LOOKS,
    config: 'user',
    help: 'let agents do anything unasked; for sandboxes only',
  },
  tools: {
    kind: 'tools',
    value: 'LIST',
    commands: RUNS,
    config: 'project',
    help: 'the only built-in tools of states that name none: Read,Bash; default: all that the agent CLI has; if absent: what makes sense when nobody is there',
  },
  allow: {
    kind: 'list',
    value: 'RULE',
    commands: RUNS,
    config: 'user',
    manifest: 'allow',
    help: "what agents may do unasked in states that allow nothing themselves: 'Bash(npm test:*)'; may be repeated",
  },
  deny: {
    kind: 'list',
    value: 'RULE',
    commands: RUNS,
    config: 'project',
    help: 'what no agent may do, besides what the workflow denies; may be repeated',
  },
  mcp: {
    kind: 'list',
    value: 'FILE',
    commands: RUNS,
    config: 'user',
    manifest: 'mcp',
    help: 'file of MCP servers for states that name none; may be repeated',
  },
  'agent-arg': {
    kind: 'list',
    value: 'ARG',
    commands: RUNS,
    config: 'user',
    manifest: 'args',
    help: 'handed on to the agent CLI as it is: --agent-arg=--max-turns --agent-arg=5',
  },
  timeout: {
    kind: 'duration',
    value: 'TIME',
    commands: RUNS,
    config: 'project',
    default: String(LAUNCH_DEFAULTS.timeout),
    help: 'end a state that has written nothing for so long; 0 = never',
  },
  deadline: {
    kind: 'duration',
    value: 'TIME',
    commands: RUNS,
    config: 'project',
    help: 'pause the run after so long, for example 5h30m',
  },
  'drain-time': {
    kind: 'duration',
    value: 'TIME',
    commands: RUNS,
    config: 'project',
    default: inMinutes(DEFAULT_DRAIN_TIME),
    help: 'before the deadline: no new state starts',
  },
  concurrency: {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: RUNS,
    config: 'project',
    default: String(LAUNCH_DEFAULTS.concurrency),
    help: 'states running at once',
  },
  'no-warm': {
    kind: 'switch',
    commands: RUNS,
    config: 'project',
    help: 'one agent process per turn, instead of one that is kept for the next <goto>',
  },
  'max-steps': {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: RUNS,
    config: 'project',
    default: String(LAUNCH_DEFAULTS.max_steps),
    help: 'guard against endless runs',
  },
  'max-forks': {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: RUNS,
    config: 'project',
    default: String(LAUNCH_DEFAULTS.max_forks),
    help: 'workers that one message may start',
  },
  'max-iterations': {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: ['loop', 'resume'],
    config: null,
    help: 'end the loop after so many iterations without a <result>',
  },
  'on-ask': {
    kind: 'choice',
    of: ['pause', 'prompt', 'fail'],
    elsewhere: { reject: 'fail' },
    commands: RUNS,
    config: 'project',
    help: 'what an <ask> does; default: prompt on a terminal, else pause',
  },
  'on-limit': {
    kind: 'choice',
    of: ['auto', 'wait', 'pause'],
    commands: RUNS,
    config: 'project',
    default: LAUNCH_DEFAULTS.on_limit,
    help: 'what a usage limit does: wait if it resets within --max-wait, or pause',
  },
  'max-wait': {
    kind: 'duration',
    value: 'TIME',
    commands: RUNS,
    config: 'project',
    default: inMinutes(LAUNCH_DEFAULTS.max_wait),
    help: 'the longest wait for a usage limit',
  },
  answer: {
    kind: 'text',
    mayBeEmpty: true,
    value: 'TEXT',
    commands: ['resume'],
    config: null,
    help: 'answers the open question',
  },
  'ask-id': {
    kind: 'text',
    value: 'ID',
    commands: ['resume', 'answer'],
    config: null,
    help: 'which question, if several are open',
  },
  'accept-changes': {
    kind: 'switch',
    commands: ['run', 'resume', 'answer', 'loop'],
    config: null,
    help: 'what the run is read from has changed, and that is meant',
  },
  adopt: {
    kind: 'switch',
    commands: ['resume'],
    config: null,
    help: 'take a run that an older version has kept in .raymond, where agents can write; look at it first',
  },
  'fresh-session': {
    kind: 'switch',
    commands: ['run', 'resume', 'answer'],
    config: null,
    help: 'start a state afresh whose session is gone',
  },
  older: {
    kind: 'duration',
    value: 'TIME',
    commands: ['prune'],
    config: null,
    help: 'remove what ended longer ago than this, such as 14d',
  },
  keep: {
    kind: 'count',
    least: 0,
    value: 'N',
    commands: ['prune'],
    config: null,
    help: 'remove all but the newest so many',
  },
  all: {
    kind: 'switch',
    commands: ['prune', 'status'],
    config: null,
    help: 'status: the runs of every project; prune: remove all that may go, and the runs of projects that are gone',
  },
  'dry-run': {
    kind: 'switch',
    commands: ['prune'],
    config: null,
    help: 'tell what would be removed, and remove nothing',
  },
  force: {
    kind: 'switch',
    commands: ['prune', 'pull'],
    config: null,
    help: 'prune: runs that could be resumed and work that is not merged, too; pull: replace the run of that id that is here',
  },
  repo: {
    kind: 'text',
    value: 'OWNER/REPO',
    commands: ['pull'],
    config: null,
    help: "the repository on GitHub; default: the URL's, or that of the clone's `origin`; for files, its number does too",
  },
  attempt: {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: ['pull'],
    config: null,
    help: 'that attempt of the run; default: the newest',
  },
  'run-key': {
    kind: 'text',
    value: 'KEY',
    commands: ['pull'],
    config: null,
    help: "what was saved under this run-key of the job's",
  },
  leg: {
    kind: 'text',
    value: 'NAME',
    commands: ['pull'],
    config: null,
    help: "which of several, by the job's name, the run's id or the artifact's name",
  },
  transcripts: {
    kind: 'switch',
    commands: ['pull'],
    config: null,
    help: 'the redacted transcripts, to look at alone; takes no key',
  },
  'no-worktree': { kind: 'switch', commands: ['pull'], config: null, help: 'leave the work tree as it is' },
  'env-allow': {
    kind: 'list',
    value: 'NAME',
    commands: RUNS,
    config: 'user',
    help: 'environment variables (a * at the end matches) that children may see in allow-list mode',
  },
  run: {
    kind: 'text',
    value: 'RUN_ID',
    commands: ['diagram'],
    config: null,
    help: 'what this run has made of it: visits, cost and time on each state, travelled edges thick',
  },
  html: {
    kind: 'text',
    value: 'FILE',
    commands: ['diagram'],
    config: null,
    help: "a page for any browser, with all states' texts; needs no network. - is standard output",
  },
  failed: {
    kind: 'switch',
    commands: ['status', 'show'],
    config: null,
    help: 'status: failed runs alone; show: failed visits alone, each with why',
  },
  follow: { kind: 'switch', short: 'f', commands: ['show'], config: null, help: 'go on until the run ends' },
  limit: {
    kind: 'count',
    least: 1,
    value: 'N',
    commands: ['status'],
    config: null,
    help: 'the newest N runs alone',
  },
  since: {
    kind: 'duration',
    value: 'TIME',
    commands: ['status'],
    config: null,
    help: 'runs alone that have done something within this time, for example 7d',
  },
  'state-dir': {
    kind: 'text',
    value: 'DIR',
    commands: [...RUNS, 'stop', 'status', 'show', 'diagram', 'prune', 'test', 'init', 'teach', 'pull'],
    config: 'user',
    help: 'where state files lie; default: ~/.local/state/raymond/<project>-<hash>/state',
  },
  cwd: {
    kind: 'text',
    value: 'DIR',
    commands: ALL,
    config: 'user',
    manifest: 'working_directory',
    help: 'work in this folder',
  },
  json: {
    kind: 'switch',
    commands: [...RUNS, 'status', 'show', 'prune', 'pull', 'lint', 'test'],
    config: null,
    help: 'print one report on standard output, as JSON',
  },
  level: {
    kind: 'choice',
    of: SEVERITIES,
    commands: ['lint'],
    config: null,
    default: 'warning',
    help: 'show what matters at least so much',
  },
  github: {
    kind: 'switch',
    commands: ['lint', 'test'],
    config: null,
    help: "annotations in a job's log, at file and line",
  },
  sarif: {
    kind: 'switch',
    commands: ['lint'],
    config: null,
    help: 'a log of SARIF 2.1.0, for code scanning and editors',
  },
  format: {
    kind: 'choice',
    of: ['text', 'oneline', 'json', 'github', 'sarif'],
    commands: ['lint'],
    config: null,
    help: 'the same by name; oneline: for grep, without the lines of the files',
  },
  quiet: { kind: 'switch', short: 'q', commands: RUNS, config: null, help: 'tell only warnings and errors' },
  verbose: {
    kind: 'switch',
    short: 'v',
    commands: RUNS,
    config: null,
    help: "tell agents' texts and scripts' output too",
  },
  help: {
    kind: 'switch',
    short: 'h',
    commands: ALL,
    config: null,
    help: 'tell what the command does and takes',
  },
  'no-color': { kind: 'switch', commands: ALL, config: null, help: 'no colours (NO_COLOR does the same)' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;

export const FLAG_ENTRIES = Object.entries(FLAGS) as readonly [FlagName, Flag][];

/** The headings that flags stand under in help, reference and completion, in this order (spec 8.5). */
const GROUPS = {
  common: [
    'input input-file var workflow scope from-run faults init update tap junit graph run-id budget agent',
    'model effort answer ask-id older keep all dry-run repo attempt run-key leg transcripts run html',
    'failed follow limit since json level github sarif format quiet verbose help',
  ],
  rights: ['permission-mode dangerously-skip-permissions tools allow deny mcp env-allow'],
  limits: ['timeout deadline max-steps max-forks max-iterations concurrency on-ask on-limit max-wait'],
  recording: ['recording record files strict'],
  expert: [
    'rollback keep-outputs next resume metadata agent-arg drain-time no-warm accept-changes adopt',
    'fresh-session stub-scripts force no-worktree state-dir cwd no-color',
  ],
} as const;

export type FlagGroup = keyof typeof GROUPS;

type WordOf<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | WordOf<Rest> : Text;

const GROUP_OF = new Map<WordOf<(typeof GROUPS)[FlagGroup][number]>, FlagGroup>(
  (Object.keys(GROUPS) as FlagGroup[]).flatMap((group) =>
    GROUPS[group].flatMap((names) => names.split(' ')).map((name) => [name as FlagName, group] as const),
  ),
);

/** A flag that is in no group does not compile here. */
const groupOf = (name: FlagName): FlagGroup => GROUP_OF.get(name)!;

/** A command's flags under their headings. */
export function flagsByGroup(command: CommandName): (readonly [FlagGroup, (readonly [FlagName, Flag])[]])[] {
  const all = FLAG_ENTRIES.filter(([, { commands }]) => commands.includes(command));
  return (Object.keys(GROUPS) as FlagGroup[]).flatMap((group) => {
    const flags = all.filter(([name]) => groupOf(name) === group);
    return flags.length === 0 ? [] : [[group, flags] as const];
  });
}

interface ValueOf<Row extends Flag> {
  switch: boolean;
  text: string;
  list: readonly string[];
  tools: ToolChoice;
  models: ModelChoice;
  usd: number;
  /** Seconds. */
  duration: number;
  count: number;
  choice: Row extends { readonly of: readonly (infer Choice)[] } ? Choice : never;
}

export function isFlagOf(name: FlagName, command: CommandName): boolean {
  const { commands }: Flag = FLAGS[name];
  return commands.includes(command);
}

/** What stands for a flag's value in help and messages; undefined for a switch. */
export function placeholder(flag: Flag): string | undefined {
  const value = flag.kind === 'choice' ? flag.of.join('|') : flag.value;
  return flag.bare === undefined || value === undefined ? value : `[${value}]`;
}

/** What was given, by flag name; an absent flag is an absent key. Durations are in seconds. */
export type FlagValues = {
  readonly [Name in FlagName]?: ValueOf<(typeof FLAGS)[Name]>[(typeof FLAGS)[Name]['kind']];
};
