import { AGENT_CLI_NAMES } from '../core/agent-clis.js';
import { DEFAULT_DRAIN_TIME, DEFAULT_PERMISSION_MODE, KEY_PLACES, LAUNCH_DEFAULTS } from '../core/launch.js';
import type { ToolChoice } from '../core/protocol/tools.js';
import type { ValueKind, ValueOf } from '../core/text/value-kinds.js';
import { SEVERITIES } from '../report/lint/findings.js';

/** How a flag's text becomes a value (`values.ts`). `value` is the placeholder in the help. */
type FlagKind =
  | ValueKind
  | { readonly kind: 'switch' | 'tools' | 'models' }
  | { readonly kind: 'text'; readonly value: string; readonly mayBeEmpty?: true }
  | { readonly kind: 'list'; readonly value: string };

export type Flag = FlagKind & {
  readonly help: string;
  readonly short?: string;
  /**
   * Which options file the flag may stand in: `project` means the project's and the user's own, `user` the user's own
   * alone, since the flag gives rights and agents can write in a project. Without it no file may set the flag.
   */
  readonly config?: 'project' | 'user';
  /** The project's file may set these values alone; the others give rights. */
  readonly projectMay?: readonly string[];
  /** The key in a workflow's manifest, for flags that can give rights. */
  readonly manifest?: string;
  /** Shown by the help and by `raymond init`. */
  readonly default?: string;
  /** The value when the flag is given without one. */
  readonly bare?: string;
};

const inMinutes = (seconds: number): string => `${seconds / 60}m`;

/** Every flag, once: parsing, help, the config file and `raymond init` all read this table (spec 3.8). */
export const FLAGS = {
  input: {
    kind: 'text',
    mayBeEmpty: true,
    value: 'TEXT',
    help: 'text that the first state sees as {{input}}',
  },
  'input-file': {
    kind: 'text',
    value: 'FILE',
    help: 'the same from a file; - is standard input',
  },
  var: {
    kind: 'list',
    value: 'K=V',
    help: 'value of an input of a state graph; may be repeated, beats vars.yaml',
  },
  rollback: {
    kind: 'text',
    mayBeEmpty: true,
    bare: '',
    value: 'N|STATE',
    help: "a state graph: drop the last N entries of its latest run (1 = one step back), or go back to a state's latest entry, and go on from there; alone: list the entries",
  },
  'keep-outputs': {
    kind: 'switch',
    help: 'a state graph: start with the outputs of its latest run',
  },
  next: {
    kind: 'count',
    bare: '1',
    help: 'pause once so many states have been entered, to be resumed; alone: one',
  },
  workflow: {
    kind: 'text',
    value: 'WORKFLOW',
    help: "the state graph whose agent it is; default: the project's .raili folder",
  },
  scope: {
    kind: 'choice',
    of: ['global', 'workflow'],
    default: 'global',
    help: "whether the lesson is the project's or the workflow's own",
  },
  'from-run': {
    kind: 'list',
    value: 'RUN_ID',
    help: 'test that a run would go as it went, out of its own files; may be repeated',
  },
  'stub-scripts': {
    kind: 'list',
    value: 'NAME',
    help: 'a script that is not run: NAME writes what was recorded, NAME=TEXT that text; all: every one; may be repeated',
  },
  faults: {
    kind: 'switch',
    help: 'then let one thing go wrong at a time, and tell what each run comes to',
  },
  init: {
    kind: 'switch',
    help: 'write test.yaml beside the recording, from what its run comes to',
  },
  update: {
    kind: 'switch',
    help: 'write into test.yaml what the run has come to, where that is not what was expected',
  },
  tap: { kind: 'switch', help: 'print TAP, which is the default' },
  junit: {
    kind: 'text',
    value: 'FILE',
    help: 'write a JUnit report to this file, too',
  },
  graph: {
    kind: 'switch',
    help: 'a state graph that runs as it is, in DIR, or in .raili/main if none is given',
  },
  'run-id': {
    kind: 'text',
    value: 'ID',
    help: "the run's id; made up if absent",
  },
  resume: {
    kind: 'text',
    value: 'ID',
    help: 'carry on this run, as `raymond resume ID` does',
  },
  metadata: {
    kind: 'list',
    value: 'K=V',
    help: 'kept with the run; may be repeated',
  },
  budget: {
    kind: 'usd',
    config: 'project',
    manifest: 'budget',
    default: String(LAUNCH_DEFAULTS.budget_usd),
    help: 'what the run may cost over all resumes; 0 = unlimited',
  },
  agent: {
    kind: 'text',
    value: 'NAME',
    config: 'project',
    default: LAUNCH_DEFAULTS.agent,
    help: `agent CLI for states that name none: ${AGENT_CLI_NAMES.join(', ')}`,
  },
  model: {
    kind: 'models',
    config: 'project',
    help: "model for states that name none, of the run's own agent CLI; CLI=MODEL for those of another, may be repeated",
  },
  effort: {
    kind: 'text',
    value: 'EFFORT',
    config: 'project',
    help: 'effort for states that name none: low, medium, high …',
  },
  recording: {
    kind: 'text',
    value: 'DIR',
    config: 'project',
    help: 'the recording that --agent replay plays; default: recording/ beside the workflow',
  },
  record: {
    kind: 'text',
    value: 'DIR',
    help: 'record every turn to this folder',
  },
  files: {
    kind: 'switch',
    help: 'with --record: keep what each turn has written in its task folder and work tree, too',
  },
  strict: {
    kind: 'switch',
    help: 'replay: a prompt that differs from the recorded one is an error',
  },
  'permission-mode': {
    kind: 'text',
    value: 'MODE',
    config: 'project',
    projectMay: ['default', 'plan', 'dontAsk', 'manual', DEFAULT_PERMISSION_MODE],
    manifest: 'permission_mode',
    default: DEFAULT_PERMISSION_MODE,
    help: 'the permission mode of states that name none',
  },
  'dangerously-skip-permissions': {
    kind: 'switch',
    config: 'user',
    help: 'let agents do anything unasked; for sandboxes only',
  },
  tools: {
    kind: 'tools',
    config: 'project',
    help: 'the only built-in tools of states that name none: Read,Bash; default: all that the agent CLI has; if absent: what makes sense when nobody is there',
  },
  allow: {
    kind: 'list',
    value: 'RULE',
    config: 'user',
    manifest: 'allow',
    help: "what agents may do unasked in states that allow nothing themselves: 'Bash(npm test:*)'; may be repeated",
  },
  deny: {
    kind: 'list',
    value: 'RULE',
    config: 'project',
    help: 'what no agent may do, besides what the workflow denies; may be repeated',
  },
  mcp: {
    kind: 'list',
    value: 'FILE',
    config: 'user',
    manifest: 'mcp',
    help: 'file of MCP servers for states that name none; may be repeated',
  },
  'agent-arg': {
    kind: 'list',
    value: 'ARG',
    config: 'user',
    manifest: 'args',
    help: 'handed on to the agent CLI as it is: --agent-arg=--max-turns --agent-arg=5',
  },
  timeout: {
    kind: 'duration',
    config: 'project',
    default: String(LAUNCH_DEFAULTS.timeout),
    help: 'end a state that has written nothing for so long; 0 = never',
  },
  deadline: {
    kind: 'duration',
    config: 'project',
    help: 'pause the run after so long, for example 5h30m',
  },
  'drain-time': {
    kind: 'duration',
    config: 'project',
    default: inMinutes(DEFAULT_DRAIN_TIME),
    help: 'before the deadline: no new state starts',
  },
  concurrency: {
    kind: 'count',
    config: 'project',
    default: String(LAUNCH_DEFAULTS.concurrency),
    help: 'states running at once',
  },
  'no-warm': {
    kind: 'switch',
    config: 'project',
    help: 'one agent process per turn, instead of one that is kept for the next <goto>',
  },
  'max-steps': {
    kind: 'count',
    config: 'project',
    default: String(LAUNCH_DEFAULTS.max_steps),
    help: 'guard against endless runs',
  },
  'max-forks': {
    kind: 'count',
    config: 'project',
    default: String(LAUNCH_DEFAULTS.max_forks),
    help: 'workers that one message may start',
  },
  'max-iterations': {
    kind: 'count',
    help: 'end the loop after so many iterations without a <result>',
  },
  'on-ask': {
    kind: 'choice',
    of: ['pause', 'prompt', 'fail'],
    elsewhere: { reject: 'fail' },
    config: 'project',
    help: 'what an <ask> does; default: prompt on a terminal, else pause',
  },
  'on-limit': {
    kind: 'choice',
    of: ['auto', 'wait', 'pause'],
    config: 'project',
    default: LAUNCH_DEFAULTS.on_limit,
    help: 'what a usage limit does: wait if it resets within --max-wait, or pause',
  },
  'max-wait': {
    kind: 'duration',
    config: 'project',
    default: inMinutes(LAUNCH_DEFAULTS.max_wait),
    help: 'the longest wait for a usage limit',
  },
  answer: {
    kind: 'text',
    mayBeEmpty: true,
    value: 'TEXT',
    help: 'answers the open question',
  },
  'ask-id': {
    kind: 'text',
    value: 'ID',
    help: 'which question, if several are open',
  },
  'accept-changes': {
    kind: 'switch',
    help: 'what the run is read from has changed, and that is meant',
  },
  adopt: {
    kind: 'switch',
    help: 'take a run that an older version has kept in .raymond, where agents can write; look at it first',
  },
  'fresh-session': {
    kind: 'switch',
    help: 'start a state afresh whose session is gone',
  },
  older: {
    kind: 'duration',
    help: 'remove what ended longer ago than this, such as 14d',
  },
  keep: {
    kind: 'count',
    least: 0,
    help: 'remove all but the newest so many',
  },
  all: {
    kind: 'switch',
    help: 'status: the runs of every project; prune: remove all that may go, and the runs of projects that are gone',
  },
  'dry-run': {
    kind: 'switch',
    help: 'tell what would be removed, and remove nothing',
  },
  force: {
    kind: 'switch',
    help: 'prune: runs that could be resumed and work that is not merged, too; pull: replace the run of that id that is here',
  },
  repo: {
    kind: 'text',
    value: 'OWNER/REPO',
    help: "the repository on GitHub; default: the URL's, or that of the clone's `origin`; for files, its number does too",
  },
  attempt: {
    kind: 'count',
    help: 'that attempt of the run; default: the newest',
  },
  'run-key': {
    kind: 'text',
    value: 'KEY',
    help: "what was saved under this run-key of the job's",
  },
  leg: {
    kind: 'text',
    value: 'NAME',
    help: "which of several, by the job's name, the run's id or the artifact's name",
  },
  transcripts: {
    kind: 'switch',
    help: 'the redacted transcripts, to look at alone; takes no key',
  },
  'no-worktree': { kind: 'switch', help: 'leave the work tree as it is' },
  keys: {
    kind: 'choice',
    of: KEY_PLACES,
    config: 'project',
    projectMay: ['proxy'],
    manifest: 'keys',
    help: "who holds agents' keys and their budget: a proxy of ours, or their environment (the default)",
  },
  'env-allow': {
    kind: 'list',
    value: 'NAME',
    config: 'user',
    help: 'environment variables (a * at the end matches) that children may see in allow-list mode',
  },
  run: {
    kind: 'text',
    value: 'RUN_ID',
    help: 'what this run has made of it: visits, cost and time on each state, travelled edges thick',
  },
  html: {
    kind: 'text',
    value: 'FILE',
    help: "a page for any browser, with all states' texts; needs no network. - is standard output",
  },
  failed: {
    kind: 'switch',
    help: 'status: failed runs alone; show: failed visits alone, each with why',
  },
  follow: { kind: 'switch', short: 'f', help: 'go on until the run ends' },
  limit: {
    kind: 'count',
    help: 'the newest N runs alone',
  },
  since: {
    kind: 'duration',
    help: 'runs alone that have done something within this time, for example 7d',
  },
  'state-dir': {
    kind: 'text',
    value: 'DIR',
    config: 'user',
    help: 'where state files lie; default: ~/.local/state/raymond/<project>-<hash>/state',
  },
  cwd: {
    kind: 'text',
    value: 'DIR',
    config: 'user',
    manifest: 'working_directory',
    help: 'work in this folder',
  },
  json: {
    kind: 'switch',
    help: 'print one report on standard output, as JSON',
  },
  level: {
    kind: 'choice',
    of: SEVERITIES,
    default: 'warning',
    help: 'show what matters at least so much',
  },
  github: {
    kind: 'switch',
    help: "annotations in a job's log, at file and line",
  },
  sarif: {
    kind: 'switch',
    help: 'a log of SARIF 2.1.0, for code scanning and editors',
  },
  format: {
    kind: 'choice',
    of: ['text', 'oneline', 'json', 'github', 'sarif'],
    help: 'the same by name; oneline: for grep, without the lines of the files',
  },
  quiet: { kind: 'switch', short: 'q', help: 'tell only warnings and errors' },
  verbose: {
    kind: 'switch',
    short: 'v',
    help: "tell agents' texts and scripts' output too",
  },
  help: {
    kind: 'switch',
    short: 'h',
    help: 'tell what the command does and takes',
  },
  'no-color': { kind: 'switch', help: 'no colours (NO_COLOR does the same)' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;

export const FLAG_ENTRIES = Object.entries(FLAGS) as readonly [FlagName, Flag][];

type WordOf<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | WordOf<Rest> : Text;

/** The flags that a text names, with blanks between them; a word that is no flag does not compile. */
export function flagsNamed<Text extends string>(
  text: Text & (WordOf<Text> extends FlagName ? unknown : never),
): readonly FlagName[] {
  return text.split(' ') as FlagName[];
}

/** The headings of flags in help, reference and completion, in this order, after the common flags (spec 8.5). */
export const FLAG_GROUPS = {
  rights: flagsNamed('permission-mode dangerously-skip-permissions tools allow deny mcp keys env-allow'),
  limits: flagsNamed(
    'timeout deadline max-steps max-forks max-iterations concurrency on-ask on-limit max-wait',
  ),
  recording: flagsNamed('recording record files strict'),
  expert: flagsNamed(
    'rollback keep-outputs next resume metadata agent-arg drain-time no-warm accept-changes adopt fresh-session stub-scripts force no-worktree state-dir cwd no-color',
  ),
} as const;

const PLACEHOLDERS = { usd: 'USD', duration: 'TIME', count: 'N', models: 'MODEL', tools: 'LIST' } as const;

/** What stands for a flag's value in help and messages; undefined for a switch. */
export function placeholder(flag: Flag): string | undefined {
  if (flag.kind === 'switch') return undefined;
  const value =
    flag.kind === 'choice' ? flag.of.join('|') : 'value' in flag ? flag.value : PLACEHOLDERS[flag.kind];
  return flag.bare === undefined ? value : `[${value}]`;
}

type FlagValue<Row extends Flag> = (ValueOf<Row> & {
  list: readonly string[];
  tools: ToolChoice;
})[Row['kind']];

/** The values that were given, by flag name; an absent flag is an absent key. Durations are in seconds. */
export type FlagValues = {
  readonly [Name in FlagName]?: FlagValue<(typeof FLAGS)[Name]>;
};
