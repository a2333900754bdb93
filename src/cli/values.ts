import { type ErrorPlace, messageOf, UsageError } from '../core/errors.js';
import { TOOL_NAME, type ToolChoice } from '../core/protocol/tools.js';
import { type ModelChoice, readModels } from '../core/settings/models.js';
import { readKind } from '../core/text/value-kinds.js';
import type { Flag } from './flags.js';

/**
 * Reads one value of the command line or the config file.
 * @throws UsageError that names the flag, the value and what is allowed.
 */
export function readValue(name: string, flag: Flag, value: unknown, place: ErrorPlace = {}): unknown {
  const refuse = (allowed: string): never => {
    throw new UsageError(`${name}: ${JSON.stringify(value)} is not allowed; give ${allowed}.`, place);
  };
  const text = typeof value === 'number' ? String(value) : value;
  switch (flag.kind) {
    case 'switch':
      return typeof value === 'boolean' ? value : refuse('true or false');
    case 'text':
      return typeof text === 'string' && (text !== '' || flag.mayBeEmpty) ? text : refuse('a text');
    case 'list':
      return readList(value) ?? refuse('a list of texts');
    case 'tools':
      return (
        readTools(value) ?? refuse('default, or names of tools with commas between them, such as Read,Bash')
      );
    case 'models':
      return readModelsOf(name, value, place) ?? refuse('a model, or one a CLI: CLI=MODEL');
    default: {
      const read = readKind(flag, value);
      return 'value' in read ? read.value : refuse(read.allowed);
    }
  }
}

function readList(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === 'string') ? list : null;
}

/**
 * The command line gives one text or several; an options file may give a mapping as well.
 * @throws UsageError
 */
function readModelsOf(name: string, value: unknown, place: ErrorPlace): ModelChoice | null {
  const given =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([cli, model]) => `${cli}=${model}`)
      : readList(value);
  if (given === null || given.length === 0 || given.includes('')) return null;
  try {
    return readModels(given);
  } catch (error) {
    throw new UsageError(`${name}: ${messageOf(error)}`, place);
  }
}

/** No name at all means no tool. */
function readTools(value: unknown): ToolChoice | null {
  if (value === 'default') return value;
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : readList(value);
  if (names === null) return null;
  const given = names.join('') === '' ? [] : names;
  return given.every((name) => TOOL_NAME.test(name)) ? given : null;
}

/** @throws UsageError for a pair that is not `K=V` */
export function readPairs(name: string, pairs: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf('=');
      if (split < 1) throw new UsageError(`--${name} ${pair}: give K=V.`);
      return [pair.slice(0, split), pair.slice(split + 1)];
    }),
  );
}
