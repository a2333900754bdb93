import type * as v from 'valibot';
import { isRecord } from '../parts/yaml-source.js';
import { GRAPH_SCHEMA, GROUP_FILE_KEYS, STATE_SCHEMAS } from './schema.js';
import type { Schema } from './values.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A file's data without the fields that are left empty (`notify:`), which count as absent (spec 5.11). Only the
 * language's own fields are such: a state's or an outcome's name, and a key that there is not, stay to be told of.
 */
export function withoutEmptyFields(data: Fields): Fields {
  const isGroupFile = !Object.hasOwn(data, 'initial');
  const top: Readonly<Record<string, v.GenericSchema>> = GRAPH_SCHEMA.entries;
  const known = isGroupFile ? GROUP_FILE_KEYS : Object.keys(top);
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => value !== null || !known.includes(key))
      .map(([key, value]) => {
        if (key === 'states') return [key, eachValue(value, withoutEmptyIn)];
        return [key, Object.hasOwn(top, key) ? filled(top[key] as unknown as Schema, value) : value];
      }),
  );
}

function withoutEmptyIn(state: unknown): unknown {
  const schemas: Readonly<Record<string, v.GenericSchema>> = STATE_SCHEMAS;
  const type = isRecord(state) ? state.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return state;
  return filled(schemas[type] as unknown as Schema, state);
}

/** What a value is without empty fields, wherever its schema names its fields. */
function filled(schema: Schema, value: unknown): unknown {
  switch (schema.type) {
    case 'exact_optional':
      return filled(schema.wrapped!, value);
    case 'union': {
      const mapping = schema.options!.find(({ type }) => type === 'strict_object');
      return mapping === undefined || !isRecord(value) ? value : filled(mapping, value);
    }
    case 'array':
      return Array.isArray(value) ? value.map((item) => filled(schema.item!, item)) : value;
    case 'record':
      return eachValue(value, (each) => filled(schema.value!, each));
    case 'strict_object':
      return isRecord(value) ? fieldsOf(schema.entries!, value) : value;
    default:
      return value;
  }
}

function fieldsOf(entries: Readonly<Record<string, Schema>>, value: Fields): Fields {
  const fields = Object.entries(value).filter(
    ([key, field]) => field !== null || !Object.hasOwn(entries, key),
  );
  return Object.fromEntries(
    fields.map(([key, field]) => {
      const read = Object.hasOwn(entries, key) ? filled(entries[key]!, field) : field;
      return [key, key === 'transitions' ? withoutEmptyDefault(read) : read];
    }),
  );
}

/** `default` is a word of the language's among names of the user's. */
function withoutEmptyDefault(transitions: unknown): unknown {
  if (!isRecord(transitions) || transitions.default !== null) return transitions;
  const { default: _, ...others } = transitions;
  return others;
}

function eachValue(value: unknown, read: (value: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each)]));
}
