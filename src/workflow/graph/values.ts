import * as v from 'valibot';
import { type PathKey, shownValue } from '../parts/findings.js';
import { isRecord } from '../parts/yaml-source.js';
import { nearestHint, type Problems, report } from './problems.js';

/** What of valibot's schemas is looked into here. */
export interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly Schema[];
  readonly message?: unknown;
}

/**
 * Checks a value against a schema. Everything that is wrong is reported, where valibot alone would stop at
 * the first unknown key and take a list for a mapping.
 * @returns null if anything was wrong.
 */
export function checkValue<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  problems: Problems,
  path: readonly PathKey[],
): v.InferOutput<TSchema> | null {
  const lists = reportStray(schema as unknown as Schema, value, problems, path);
  const checked = v.safeParse(schema, value);
  for (const issue of (checked.issues ?? []).flatMap(closest)) {
    const at = [...path, ...issue.path];
    // Reported already, by its real name.
    if (issue.isStray || lists.some((list) => list.every((key, index) => key === at[index]))) continue;
    report(problems, at, issue.problem);
  }
  return checked.success && lists.length === 0 ? checked.output : null;
}

/** Reports keys that nobody reads, and lists where there must be mappings; the paths of those come back. */
function reportStray(
  schema: Schema,
  value: unknown,
  problems: Problems,
  path: readonly PathKey[],
): (readonly PathKey[])[] {
  const inner = (sub: Schema | undefined, data: unknown, key: PathKey) =>
    sub === undefined ? [] : reportStray(sub, data, problems, [...path, key]);
  switch (schema.type) {
    case 'exact_optional':
      return reportStray(schema.wrapped!, value, problems, path);
    case 'union':
      return isRecord(value)
        ? schema.options!.flatMap((option) =>
            option.type === 'strict_object' ? reportStray(option, value, problems, path) : [],
          )
        : [];
    case 'array':
      return Array.isArray(value) ? value.flatMap((item, index) => inner(schema.item, item, index)) : [];
    case 'record':
    case 'strict_object': {
      if (Array.isArray(value)) {
        report(problems, path, `${String(schema.message ?? 'must be a mapping')}, not a list`);
        return [path];
      }
      if (!isRecord(value)) return [];
      const { entries } = schema;
      if (entries !== undefined) reportUnknown(Object.keys(entries), value, problems, path);
      return Object.entries(value).flatMap(([key, data]) =>
        inner(entries === undefined ? schema.value : ownEntry(entries, key), data, key),
      );
    }
    default:
      return [];
  }
}

function ownEntry(entries: Readonly<Record<string, Schema>>, key: string): Schema | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** An error for each key that is none of `known` (spec 5.2). */
export function reportUnknown(
  known: readonly string[],
  value: Readonly<Record<string, unknown>>,
  problems: Problems,
  path: readonly PathKey[],
): void {
  for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
    const message = `unknown key${nearestHint(problems, known, key)}`;
    report(problems, [...path, key], message, 'unknown-key');
  }
}

interface Issue {
  readonly path: readonly PathKey[];
  readonly problem: string;
  readonly isStray: boolean;
}

/** Of a value that could have been several things, what is wrong with it as the one it looks like. */
function closest(issue: v.BaseIssue<unknown>): Issue[] {
  const path = (issue.path ?? []).map(({ key }) => key as PathKey);
  const deeper = (issue.issues ?? []).filter((sub) => sub.path !== undefined);
  if (deeper.length > 0) {
    return deeper.flatMap(closest).map((sub) => ({ ...sub, path: [...path, ...sub.path] }));
  }
  // The right kind of thing, with a value that will not do.
  const [precise] = (issue.issues ?? []).filter((sub) => sub.kind === 'validation');
  const { message, input } = precise ?? issue;
  // YAML has no `undefined`: the key was not there.
  const problem = input === undefined ? 'is missing' : `${message}, not ${shownValue(input)}`;
  return [{ path, problem, isStray: issue.expected === 'never' }];
}
