import { wrapText } from '../report/text.js';
import { COMMANDS, type CommandName, flagsByGroup } from './commands.js';
import { type Flag, type FlagName, placeholder } from './flags.js';

/** The help of one command; the whole help without one. */
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

export const titleOf = (group: string): string => `${group[0]!.toUpperCase()}${group.slice(1)}`;

type Row = readonly [left: string, right: string];

export function flagRow([name, flag]: readonly [FlagName, Flag]): Row {
  const value = placeholder(flag);
  const short = flag.short === undefined ? '' : `-${flag.short}, `;
  const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
  return [`${short}--${name}${value === undefined ? '' : ` ${value}`}`, `${flag.help}${fallback}`];
}

const columnOf = (rows: readonly Row[]): number =>
  Math.min(28, Math.max(...rows.map(([left]) => left.length)));

/** Puts the right text behind the left one, or below it where that is too long. */
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
