import type { Platform } from '../../core/protocol/resolve.js';
import { scopeOf } from '../../core/scope/full-name.js';
import { type ResolveIn, resolverOf } from '../../core/scope/resolver.js';
import type { WorkflowReading } from '../open.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { Part } from '../parts/part.js';
import { type DeclaredName, declaredNames, type StateNames, stateNames } from './declared.js';
import { type Ways, waysOf } from './ways.js';

/** A workflow as the rules look at it: what its states declare, and where they may lead. */
export interface LintedWorkflow extends Pick<WorkflowReading, 'manifest' | 'entry' | 'complaints'> {
  /** Each once, though its workflow may be used under several names; all names here are full ones. */
  readonly states: readonly LoadedState[];
  readonly platform: Platform;
  /** A run starts where the workflow says, and not at a state that the user has chosen. */
  readonly startsAtEntry: boolean;
  /** Files of which no text is known. */
  readonly unreadable: ReadonlySet<string>;
  readonly declared: readonly DeclaredName[];
  readonly ways: ReadonlyMap<string, Ways>;
  readonly byName: ReadonlyMap<string, LoadedState>;
  /** What the names that a state says mean. */
  readonly namesFor: (state: LoadedState) => StateNames;
}

export function lintedWorkflow(reading: WorkflowReading, platform: Platform): LintedWorkflow {
  const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
  const resolve = resolverOf(parts, platform);
  const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
  const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
  const states = all.filter(({ definition }) => !again.has(scopeOf(definition.name)));
  const known = ({ definition }: LoadedState): NamesAndTexts => {
    // A colon in a graph's name, or in one that was refused, is no scope.
    return inScope.get(scopeOf(definition.name)) ?? inScope.get('')!;
  };
  const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
  return {
    unreadable: new Set(unreadable),
    ...(complaints !== undefined && { complaints }),
    ...{ states, manifest, entry, platform, startsAtEntry },
    declared: states.flatMap((state) => declaredNames(state, known(state).names)),
    ways: new Map(
      all.map((state) => {
        const { names, texts } = known(state);
        return [state.definition.name, waysOf(state, names, texts)];
      }),
    ),
    byName: new Map(all.map((state) => [state.definition.name, state])),
    namesFor: (state) => known(state).names,
  };
}

interface NamesAndTexts {
  readonly names: StateNames;
  /** Of its files that are no states, by their names in it. */
  readonly texts: ReadonlyMap<string, string>;
}

function namesAndTexts(part: Part, parts: readonly Part[], resolve: ResolveIn): NamesAndTexts {
  const imported = [...part.imports].flatMap(([name, scope]) => {
    const names = parts.find((other) => other.scope === scope)?.names ?? [];
    return [`${name}:`, ...names.map((state) => `${name}:${state}`)];
  });
  return {
    names: stateNames([...part.names, ...imported], (target) => resolve(target, part.scope)),
    texts: new Map(part.shared.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])),
  };
}
