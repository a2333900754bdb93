import * as v from 'valibot';
import { FIELDS, isFieldName } from '../core/protocol/tag-table.js';
import { nearest, slipOf } from '../core/text/nearest.js';
import { columnIn, type Finding, type PathKey, pathText, shownValue } from './parts/findings.js';
import type { RuleId } from './parts/rules.js';
import { isRecord, type YamlSource } from './parts/yaml-source.js';

/** Where a mapping of options stands: its file and its way from the file's root. */
export interface OptionPlace {
  readonly source: Pick<YamlSource, 'file' | 'lineOf'> & Partial<Pick<YamlSource, 'columnOf'>>;
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
  const { file } = source;
  return { severity, rule, file, line: source.lineOf(path), ...columnIn(source, rule, path), path, message };
}

/** Its like may be there already. */
function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(known, key);
  return `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}

/**
 * Tells of each key that nobody reads. Where it can be said which one was meant it is an error: `allowed_transition` is
 * no policy (spec 1.4), and `denny` denies nothing. Else a warning.
 */
export function checkKeys(
  value: unknown,
  known: readonly string[],
  place: OptionPlace,
  findings: Finding[],
  describe: (key: string, known: readonly string[]) => string = unknownKey,
): void {
  if (!isRecord(value)) return;
  // What is there already was not meant once more.
  const free = known.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  const slips = unknown.map((key) => ({ key, meant: keyMeant(free, key) }));
  for (const { key, meant } of slips.filter((slip) => slip.meant !== undefined)) {
    const message = `unknown key "${key}": did you mean ${meant}?`;
    findings.push(findingAt(place, 'error', 'misspelt-key', [key], message));
  }
  for (const { key } of slips.filter((slip) => slip.meant === undefined))
    findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key, known)));
}

function keyMeant(free: readonly string[], key: string): string | undefined {
  return slipOf(free, key) ?? (key.length < 3 ? undefined : nearest(free, key));
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
