import { parseArgs } from 'node:util';
import { UsageError } from '../core/errors.js';
import { type CommandName, FLAG_ENTRIES, type FlagValues } from './flags.js';
import { readValue } from './values.js';

export interface ParsedLine {
  readonly values: FlagValues;
  readonly positionals: readonly string[];
}

/**
 * Parses a command's arguments by the flag table.
 * @throws UsageError for an unknown flag, a flag without its value, or a value that is not allowed.
 */
export function parseLine(command: CommandName, args: readonly string[]): ParsedLine {
  const flags = FLAG_ENTRIES.filter(([, flag]) => flag.commands.includes(command));
  const options = Object.fromEntries(
    flags.map(([name, flag]) => [
      name,
      {
        type: flag.kind === 'switch' ? ('boolean' as const) : ('string' as const),
        multiple: flag.kind === 'list',
        ...(flag.short !== undefined && { short: flag.short }),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const table = new Map(flags);
  const values: Record<string, unknown> = {};
  const positionals: string[] = [];
  for (const token of tokens ?? []) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = table.get(token.name as (typeof flags)[number][0]);
    if (flag === undefined) throw unknownFlag(command, token.rawName, [...table.keys()]);
    if (flag.kind === 'switch') {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
      values[token.name] = true;
      continue;
    }
    // parseArgs without strict takes `--budget --json` for a flag without its value.
    if (token.value === undefined)
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value ?? 'VALUE'}`);
    const value = readValue(token.rawName, flag, token.value);
    values[token.name] =
      flag.kind === 'list' ? [...((values[token.name] as string[]) ?? []), token.value] : value;
  }
  return { values: values as FlagValues, positionals };
}

function unknownFlag(command: string, given: string, known: readonly string[]): UsageError {
  const name = given.replace(/^-+/, '');
  const near = known.find(
    (flag) => flag.startsWith(name) || name.startsWith(flag) || differsByOne(flag, name),
  );
  const hint = near === undefined ? `See: raymond ${command} --help` : `Did you mean --${near}?`;
  return new UsageError(`raymond ${command} knows no flag ${given}. ${hint}`);
}

/** One letter more, less or other: most typing errors. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}
