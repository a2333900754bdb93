/**
 * A limit that a workflow or its run can come to. The code takes its numbers from these rows, docs/limits.md is written
 * from them, and each row names the test that goes to its limit.
 */
export interface Limit {
  /** Null for "no limit". */
  readonly value: number | null;
  readonly unit: 'bytes' | 'characters' | 'seconds' | 'of them';
  readonly of: string;
  /** What happens at the limit. */
  readonly atIt: string;
  /** The test's file, and a part of the test's name. */
  readonly test: readonly [file: string, name: string];
}

const KIB = 1024;
const MIB = 1024 * KIB;
const YEAR_SECONDS = 365 * 24 * 3600;

export const LIMITS = {
  message: {
    value: null,
    unit: 'bytes',
    of: 'a final message',
    atIt: 'It is read in linear time, whatever stands in it.',
    test: ['test/core/protocol/tags-properties.test.ts', '10 MB of adversarial text'],
  },
  forks: {
    value: 256,
    unit: 'of them',
    of: 'workers that one message starts, unless `--max-forks` says otherwise',
    atIt: 'INVALID_TRANSITION, which says how many came; a prompt is reminded.',
    test: ['test/core/protocol/tags.test.ts', '256 of them, and not one more'],
  },
  attributes: {
    value: 100,
    unit: 'of them',
    of: "attributes of a tag, a worker's variables among them",
    atIt: 'INVALID_TRANSITION; a prompt is reminded.',
    test: ['test/core/limits.test.ts', 'a hundred attributes, and not one more'],
  },
  print: {
    value: 64 * KIB,
    unit: 'characters',
    of: 'a `<print>`',
    atIt: 'It is not shown; the next is found again.',
    test: ['test/core/protocol/tags-print.test.ts', 'one of 64 kB is shown, a longer one dropped'],
  },
  stateName: {
    value: 255,
    unit: 'characters',
    of: "a state's name",
    atIt: 'INVALID_TRANSITION in a tag, an error at the start in a document.',
    test: ['test/core/limits.test.ts', 'a name of 255 characters, and not one more'],
  },
  askTimeout: {
    value: 10 * YEAR_SECONDS,
    unit: 'seconds',
    of: 'the `timeout` of an `<ask>`',
    atIt: 'INVALID_TRANSITION; a prompt is reminded.',
    test: ['test/core/limits.test.ts', 'a question may wait ten years, and no day longer'],
  },
  joinTimeout: {
    value: 10 * YEAR_SECONDS,
    unit: 'seconds',
    of: 'the `timeout` of a `join`',
    atIt: 'An error at the start, with file and line.',
    test: ['test/core/limits.test.ts', 'a join may wait ten years, and no day longer'],
  },
  stack: {
    value: null,
    unit: 'of them',
    of: 'calls within calls',
    atIt: 'A commit tells the one that comes or goes, not all; `max_visits`, `--max-steps` and the budget bound them.',
    test: ['test/core/step.properties.test.ts', 'stack depth changes by one at most'],
  },
  agents: {
    value: null,
    unit: 'of them',
    of: 'agents of a run',
    atIt: '`--concurrency` of them work at once (4 unless you say otherwise), the others wait their turn.',
    test: ['test/core/step.test.ts', 'a hundred thousand in one step'],
  },
  steps: {
    value: 10_000,
    unit: 'of them',
    of: 'states that a run enters, unless `--max-steps` says otherwise',
    atIt: 'The run ends `failed` (MAX_STEPS); a resume with a larger number goes on.',
    test: ['test/runtime/orchestrator.test.ts', '--max-steps ends an endless run of free scripts'],
  },
  reminders: {
    value: 3,
    unit: 'of them',
    of: 'reminders in one visit of a state',
    atIt: 'The agent fails with what was wrong; a resume gives it as many again.',
    test: ['test/runtime/orchestrator.test.ts', 'after three reminders the agent fails'],
  },
  attempts: {
    value: 3,
    unit: 'of them',
    of: 'attempts at a turn that fails for a while: network, 5xx, a crash of the agent CLI',
    atIt: 'The agent fails; a resume tries again.',
    test: ['test/runtime/orchestrator.test.ts', 'a transient one is tried again, three times in all'],
  },
  timeout: {
    value: 2_147_483,
    unit: 'seconds',
    of: 'the `timeout` of a state',
    atIt: 'An error at the start, with file and line.',
    test: ['test/workflow/front-matter.test.ts', 'bad values name their line and key'],
  },
  optionLines: {
    value: 10,
    unit: 'of them',
    of: 'lines of a script that a `# raymond:` comment may stand in',
    atIt: 'Below, it is a comment like any other.',
    test: ['test/workflow/script-options.test.ts', 'may stand in the tenth line'],
  },
  scriptOutput: {
    value: 64 * MIB,
    unit: 'bytes',
    of: 'what a script prints, stdout and stderr together',
    atIt: 'The script is ended, and its agent fails: SCRIPT_FAILED.',
    test: ['test/runtime/limits.test.ts', 'a script that prints more than 64 MiB fails'],
  },
  environmentText: {
    value: 100_000,
    unit: 'bytes',
    of: 'an input in `RAYMOND_INPUT`',
    atIt: 'It is in a file instead, which `RAYMOND_INPUT_FILE` names.',
    test: ['test/runtime/orchestrator.test.ts', 'get a large input as a file'],
  },
  graphVariable: {
    value: 100_000,
    unit: 'bytes',
    of: 'a variable of a state graph',
    atIt: 'No child process sees it; a warning names it.',
    test: ['test/core/limits.test.ts', 'a variable of a graph has room for 100 kB'],
  },
  mismatches: {
    value: 5,
    unit: 'of them',
    of: 'mismatches of a result with its schema that a reminder names',
    atIt: 'The others are counted.',
    test: ['test/core/typed/typed-result.test.ts', 'at most five pointers and expectations'],
  },
  jsonDepth: {
    value: 500,
    unit: 'of them',
    of: 'arrays and objects inside each other in a typed result',
    atIt: 'RESULT_INVALID; a prompt is reminded.',
    test: ['test/core/typed/json.test.ts', 'deeper is refused'],
  },
  graphOutput: {
    value: 100_000,
    unit: 'characters',
    of: 'what a state of a graph hands on as its last output',
    atIt: 'Its end is kept.',
    test: ['test/core/limits.test.ts', 'of the last output of a graph 100,000 characters are kept'],
  },
  archive: {
    value: 64 * MIB,
    unit: 'bytes',
    of: 'a zip archive, unpacked',
    atIt: 'It is refused at the start.',
    test: ['test/workflow/archive.test.ts', 'but 64 MiB are not'],
  },
  imports: {
    value: 1000,
    unit: 'of them',
    of: 'ways from a workflow to those that it uses, each of which gives their states a full name',
    atIt: 'An error at the start, with file and line.',
    test: ['test/workflow/imports/names.test.ts', 'a thousand ways, and not one more'],
  },
  includes: {
    value: 1,
    unit: 'of them',
    of: 'levels of `{{> _file.md}}`',
    atIt: 'What is included includes nothing: an error at the start, with file and line.',
    test: ['test/workflow/includes.test.ts', 'of one that includes'],
  },
  groupDepth: {
    value: 3,
    unit: 'of them',
    of: 'groups of a state graph inside each other',
    atIt: 'An error at the start, with file and line.',
    test: ['test/workflow/graph/nested-groups.test.ts', 'three of them inside each other, and not one more'],
  },
  shellText: {
    value: 120_000,
    unit: 'bytes',
    of: 'a `command` or `notify` of a state graph',
    atIt: 'An error at the start, with file and line: put it into a script.',
    test: ['test/workflow/graph/fields.test.ts', 'a command of 120 kB, and no byte more'],
  },
  graphStates: {
    value: 50_000,
    unit: 'of them',
    of: 'states of a state graph, those of its groups included',
    atIt: 'An error at the start, with file and line.',
    test: ['test/workflow/graph/nested-groups.test.ts', 'fifty thousand states, and not one more'],
  },
  prompt: {
    value: 16 * MIB,
    unit: 'characters',
    of: 'a prompt with all that it includes',
    atIt: 'An error at the start, with file and line.',
    test: ['test/workflow/prompt-size.test.ts', 'may have 16,777,216 characters'],
  },
  mergedPairs: {
    value: 50_000,
    unit: 'of them',
    of: 'pairs of branches that are merged to know which conflict, of workers with work trees of their own',
    atIt: '`conflicts_with` is `null`, and a warning says so.',
    test: ['test/core/worktree.test.ts', 'more than may be tried are none at all'],
  },
  problems: {
    value: 50,
    unit: 'of them',
    of: 'problems of a workflow that are listed',
    atIt: 'The others are counted.',
    test: ['test/workflow/lint/start.test.ts', 'at most fifty problems are listed, then a count'],
  },
  checkedScript: {
    value: 200_000,
    unit: 'characters',
    of: 'a script whose syntax is looked at before the start',
    atIt: 'A longer one is run all the same.',
    test: ['test/workflow/lint/start.test.ts', 'a script that is too long to look at is no problem'],
  },
  recordedFile: {
    value: MIB,
    unit: 'bytes',
    of: 'a file that a turn has written, in a recording (`--files`)',
    atIt: 'It is left out, and a warning names it.',
    test: ['test/agents/replay/turn-files.test.ts', 'a file of more than a MiB is left out'],
  },
  recordedFiles: {
    value: 16 * MIB,
    unit: 'bytes',
    of: 'all files of one turn in a recording (`--files`)',
    atIt: 'Those beyond are left out, and a warning names them.',
    test: ['test/agents/replay/turn-files.test.ts', 'of all files of a turn 16 MiB are kept'],
  },
  runId: {
    value: 100,
    unit: 'characters',
    of: "a run's id",
    atIt: 'Exit code 2; nothing is started.',
    test: ['test/store/run-folder.test.ts', 'run ids'],
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** The whole of docs/limits.md. */
export function limitsPage(): string {
  const rows = Object.values(LIMITS as Readonly<Record<string, Limit>>).map((limit) => {
    const [file, name] = limit.test;
    return `| ${limit.of} | ${shown(limit)} | ${limit.atIt} | \`${file}\`: ${name} |`;
  });
  return [
    '# Limits',
    '',
    'What a workflow or its run may come to, and what happens there. The table is written from',
    '`src/core/limits/limits.ts`, which the code takes its numbers from (`node scripts/readme-tables.mjs`).',
    'Limits of checkpoints are in [checkpoint-format.md](checkpoint-format.md).',
    '',
    '| what | at most | then | the test that goes there |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## What is not promised',
    '',
    'A `command` of a state graph takes six to seven times the CPU of one in a bash loop: 300 times `true` are 3.0 s against',
    '0.4 s. About half of it is that a child is started out of a large Node process (11 ms against 1.4 ms for a fork of bash), a',
    'tenth is the journal. Beside a turn of an agent it is nothing; a loop over thousands of small things belongs into one script.',
    '',
  ].join('\n');
}

function shown({ value, unit }: Limit): string {
  if (value === null) return 'no limit';
  if (unit === 'seconds' && value % YEAR_SECONDS === 0) return `${value / YEAR_SECONDS} years`;
  if (unit === 'bytes' && value % MIB === 0) return `${value / MIB} MiB`;
  const number = value.toLocaleString('en-US');
  return unit === 'of them' ? number : `${number} ${unit}`;
}
