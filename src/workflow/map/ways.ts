import type { GraphState } from '../../core/graph/graph.js';
import {
  askKey,
  type EdgeKind,
  END,
  type MapEdge,
  type MapPlace,
  missingKey,
  stateKey,
} from '../../core/map/workflow-map.js';
import type { FieldName } from '../../core/protocol/tag-table.js';
import { scopeOf } from '../../core/scope/full-name.js';
import {
  type DeclaredTransition,
  routesOf,
  type StateEdge,
  type StateEdges,
  type WrittenTransition,
} from '../edges/edges.js';
import { isComputed } from '../edges/tags-in-text.js';
import type { LoadedState, StateDefinition } from '../parts/workflow.js';

/** Where `<result>`s of a call go on. */
interface CallMade {
  readonly from: string;
  readonly target: string;
  readonly back: string;
}

/** Workers, and the place where their parent goes on. */
interface ForkMade {
  readonly target: string;
  readonly next: string | null;
}

/** What one state leads to by itself, as keys of places. */
interface Drawing {
  readonly ways: MapEdge[];
  /** Questions, and names without a meaning. */
  readonly places: MapPlace[];
  readonly calls: CallMade[];
  readonly forks: ForkMade[];
}

export interface DrawnState extends Readonly<Drawing> {
  /** The state may end with a `<result>`. */
  readonly ends: boolean;
}

/** The edges out of a prompt or a script. */
export function drawState({ definition }: LoadedState, edges: StateEdges): DrawnState {
  const here = definition.name;
  const from = stateKey(here);
  const drawn: Drawing = { ways: [], places: [], calls: [], forks: [] };
  const add = (start: string, kind: EdgeKind, to: string | null, label = ''): void => {
    if (to !== null) drawn.ways.push({ from: start, to, kind, label });
  };
  const shown = transitionsToDraw(definition, edges);
  const plainNext = shown.find(({ tag }) => tag === 'goto');

  for (const transition of shown) {
    const { tag } = transition;
    // An edge of an example is drawn too, if there is such a state.
    const missing = 'isMeant' in transition && !transition.isMeant ? null : drawn.places;
    const key = (field: FieldName) => keyOf(edgeIn(transition, field), here, missing);
    const target = key('target');
    switch (tag) {
      case 'goto':
      case 'reset':
        add(from, tag, target);
        break;
      case 'call':
      case 'function': {
        const back = key('return');
        add(from, 'call', target, tag === 'function' ? tag : '');
        if (target !== null && back !== null) drawn.calls.push({ from, target, back });
        break;
      }
      case 'fork': {
        // A <goto> beside the forks may give where their parent goes on.
        const next = keyOf(edgeIn(transition, 'next') ?? edgeIn(plainNext, 'target'), here, missing);
        add(from, 'fork', target);
        add(from, 'goto', next);
        if (target !== null) drawn.forks.push({ target, next });
        break;
      }
      case 'ask': {
        const ask = askKey(here);
        drawn.places.push(askPlace(here));
        add(from, 'goto', ask);
        add(ask, 'answer', key('next'));
        const time = 'written' in transition ? transition.written.timeout : undefined;
        add(ask, 'timeout', key('timeout_next'), after(time));
        break;
      }
      case 'result':
        break;
      default:
        tag satisfies never;
    }
  }
  const { max_visits: limit, join } = definition.kind === 'graph' ? {} : definition.options;
  for (const edge of edges.limits) {
    // Refused options give neither.
    const to = limit || join ? keyOf(edge, here, drawn.places) : null;
    if (edge.path[0] === 'join') add(from, 'timeout', to, after(join?.timeout));
    else add(from, 'limit', to, `after ${limit?.count} visits`);
  }
  if (shown.some(({ edges: said }) => said.some(({ name }) => isComputed(name))))
    for (const state of edges.mentioned) if (state !== here) add(from, 'perhaps', stateKey(state));
  return { ...drawn, ways: withoutDoubles(drawn.ways), ends: edges.ends };
}

/** The routes of a state graph's state (spec 5.4, 5.5). */
export function drawGraphState(state: GraphState): DrawnState {
  const { id, routing, skip, maxVisits, feedback } = state;
  const here = stateKey(id);
  const places: MapPlace[] = [];
  const ways: MapEdge[] = [];
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

type Shown = DeclaredTransition | WrittenTransition;

/** The transitions of a state: its policy's, and its text's where the policy leaves something open. */
function transitionsToDraw(definition: StateDefinition, { declared, tags }: StateEdges): readonly Shown[] {
  if (definition.kind !== 'prompt' || definition.options.allowed_transitions === undefined) return tags;
  const open = new Set(
    declared.filter(({ tag, edges }) => tag !== 'result' && edges.length === 0).map(({ tag }) => tag),
  );
  return [...declared, ...tags.filter(({ tag }) => open.has(tag))];
}

function edgeIn(said: Shown | undefined, field: FieldName): StateEdge | undefined {
  return said?.edges.findLast((edge) => edge.field === field);
}

function after(time: unknown): string {
  return time === undefined ? '' : `after ${time}`;
}

function askPlace(state: string): MapPlace {
  return { key: askKey(state), kind: 'ask', label: '', within: [] };
}

/** @param missing gets the name that no state has; without it, such an edge is not drawn */
function keyOf(edge: StateEdge | undefined, here: string, missing: MapPlace[] | null): string | null {
  if (edge === undefined) return null;
  if (edge.to !== null) return stateKey(edge.to);
  if (edge.problem === null || missing === null) return null;
  const key = missingKey(scopeOf(here) + edge.name);
  missing.push({ key, kind: 'missing', label: edge.name, within: [] });
  return key;
}

/** Edges without repetitions. */
export function withoutDoubles(ways: readonly MapEdge[]): MapEdge[] {
  const seen = new Map(ways.map((way) => [JSON.stringify([way.from, way.to, way.kind, way.label]), way]));
  // Where an edge is certain, the possible one between the same places goes.
  const certain = new Set(
    ways.filter(({ kind }) => kind !== 'perhaps').map(({ from, to }) => JSON.stringify([from, to])),
  );
  return [...seen.values()].filter(
    ({ kind, from, to }) => kind !== 'perhaps' || !certain.has(JSON.stringify([from, to])),
  );
}

export const toEnd = (from: string): MapEdge => ({ from, to: END, kind: 'goto', label: '' });
