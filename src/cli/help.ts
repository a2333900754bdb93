import { wrapText } from '../report/text.js';
import { type CommandName, FLAG_ENTRIES, placeholder } from './flags.js';

interface CommandHelp {
  readonly usage: string;
  readonly summary: string;
  readonly examples?: readonly string[];
}

export const COMMANDS: Readonly<Record<CommandName, CommandHelp>> = {
  run: { usage: 'run WORKFLOW', summary: 'run a workflow: a folder, a state file in it, a .zip or a .yaml' },
  resume: { usage: 'resume RUN_ID', summary: 'carry on a run that was paused, failed, asked or was killed' },
  status: { usage: 'status [RUN_ID]', summary: 'list the runs, or tell about one' },
  test: {
    usage: 'test WORKFLOW',
    summary: 'play recordings of a workflow, and check what its test.yaml says; costs nothing',
    examples: ['raymond test workflows/tour', 'raymond test workflows/tour --faults --junit report.xml'],
  },
  lint: {
    usage: 'lint PATH…',
    summary: 'find what is wrong with workflows, at file and line; runs nothing',
    examples: [
      'raymond lint .raymond/workflows/triage',
      'raymond lint flows/*/ --level info --sarif > lint.sarif',
    ],
  },
  loop: {
    usage: 'loop PROMPT.md',
    summary: 'one prompt again and again, a fresh session each time, until <result>',
  },
  teach: {
    usage: 'teach AGENT',
    summary: 'add a lesson from standard input to what a state graph tells an agent',
  },
  init: { usage: 'init', summary: 'write .raymond/config.yaml and a first workflow' },
};

/** The whole help, or one command's: both come from the flag table. */
export function helpText(command?: CommandName): string {
  return command === undefined ? overview() : commandHelp(command);
}

function overview(): string {
  const commands = Object.values(COMMANDS).map(
    ({ usage, summary }) => `  raymond ${usage.padEnd(18)} ${summary}`,
  );
  return [
    'raymond runs multi-step coding-agent workflows.',
    '',
    ...commands,
    '',
    '`raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW`; `dry-run` means `lint`.',
    '`raymond COMMAND --help` tells its flags.',
    '',
    'Exit codes: 0 completed, 1 failed, 2 unusable arguments, workflow or state file, 3 waits for a person,',
    '            4 paused, 5 over budget. 1, 3, 4 and 5 can be resumed.',
  ].join('\n');
}

const COLUMNS = 80;

function commandHelp(command: CommandName): string {
  const rows = FLAG_ENTRIES.filter(([, flag]) => flag.commands.includes(command)).map(([name, flag]) => {
    const value = placeholder(flag);
    const short = flag.short === undefined ? '' : `-${flag.short}, `;
    const left = `${short}--${name}${value === undefined ? '' : ` ${value}`}`;
    const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
    return [left, `${flag.help}${fallback}`] as const;
  });
  const width = Math.min(28, Math.max(...rows.map(([left]) => left.length)));
  const lines = rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrapText(right, COLUMNS - width - 4);
    const below = ' '.repeat(width);
    return [
      ...(left.length > width ? [left, `${below}  ${first}`] : [`${left.padEnd(width)}  ${first}`]),
      ...more.map((text) => `${below}  ${text}`),
    ].map((line) => `  ${line}`);
  });
  const { usage, summary, examples = [] } = COMMANDS[command];
  const shown = examples.length === 0 ? [] : ['', 'Examples:', ...examples.map((line) => `  ${line}`)];
  return [`raymond ${usage}`, `  ${summary}`, '', ...lines, ...shown].join('\n');
}
