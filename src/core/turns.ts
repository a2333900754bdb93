import { agentOf } from './agents.js';
import { addUsage, addUsd } from './budget.js';
import { changed, updateAgent, updateTally } from './change.js';
import type { Change, LoggedOutcome, RunEventOf } from './events.js';
import { ownValue } from './own-value.js';
import type { AgentError, OpenTurn, Run } from './run.js';
import { withMore } from './state/state-tally.js';
import { countVisit } from './visits.js';

/** What the run itself does not know of a visit that a turn begins. */
export interface VisitFacts {
  /** An earlier life of the run has left the turn before open, and the log says nothing of it. */
  readonly isUntold?: boolean;
  /** The model, if it is not the run's. */
  readonly model?: string | undefined;
  /** States whose limits a graph's state has just let count anew. */
  readonly resetVisits?: readonly string[];
}

/**
 * Records a turn before it starts (spec 3.6). The first turn of a visit counts the visit too, in the same write, so
 * that no crash can count it twice. Where the state has a join, the arrival at its door has counted the visit.
 */
export function openTurn(
  run: Run,
  agentId: string,
  turn: OpenTurn,
  { isUntold = false, model, resetVisits = [] }: VisitFacts = {},
): Change {
  const agent = agentOf(run, agentId);
  const isNewVisit = agent.turn === null;
  const visits = isNewVisit && agent.joined === undefined ? countVisit(agent, turn.state) : agent.visits;
  // An agent that a join has stopped meanwhile stays so: its turn ends before it has begun.
  const status = agent.status === 'stopped' ? 'stopped' : 'active';
  const opened = updateAgent(run, agentId, { turn, visits, error: null, status });
  const visit = isNewVisit ? 1 : 0;
  const next = updateTally(opened, turn.state, (tally) => withMore(tally, { turns: 1, visits: visit }), {
    turns: Number(turn.id),
    steps: run.steps + visit,
  });
  if (!isNewVisit && !isUntold) return changed(next);
  return changed(next, {
    type: 'state_started',
    agent: agentId,
    state: turn.state,
    visit: ownValue(visits, turn.state) ?? 1,
    kind: turn.kind === 'reminder' ? 'prompt' : turn.kind,
    step: next.steps,
    input: agent.pending_result,
    ...(model !== undefined && { model }),
    ...(resetVisits.length > 0 && { reset_visits: resetVisits }),
  });
}

/**
 * Adds an ended turn's cost, once: a turn that is accounted for already is left alone. Every turn counts, also failed,
 * cancelled and reminder turns (spec 3.5).
 */
export function accountTurn(run: Run, agentId: string, outcome: LoggedOutcome): Change {
  const { turn } = agentOf(run, agentId);
  if (!turn || turn.accounted) return changed(run);
  const next = withCost(run, agentId, turn, outcome);
  if (turn.kind === 'script' || turn.kind === 'engine') return changed(next);
  const { cost_usd, usage, basis } = outcome;
  const { total_cost_usd } = next;
  return changed(next, {
    ...{ type: 'cost', agent: agentId, state: turn.state, turn: turn.id },
    ...{ cost_usd, total_cost_usd, usage, basis },
  });
}

function withCost(run: Run, agentId: string, turn: OpenTurn, outcome: LoggedOutcome): Run {
  const accounted = { ...turn, accounted: true };
  const { cost_usd: usd, ms = 0 } = outcome;
  // A replayed turn shows what it once cost; nobody pays for it again.
  if (outcome.basis === 'replayed')
    return updateTally(
      updateAgent(run, agentId, { turn: accounted }),
      turn.state,
      (tally) => withMore(tally, { ms }),
      {},
    );
  const marked = updateAgent(run, agentId, {
    turn: accounted,
    cost_usd: addUsd(agentOf(run, agentId).cost_usd, usd),
  });
  const uncertain = {
    ...(outcome.lower_bound && { unknown_cost_turns: 1 }),
    ...(isUnpriced(turn, outcome) && { unpriced_turns: 1 }),
  };
  return updateTally(marked, turn.state, (tally) => withMore(tally, { cost_usd: usd, ms, ...uncertain }), {
    total_cost_usd: addUsd(run.total_cost_usd, usd),
    usage: addUsage(run.usage, outcome.usage),
  });
}

/** Whether the agent CLI has used a model whose price it does not know. */
export function isUnpriced({ cli }: OpenTurn, { basis, result, usage }: LoggedOutcome): boolean {
  if (cli === undefined || basis !== 'none') return false;
  return result.kind === 'text' || usage.input_tokens + usage.output_tokens > 0;
}

/** The session that a finished prompt turn wrote to becomes the agent's own. */
export function adoptSession(run: Run, agentId: string, session: string | null): Run {
  if (session === null) return run;
  const cli = agentOf(run, agentId).turn?.cli;
  return updateAgent(run, agentId, { session_id: session, branch_from: null, session_cli: cli });
}

/** One more reminder in the current visit (spec 1.4). */
export function countReminder(
  run: Run,
  agentId: string,
  { code, text }: Pick<RunEventOf<'reminder'>, 'code' | 'text'>,
): Change {
  const { current_state: state, retry_count: before } = agentOf(run, agentId);
  const attempt = before + 1;
  return changed(updateAgent(run, agentId, { retry_count: attempt }), {
    ...{ type: 'reminder', agent: agentId, state, attempt, code, text },
  });
}

/** Fails an agent for good. Its turn stays open, so that a resume carries that state on. */
export function failAgent(run: Run, agentId: string, { code, message, at }: AgentError): Change {
  const { turn, current_state: state } = agentOf(run, agentId);
  const next = updateAgent(run, agentId, {
    status: 'failed',
    error: { code, message, ...(at !== undefined && { at }) },
    turn: turn && { ...turn, failed: true },
  });
  return changed(next, { type: 'agent_failed', agent: agentId, state, code, message });
}
