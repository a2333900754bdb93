import * as v from 'valibot';
import type { Finding, LoadRule } from './parts/findings.js';
import { isRecord, type PathKey, type YamlSource } from './parts/yaml-source.js';

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
    findings.push({
      severity: 'error',
      rule: ruleOf(issue, path),
      file: place.source.file,
      line: place.source.lineOf([...place.prefix, ...path]),
      message: `${pathText(path)}: ${problemOf(issue)}`,
    });
  }
  return null;
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
    findings.push({
      severity: 'warning',
      rule: 'unknown-key',
      file: place.source.file,
      line: place.source.lineOf([...place.prefix, key]),
      message: describe(key),
    });
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
  if (issue.kind !== 'validation') return 'bad-value';
  const key = path.at(-1);
  if (key === 'match') return 'bad-regex';
  return ['target', 'return', 'next', 'timeout_next', 'goto'].includes(String(key))
    ? 'path-in-target'
    : 'bad-value';
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  // YAML has no `undefined`: the key was not there.
  if (issue.input === undefined) return 'is missing';
  return `${issue.message}, not ${shown(issue.input)}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a mapping';
  if (value === null) return 'empty';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function pathText(path: readonly PathKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}
