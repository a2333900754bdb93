import { AGENT_CLI_NAMES, listInWords } from '../core/agent-clis.js';
import { UsageError } from '../core/errors.js';
import { readModels } from '../core/settings/models.js';
import { shellWords } from '../core/text/shell-words.js';
import { type ReadValue, readKind, type ValueOf } from '../core/text/value-kinds.js';
import type { Environment } from '../process/environment.js';
import {
  INPUT_ENTRIES,
  type INPUTS,
  type Input,
  type InputName,
  MODES_WITHOUT_WORKFLOW,
} from './input-table.js';

type InputValue<Row extends Input> = (ValueOf<Row> & {
  secret: string;
  names: readonly string[];
  lines: readonly string[];
  words: readonly string[];
  pairs: Readonly<Record<string, string>>;
})[Row['kind']];

/** Nothing was given, and the table has nothing for that; the runner may evaluate an expression to nothing. */
type MayBeAbsent<Row> = Row extends
  | { readonly required: true }
  | { readonly kind: 'names' | 'pairs' | 'switch' }
  ? false
  : Row extends { readonly default: `\${{${string}` }
    ? true
    : Row extends { readonly default: string }
      ? false
      : true;

type Read<Row extends Input> = InputValue<Row> | (MayBeAbsent<Row> extends true ? null : never);

/** The inputs, read and checked. Durations in seconds; null is what was not given and has no default. */
export type Inputs = { readonly [Name in InputName]: Read<(typeof INPUTS)[Name]> };

export interface ReadInputs {
  readonly inputs: Inputs;
  /** Inputs that are none of ours: a misspelt one would silently do nothing. */
  readonly unknown: readonly string[];
}

/**
 * Reads all inputs (spec 4.1), before anything is installed or spent.
 * @throws UsageError that names every bad input, its value and what is allowed. A secret's value is not told.
 */
export function readInputs(environment: Environment): ReadInputs {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, input] of INPUT_ENTRIES) {
    const given = (environment[variableOf(name)] ?? '').trim();
    // The runner fills in defaults; a caller that does not (a test, a shell) gets the same ones.
    const text = given === '' && !isExpression(input.default) ? (input.default ?? '') : given;
    const read = isNotNeeded(name, text, environment) ? { value: '' } : readValue(input, text);
    if ('allowed' in read) problems.push(problemText(name, input, text, read.allowed));
    else values[name] = read.value;
  }
  if (values.input !== null && values['input-file'] !== null && problems.length === 0) {
    problems.push('`input` and `input-file`: give one of them, not both');
  }
  if (problems.length > 0) throw unusable(problems);
  return { inputs: values as unknown as Inputs, unknown: unknownInputs(environment) };
}

function isNotNeeded(name: InputName, text: string, environment: Environment): boolean {
  const mode = (environment[variableOf('mode')] ?? '').trim();
  return name === 'workflow' && text === '' && MODES_WITHOUT_WORKFLOW.includes(mode);
}

/** @param problems a line each */
function unusable(problems: readonly string[]): UsageError {
  return new UsageError(`The inputs cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`);
}

/** An input whose value turns out to be none of those that may be given, once more is known of the run. */
export function notOneOf(name: InputName, value: string, allowed: readonly string[]): UsageError {
  return unusable([
    `\`${name}\`: ${JSON.stringify(value)} is not allowed; give one of ${allowed.join(', ')}`,
  ]);
}

/** How the runner hands an input over: `INPUT_` and the name in upper case, spaces as underscores. */
export function variableOf(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}

function isExpression(text: string | undefined): boolean {
  return text?.startsWith('${{') ?? false;
}

function unknownInputs(environment: Environment): string[] {
  const known = new Set(INPUT_ENTRIES.map(([name]) => variableOf(name)));
  return Object.keys(environment)
    .filter((name) => name.startsWith('INPUT_') && !known.has(name))
    .map((name) => name.slice('INPUT_'.length).toLowerCase());
}

function readValue(input: Input, text: string): ReadValue {
  if (text === '' && input.required) return { allowed: 'it is required' };
  if (text === '' && mayBeAbsent(input)) return { value: null };
  switch (input.kind) {
    case 'text':
    case 'secret':
      return { value: text };
    case 'switch':
      return readSwitch(text);
    case 'names':
      return { value: readNames(text) };
    case 'lines':
      return { value: linesOf(text) };
    case 'models':
      try {
        return { value: readModels(linesOf(text)) };
      } catch {
        return { allowed: `a model, or lines of CLI=MODEL, where CLI is ${listInWords(AGENT_CLI_NAMES)}` };
      }
    case 'words': {
      const words = shellWords(text);
      return words === null ? { allowed: 'arguments whose quotes are closed' } : { value: words };
    }
    case 'pairs':
      return readPairs(text);
    default:
      return readKind(input, text);
  }
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function mayBeAbsent({ kind }: Input): boolean {
  return kind !== 'names' && kind !== 'pairs' && kind !== 'switch';
}

/** Names parted by commas, spaces or lines. */
export function readNames(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

/** YAML 1.2's booleans, as `core.getBooleanInput` reads them. */
function readSwitch(text: string): ReadValue {
  if (/^(true|True|TRUE)$/.test(text)) return { value: true };
  return /^(false|False|FALSE)$/.test(text) ? { value: false } : { allowed: 'true or false' };
}

function readPairs(text: string): ReadValue {
  const pairs: [string, string][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const split = line.indexOf('=');
    if (split < 1) return { allowed: 'lines of name=value' };
    pairs.push([line.slice(0, split).trim(), line.slice(split + 1)]);
  }
  return { value: Object.fromEntries(pairs) };
}

function problemText(name: string, input: Input, text: string, allowed: string): string {
  if (text === '') return `\`${name}\`: ${allowed}`;
  const value = input.kind === 'secret' ? '***' : JSON.stringify(text.slice(0, 100));
  return `\`${name}\`: ${value} is not allowed; give ${allowed}`;
}
