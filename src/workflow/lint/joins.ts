import type { LoadedState } from '../parts/loaded-state.js';
import type { LintedWorkflow } from './linted.js';
import { reachedFrom } from './reach.js';

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

/** All states that an agent may come to once it has forked; null if that cannot be told. */
export function onwardFromForks(workflow: LintedWorkflow): ReadonlySet<string> | null {
  const reached = new Set<string>();
  for (const { ways, isOpen } of workflow.ways.values()) {
    if (isOpen) return null;
    for (const { tag, field, to } of ways)
      if (tag === 'fork' && field === 'next')
        for (const name of reachedFrom(to, onward(workflow))) reached.add(name);
  }
  return reached;
}
