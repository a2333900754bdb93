import { approvalName } from '../../core/graph/approval.js';
import type { GraphInput } from '../../core/graph/graph.js';
import { references, upperName } from '../../core/graph/variables.js';
import { nearest } from '../../core/text/nearest.js';
import type { PathKey } from '../parts/findings.js';
import { entriesAt, listAt, textAt, valueAt } from './document.js';
import { type Flattened, isOut, type PlacedState, pathOf } from './groups.js';
import { hint, report } from './problems.js';

/** The variable that holds the workflow's name, always (spec 5.6). */
export const WORKFLOW_VARIABLE = 'workflow';

/** The names of the variables that a state's approval sets, its own or its group's (spec 5.4). */
export function approvalNames(state: PlacedState): string[] {
  const own = valueAt(state.data, 'approval') !== undefined;
  if (own && textAt(state.data, 'type') !== 'group') return [approvalName(state.id)];
  const inherited = isOut(state) && valueAt(state.group?.data, 'approval') !== undefined;
  return inherited ? [approvalName(state.id), approvalName(state.group?.id ?? '')] : [];
}

/** Every variable that a graph can have: its inputs, what states expose or ask for, and automatic ones. */
export function variablesOf({ states }: Flattened, inputs: readonly GraphInput[]): string[] {
  const exposed = states.flatMap(({ data }) => [
    ...listAt(data, 'expose').flatMap((name) => (typeof name === 'string' ? [name.replace(/\?$/, '')] : [])),
    ...[textAt(data, 'feedback', 'expose_var') ?? []].flat(),
  ]);
  const reasons = states.flatMap(approvalNames).flatMap((name) => [`${name}_PASSED`, `${name}_FAILED`]);
  return [...new Set([WORKFLOW_VARIABLE, ...inputs.map(({ name }) => name), ...exposed, ...reasons])];
}

/**
 * What a name means in a group's file: `${review_FAILED}` is the reason of the group's own `review`, whose
 * variable has the group's name in it.
 */
export function renamerFor(
  { states }: Flattened,
  { document, group }: PlacedState,
): (name: string) => string {
  if (group === null) return (name) => name;
  const own = states.filter((other) => other.group?.id === group.id && other.document === document);
  const renamed = new Map(
    own
      .filter((other) => approvalNames(other).length > 0)
      .flatMap(({ id, name }) =>
        ['PASSED', 'FAILED'].map((end) => [`${approvalName(name)}_${end}`, `${approvalName(id)}_${end}`]),
      ),
  );
  return (name) => renamed.get(upperName(name)) ?? name;
}

/** Fields with `${name}` in them, by what becomes of it (spec 5.6). */
const TEXT_FIELDS: readonly PathKey[][] = [
  ['prompt'],
  ['directory'],
  ['approval', 'question'],
  ['feedback', 'question'],
];
const SHELL_FIELDS: readonly PathKey[][] = [['notify'], ['approval', 'notify']];

/** Reports each `${name}` that names no variable, and in `command` each that names one (spec 5.6). */
export function checkReferences(flattened: Flattened, inputs: readonly GraphInput[]): void {
  const names = variablesOf(flattened, inputs);
  const known = new Set(names.map(upperName));
  for (const state of flattened.states) {
    const rename = renamerFor(flattened, state);
    const isKnown = (name: string): boolean => known.has(upperName(rename(name)));
    const { problems } = state.document;
    const unknown = (path: readonly PathKey[], name: string, advice: string): void =>
      report(
        problems,
        pathOf(state, ...path),
        `\${${name}} names no variable${hint(names, nearest(names, name))}${advice}`,
      );
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
      if (!names.includes(name)) continue;
      const problem = `\${${name}} is not filled in here, so that no value can run as a command: write "$RAILI_VAR_${upperName(name)}"`;
      report(problems, pathOf(state, 'command'), problem);
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

/** Reports variables that a state must not set: the workflow's name, and by `feedback` an input (spec 5.6). */
export function checkSetVariables({ states }: Flattened, inputs: readonly GraphInput[]): void {
  const given = inputs.map(({ name }) => upperName(name));
  for (const state of states) {
    const { problems } = state.document;
    const set: PathKey[][] = [
      ...listAt(state.data, 'expose').map((_, index) => ['expose', index]),
      ['feedback', 'expose_var'],
    ];
    for (const path of set) {
      const name = textAt(state.data, ...path)?.replace(/\?$/, '');
      if (name === undefined) continue;
      if (upperName(name) === 'WORKFLOW') {
        report(problems, pathOf(state, ...path), "`workflow` is the workflow's name, always");
      } else if (path[0] === 'feedback' && given.includes(upperName(name))) {
        report(
          problems,
          pathOf(state, ...path),
          `"${name}" is an input; feedback needs a variable of its own`,
        );
      }
    }
  }
}
