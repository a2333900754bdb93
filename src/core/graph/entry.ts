import { agentOf } from '../agents.js';
import { changed, updateAgent } from '../change.js';
import type { Change, RunEvent } from '../events.js';
import type { MaxVisits } from '../protocol/state-options.js';
import type { Run } from '../run.js';
import type { GraphState, VisitLimit } from './graph.js';

type States = Readonly<Record<string, GraphState>>;

/**
 * Follows `skip` from the agent's state on. A skipped state is neither counted nor entered (spec 5.5), and the input
 * goes along. This ends, because a graph with a cycle of skips is not loaded.
 */
export function passSkips(run: Run, agentId: string, states: States): Change {
  const skipped: RunEvent[] = [];
  let { current_state: state } = agentOf(run, agentId);
  for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
    skipped.push({ type: 'skipped', agent: agentId, state, to });
    state = to;
  }
  if (skipped.length === 0) return changed(run);
  return changed(updateAgent(run, agentId, { current_state: state, model_override: null }), ...skipped);
}

function skipOf(states: States, id: string): string | null {
  return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}

/** What a person is asked before a graph with skips starts (spec 5.5); null for a graph without skips. */
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
