import {
  END,
  type MapEdge,
  type MapPlace,
  RAISE,
  START,
  stateKey,
  type WorkflowMap,
} from '../../core/map/workflow-map.js';
import type { Platform } from '../../core/protocol/resolve.js';
import { type LintedWorkflow, lintedWorkflow } from '../lint/linted.js';
import type { WorkflowReading } from '../open.js';
import { statePlace } from './places.js';
import { waysOfResults } from './returns.js';
import { type DrawnState, drawGraphState, drawState, withoutDoubles } from './ways.js';

/** A workflow's map (spec 2.5), as far as it can be read: the workflow need not be runnable. */
export function mapOf(reading: WorkflowReading, platform: Platform): WorkflowMap {
  const { name, states, entry, graph } = reading;
  const linted = lintedWorkflow(reading, platform, undefined);
  const out = new Map(states.map((state) => [stateKey(state.definition.name), outOf(state, linted)]));
  const groups = new Set(states.flatMap(({ definition }) => (isGroup(definition) ? [definition.name] : [])));
  const ofStates = states.map((state) => statePlace(state, groups));
  const joins = new Set(ofStates.filter(({ join }) => join !== undefined).map(({ key }) => key));
  const start = entry === null ? null : stateKey(entry);
  const { ways: ofResults, untraced } = waysOfResults({ out, entry: start, joins });
  const ways = [
    ...(start === null ? [] : [plain(START, start)]),
    ...[...out.values()].flatMap((each) => each.ways),
    ...(graph?.error == null ? [] : [plain(RAISE, stateKey(graph.error))]),
    ...ofResults,
  ];
  return {
    name,
    places: [...placesOf(inOrder(ofStates, ways), out, ways)],
    ways: withoutDoubles(ways),
    untraced,
  };
}

function outOf(state: WorkflowReading['states'][number], linted: LintedWorkflow): DrawnState {
  const { definition } = state;
  if (definition.kind === 'graph') return drawGraphState(definition.state);
  return drawState(state, linted.edges.get(definition.name)!);
}

function isGroup(definition: WorkflowReading['states'][number]['definition']): boolean {
  return definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
}

/** States in the order in which a run reaches them, then the unreachable ones: pictures are laid out in this order. */
function inOrder(places: readonly MapPlace[], ways: readonly MapEdge[]): MapPlace[] {
  const onward = new Map<string, string[]>();
  for (const { from, to } of ways) {
    const known = onward.get(from);
    if (known === undefined) onward.set(from, [to]);
    else known.push(to);
  }
  const reached = new Set([START]);
  for (const key of reached) for (const next of onward.get(key) ?? []) reached.add(next);
  const at = new Map([...reached].map((key, index) => [key, index]));
  const rank = ({ key }: MapPlace): number => at.get(key) ?? Number.POSITIVE_INFINITY;
  return [...places].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Each state with the places that belong to it right after it. Start and end surround all, if anything leads there. */
function* placesOf(
  ofStates: readonly MapPlace[],
  out: ReadonlyMap<string, DrawnState>,
  ways: readonly MapEdge[],
): Generator<MapPlace> {
  const used = new Set(ways.flatMap(({ from, to }) => [from, to]));
  const told = new Set<string>();
  const bare = (key: string, kind: MapPlace['kind']): MapPlace => ({ key, kind, label: '', within: [] });
  if (used.has(START)) yield bare(START, 'start');
  for (const place of ofStates) {
    yield place;
    for (const other of out.get(place.key)?.places ?? []) {
      if (told.has(other.key)) continue;
      told.add(other.key);
      yield { ...other, within: place.within, ...(other.kind === 'ask' && { label: place.label }) };
    }
  }
  if (used.has(RAISE)) yield bare(RAISE, 'raise');
  if (used.has(END)) yield bare(END, 'end');
}

function plain(from: string, to: string): MapEdge {
  return { from, to, kind: 'goto', label: '' };
}
