import type { GraphInput } from '../../core/graph/graph.js';
import { upperName } from '../../core/graph/variables.js';
import { nearest } from '../../core/text/nearest.js';
import { type Manifest, STRICT_MANIFEST_ENTRIES } from '../parts/manifest-schema.js';
import { entriesAt, type GraphDocument, listAt, textAt, valueAt } from './document.js';
import { hint, report } from './problems.js';
import { GRAPH_SCHEMA, GROUP_FILE_KEYS } from './schema.js';
import { checkValue, reportUnknown } from './values.js';

/** Checks what stands at the top of a workflow's file, its states aside, and gives the manifest (spec 5.2). */
export function readTop({ data, problems, states }: GraphDocument): Manifest {
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
  const names = [...states.keys()];
  const initial = textAt(data, 'initial');
  if (initial !== undefined && initial.trim() !== '' && !states.has(initial)) {
    const problem = `there is no state "${initial}"${hint(names, nearest(names, initial))}`;
    report(problems, ['initial'], problem, 'unknown-route-target');
  }
  return manifest as Manifest;
}

/** Checks what stands at the top of a group's file (spec 5.8). */
export function checkGroupTop({ data, problems }: GraphDocument): void {
  const { initial: _, ...others } = data;
  reportUnknown(GROUP_FILE_KEYS, others, problems, []);
  if (Object.hasOwn(data, 'initial')) {
    report(problems, ['initial'], 'a group has no `initial`: it starts with its first state');
  }
  if (Object.hasOwn(data, 'inputs')) {
    checkValue(GRAPH_SCHEMA.entries.inputs, data.inputs, problems, ['inputs']);
  }
}

/** The inputs of all files together; a name that two of them declare is an error (spec 5.8). */
export function readGraphInputs(documents: readonly GraphDocument[]): GraphInput[] {
  const inputs: GraphInput[] = [];
  for (const { data, problems } of documents) {
    for (const [index, item] of listAt(data, 'inputs').entries()) {
      const name = typeof item === 'string' ? item : textAt(item, 'name');
      if (name === undefined) continue;
      const path = typeof item === 'string' ? ['inputs', index] : ['inputs', index, 'name'];
      const same = inputs.find((other) => upperName(other.name) === upperName(name));
      if (same !== undefined) {
        const both =
          same.name === name ? `"${name}"` : `"${name}" and "${same.name}" are one variable, which`;
        report(problems, path, `${both} is declared twice`);
      }
      if (upperName(name) === 'WORKFLOW') report(problems, path, "`workflow` is the workflow's name, always");
      const description = textAt(item, 'description') ?? null;
      inputs.push({ name, description, log: valueAt(item, 'log') === true });
    }
  }
  return inputs;
}

/** Whether a state is the end of the run by itself (spec 5.2: the error state must be). */
export function checkErrorState(
  { data, problems, states }: GraphDocument,
  routingKeys: readonly string[],
): void {
  const name = textAt(data, 'error');
  if (name === undefined || name.trim() === '') return;
  if (!states.has(name)) {
    const names = [...states.keys()];
    const problem = `there is no state "${name}"${hint(names, nearest(names, name))}`;
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
