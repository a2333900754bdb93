import { existsSync } from 'node:fs';
import { UsageError } from '../core/errors.js';
import { hintOfCommand } from '../core/moving/words.js';
import { ownValue } from '../core/own-value.js';
import { nearest } from '../core/text/nearest.js';
import { COMMAND_NAMES, COMMANDS, type CommandName } from './commands.js';
import { tellFailure } from './failure.js';
import { FLAG_ENTRIES } from './flags.js';
import { helpText } from './help.js';
import { parseLine } from './parse.js';
import { writeOut } from './terminal.js';

/** What other tools call these commands. */
const OTHER_WORDS: Readonly<Record<string, CommandName>> = { start: 'run', 'dry-run': 'lint' };

/** Runs a command line and gives its exit code; tells every error, throws none. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    // The JSON of `lint` is no report of a run.
    const isOfRun = ownValue(OTHER_WORDS, args[0] ?? '') !== 'lint' && args[0] !== 'lint';
    return tellFailure(error, { json: isOfRun && args.includes('--json') });
  }
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    await writeOut(`${helpText(isCommand(rest[0]) ? rest[0] : undefined)}\n`);
    return first === undefined ? 2 : 0;
  }
  const { command, line } = commandOf(first, rest);
  const parsed = parseLine(command, line);
  if (parsed.values.help) {
    await writeOut(`${helpText(command)}\n`);
    return 0;
  }
  const { withOwnPlaces } = await import('./config.js');
  const whole = await withOwnPlaces(command, parsed);
  const perform = await COMMANDS[command].load();
  return perform(whole);
}

/** `raymond WORKFLOW` and `raymond start WORKFLOW` mean `run` (spec 3.8), `dry-run` means `lint` (spec 5.10). */
function commandOf(
  first: string,
  rest: readonly string[],
): { command: CommandName; line: readonly string[] } {
  if (isCommand(first)) return { command: first, line: rest };
  const ours = ownValue(OTHER_WORDS, first);
  if (ours !== undefined) return { command: ours, line: rest };
  const bare = first.replace(/^-+/, '');
  const meant = nearest(['version', 'help'], bare);
  const isWord = first.startsWith('-') ? !isFlag(bare.split('=')[0]!) : !existsSync(first);
  if (meant !== undefined && isWord)
    throw new UsageError(`raymond knows no "${first}". Did you mean: raymond --${meant}?`);
  if (first.startsWith('-') || /[./\\]/.test(first) || existsSync(first))
    return { command: 'run', line: [first, ...rest] };
  const hint = hintOfCommand(first);
  if (hint !== null) throw new UsageError(`raymond knows no command "${first}". ${hint}`);
  const near = nearest(COMMAND_NAMES, first);
  throw new UsageError(
    `raymond knows no command "${first}", and there is no workflow of that name here. ${near === undefined ? `Commands: ${COMMAND_NAMES.join(', ')}.` : `Did you mean: raymond ${near}?`}`,
  );
}

function isFlag(name: string): boolean {
  return FLAG_ENTRIES.some(([flag, { short }]) => flag === name || short === name);
}

function isCommand(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}
