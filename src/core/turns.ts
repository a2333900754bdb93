import { agentOf } from './agents.js';
import { addUsage, addUsd } from './budget.js';
import { updateAgent, updateTally } from './change.js';
import type { LoggedOutcome } from './events.js';
import type { AgentError, OpenTurn, Run } from './run.js';
import { withMore } from './state/state-tally.js';
import { countVisit } from './visits.js';

/**
 * Write-ahead: the state file says what is about to happen before it does (spec 3.6). The first turn of a
 * visit counts the visit too, in the same write, so that no crash can count it twice; of a state with a join
 * the arrival at its door has counted it.
 */
export function openTurn(run: Run, agentId: string, turn: OpenTurn): Run {
  const agent = agentOf(run, agentId);
  const isNewVisit = agent.turn === null;
  const visits = isNewVisit && agent.joined === undefined ? countVisit(agent, turn.state) : agent.visits;
  // One that a join has stopped meanwhile stays so: its turn ends before it has begun.
  const status = agent.status === 'stopped' ? 'stopped' : 'active';
  const opened = updateAgent(run, agentId, { turn, visits, error: null, status });
  const visit = isNewVisit ? 1 : 0;
  return updateTally(opened, turn.state, (tally) => withMore(tally, { turns: 1, visits: visit }), {
    turns: Number(turn.id),
    steps: run.steps + visit,
  });
}

/**
 * Adds an ended turn's cost, once: a turn that was accounted for already is left as it is. Every turn counts:
 * failed, cancelled and reminder turns too (spec 3.5).
 */
export function accountTurn(run: Run, agentId: string, outcome: LoggedOutcome): Run {
  const { turn, cost_usd: cost } = agentOf(run, agentId);
  if (!turn || turn.accounted) return run;
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
    cost_usd: addUsd(cost, usd),
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

/** Its agent CLI has used a model, and knows no price of it. */
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
export function countReminder(run: Run, agentId: string): Run {
  return updateAgent(run, agentId, { retry_count: agentOf(run, agentId).retry_count + 1 });
}

/** The agent has failed for good; its turn stays open, so that a resume carries that state on. */
export function failAgent(run: Run, agentId: string, { code, message, at }: AgentError): Run {
  const { turn } = agentOf(run, agentId);
  return updateAgent(run, agentId, {
    status: 'failed',
    error: { code, message, ...(at !== undefined && { at }) },
    turn: turn && { ...turn, failed: true },
  });
}
