import type { GraphInput } from '../../core/graph/graph.js';
import { upperName } from '../../core/graph/variables.js';
import { checkValue, reportUnknown } from '../check.js';
import { nearestHint, report } from '../parts/findings.js';
import { type Manifest, STRICT_MANIFEST_ENTRIES } from '../parts/manifest-schema.js';
import { entriesAt, type GraphDocument, listAt, textAt, valueAt } from './document.js';
import type { Flattened } from './groups.js';
import { GRAPH_SCHEMA, GROUP_FILE_SCHEMA } from './schema.js';

/** Checks the top of a workflow's file, without its states, and gives the manifest (spec 5.2). */
export function readGraphTop({ data, problems }: GraphDocument): Manifest {
  const { states: _, ...entries } = GRAPH_SCHEMA.entries;
  const { workflows, ...own } = data;
  if (workflows !== undefined) {
    const problem = 'a state graph uses no other workflows: it has groups of its own (`group`)';
    report(problems, ['workflows'], problem);
  }
  reportUnknown(Object.keys(GRAPH_SCHEMA.entries), own, problems, []);
  const manifest: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(entries)) {
    if (!Object.hasOwn(data, key)) {
      if (key === 'initial') report(problems, ['initial'], 'is missing: name the state to start with');
      continue;
    }
    const value = checkValue(schema, data[key], problems, [key]);
    if (Object.hasOwn(STRICT_MANIFEST_ENTRIES, key) && value !== null) manifest[key] = value;
  }
  return manifest as Manifest;
}

/** Checks `initial`: a run starts in a state of the file, or in one of a group's (`build.compile`, spec 5.11). */
export function checkInitial({ data, problems }: GraphDocument, { byId }: Flattened): void {
  const initial = textAt(data, 'initial');
  if (initial === undefined || initial.trim() === '' || byId.has(initial)) return;
  const problem = `there is no state "${initial}"${nearestHint(problems, [...byId.keys()], initial)}`;
  report(problems, ['initial'], problem, 'unknown-route-target');
}

/** Checks the top of a group's file (spec 5.8). */
export function checkGroupTop({ data, problems }: GraphDocument): void {
  const { initial: _, ...others } = data;
  reportUnknown(Object.keys(GROUP_FILE_SCHEMA.entries), others, problems, []);
  if (Object.hasOwn(data, 'initial')) {
    report(problems, ['initial'], 'a group has no `initial`: it starts with its first state');
  }
  for (const key of ['inputs', '$schema'] as const) {
    if (Object.hasOwn(data, key)) checkValue(GRAPH_SCHEMA.entries[key], data[key], problems, [key]);
  }
}

/** The inputs of all files together. A name that two of them declare is an error (spec 5.8). */
export function readGraphInputs(documents: readonly GraphDocument[]): GraphInput[] {
  const inputs = new Map<string, GraphInput>();
  for (const { data, problems } of documents) {
    for (const [index, item] of listAt(data, 'inputs').entries()) {
      const name = typeof item === 'string' ? item : textAt(item, 'name');
      if (name === undefined) continue;
      const path = typeof item === 'string' ? ['inputs', index] : ['inputs', index, 'name'];
      const same = inputs.get(upperName(name));
      if (same !== undefined) {
        const both =
          same.name === name ? `"${name}"` : `"${name}" and "${same.name}" are one variable, which`;
        report(problems, path, `${both} is declared twice`);
      }
      if (upperName(name) === 'WORKFLOW') report(problems, path, "`workflow` is the workflow's name, always");
      const description = textAt(item, 'description') ?? null;
      inputs.set(upperName(name), { name, description, log: valueAt(item, 'log') === true });
    }
  }
  return [...inputs.values()];
}

/** Checks that the error state ends the run by itself (spec 5.2). */
export function checkErrorState(
  { data, problems, states }: GraphDocument,
  routingKeys: readonly string[],
): void {
  const name = textAt(data, 'error');
  if (name === undefined || name.trim() === '') return;
  if (!states.has(name)) {
    const problem = `there is no state "${name}"${nearestHint(problems, [...states.keys()], name)}`;
    report(problems, ['error'], problem, 'unknown-route-target');
    return;
  }
  const state = states.get(name);
  const onward = entriesAt(state).find(([key]) => [...routingKeys, 'skip'].includes(key));
  const isGroup = textAt(state, 'type') === 'group';
  if (onward === undefined && !isGroup) return;
  const why = isGroup ? 'is a group' : `has \`${onward?.[0]}\``;
  report(problems, ['error'], `must be a terminal state, but ${name} ${why}`);
}
