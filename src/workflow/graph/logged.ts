import type { GraphInput } from '../../core/graph/graph.js';

/** The values of the inputs that say `log: true` (spec 5.2): they are told at the start, and kept with the run. */
export function loggedInputs(
  graph: { readonly inputs: readonly GraphInput[] } | undefined,
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const logged = (graph?.inputs ?? []).filter(({ name, log }) => log && Object.hasOwn(values, name));
  return Object.fromEntries(logged.map(({ name }) => [name, values[name]!]));
}
