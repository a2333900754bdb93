import { LIMITS } from '../limits/limits.js';
import type { GraphInput } from './graph.js';

/** The variables of a state graph by name (spec 5.6). */
export type Variables = Readonly<Record<string, string>>;

/** What a variable can be called, as the inside of a regular expression. */
export const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';

const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');

/** The variable's name in the environment is `RAILI_VAR_<this>`. Two names that share one are one variable. */
export function upperName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}

/** A variable's value by its exact name, else by the same name in another case; undefined when it is not set. */
export function variableIn(variables: Variables, name: string): string | undefined {
  if (Object.hasOwn(variables, name)) return variables[name];
  const wanted = upperName(name);
  const other = Object.keys(variables).find((key) => upperName(key) === wanted);
  return other === undefined ? undefined : variables[other];
}

/** The name of each `${name}` in a text, once; `$${name}` is no reference. */
export function references(text: string): string[] {
  const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return [...new Set(names)];
}

/** Replaces each `${name}`, and `$$` by `$`, in one pass: what is put in is not searched again. */
export function replaceReferences(text: string, replace: (name: string) => string): string {
  return text.replace(REFERENCE, (_, name: string | undefined) => (name === undefined ? '$' : replace(name)));
}

/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
export function interpolate(
  text: string,
  variables: Variables,
  onUnset: (name: string) => void = () => {},
): string {
  for (const name of unsetIn(text, variables)) onUnset(name);
  return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}

/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
export function unsetIn(text: string, variables: Variables): string[] {
  return references(text).filter((name) => variableIn(variables, name) === undefined);
}

/** The same text with other names in its references; `$$` stays as it is written. */
export function renameReferences(text: string, rename: (name: string) => string): string {
  return text.replace(REFERENCE, (whole, name: string | undefined) =>
    name === undefined ? whole : `\${${rename(name)}}`,
  );
}

/** In bytes. A longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = LIMITS.graphVariable.value;

/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). `tooLong` names those whose
 * values are too long to be passed; the child gets nothing for them.
 */
export function railiEnvironment(variables: Variables): {
  readonly env: Readonly<Record<string, string>>;
  readonly tooLong: readonly string[];
} {
  const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]!) > MAX_VALUE_BYTES);
  const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
  // The operating system cannot pass a NUL.
  const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
  return { env: Object.fromEntries(env), tooLong };
}

function byteLength(text: string): number {
  // No character takes more than three bytes for each of its code units.
  return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}

/** The values of inputs that say `log: true` (spec 5.2). They are shown at the start, and kept with the run. */
export function loggedInputs(
  graph: { readonly inputs: readonly GraphInput[] } | undefined,
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const logged = (graph?.inputs ?? []).filter(({ name, log }) => log && Object.hasOwn(values, name));
  return Object.fromEntries(logged.map(({ name }) => [name, values[name]!]));
}
