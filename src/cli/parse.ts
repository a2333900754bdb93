import { parseArgs } from 'node:util';
import { UsageError } from '../core/errors.js';
import { hintOfFlag } from '../core/moving/words.js';
import { nearest } from '../core/text/nearest.js';
import { type CommandName, flagsOf } from './commands.js';
import { type Flag, type FlagName, type FlagValues, placeholder } from './flags.js';
import { readValue } from './values.js';

export interface ParsedLine {
  readonly values: FlagValues;
  readonly positionals: readonly string[];
  /** Every value of each flag with a text, in their order; `values` has only the last one. */
  readonly all?: Readonly<Partial<Record<FlagName, readonly string[]>>>;
}

/**
 * Parses a command's arguments by the flag table.
 * @throws UsageError for an unknown flag, a flag without its value, or a value that is not allowed.
 */
export function parseLine(command: CommandName, args: readonly string[]): ParsedLine {
  const flags = flagsOf(command);
  const options = Object.fromEntries(
    flags.map(([name, flag]) => [
      name,
      {
        type: flag.kind === 'switch' ? ('boolean' as const) : ('string' as const),
        ...(flag.short !== undefined && { short: flag.short }),
      },
    ]),
  );
  const table = new Map(flags);
  const written = new Set(
    flags.flatMap(([name, { short }]) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]),
  );
  const { tokens } = parseArgs({
    args: withBareValues(args, table, written),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, unknown> = {};
  const positionals: string[] = [];
  const all: Partial<Record<FlagName, string[]>> = {};
  for (const token of tokens ?? []) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = table.get(token.name as (typeof flags)[number][0]);
    if (flag === undefined) throw unknownFlag(command, token.rawName, [...table.keys()]);
    if (flag.kind === 'switch') {
      if (token.value !== undefined)
        throw new UsageError(
          `${token.rawName} takes no value.${token.value === 'false' ? ' Leave it out: off is the default.' : ''}`,
        );
      values[token.name] = true;
      continue;
    }
    if (isForgotten(token.value, token.inlineValue, written))
      throw missingValue(token.rawName, flag, token.value);
    const name = token.name as FlagName;
    if (token.value !== undefined) all[name] = [...(all[name] ?? []), token.value];
    const value = readValue(token.rawName, flag, flag.kind === 'models' ? all[name] : token.value);
    values[token.name] =
      flag.kind === 'list' ? [...((values[token.name] as string[]) ?? []), token.value] : value;
  }
  return { values: values as FlagValues, positionals, all };
}

/** Gives a flag its bare value if nothing follows it, or another flag, or a text that cannot be its value. */
function withBareValues(
  args: readonly string[],
  table: ReadonlyMap<string, Flag>,
  written: ReadonlySet<string>,
): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  return args.map((arg, at) => {
    const flag = at < end && arg.startsWith('--') ? table.get(arg.slice(2)) : undefined;
    if (flag?.bare === undefined) return arg;
    const next = at + 1 < end ? args[at + 1] : undefined;
    const isValue = next !== undefined && !written.has(next.split('=', 1)[0] ?? '');
    // In `--next .raili/main` the path is no count, so it is an argument of its own.
    const fits = flag.kind !== 'count' || /^[-+]?[.\d]+$/.test(next ?? '');
    return isValue && fits ? arg : `${arg}=${flag.bare}`;
  });
}

/** In `--budget --json`, parseArgs takes the second flag for the value of the first. */
function isForgotten(value: string | undefined, inline: boolean | undefined, known: Set<string>): boolean {
  return value === undefined || (inline !== true && known.has(value.split('=', 1)[0] ?? ''));
}

function missingValue(rawName: string, flag: Flag, next: string | undefined): UsageError {
  const hint = next === undefined ? '' : `, or ${rawName}=${next} if that is the value`;
  return new UsageError(`${rawName} needs a value: ${rawName} ${placeholder(flag)}${hint}.`);
}

function unknownFlag(command: string, given: string, known: readonly string[]): UsageError {
  const name = given.replace(/^-+/, '');
  const other = command === 'run' && Object.hasOwn(OF_RAILI, name) ? OF_RAILI[name] : undefined;
  if (other !== undefined) return new UsageError(`raymond run knows no flag ${given}. ${other}`);
  const word = hintOfFlag(name) ?? (command === 'resume' && name === 'input' ? ANSWER : null);
  if (word !== null) return new UsageError(`raymond ${command} knows no flag ${given}. ${word}`);
  const near = nearest(known, name);
  if (given === '--dry-run')
    return new UsageError(
      `raymond ${command} knows no flag ${given}. What is wrong with a workflow, without running it: raymond lint WORKFLOW`,
    );
  const hint = near === undefined ? `See: raymond ${command} --help` : `Did you mean --${near}?`;
  return new UsageError(`raymond ${command} knows no flag ${given}. ${hint}`);
}

/** Told for `--input` of a resume, which answers a question in the Go Raymond. */
export const ANSWER =
  'To answer a question: raymond answer RUN_ID TEXT, or raymond resume RUN_ID --answer TEXT';

const BY_FOLDER = 'A workflow is given by its folder: raymond run .raili/dev';
/** Flags of Raili, and what there is instead. */
const OF_RAILI: Readonly<Record<string, string>> = {
  clean: 'A run starts clean, unless --keep-outputs or --rollback says otherwise.',
  continue: 'To carry on the latest run: raymond resume .raili/main',
  workflow: BY_FOLDER,
  w: BY_FOLDER,
  'resolve-vars':
    'Values of inputs come from --var and vars.yaml: raymond run WORKFLOW --var NAME="$(node resolve.js)"',
};
