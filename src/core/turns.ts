import { agentOf, updateAgent } from './agents.js';
import { addCost } from './budget.js';
import type { LoggedOutcome } from './events.js';
import type { MaxVisits } from './protocol/state-options.js';
import type { AgentError, OpenTurn, Run, RunStatus } from './run.js';

export type Entry =
  | { readonly kind: 'may_enter' }
  /** The loop limit sends the agent elsewhere (spec 1.4). */
  | { readonly kind: 'redirected'; readonly run: Run; readonly to: string; readonly count: number }
  | { readonly kind: 'refused'; readonly count: number };

/** Checks the loop limit of the agent's current state. The visit itself is counted when its first turn opens. */
export function checkEntry(run: Run, agentId: string, limit: MaxVisits | undefined): Entry {
  const agent = agentOf(run, agentId);
  const { visits: all, visits_before: before = {}, current_state: state } = agent;
  const visits = (all[state] ?? 0) - (before[state] ?? 0);
  if (!limit || visits < limit.count) return { kind: 'may_enter' };
  if (limit.goto === undefined || limit.goto === agent.current_state) {
    return { kind: 'refused', count: limit.count };
  }
  // The input goes along: the state it was meant for is the one that was skipped.
  const moved = updateAgent(run, agentId, { current_state: limit.goto, model_override: null });
  return { kind: 'redirected', run: moved, to: limit.goto, count: limit.count };
}

/**
 * Write-ahead: the state file says what is about to happen before it does (spec 3.6). The first turn of a
 * visit counts the visit too, in the same write, so that no crash can count it twice.
 */
export function openTurn(run: Run, agentId: string, turn: OpenTurn): Run {
  const agent = agentOf(run, agentId);
  const isNewVisit = agent.turn === null;
  const visits = isNewVisit
    ? { ...agent.visits, [turn.state]: (agent.visits[turn.state] ?? 0) + 1 }
    : agent.visits;
  const opened = updateAgent(run, agentId, { turn, visits, error: null, status: 'active' });
  return { ...opened, turns: Number(turn.id), steps: isNewVisit ? run.steps + 1 : run.steps };
}

/** Adds an ended turn's cost, once: a turn that was accounted for already is left as it is. */
export function accountTurn(run: Run, agentId: string, outcome: LoggedOutcome): Run {
  const { turn } = agentOf(run, agentId);
  if (!turn || turn.accounted) return run;
  const marked = updateAgent(run, agentId, { turn: { ...turn, accounted: true } });
  // A replayed turn shows what it once cost; nobody pays for it again.
  return outcome.basis === 'replayed' ? marked : addCost(marked, outcome.cost_usd, outcome.usage);
}

/** One more reminder of the current visit. */
export function countReminder(run: Run, agentId: string): Run {
  return updateAgent(run, agentId, { retry_count: agentOf(run, agentId).retry_count + 1 });
}

/** The session that a finished prompt turn wrote to becomes the agent's own. */
export function adoptSession(run: Run, agentId: string, session: string | null): Run {
  if (session === null) return run;
  const cli = agentOf(run, agentId).turn?.cli;
  return updateAgent(run, agentId, { session_id: session, branch_from: null, session_cli: cli });
}

/** The agent has failed for good; its turn stays open, so that a resume carries that state on. */
export function failAgent(run: Run, agentId: string, error: AgentError): Run {
  const { turn } = agentOf(run, agentId);
  return updateAgent(run, agentId, { status: 'failed', error, turn: turn && { ...turn, failed: true } });
}

/** Counts visits of these states anew, as far as `max_visits` goes (spec 5.5); their whole number stays. */
export function resetVisits(run: Run, agentId: string, states: readonly string[]): Run {
  const { visits, visits_before: before } = agentOf(run, agentId);
  const counted = states.filter((state) => (visits[state] ?? 0) > 0);
  if (counted.length === 0) return run;
  const reset = Object.fromEntries(counted.map((state) => [state, visits[state]!]));
  return updateAgent(run, agentId, { visits_before: { ...before, ...reset } });
}

/** A resume gives failed agents another try. A loop limit that stopped one is cleared (spec 5.5). */
export function reviveAgents(run: Run): Run {
  const agents = run.agents.map((agent) => {
    if (agent.status !== 'failed') return agent;
    const { raised, ...back } = agent;
    const state = raised?.state ?? agent.current_state;
    const visits = { ...agent.visits };
    const visitsBefore = { ...agent.visits_before };
    if (agent.error?.code === 'MAX_VISITS') {
      delete visits[state];
      delete visitsBefore[state];
    }
    return {
      ...back,
      // A graph that went to its error state goes back to where it failed.
      ...(raised !== undefined && { current_state: state, turn: null }),
      status: 'active' as const,
      visits,
      ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
      retry_count: 0,
    };
  });
  return { ...run, agents, status: 'running', reason: null, message: null, resume_at: null };
}

/** What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4). */
export function conclusion(run: Run): { status: RunStatus; error: AgentError | null } {
  const failed = run.agents.find((agent) => agent.status === 'failed');
  if (failed) return { status: 'failed', error: failed.error };
  if (run.agents.some((agent) => agent.status === 'asking')) return { status: 'asking', error: null };
  if (run.agents.length === 0) return { status: 'completed', error: null };
  // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
  const message = `Agents were left without a next step: ${run.agents.map(({ id }) => id).join(', ')}. Please report it.`;
  return { status: 'failed', error: { code: 'INTERNAL', message } };
}
