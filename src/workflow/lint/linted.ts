import type { Platform } from '../../core/protocol/resolve.js';
import type { WorkflowReading } from '../open.js';
import type { LoadedState } from '../parts/loaded-state.js';
import { type DeclaredName, declaredNames, stateNames } from './declared.js';
import { type Ways, waysOf } from './ways.js';

/** A workflow as the rules look at it: what its states declare, and where they may lead. */
export interface LintedWorkflow
  extends Pick<WorkflowReading, 'states' | 'manifest' | 'entry' | 'complaints'> {
  readonly platform: Platform;
  /** A run starts where the workflow says, and not at a state that the user has chosen. */
  readonly startsAtEntry: boolean;
  /** Files of which no text is known. */
  readonly unreadable: ReadonlySet<string>;
  readonly declared: readonly DeclaredName[];
  readonly ways: ReadonlyMap<string, Ways>;
  readonly byName: ReadonlyMap<string, LoadedState>;
}

export function lintedWorkflow(reading: WorkflowReading, platform: Platform): LintedWorkflow {
  const { states, manifest, entry, startsAtEntry } = reading;
  const names = stateNames(
    states.map(({ definition }) => definition.name),
    platform,
  );
  const shared = new Map(reading.shared.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
  const { complaints } = reading;
  const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
  return {
    unreadable: new Set(unreadable),
    ...(complaints !== undefined && { complaints }),
    ...{ states, manifest, entry, platform, startsAtEntry },
    declared: states.flatMap((state) => declaredNames(state, names)),
    ways: new Map(states.map((state) => [state.definition.name, waysOf(state, names, shared)])),
    byName: new Map(states.map((state) => [state.definition.name, state])),
  };
}
