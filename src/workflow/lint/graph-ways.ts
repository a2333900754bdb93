import type { GraphRouting, GraphState } from '../../core/graph/graph.js';
import type { Way } from './ways.js';

/**
 * Where a state of a graph leads, all of which is declared (spec 5.4, 5.5).
 * @param error the state that a failure leads to, from anywhere
 */
export function graphWays({ routing, skip, maxVisits }: GraphState, error: string | null): Way[] {
  const targets = [...targetsOf(routing), skip, maxVisits?.continue ?? null, error];
  return targets.flatMap((to): Way[] => (to === null ? [] : [{ tag: 'reset', field: 'target', to }]));
}

function targetsOf(routing: GraphRouting): readonly (string | null)[] {
  switch (routing.kind) {
    case 'on':
    case 'approval':
      return [routing.PASSED, routing.FAILED];
    case 'transitions':
      return [...Object.values(routing.targets), routing.fallback];
    case 'continue':
      return [routing.to];
    case 'terminal':
      return [];
    default:
      return routing satisfies never;
  }
}
