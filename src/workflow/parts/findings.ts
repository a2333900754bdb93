import { WorkflowError } from '../../core/errors.js';
import { LIMITS } from '../../core/limits/limits.js';
import { nearest } from '../../core/text/nearest.js';
import type { RuleId, Severity } from './rules.js';
import type { YamlSource } from './yaml-source.js';

export type PathKey = string | number;

/**
 * A problem with a workflow's text. Only an error stops the start. The message is for people; programs read `rule` and
 * `path` to know what was found and where.
 */
export interface Finding {
  readonly severity: Severity;
  readonly rule: RuleId;
  /** The path as a user knows it. */
  readonly file: string;
  /** 1-based, in `file`. */
  readonly line?: number;
  /** 1-based, in the line. Absent where the finding is about the whole line. */
  readonly column?: number;
  /** The path to the key or item, from the file's root. Absent where the file has no keys. */
  readonly path?: readonly PathKey[];
  readonly message: string;
}

/** A path as text: `states.build.args[2]`. */
export function pathText(path: readonly PathKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** Where a mapping of options stands: its file and its path from the file's root. */
export interface OptionPlace {
  readonly source: Pick<YamlSource, 'file' | 'lineOf'> & Partial<Pick<YamlSource, 'columnOf'>>;
  readonly prefix: readonly PathKey[];
}

/** Takes the problems of one file of a state graph, each with file, line and the field's whole path (spec 5.2). */
export interface Problems {
  readonly source: Pick<YamlSource, 'file' | 'lineOf'>;
  readonly findings: Finding[];
}

/** A finding about a key below a place. Its line is the value's, or the key's if that is the problem. */
export function findingAt(
  { source, prefix }: OptionPlace,
  severity: Finding['severity'],
  rule: RuleId,
  below: readonly PathKey[],
  message: string,
): Finding {
  const path = [...prefix, ...below];
  const isKey = rule === 'misspelt-key' || rule === 'unknown-key';
  const column = source.columnOf?.(path, isKey ? 'key' : 'value');
  const place = { file: source.file, line: source.lineOf(path), ...(column !== undefined && { column }) };
  return { severity, rule, ...place, path, message };
}

/** Reports an error of a state graph; by default, that a value cannot be used. */
export function report(
  { source, findings }: Problems,
  path: readonly PathKey[],
  problem: string,
  rule: RuleId = 'bad-value',
): void {
  const place = pathText(path);
  const message = place === '' ? problem : `${place}: ${problem}`;
  findings.push({ severity: 'error', rule, file: source.file, line: source.lineOf(path), path, message });
}

/** The end of a message: ` (did you mean build?)`, or a list of the names that there are. */
export function hint(names: readonly string[], given: string): string {
  const near = nearest(names, given);
  if (near !== undefined) return `; did you mean ${near}?`;
  if (names.length === 0) return '';
  const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}

/** The same. Of problems that nobody gets to see nothing is guessed, since that takes long. */
export function nearestHint({ findings }: Problems, names: readonly string[], given: string): string {
  if (findings.length > 2 * LIMITS.problems.value) return '';
  return hint(names, given);
}

/** A value as the end of "…, not". */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'object') return 'a mapping';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
export function findingText(finding: Finding): string {
  const { file, line, message } = finding;
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

/** @throws WorkflowError that lists all errors among the findings, if there are any */
export function throwErrorsIn(findings: readonly Finding[]): void {
  const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
  if (first !== undefined) throw errorOf([first, ...others]);
}

/** How many problems one message lists. */
const MAX_TOLD = LIMITS.problems.value;

/**
 * One error for all findings, so that a user can repair a workflow in one round. Its place is the first finding's; so
 * `located` prints one located problem a line.
 */
export function errorOf(findings: readonly [Finding, ...Finding[]]): WorkflowError {
  const [first, ...others] = findings.slice(0, MAX_TOLD) as [Finding, ...Finding[]];
  const untold = findings.length - MAX_TOLD;
  const more = untold > 0 ? [`and ${untold} more`] : [];
  const message = [first.message, ...others.map(findingText), ...more].join('\n');
  return new WorkflowError(message, { file: first.file, line: first.line });
}
