import type { LoadedState } from '../parts/loaded-state.js';
import type { LintedWorkflow } from './linted.js';
import { reachedFrom, staysInCall } from './reach.js';
import type { Way, Ways } from './ways.js';

/** The states with a join. */
export function joinsIn({ states }: LintedWorkflow): LoadedState[] {
  return states.filter(
    ({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined,
  );
}

/** Where a state leads, by whatever it does. */
export function onward({ ways }: LintedWorkflow): (state: string) => readonly string[] {
  return (state) => {
    const from = ways.get(state);
    return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
  };
}

/** Where a state's agent goes on once it has forked: the forks' `next`, or the `<goto>` beside them; empty: it forks nobody. */
export function afterForks({ ways }: Ways): readonly Way[] {
  if (!ways.some(({ tag }) => tag === 'fork')) return [];
  return ways.filter((way) => staysInCall(way));
}

/** All states that an agent may come to once it has forked; null if that cannot be told. */
export function onwardFromForks(workflow: LintedWorkflow): ReadonlySet<string> | null {
  const all = [...workflow.ways.values()];
  if (all.some(({ isOpen }) => isOpen)) return null;
  const starts = all.flatMap(afterForks);
  return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]));
}
