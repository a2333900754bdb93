import * as v from 'valibot';
import { FIELDS, isFieldName } from '../core/protocol/tag-table.js';
import { type Finding, type LoadRule, type PathKey, pathText, shownValue } from './parts/findings.js';
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
  rule: LoadRule,
  below: readonly PathKey[],
  message: string,
): Finding {
  const path = [...prefix, ...below];
  return { severity, rule, file: source.file, line: source.lineOf(path), path, message };
}

/** A warning for each key that nobody reads (spec 1.4). */
export function warnUnknownKeys(
  value: unknown,
  known: readonly string[],
  place: OptionPlace,
  findings: Finding[],
  describe: (key: string) => string = (key) => `unknown key "${key}"`,
): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
    findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key)));
  }
}

export function keysOf(schema: Pick<ObjectSchema, 'entries'>): string[] {
  return Object.keys(schema.entries);
}

export function below(place: OptionPlace, ...path: readonly PathKey[]): OptionPlace {
  return { source: place.source, prefix: [...place.prefix, ...path] };
}

/** A value that has the right type but cannot be used has a rule of its own in lint (spec 2.4). */
function ruleOf(issue: v.BaseIssue<unknown>, path: readonly PathKey[]): LoadRule {
  const key = String(path.at(-1));
  if (issue.kind !== 'validation') return 'bad-value';
  if (key === 'match') return 'bad-regex';
  const isState = key === 'goto' || (isFieldName(key) && FIELDS[key].kind === 'state');
  return isState ? 'path-in-target' : 'bad-value';
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  // YAML has no `undefined`: the key was not there.
  if (issue.input === undefined) return 'is missing';
  return `${issue.message}, not ${shownValue(issue.input)}`;
}
