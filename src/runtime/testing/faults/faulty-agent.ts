import {
  type AgentCli,
  outputLimitMessage,
  type TurnFailure,
  type TurnOutcome,
  type TurnRequest,
} from '../../../agents/agent.js';
import { stateName } from '../../../core/map/workflow-map.js';
import type { FaultKind, FaultPlace } from '../../../core/testing/fault-report.js';
import { forwardingAgent } from '../forwarding-agent.js';
import type { VirtualClock } from '../virtual-clock.js';
import type { PlannedFault } from './plan.js';

const FIVE_HOURS_MS = 5 * 3_600_000;

export interface Strike {
  /** Turns that the fault was in. */
  turns: number;
}

/** Faults that last: every further attempt fails as well. */
const LASTING: ReadonlySet<FaultKind> = new Set([
  'overloaded-529',
  'worker-fails',
  'refused',
  'output-limit',
]);

/**
 * Lets one thing go wrong with the agent of a case. The turns that come of it (a reminder, another attempt) are
 * answered as the visit was recorded; a visit that was not recorded is answered like an earlier one of its state.
 * @param budgetUsd 0 when there is none that could end
 */
export function faultyAgent(
  agent: AgentCli,
  fault: PlannedFault,
  {
    strike,
    clock,
    budgetUsd,
    agents,
  }: { strike: Strike; clock: VirtualClock; budgetUsd: number; agents: readonly string[] },
): AgentCli {
  return forwardingAgent(agent, async (request, signal, onEvent) => {
    const isHere = isAt(fault.place, request);
    const mayStrike = isHere && (strike.turns === 0 || LASTING.has(fault.kind));
    const failure = mayStrike ? failureOf(fault.kind, clock) : null;
    if (failure !== null) {
      strike.turns += 1;
      return failed(request, failure);
    }
    // The struck turn was counted as a turn of the visit, but its recorded answer is still to be given.
    const { context } = request;
    const shift = isHere && strike.turns > 0 ? strike.turns : 0;
    const own = {
      ...request,
      context: { ...context, turnOfVisit: Math.max(0, context.turnOfVisit - shift) },
    };
    const outcome = await played(agent, own, agents, (each) => agent.turn(each, signal, onEvent));
    if (!mayStrike || !outcome.ok) return outcome;
    if (fault.kind === 'budget-ends') {
      strike.turns += 1;
      return { ...outcome, costUsd: budgetUsd + 0.01, costBasis: 'reported' };
    }
    if (fault.change === undefined) return outcome;
    const text = fault.change(outcome.text);
    // An answer without a tag has none to lose.
    if (text === outcome.text) return outcome;
    strike.turns += 1;
    return { ...outcome, text };
  });
}

function isAt(place: FaultPlace, { context }: TurnRequest): boolean {
  return (
    context.agentId === place.agent &&
    stateName(context.state) === place.state &&
    context.visit === place.visit
  );
}

/** Plays the recorded turn, or else that of an earlier visit of the state, be it another agent's. */
async function played(
  _agent: AgentCli,
  request: TurnRequest,
  agents: readonly string[],
  play: (request: TurnRequest) => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  const first = await play(request);
  if (first.ok || first.failure.kind !== 'recording_missing') return first;
  const { agentId, visit } = request.context;
  for (const other of [agentId, ...agents.filter((each) => each !== agentId)]) {
    for (let earlier = Math.max(visit - 1, 1); earlier > 0; earlier--) {
      const context = { ...request.context, agentId: other, visit: earlier, turnOfVisit: 0 };
      const outcome = await play({ ...request, context });
      if (outcome.ok || outcome.failure.kind !== 'recording_missing') return outcome;
    }
  }
  return first;
}

function failureOf(kind: FaultKind, clock: VirtualClock): TurnFailure | null {
  switch (kind) {
    case 'limit-429': {
      const message = "You've hit your limit (429)";
      return { kind: 'usage_limit', message, resetAt: clock.now() + FIVE_HOURS_MS };
    }
    case 'overloaded-529':
      return { kind: 'transient', message: 'The API is overloaded (529)' };
    case 'agent-crash':
      return { kind: 'crashed', message: 'The agent CLI was ended by SIGSEGV' };
    case 'refused':
      return { kind: 'refused', message: 'The model refuses to answer' };
    case 'output-limit':
      return { kind: 'output_limit', message: outputLimitMessage(null, null) };
    case 'worker-fails':
      return { kind: 'rejected', message: 'The worker fails (a fault of the test)' };
    default:
      return null;
  }
}

function failed(request: TurnRequest, failure: TurnFailure): TurnOutcome {
  const usage = { input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 };
  return {
    sessionId: request.session.id,
    costUsd: 0,
    costBasis: 'replayed',
    usage,
    ok: false,
    text: '',
    failure,
  };
}
