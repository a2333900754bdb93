import { Ajv2020, type ErrorObject, str, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { messageOf } from '../../core/errors.js';
import { isJsonObject } from '../../core/text/json-object.js';
import { nearest } from '../../core/text/nearest.js';
import { isMultiple } from '../../core/typed/decimal.js';
import type { Mismatch, ResultSchema } from '../../core/typed/result-schema.js';
import type { PathKey } from '../parts/findings.js';

/** Why a text is no usable JSON Schema, and the path to the problem in it. */
export interface SchemaProblem {
  readonly path: readonly PathKey[];
  readonly message: string;
}

export type Compiled =
  | { readonly schema: ResultSchema }
  | { readonly problems: readonly [SchemaProblem, ...SchemaProblem[]] };

/**
 * Compiles JSON Schema 2020-12 (spec 7.4). Importing this loads ajv, so it is imported lazily. A schema becomes code:
 * it is the workflow author's, and compiled when the workflow is read. What agents say is only ever that code's
 * argument.
 */
export function schemaCompiler(): (schema: unknown) => Compiled {
  const ajv = new Ajv2020({
    allErrors: true,
    // An unknown keyword would check nothing; but `properties` needs no `type` beside it.
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    // So `required: [constructor]` is not met by what every object has.
    ownProperties: true,
    // Two states may have schemas with the same `$id`.
    addUsedSchema: false,
    logger: false,
  });
  // This keyword of OpenAPI's would let through what JSON Schema does not.
  ajv.removeKeyword('nullable');
  addFormats.default(ajv);
  // Ajv's own divides doubles, and so refuses 19.99 as a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: (of: number) => (value: number) => isMultiple(value, of),
    error: { message: ({ schemaCode }) => str`must be multiple of ${schemaCode}` },
  });
  return (schema) => {
    const refused = refusal(schema);
    if (refused !== null) return { problems: [refused] };
    try {
      const validate = ajv.compile(schema as object);
      // Such a schema would answer with a promise.
      if ('$async' in validate)
        return { problems: [{ path: ['$async'], message: 'unknown keyword: "$async"' }] };
      return { schema: checkedBy(validate) };
    } catch (error) {
      const [first, ...others] = uniqueErrors(ajv.errors ?? []).map((each) => asProblem(each, schema));
      ajv.errors = null;
      if (first !== undefined) return { problems: [first, ...others] };
      return { problems: [compileProblem(messageOf(error), schema, Object.keys(ajv.RULES.all))] };
    }
  };
}

/** A schema that ajv would compile, and then check otherwise than it says. */
function refusal(schema: unknown): SchemaProblem | null {
  if (typeof schema !== 'boolean' && !isJsonObject(schema)) {
    return { path: [], message: 'a schema is a mapping, or true or false' };
  }
  const own = findWay(schema, (key) => key === '__proto__');
  return own && { path: own, message: 'a property cannot be called __proto__ here' };
}

function checkedBy(validate: ValidateFunction): ResultSchema {
  return {
    mismatches(value) {
      try {
        return validate(value) ? [] : (validate.errors ?? []).map(asMismatch);
      } catch (error) {
        if (error instanceof RangeError) return [{ pointer: '', expectation: 'must be less deeply nested' }];
        throw error;
      }
    },
  };
}

function asMismatch({ instancePath, message = 'is wrong', params }: ErrorObject): Mismatch {
  return { pointer: instancePath, expectation: `${message}${detailOf(params)}` };
}

/** What the message leaves out. */
function detailOf(params: ErrorObject['params']): string {
  const { allowedValues, allowedValue, additionalProperty, unevaluatedProperty, propertyName } = params;
  if (allowedValues !== undefined) return `: ${(allowedValues as unknown[]).map(shown).join(', ')}`;
  if ('allowedValue' in params) return ` ${shown(allowedValue)}`;
  const name: unknown = additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? '' : ` (${shown(name)})`;
}

function shown(value: unknown): string {
  return JSON.stringify(value);
}

/** An error of the schema, found by JSON Schema's own schema. */
function asProblem(error: ErrorObject, schema: unknown): SchemaProblem {
  const { pointer, expectation } = asMismatch(error);
  const path = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const way = existing(path, schema);
  const { allowedValues } = error.params as { readonly allowedValues?: readonly unknown[] };
  const written: unknown = way.reduce<unknown>((at, key) => (at as Record<PathKey, unknown>)?.[key], schema);
  const near =
    allowedValues && typeof written === 'string' ? nearest(allowedValues.map(String), written) : undefined;
  const meant = near === undefined ? '' : `; did you mean ${near}?`;
  return { path: way, message: `${pointer || 'the schema'} ${expectation}${meant}` };
}

/** Errors without repetitions: that schema reaches the same one by several ways. */
function uniqueErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  return errors.filter(({ instancePath, keyword }) => {
    // If none of several forms fits, each of them says so.
    if (seen.has(instancePath) || ['anyOf', 'allOf', '$dynamicRef', 'if'].includes(keyword)) return false;
    seen.add(instancePath);
    return true;
  });
}

/** The part of a path that exists. Items of lists have numbers. */
function existing(path: readonly string[], schema: unknown): PathKey[] {
  let at = schema;
  return path.map((key) => {
    const isList = Array.isArray(at);
    at = (at as Record<string, unknown> | undefined)?.[key];
    return isList ? Number(key) : key;
  });
}

/** Where ajv cannot compile a schema. It does not say where, so this is the first place with the word that it quotes. */
function compileProblem(told: string, schema: unknown, keywords: readonly string[]): SchemaProblem {
  const message = told
    .replace(/^strict mode: /, '')
    .replace(/ ignored in schema at path.*$/, ' is not known');
  const [, word] =
    /"([^"]+)"/.exec(message) ??
    /reference (\S+) from/.exec(message) ??
    /expression: \/(.*)\/u?:/.exec(message) ??
    [];
  const near = /^unknown keyword/.test(message) && word !== undefined ? nearest(keywords, word) : undefined;
  const meant = near === undefined ? '' : `: did you mean ${near}?`;
  const hint = /^can't resolve/.test(message) ? '; only references within the schema are followed' : meant;
  const path = word === undefined ? null : findWay(schema, (key, value) => key === word || value === word);
  return { path: path ?? [], message: `${message}${hint}` };
}

/** The path to the first matching entry. A schema may contain itself, by an alias. */
function findWay(schema: unknown, isIt: (key: PathKey, value: unknown) => boolean): PathKey[] | null {
  const seen = new Set<unknown>();
  const find = (value: unknown): PathKey[] | null => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return null;
    seen.add(value);
    for (const [key, below] of Object.entries(value)) {
      if (isIt(Array.isArray(value) ? Number(key) : key, below)) return [key];
      const way = find(below);
      if (way !== null) return [key, ...way];
    }
    return null;
  };
  return find(schema);
}
