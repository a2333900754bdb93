import { FLAG_ENTRIES, FLAG_GROUPS, type Flag, type FlagName, flagsNamed } from './flags.js';
import type { ParsedLine } from './parse.js';

interface CommandRow {
  readonly usage: string;
  readonly summary: string;
  /** What people do most with the command: two command lines, without `raymond` before them. */
  readonly examples: readonly [string, string];
  /** Flags besides those that every command has. */
  readonly flags: readonly FlagName[];
  readonly load: () => Promise<(line: ParsedLine) => Promise<number>>;
}

const OF_EVERY_COMMAND = flagsNamed('cwd help no-color');

/** Flags of commands that run a workflow, or carry on a run. */
const OF_RUN = [
  ...FLAG_GROUPS.rights,
  ...flagsNamed('budget agent model effort agent-arg record files no-warm accept-changes'),
  ...flagsNamed('timeout deadline drain-time max-steps max-forks concurrency on-ask on-limit max-wait'),
  ...flagsNamed('state-dir json quiet verbose'),
];

/**
 * Every command, once: dispatch, parsing, help, completion and docs/reference.md follow from its row (spec 3.8). A
 * command's code is loaded only when it runs.
 */
export const COMMANDS = {
  run: {
    usage: 'run WORKFLOW',
    summary: 'run a workflow: a folder, a state file in it, a .zip or a .yaml',
    examples: [
      'run workflows/review --input "the last commit"',
      'run wf.yaml --budget 2 --agent copilot --json',
    ],
    flags: [
      ...OF_RUN,
      ...flagsNamed(
        'input input-file var rollback keep-outputs next run-id resume metadata recording strict fresh-session',
      ),
    ],
    load: async () => (await import('./commands/run.js')).runCommand,
  },
  resume: {
    usage: 'resume RUN_ID',
    summary: 'carry on a run that was paused, failed, asked or was killed; a workflow means its latest run',
    examples: ['resume review-20260101T120000000-1a2b', 'resume nightly --budget 20 --accept-changes'],
    flags: [
      ...OF_RUN,
      ...flagsNamed('next max-iterations answer ask-id adopt recording strict fresh-session'),
    ],
    load: async () => (await import('./commands/resume.js')).resumeCommand,
  },
  answer: {
    usage: 'answer RUN_ID TEXT',
    summary: 'answer the question of a run, and carry it on if nobody does',
    examples: ['answer nightly "yes, go on"', 'answer nightly no --ask-id 1a2b3c4d'],
    flags: [...OF_RUN, ...flagsNamed('ask-id fresh-session')],
    load: async () => (await import('./commands/answer.js')).answerCommand,
  },
  stop: {
    usage: 'stop RUN_ID',
    summary: 'pause a run that is at work, as Ctrl-C in its terminal does',
    examples: ['stop nightly', 'stop nightly --cwd ../project'],
    flags: ['state-dir'],
    load: async () => (await import('./commands/stop.js')).stopCommand,
  },
  status: {
    usage: 'status [RUN_ID]',
    summary: 'list the runs, or tell about one; --all: those of every project',
    examples: ['status --all', 'status nightly --json'],
    flags: flagsNamed('all failed limit since state-dir json'),
    load: async () => (await import('./commands/status.js')).statusCommand,
  },
  show: {
    usage: 'show RUN_ID [AGENT] [STATE[#VISIT]]',
    summary: 'tell a run as a story: each visit with prompt, tools, answer, transition, cost and time',
    examples: ['show nightly --failed', 'show nightly main REVIEW#2'],
    flags: flagsNamed('failed follow state-dir json'),
    load: async () => (await import('./commands/show.js')).showCommand,
  },
  diagram: {
    usage: 'diagram WORKFLOW',
    summary: 'draw a workflow as a Mermaid flowchart, or as a page',
    examples: ['diagram workflows/tour > tour.mmd', 'diagram workflows/tour --run nightly --html tour.html'],
    flags: flagsNamed('run html state-dir'),
    load: async () => (await import('./commands/diagram.js')).diagramCommand,
  },
  prune: {
    usage: 'prune',
    summary: 'tell what finished runs have left, and remove it with --older, --keep or --all',
    examples: ['prune --older 14d', 'prune --keep 20 --dry-run'],
    flags: flagsNamed('older keep all dry-run force state-dir json'),
    load: async () => (await import('./commands/prune.js')).pruneCommand,
  },
  pull: {
    usage: 'pull RUN_URL|RUN_ID|PATH',
    summary: "bring a job's run here, from its artifact: state, sessions, work tree, transcripts",
    examples: [
      'pull https://github.com/acme/shop/actions/runs/1001',
      'pull 1001 --repo acme/shop --attempt 2 --no-worktree',
    ],
    flags: flagsNamed('repo attempt run-key leg transcripts no-worktree force state-dir json'),
    load: async () => (await import('./commands/pull.js')).pullCommand,
  },
  test: {
    usage: 'test WORKFLOW',
    summary: 'play recordings of a workflow, and check what its test.yaml says; costs nothing',
    examples: ['test workflows/tour', 'test workflows/tour --faults --junit report.xml'],
    flags: flagsNamed(
      'input input-file var from-run stub-scripts faults init update tap junit recording strict state-dir json github',
    ),
    load: async () => (await import('./commands/test.js')).testCommand,
  },
  lint: {
    usage: 'lint PATH…',
    summary: 'find what is wrong with workflows, at file and line; runs nothing',
    examples: ['lint .raymond/workflows/triage', 'lint flows/*/ --level info --sarif > lint.sarif'],
    flags: flagsNamed('agent dangerously-skip-permissions json level github sarif format'),
    load: async () => (await import('./commands/lint.js')).lintCommand,
  },
  loop: {
    usage: 'loop PROMPT.md',
    summary: 'one prompt again and again, a fresh session each time, until <result>',
    examples: ['loop PROMPT.md --max-iterations 20', 'loop PROMPT.md --budget 5 --deadline 2h'],
    flags: [...OF_RUN, ...flagsNamed('input input-file run-id metadata max-iterations recording strict')],
    load: async () => (await import('./commands/loop.js')).loopCommand,
  },
  teach: {
    usage: 'teach AGENT',
    summary: 'add a lesson from standard input to what a state graph tells an agent',
    examples: ['teach coder < lesson.txt', 'teach reviewer --scope workflow --workflow main < lesson.txt'],
    flags: flagsNamed('workflow scope state-dir'),
    load: async () => (await import('./commands/teach.js')).teachCommand,
  },
  init: {
    usage: 'init',
    summary: 'write .raymond/config.yaml and a first workflow; init --graph [DIR]: a first state graph',
    examples: ['init', 'init --graph .raili/main'],
    flags: flagsNamed('graph state-dir'),
    load: async () => (await import('./commands/init.js')).initCommand,
  },
  completion: {
    usage: 'completion SHELL',
    summary: 'print a completion script for bash, zsh or fish',
    examples: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/raymond.fish'],
    flags: [],
    load: async () => (await import('./commands/completion.js')).completionCommand,
  },
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export function isFlagOf(name: FlagName, command: CommandName): boolean {
  return [...OF_EVERY_COMMAND, ...COMMANDS[command].flags].includes(name);
}

type FlagEntry = readonly [FlagName, Flag];

/** A command's flags, in the order of their table. */
export function flagsOf(command: CommandName): readonly FlagEntry[] {
  return FLAG_ENTRIES.filter(([name]) => isFlagOf(name, command));
}

/** A command's flags under their headings. */
export function flagsByGroup(command: CommandName): (readonly [string, readonly FlagEntry[]])[] {
  const groups = Object.entries(FLAG_GROUPS);
  const groupOf = ([flag]: FlagEntry): string =>
    groups.find(([, names]) => names.includes(flag))?.[0] ?? 'common';
  return ['common', ...Object.keys(FLAG_GROUPS)].flatMap((group) => {
    const flags = flagsOf(command).filter((entry) => groupOf(entry) === group);
    return flags.length === 0 ? [] : [[group, flags] as const];
  });
}
