import type { LoggedEvent } from '../../core/events.js';
import {
  askKey,
  type MapPlace,
  type MapWay,
  stateKey,
  type WayKind,
  type WorkflowMap,
} from '../../core/map/workflow-map.js';
import type { Run } from '../../core/run.js';
import type { Edge } from '../../core/story/edges.js';
import { FIGURE_EVENTS, Story } from '../../core/story/story.js';
import { type Place, Travel } from '../summary/travel.js';
import { type Total, totalsOf } from '../totals.js';

/** The events of a log that a journey is made from. */
export const EVENTS_OF_TRAVEL: ReadonlySet<LoggedEvent['type']> = new Set<LoggedEvent['type']>([
  ...[...FIGURE_EVENTS].filter((type) => type !== 'outcome'),
  ...(['transition', 'forked', 'max_visits', 'skipped', 'join_timeout', 'joined'] as const),
  ...(['asked', 'answered', 'agent_ended'] as const),
]);

/** What a run has come to at a place. */
export type Stay = Total;

/** How the run stands at a place. */
export type Mark = 'failed' | 'open';

/** A run on its workflow's map. */
export class Journey {
  readonly stays: ReadonlyMap<string, Stay>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly edges: readonly Edge[];
  /** Of all its lives. */
  readonly workingMs: number;
  readonly #places: ReadonlyMap<string, Place>;

  /** @param events its whole log */
  constructor(run: Run, events: readonly LoggedEvent[]) {
    const story = new Story();
    for (const event of events) story.apply(event);
    const travel = new Travel(story);
    this.edges = travel.edges;
    this.#places = travel.places;
    this.workingMs = story.workingMs;
    this.marks = marksOf(run);
    const totals = totalsOf(story, 'state');
    const stays = new Map<string, Stay>();
    for (const { key, visits } of travel.places.values())
      stays.set(key, { visits, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 });
    for (const [state, { visits, turns, cost_usd: costUsd, ms }] of Object.entries(run.states))
      stays.set(stateKey(state), {
        visits,
        turns,
        costUsd,
        replayedUsd: totals.get(state)?.replayedUsd ?? 0,
        ms,
      });
    this.stays = stays;
  }

  /** Places that the run has come to and the map has not: the workflow has changed since, or it was a computed name. */
  elsewhere(known: readonly MapPlace[]): MapPlace[] {
    const keys = new Set(known.map(({ key }) => key));
    return [...this.#places.values()]
      .filter(({ key }) => !keys.has(key))
      .map(({ key, kind, label }) => ({ key, kind, label, within: [] }));
  }
}

/** Where agents have stopped. */
export function marksOf(run: Run): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { status, current_state: state } of run.agents) {
    const key = status === 'asking' ? askKey(state) : stateKey(state);
    if (marks.get(key) !== 'failed') marks.set(key, status === 'failed' ? 'failed' : 'open');
  }
  return marks;
}

/** A way of the map, or one that only the run knows. */
export interface DrawnWay extends MapWay {
  /** How often the run has taken it. */
  readonly count: number;
}

/** The map's ways with how often each was taken; those that are not on the map come last. */
export function drawnWays(map: WorkflowMap, journey: Journey | null): DrawnWay[] {
  if (journey === null) return map.ways.map((way) => ({ ...way, count: 0 }));
  const byEnds = new Map<string, MapWay[]>();
  for (const way of map.ways) {
    const ends = JSON.stringify([way.from, way.to]);
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), way]);
  }
  const counts = new Map<MapWay, number>();
  const others: DrawnWay[] = [];
  for (const edge of journey.edges) {
    const { from, to, kind, label, count } = edge;
    const way = wayTaken(byEnds.get(JSON.stringify([from, to])) ?? [], edge);
    if (way !== undefined) counts.set(way, (counts.get(way) ?? 0) + count);
    else others.push({ from, to, kind, label: label ?? '', count });
  }
  return [...map.ways.map((way) => ({ ...way, count: counts.get(way) ?? 0 })), ...others];
}

/** Ways that an agent just goes on by: a text may be read as another of them than what was said in the end. */
const ONWARD: ReadonlySet<WayKind> = new Set(['goto', 'reset', 'answer', 'perhaps']);

/** By what happened, and not by where it led: of ways between the same places each has its own count. */
function wayTaken(ways: readonly MapWay[], { kind, label }: Edge): MapWay | undefined {
  const fits = (way: MapWay): boolean => label === null || way.label === label;
  return (
    ways.find((way) => way.kind === kind && fits(way)) ??
    (ONWARD.has(kind) ? ways.find((way) => ONWARD.has(way.kind) && fits(way)) : undefined) ??
    ways.find((way) => way.kind === 'perhaps')
  );
}
