import * as v from 'valibot';
import { FIELDS, isFieldName } from '../core/protocol/tag-table.js';
import { isJsonObject } from '../core/text/json-object.js';
import { nearest, slipOf } from '../core/text/nearest.js';
import {
  type Finding,
  findingAt,
  nearestHint,
  type OptionPlace,
  type PathKey,
  type Problems,
  pathText,
  report,
  shownValue,
} from './parts/findings.js';
import type { RuleId } from './parts/rules.js';

// This checks YAML mappings. Valibot finds what is wrong with a value. Keys that nobody reads, empty fields, and lists
// in place of mappings are looked for here, the only place that looks into valibot's schemas.

/** The parts of valibot's schemas that are looked into. */
interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly rest?: SchemaShape;
  readonly wrapped?: SchemaShape;
  readonly item?: SchemaShape;
  readonly value?: SchemaShape;
  readonly options?: readonly SchemaShape[];
  readonly getter?: (value: unknown) => SchemaShape;
  readonly literal?: unknown;
  readonly message?: unknown;
}

/** The schema for a value that may be one of several things: the one that the value looks like. */
function schemaFor(schema: SchemaShape, value: unknown): SchemaShape {
  switch (schema.type) {
    case 'exact_optional':
      return schemaFor(schema.wrapped!, value);
    case 'lazy':
      return schemaFor(schema.getter!(value), value);
    case 'union':
      return (isJsonObject(value) && schema.options!.find(({ type }) => type === 'strict_object')) || schema;
    case 'variant': {
      const type = isJsonObject(value) ? value.type : undefined;
      return schema.options!.find(({ entries }) => entries!.type!.literal === type) ?? schema;
    }
    default:
      return schema;
  }
}

/** The schema of the value under a key, or of an item in a list. */
function schemaAt({ item, value, entries, rest }: SchemaShape, key: PathKey): SchemaShape | undefined {
  if (entries === undefined) return typeof key === 'number' ? item : value;
  return Object.hasOwn(entries, key) ? entries[key] : rest;
}

/** A value and all parts of it that have a schema, from the outside in. */
function* partsOf(
  given: SchemaShape,
  value: unknown,
  path: readonly PathKey[],
): Generator<{ readonly schema: SchemaShape; readonly value: unknown; readonly path: readonly PathKey[] }> {
  const schema = schemaFor(given, value);
  yield { schema, value, path };
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (schema.type === 'array'))
    return;
  for (const [key, each] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const inner = schemaAt(schema, key);
    if (inner !== undefined) yield* partsOf(inner, each, [...path, key]);
  }
}

/**
 * A value without the fields that are left empty (`notify:`), which count as absent in a state graph (spec 5.11). Only
 * fields of the language itself are dropped: a state's or an outcome's name, and an unknown key, stay to be reported.
 */
export function withoutEmptyFields(given: v.GenericSchema, value: unknown): unknown {
  const schema = schemaFor(given as unknown as SchemaShape, value);
  const filled = (each: unknown, key: PathKey): unknown => {
    const inner = schemaAt(schema, key);
    return inner === undefined ? each : withoutEmptyFields(inner as unknown as v.GenericSchema, each);
  };
  if (Array.isArray(value)) return value.map(filled);
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).filter(
    ([key, field]) => field !== null || !Object.hasOwn(schema.entries ?? {}, key),
  );
  return Object.fromEntries(fields.map(([key, field]) => [key, filled(field, key)]));
}

interface KeysBeside {
  /** Keys of the mapping that somebody else reads. */
  readonly others?: readonly string[];
  /** The message about a key that nobody reads. By default it says that the key is unknown. */
  readonly describe?: (mapping: object, key: string) => string | undefined;
}

/** Checks options against a schema. Problems go to `findings`, with their keys' lines. Null for unusable options. */
export function checkOptions<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  given: unknown,
  place: OptionPlace,
  findings: Finding[],
  { others = [], describe }: KeysBeside = {},
): v.InferOutput<TSchema> | null {
  for (const part of partsOf(schema as unknown as SchemaShape, given, [])) {
    const { value, path } = part;
    if (part.schema.type !== 'object' || !isJsonObject(value)) continue;
    const known = [...Object.keys(part.schema.entries!), ...(path.length === 0 ? others : [])];
    checkKeys(value, known, { ...place, prefix: [...place.prefix, ...path] }, findings, describe);
  }
  const checked = v.safeParse(schema, given);
  if (checked.success) return checked.output;
  for (const issue of checked.issues) {
    const path = pathOfIssue(issue);
    const message = `${pathText(path)}: ${problemOf(issue)}`;
    findings.push(findingAt(place, 'error', ruleOf(issue, path), path, message));
  }
  return null;
}

/**
 * Reports each key that nobody reads. It is an error where the key can only be a slip: `allowed_transition` is no
 * policy (spec 1.4), and `denny` denies nothing. Otherwise it is a warning.
 */
function checkKeys(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  place: OptionPlace,
  findings: Finding[],
  describe: KeysBeside['describe'],
): void {
  // A key that is there already was not meant once more.
  const free = known.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  const slips = unknown.map((key) => ({ key, meant: keyMeant(free, key) }));
  for (const { key, meant } of slips.filter((slip) => slip.meant !== undefined)) {
    const message = `unknown key "${key}": did you mean ${meant}?`;
    findings.push(findingAt(place, 'error', 'misspelt-key', [key], message));
  }
  for (const { key } of slips.filter((slip) => slip.meant === undefined)) {
    // A similar key may be there already.
    const near = nearest(known, key);
    const hinted = `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
    findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe?.(value, key) ?? hinted));
  }
}

function keyMeant(free: readonly string[], key: string): string | undefined {
  return slipOf(free, key) ?? (key.length < 3 ? undefined : nearest(free, key));
}

/** A value of the right type that cannot be used has a lint rule of its own (spec 2.4). */
function ruleOf(issue: v.BaseIssue<unknown>, path: readonly PathKey[]): RuleId {
  const key = String(path.at(-1));
  if (issue.kind !== 'validation') return 'bad-value';
  // All that is asked of it is that it is known.
  if ((key === 'agent' || key === 'backend') && typeof issue.input === 'string') return 'unknown-agent';
  if (key === 'match') return 'bad-regex';
  const isState = key === 'goto' || (isFieldName(key) && FIELDS[key].kind === 'state');
  return isState ? 'path-in-target' : 'bad-value';
}

function pathOfIssue({ path }: v.BaseIssue<unknown>): PathKey[] {
  return (path ?? []).map(({ key }) => key as PathKey);
}

function problemOf({ input, message }: v.BaseIssue<unknown>): string {
  // YAML has no `undefined`, so the key was not there.
  return input === undefined ? 'is missing' : `${message}, not ${shownValue(input)}`;
}

/**
 * Checks a value of a state graph against a schema. Every problem is reported, where valibot alone would stop at the
 * first unknown key and take a list for a mapping.
 * @returns null if there was a problem
 */
export function checkValue<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  given: unknown,
  problems: Problems,
  below: readonly PathKey[],
): v.InferOutput<TSchema> | null {
  const lists: (readonly PathKey[])[] = [];
  for (const { schema: own, value, path } of partsOf(schema as unknown as SchemaShape, given, below)) {
    if (!['record', 'strict_object', 'object_with_rest'].includes(own.type)) continue;
    if (Array.isArray(value)) {
      report(problems, path, `${String(own.message ?? 'must be a mapping')}, not a list`);
      lists.push(path);
    } else if (own.type === 'strict_object' && isJsonObject(value))
      reportUnknown(Object.keys(own.entries!), value, problems, path);
  }
  const checked = v.safeParse(schema, given);
  for (const issue of (checked.issues ?? []).flatMap((each) => closestIssues(each, below))) {
    // This was reported already, under the key's real name.
    const isInList = lists.some((list) => list.every((key, index) => key === issue.path[index]));
    if (!issue.isStray && !isInList) report(problems, issue.path, issue.problem);
  }
  return checked.success && lists.length === 0 ? checked.output : null;
}

/** For a value that could be several things, the problems of the one that it looks like. */
function closestIssues(
  issue: v.BaseIssue<unknown>,
  below: readonly PathKey[],
): { readonly path: readonly PathKey[]; readonly problem: string; readonly isStray: boolean }[] {
  const path = [...below, ...pathOfIssue(issue)];
  const deeper = (issue.issues ?? []).filter((sub) => sub.path !== undefined);
  if (deeper.length > 0) return deeper.flatMap((sub) => closestIssues(sub, path));
  // It is the right kind of thing, with an unusable value.
  const precise = (issue.issues ?? []).find((sub) => sub.kind === 'validation');
  return [{ path, problem: problemOf(precise ?? issue), isStray: issue.expected === 'never' }];
}

/** Reports an error for each key of a state graph that is not in `known` (spec 5.2). */
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
