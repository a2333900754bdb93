import * as v from 'valibot';
import { FIELDS, isFieldName } from '../core/protocol/tag-table.js';
import { nearest, slipOf } from '../core/text/nearest.js';
import { type Finding, type PathKey, pathText, shownValue } from './parts/findings.js';
import type { RuleId } from './parts/rules.js';
import { isRecord, type YamlSource } from './parts/yaml-source.js';

/** Where a mapping of options stands: its file and its way from the file's root. */
export interface OptionPlace {
  readonly source: Pick<YamlSource, 'file' | 'lineOf'>;
  readonly prefix: readonly PathKey[];
}

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Checks a mapping against a schema; whatever is wrong goes to `findings`, each with its key's line. */
export function checkOptions<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  place: OptionPlace,
  findings: Finding[],
): v.InferOutput<TSchema> | null {
  const checked = v.safeParse(schema, value);
  if (checked.success) return checked.output;
  for (const issue of checked.issues) {
    const path = (issue.path ?? []).map((item) => item.key as PathKey);
    const message = `${pathText(path)}: ${problemOf(issue)}`;
    findings.push(findingAt(place, 'error', ruleOf(issue, path), path, message));
  }
  return null;
}

/** A finding about a key below a place. */
export function findingAt(
  { source, prefix }: OptionPlace,
  severity: Finding['severity'],
  rule: RuleId,
  below: readonly PathKey[],
  message: string,
): Finding {
  const path = [...prefix, ...below];
  return { severity, rule, file: source.file, line: source.lineOf(path), path, message };
}

/** What is said of a key that nobody reads. */
type Describe = (key: string, near: string | undefined) => string;

const unknownKey: Describe = (key, near) =>
  `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;

/** A warning for each key that nobody reads. */
export function warnUnknownKeys(
  value: unknown,
  known: readonly string[],
  place: OptionPlace,
  findings: Finding[],
  describe: Describe = unknownKey,
): void {
  for (const key of unknownKeys(value, known)) {
    findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key, nearest(known, key))));
  }
}

/** The same for keys of a state, among which the slip of a known one is an error: `allowed_transition` is no policy (spec 1.4). */
export function checkKeys(
  value: unknown,
  known: readonly string[],
  place: OptionPlace,
  findings: Finding[],
  describe?: Describe,
): void {
  if (!isRecord(value)) return;
  const slips = new Map(unknownKeys(value, known).map((key) => [key, missingSlip(value, known, key)]));
  for (const [key, meant] of slips) {
    if (meant === undefined) continue;
    findings.push(findingAt(place, 'error', 'misspelt-key', [key], unknownKey(key, meant)));
  }
  const others = Object.fromEntries(Object.entries(value).filter(([key]) => slips.get(key) === undefined));
  warnUnknownKeys(others, known, place, findings, describe);
}

/** What is there already was not meant once more. */
function missingSlip(value: object, known: readonly string[], key: string): string | undefined {
  return slipOf(
    known.filter((name) => !Object.hasOwn(value, name)),
    key,
  );
}

function unknownKeys(value: unknown, known: readonly string[]): string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
}

export function keysOf(schema: Pick<ObjectSchema, 'entries'>): string[] {
  return Object.keys(schema.entries);
}

export function below(place: OptionPlace, ...path: readonly PathKey[]): OptionPlace {
  return { source: place.source, prefix: [...place.prefix, ...path] };
}

/** A value that has the right type but cannot be used has a rule of its own in lint (spec 2.4). */
function ruleOf(issue: v.BaseIssue<unknown>, path: readonly PathKey[]): RuleId {
  const key = String(path.at(-1));
  if (issue.kind !== 'validation') return 'bad-value';
  // A known one is all that is asked of it.
  if ((key === 'agent' || key === 'backend') && typeof issue.input === 'string') return 'unknown-agent';
  if (key === 'match') return 'bad-regex';
  const isState = key === 'goto' || (isFieldName(key) && FIELDS[key].kind === 'state');
  return isState ? 'path-in-target' : 'bad-value';
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  // YAML has no `undefined`: the key was not there.
  if (issue.input === undefined) return 'is missing';
  return `${issue.message}, not ${shownValue(issue.input)}`;
}
