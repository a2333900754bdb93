import type { GraphRouting, GraphState } from '../../core/graph/graph.js';
import { askKey, type MapPlace, type MapWay, stateKey } from '../../core/map/workflow-map.js';
import { askPlace, toEnd, type WaysOut } from './ways.js';

/** The routes of a state graph's state (spec 5.4, 5.5). */
export function graphWaysOut(state: GraphState): WaysOut {
  const { id, routing, skip, maxVisits, feedback } = state;
  const here = stateKey(id);
  const places: MapPlace[] = [];
  const ways: MapWay[] = [];
  let from = here;
  if (feedback !== null || routing.kind === 'approval') {
    places.push(askPlace(id));
    ways.push({ from: here, to: askKey(id), kind: 'goto', label: '' });
    from = askKey(id);
  }
  const kind = from !== here ? 'answer' : routing.kind === 'continue' ? 'goto' : 'reset';
  for (const [label, to] of routesOf(routing)) ways.push({ from, to: stateKey(to), kind, label });
  if (routing.kind === 'terminal') ways.push(toEnd(from));
  if (skip !== null) ways.push({ from: here, to: stateKey(skip), kind: 'skip', label: '' });
  if (maxVisits?.continue != null) {
    const label = `after ${maxVisits.count} visits`;
    ways.push({ from: here, to: stateKey(maxVisits.continue), kind: 'limit', label });
  }
  return { ways, places, calls: [], forks: [], ends: false };
}

function routesOf(routing: GraphRouting): readonly (readonly [label: string, to: string])[] {
  switch (routing.kind) {
    case 'on':
    case 'approval': {
      const { PASSED, FAILED } = routing;
      return [['PASSED', PASSED], ...(FAILED === null ? [] : [['FAILED', FAILED] as const])];
    }
    case 'transitions': {
      const { targets, fallback } = routing;
      return [...Object.entries(targets), ...(fallback === null ? [] : [['default', fallback] as const])];
    }
    case 'continue':
      return [['', routing.to]];
    case 'terminal':
      return [];
    default:
      return routing satisfies never;
  }
}
