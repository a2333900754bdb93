import type { MapEdge } from '../../core/map/workflow-map.js';
import { reachedFrom } from '../lint/reach.js';
import { type DrawnState, toEnd } from './ways.js';

/** How many edges are traced at most: each call may lead to each `<result>`. */
const MAX_TRACED = 5000;

interface Traced {
  /** Keyed by the key of the state. */
  readonly out: ReadonlyMap<string, DrawnState>;
  readonly entry: string | null;
  /** Keys of the states with a join. */
  readonly joins: ReadonlySet<string>;
}

/**
 * Where `<result>`s lead: back to the caller, to the join that waits for the worker, or to the end. They are traced
 * along the edges that the same agent follows in the same call.
 */
export function waysOfResults({ out, entry, joins }: Traced): { ways: MapEdge[]; untraced: number } {
  const onward = onwardInCall(out);
  const reached = new Map<string, ReadonlySet<string>>();
  const ending = (start: string): string[] => {
    let states = reached.get(start);
    if (states === undefined) {
      states = reachedFrom(start, onward);
      reached.set(start, states);
    }
    return [...states].filter((key) => out.get(key)?.ends);
  };
  const traced: MapEdge[] = [];
  let untraced = 0;
  const placed = new Set<string>();
  const trace = (from: string, to: string, kind: 'return' | 'join'): void => {
    placed.add(from);
    if (traced.length < MAX_TRACED) traced.push({ from, to, kind, label: '' });
    else untraced += 1;
  };
  const all = [...out.values()];
  for (const { target, back } of distinct(all.flatMap(({ calls }) => calls)))
    for (const from of ending(target)) trace(from, back, 'return');
  const unjoined = new Set<string>();
  for (const { target, next } of distinct(all.flatMap(({ forks }) => forks))) {
    const doors = next === null ? [] : doorsFrom(next, onward, joins);
    for (const from of ending(target)) {
      if (doors.length === 0) unjoined.add(from);
      for (const door of doors) trace(from, door, 'join');
    }
  }
  const ofMain = new Set(entry === null ? [] : ending(entry));
  const ends = [...out].filter(
    ([key, { ends }]) => ends && (ofMain.has(key) || unjoined.has(key) || !placed.has(key)),
  );
  return { ways: [...traced, ...ends.map(([key]) => toEnd(key))], untraced };
}

/** The first doors that an agent comes to. */
function doorsFrom(
  start: string,
  onward: (key: string) => readonly string[],
  joins: ReadonlySet<string>,
): string[] {
  const reached = reachedFrom(start, (key) => (joins.has(key) ? [] : onward(key)));
  return [...reached].filter((key) => joins.has(key));
}

/** Where the same agent goes on in the same call: not into a worker, and past a call to where that returns. */
function onwardInCall(out: ReadonlyMap<string, DrawnState>): (key: string) => readonly string[] {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const known = next.get(from);
    if (known === undefined) next.set(from, [to]);
    else known.push(to);
  };
  for (const { ways, calls } of out.values()) {
    for (const { from, to, kind } of ways) if (kind !== 'call' && kind !== 'fork') add(from, to);
    for (const { from, back } of calls) add(from, back);
  }
  return (key) => next.get(key) ?? [];
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Map(list.map((each) => [JSON.stringify(each), each])).values()];
}
