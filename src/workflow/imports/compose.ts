import { LIMITS } from '../../core/limits/limits.js';
import { scopesFrom } from '../../core/scope/resolver.js';
import type { Finding } from '../parts/findings.js';
import { fingerprintOfAll } from '../parts/fingerprint.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { Part } from '../parts/part.js';
import type { Fingerprint } from '../parts/workflow.js';
import type { Imported } from './read.js';

const MOST_WAYS = LIMITS.imports.value;

/** A workflow and all that it uses, as one: with its states' full names (spec 7.2). */
export interface Composed {
  readonly states: readonly LoadedState[];
  readonly fingerprint: Fingerprint;
  /** The run's own comes first. */
  readonly parts: readonly Part[];
}

/** Gives every state its full name, and files theirs. Too many names go to `findings`; then the workflow stands alone. */
export function compose(root: Imported, findings: Finding[]): Composed {
  // The workflow's own names take no way.
  const scoped = scopesFrom(root, ({ imports }) => imports, MOST_WAYS + 1);
  if (scoped === null) findings.push(tooMany(root));
  const scopes = scoped ?? [{ scope: '', workflow: root, imports: new Map<string, string>() }];
  const seen = new Set<Imported>();
  const parts = scopes.map(({ scope, workflow, imports }): Part => {
    const isAgain = seen.has(workflow);
    seen.add(workflow);
    const { states, ownEntry: entry, location: _, fingerprint: _fingerprint, ...own } = workflow.read;
    const names = states.map(({ definition }) => definition.name);
    return { ...own, scope, names, entry, imports, isAgain };
  });
  const inScope = <T>(each: (scope: string, workflow: Imported) => readonly T[]): T[] =>
    scopes.flatMap(({ scope, workflow }) => each(scope, workflow));
  return {
    parts,
    states: inScope((scope, { read }) => read.states.map((state) => named(state, scope))),
    fingerprint: fingerprintOfAll(
      scopes.map(({ scope, workflow }) => ({ scope, fingerprint: workflow.read.fingerprint })),
    ),
  };
}

function named(state: LoadedState, scope: string): LoadedState {
  if (scope === '') return state;
  return { ...state, definition: { ...state.definition, name: scope + state.definition.name } };
}

function tooMany({ read: { top, location } }: Imported): Finding {
  const path = ['workflows'];
  const place = top === null ? { file: location.container } : { file: top.file, line: top.lineOf(path) };
  const message = `workflows: there are more than ${MOST_WAYS} ways to the workflows that are used from here`;
  return { severity: 'error', rule: 'bad-value', ...place, path, message };
}
