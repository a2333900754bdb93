import { existsSync } from 'node:fs';
import { messageOf, RaymondError, UsageError } from '../core/errors.js';
import { errorText, exitCodeOf } from './exit.js';
import type { CommandName } from './flags.js';
import { COMMANDS, helpText } from './help.js';
import { type ParsedLine, parseLine } from './parse.js';
import { failureReport } from './report.js';
import { writeOut } from './terminal.js';

type Command = (line: ParsedLine) => Promise<number>;

/** Each command is loaded when it is called for. */
const LOADERS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  run: async () => (await import('./commands/run.js')).runCommand,
  resume: async () => (await import('./commands/resume.js')).resumeCommand,
  status: async () => (await import('./commands/status.js')).statusCommand,
  init: async () => (await import('./commands/init.js')).initCommand,
  loop: async () => (await import('./commands/loop.js')).loopCommand,
};

/** Runs a command line and gives its exit code; tells every error, throws none. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    process.stderr.write(`raymond: ${errorText(error)}\n`);
    if (args.includes('--json')) {
      const code = error instanceof RaymondError ? error.code : 'INTERNAL';
      await writeOut(`${JSON.stringify(failureReport(null, code, messageOf(error)))}\n`);
    }
    return exitCodeOf(error);
  }
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    await writeOut(`${helpText(isCommand(rest[0]) ? rest[0] : undefined)}\n`);
    return first === undefined ? 2 : 0;
  }
  const { command, line } = commandOf(first, rest);
  if (line.includes('--help') || line.includes('-h')) {
    await writeOut(`${helpText(command)}\n`);
    return 0;
  }
  const parsed = parseLine(command, line);
  const perform = await LOADERS[command]();
  return perform(parsed);
}

/** `raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW` (spec 3.8). */
function commandOf(
  first: string,
  rest: readonly string[],
): { command: CommandName; line: readonly string[] } {
  if (isCommand(first)) return { command: first, line: rest };
  if (first === 'start') return { command: 'run', line: rest };
  if (first.startsWith('-') || /[./\\]/.test(first) || existsSync(first))
    return { command: 'run', line: [first, ...rest] };
  throw new UsageError(
    `raymond knows no command "${first}". Commands: ${Object.keys(COMMANDS).join(', ')}. There is no workflow of that name here either.`,
  );
}

function isCommand(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}
