import type { GraphInput } from '../../core/graph/graph.js';
import { references, upperName } from '../../core/graph/variables.js';
import { nearestHint, type PathKey } from '../parts/findings.js';
import { entriesAt, listAt, textAt } from './document.js';
import { type Flattened, type PlacedState, reportIn } from './groups.js';
import { approvalNames, type GraphNames } from './names.js';

/** The variable that always holds the workflow's name (spec 5.6). */
const WORKFLOW_VARIABLE = 'workflow';

/** Every variable that a graph can have: its inputs, what states expose or ask for, and automatic ones. */
export function allVariables({ states }: Flattened, inputs: readonly GraphInput[]): string[] {
  const exposed = states.flatMap(({ data }) => [
    ...listAt(data, 'expose').flatMap((name) => (typeof name === 'string' ? [name.replace(/\?$/, '')] : [])),
    ...[textAt(data, 'feedback', 'expose_var') ?? []].flat(),
  ]);
  const reasons = states.flatMap(approvalNames).flatMap((name) => [`${name}_PASSED`, `${name}_FAILED`]);
  return [...new Set([WORKFLOW_VARIABLE, ...inputs.map(({ name }) => name), ...exposed, ...reasons])];
}

/** Fields that can have `${name}`, by how it is filled in (spec 5.6). */
const TEXT_FIELDS: readonly PathKey[][] = [
  ['prompt'],
  ['directory'],
  ['approval', 'question'],
  ['feedback', 'question'],
];
const SHELL_FIELDS: readonly PathKey[][] = [['notify'], ['approval', 'notify']];

/** Reports each `${name}` that names no variable, and each in a `command` that names one (spec 5.6). */
export function checkReferences(
  { states }: Flattened,
  names: readonly string[],
  namesOf: (state: PlacedState) => GraphNames,
): void {
  const known = new Set(names.map(upperName));
  const exactly = new Set(names);
  for (const state of states) {
    const { variable } = namesOf(state);
    const isKnown = (name: string): boolean => known.has(upperName(variable(name)));
    const { problems } = state.document;
    const unknown = (path: readonly PathKey[], name: string, advice: string): void =>
      reportIn(state, path, `\${${name}} names no variable${nearestHint(problems, names, name)}${advice}`);
    for (const path of [...TEXT_FIELDS, ...argsOf(state.data), ...varsOf(state.data)]) {
      for (const name of namesIn(state.data, path)) if (!isKnown(name)) unknown(path, name, '');
    }
    for (const path of SHELL_FIELDS) {
      for (const name of namesIn(state.data, path)) {
        const shell = /^RAILI_VAR_(.*)$/.exec(name)?.[1];
        const isOwn = shell === undefined ? isKnown(name) : known.has(upperName(shell));
        if (!isOwn) unknown(path, name, `. A variable of the shell's is written $${name}, or $$\{${name}}`);
      }
    }
    for (const name of namesIn(state.data, ['command'])) {
      if (!exactly.has(name)) continue;
      const problem = `\${${name}} is not filled in here, so that no value can run as a command: write "$RAILI_VAR_${upperName(name)}"`;
      reportIn(state, ['command'], problem);
    }
  }
}

function namesIn(data: unknown, path: readonly PathKey[]): string[] {
  return references(textAt(data, ...path) ?? '');
}

function argsOf(data: unknown): PathKey[][] {
  return listAt(data, 'args').map((_, index) => ['args', index]);
}

function varsOf(data: unknown): PathKey[][] {
  return entriesAt(data, 'teach').flatMap(([agent]) =>
    listAt(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'var']),
  );
}

/** Reports variables that a state must not set: the workflow's name and, by `feedback`, an input (spec 5.6). */
export function checkSetVariables({ states }: Flattened, inputs: readonly GraphInput[]): void {
  const given = new Set(inputs.map(({ name }) => upperName(name)));
  for (const state of states) {
    const set: PathKey[][] = [
      ...listAt(state.data, 'expose').map((_, index) => ['expose', index]),
      ['feedback', 'expose_var'],
    ];
    for (const path of set) {
      const name = textAt(state.data, ...path)?.replace(/\?$/, '');
      if (name === undefined) continue;
      if (upperName(name) === 'WORKFLOW') {
        reportIn(state, path, "`workflow` is the workflow's name, always");
      } else if (path[0] === 'feedback' && given.has(upperName(name))) {
        reportIn(state, path, `"${name}" is an input; feedback needs a variable of its own`);
      }
    }
  }
}
