import type { ExposedName, GraphRouting } from './graph.js';
import { upperName, VARIABLE_NAME } from './variables.js';

export interface Exposed {
  readonly values: Readonly<Record<string, string>>;
  /** Required names that the output does not have. */
  readonly missing: readonly string[];
}

const ASSIGNMENT = new RegExp(
  `^\\s*(?:(?:export\\s|\\[export\\])\\s*)?(${VARIABLE_NAME})\\s*=([\\s\\S]*)$`,
  'i',
);

/**
 * Reads what a script or command exposes off its stdout (spec 5.6): for each name, the first line `id = value`, with or
 * without `export` or `[export]` before it, in any case. Quotes around the value are taken off. A line without a value
 * gives none.
 */
export function readExposed(names: readonly ExposedName[], stdout: string): Exposed {
  const found = new Map<string, string>();
  for (const line of names.length === 0 ? [] : stdout.split(/[\r\n]+/)) {
    const [, name, text] = ASSIGNMENT.exec(line) ?? [];
    if (name === undefined || text === undefined || found.has(upperName(name))) continue;
    const value = unquoted(text.trim());
    if (value !== '') found.set(upperName(name), value);
  }
  const isFound = ({ name }: ExposedName): boolean => found.has(upperName(name));
  return {
    values: Object.fromEntries(names.filter(isFound).map(({ name }) => [name, found.get(upperName(name))!])),
    missing: names.filter((name) => !name.optional && !isFound(name)).map(({ name }) => name),
  };
}

function unquoted(text: string): string {
  const [, , inner] = /^(["'])([\s\S]*)\1$/.exec(text) ?? [];
  return inner ?? text;
}

/** Whether missing names fail the state (spec 5.6): not if a failed process has its own way in the graph. */
export function missingFails(exposed: Exposed, succeeded: boolean, routing: GraphRouting): boolean {
  if (exposed.missing.length === 0) return false;
  const isRouted =
    routing.kind === 'continue' ||
    routing.kind === 'approval' ||
    (routing.kind === 'on' && routing.FAILED !== null);
  return succeeded || !isRouted;
}

/** The message about missing names. */
export function missingText(names: readonly string[]): string {
  const [first] = names;
  return `its stdout does not say what it exposes: ${names.join(', ')}. Print a line such as "${first}=value", or write "${first}?" in \`expose\` if it may be missing`;
}
