import { agentOf } from './agents.js';
import { changed, updateAgent } from './change.js';
import type { Change } from './events.js';
import { ownValue } from './own-value.js';
import type { MaxVisits } from './protocol/state-options.js';
import type { Agent, Run } from './run.js';
import { withCount } from './state/counts.js';

export type EntryDecision =
  | { readonly kind: 'may_enter' }
  /** The loop limit sends the agent elsewhere (spec 1.4). */
  | { readonly kind: 'passed_on'; readonly to: string; readonly count: number }
  | { readonly kind: 'refused'; readonly count: number };

/** Checks the loop limit of the agent's current state. The visit itself is counted when its first turn opens. */
export function checkEntry(run: Run, agentId: string, limit: MaxVisits | undefined): EntryDecision {
  const { visits: all, visits_before: before = {}, current_state: state } = agentOf(run, agentId);
  const visits = (ownValue(all, state) ?? 0) - (ownValue(before, state) ?? 0);
  if (!limit || visits < limit.count) return { kind: 'may_enter' };
  if (limit.goto === undefined || limit.goto === state) return { kind: 'refused', count: limit.count };
  return { kind: 'passed_on', to: limit.goto, count: limit.count };
}

export function countVisit({ visits }: Agent, state: string): Agent['visits'] {
  return withCount(visits, state, (ownValue(visits, state) ?? 0) + 1);
}

/**
 * The agent's loop limit puts another state in place of this one, which is not entered (spec 1.4). The input goes
 * along: the state that it was meant for is the one that is passed by.
 */
export function passOn(run: Run, agentId: string, to: string, count: number): Change {
  const { current_state: state } = agentOf(run, agentId);
  const next = updateAgent(run, agentId, { current_state: to, model_override: null });
  return changed(next, { type: 'max_visits', agent: agentId, state, count, to });
}

/** Counts visits of these states anew for their `max_visits` (spec 5.5). Their total stays. */
export function resetVisits(run: Run, agentId: string, states: readonly string[]): Run {
  const { visits, visits_before: before } = agentOf(run, agentId);
  const counted = states.filter((state) => (ownValue(visits, state) ?? 0) > 0);
  if (counted.length === 0) return run;
  const reset = Object.fromEntries(counted.map((state) => [state, visits[state]!]));
  return updateAgent(run, agentId, { visits_before: { ...before, ...reset } });
}
