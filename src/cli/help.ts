import { wrapText } from '../report/text.js';
import {
  type CommandName,
  type Flag,
  type FlagGroup,
  type FlagName,
  flagsByGroup,
  placeholder,
} from './flags.js';

export interface CommandHelp {
  readonly usage: string;
  readonly summary: string;
  /** What people do with it most: command lines behind `raymond`. */
  readonly examples: readonly [string, string];
}

export const COMMANDS: Readonly<Record<CommandName, CommandHelp>> = {
  run: {
    usage: 'run WORKFLOW',
    summary: 'run a workflow: a folder, a state file in it, a .zip or a .yaml',
    examples: [
      'run workflows/review --input "the last commit"',
      'run wf.yaml --budget 2 --agent copilot --json',
    ],
  },
  resume: {
    usage: 'resume RUN_ID',
    summary: 'carry on a run that was paused, failed, asked or was killed; a workflow means its latest run',
    examples: ['resume review-20260101T120000000-1a2b', 'resume nightly --budget 20 --accept-changes'],
  },
  answer: {
    usage: 'answer RUN_ID TEXT',
    summary: 'answer the question of a run, and carry it on if nobody does',
    examples: ['answer nightly "yes, go on"', 'answer nightly no --ask-id 1a2b3c4d'],
  },
  stop: {
    usage: 'stop RUN_ID',
    summary: 'pause a run that is at work, as Ctrl-C in its terminal does',
    examples: ['stop nightly', 'stop nightly --cwd ../project'],
  },
  status: {
    usage: 'status [RUN_ID]',
    summary: 'list the runs, or tell about one; --all: those of every project',
    examples: ['status --all', 'status nightly --json'],
  },
  show: {
    usage: 'show RUN_ID [AGENT] [STATE[#VISIT]]',
    summary: 'tell a run as a story: each visit with prompt, tools, answer, transition, cost and time',
    examples: ['show nightly --failed', 'show nightly main REVIEW#2'],
  },
  diagram: {
    usage: 'diagram WORKFLOW',
    summary: 'draw a workflow as a Mermaid flowchart, or as a page',
    examples: ['diagram workflows/tour > tour.mmd', 'diagram workflows/tour --run nightly --html tour.html'],
  },
  prune: {
    usage: 'prune',
    summary: 'tell what finished runs have left, and remove it with --older, --keep or --all',
    examples: ['prune --older 14d', 'prune --keep 20 --dry-run'],
  },
  pull: {
    usage: 'pull RUN_URL|RUN_ID|PATH',
    summary: "bring a job's run here, from its artifact: state, sessions, work tree, transcripts",
    examples: [
      'pull https://github.com/acme/shop/actions/runs/1001',
      'pull 1001 --repo acme/shop --attempt 2 --no-worktree',
    ],
  },
  test: {
    usage: 'test WORKFLOW',
    summary: 'play recordings of a workflow, and check what its test.yaml says; costs nothing',
    examples: ['test workflows/tour', 'test workflows/tour --faults --junit report.xml'],
  },
  lint: {
    usage: 'lint PATH…',
    summary: 'find what is wrong with workflows, at file and line; runs nothing',
    examples: ['lint .raymond/workflows/triage', 'lint flows/*/ --level info --sarif > lint.sarif'],
  },
  loop: {
    usage: 'loop PROMPT.md',
    summary: 'one prompt again and again, a fresh session each time, until <result>',
    examples: ['loop PROMPT.md --max-iterations 20', 'loop PROMPT.md --budget 5 --deadline 2h'],
  },
  teach: {
    usage: 'teach AGENT',
    summary: 'add a lesson from standard input to what a state graph tells an agent',
    examples: ['teach coder < lesson.txt', 'teach reviewer --scope workflow --workflow main < lesson.txt'],
  },
  init: {
    usage: 'init',
    summary: 'write .raymond/config.yaml and a first workflow; init --graph [DIR]: a first state graph',
    examples: ['init', 'init --graph .raili/main'],
  },
  completion: {
    usage: 'completion SHELL',
    summary: 'print a completion script for bash, zsh or fish',
    examples: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/raymond.fish'],
  },
};

/** The whole help, or one command's: both come from the flag table. */
export function helpText(command?: CommandName): string {
  return command === undefined ? overview() : commandHelp(command);
}

function overview(): string {
  const rows = Object.values(COMMANDS).map(({ usage, summary }) => [`raymond ${usage}`, summary] as const);
  return [
    'raymond runs multi-step coding-agent workflows.',
    '',
    ...inColumns(rows),
    '',
    '`raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW`;',
    '`dry-run` means `lint`. `raymond COMMAND --help` tells its flags.',
    '',
    'Exit codes: 0 completed, 1 failed, 2 not started (arguments, workflow, state',
    '            file or agent CLI cannot be used), 3 waits for a person, 4 paused,',
    '            5 over budget. 1, 3, 4 and 5 can be resumed.',
  ].join('\n');
}

const COLUMNS = 80;

function commandHelp(command: CommandName): string {
  const groups = flagsByGroup(command).map(([group, flags]) => [group, flags.map(flagRow)] as const);
  const width = columnOf(groups.flatMap(([, rows]) => rows));
  const { usage, summary, examples } = COMMANDS[command];
  return [
    `raymond ${usage}`,
    ...wrapText(summary, COLUMNS - 2).map((line) => `  ${line}`),
    ...groups.flatMap(([group, rows]) => ['', `${titleOf(group)}:`, ...inColumns(rows, width)]),
    '',
    'Examples:',
    ...examples.map((example) => `  raymond ${example}`),
  ].join('\n');
}

export const titleOf = (group: FlagGroup): string => `${group[0]!.toUpperCase()}${group.slice(1)}`;

type Row = readonly [left: string, right: string];

/** How a flag is written, and what it does. */
export function flagRow([name, flag]: readonly [FlagName, Flag]): Row {
  const value = placeholder(flag);
  const short = flag.short === undefined ? '' : `-${flag.short}, `;
  const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
  return [`${short}--${name}${value === undefined ? '' : ` ${value}`}`, `${flag.help}${fallback}`];
}

const columnOf = (rows: readonly Row[]): number =>
  Math.min(28, Math.max(...rows.map(([left]) => left.length)));

/** What stands on the left, and behind it or below it what is said of it. */
function inColumns(rows: readonly Row[], width = columnOf(rows)): string[] {
  return rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrapText(right, COLUMNS - width - 4);
    const below = ' '.repeat(width);
    return [
      ...(left.length > width ? [left, `${below}  ${first}`] : [`${left.padEnd(width)}  ${first}`]),
      ...more.map((text) => `${below}  ${text}`),
    ].map((line) => `  ${line}`);
  });
}
