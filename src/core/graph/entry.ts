import type { MaxVisits } from '../protocol/state-options.js';
import type { GraphState, VisitLimit } from './graph.js';

type States = Readonly<Record<string, GraphState>>;

/** Where an entry ends up, and what it passed on the way without entering it (spec 5.5). */
export interface Entered {
  readonly state: string;
  readonly skipped: readonly { readonly state: string; readonly to: string }[];
}

/** Follows `skip` from a state on. It ends, because a graph with a cycle of skips is not loaded. */
export function followSkips(states: States, id: string): Entered {
  const skipped: { state: string; to: string }[] = [];
  let state = id;
  for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
    skipped.push({ state, to });
    state = to;
  }
  return { state, skipped };
}

function skipOf(states: States, id: string): string | null {
  return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}

/** What a person is asked before a graph with skips starts (spec 5.5); null if it has none. */
export function skipQuestion(states: States): string | null {
  const skipped = Object.values(states).filter(({ skip }) => skip !== null);
  if (skipped.length === 0) return null;
  const list = skipped.map(({ id, skip }) => `  ${id}, on to ${skip}`).join('\n');
  return `These states will be skipped:\n${list}\nPress Enter to go on, or type anything to stop.`;
}

/** A visit limit in the engine's own words. */
export function maxVisitsOf(limit: VisitLimit | null): MaxVisits | undefined {
  if (limit === null) return undefined;
  return limit.continue === null ? { count: limit.count } : { count: limit.count, goto: limit.continue };
}

/** Counters after `reset_max_visits`. */
export function withoutVisits(
  visits: Readonly<Record<string, number>>,
  states: readonly string[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(visits).filter(([id]) => !states.includes(id)));
}
