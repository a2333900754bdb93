import type { LoggedOutcome } from '../../core/events.js';
import type { Routing } from '../../core/protocol/route.js';
import type { OpenTurn } from '../../core/run.js';
import { countReminder } from '../../core/turns.js';
import { carryOn, firstPlan, type Visit } from '../prompt-visit.js';
import {
  countCost,
  failed,
  LEFT_OPEN,
  loggedOutcomeOf,
  needsDecision,
  recordOutcome,
  turnLeftOpen,
  type VisitEnd,
} from '../record.js';
import { handleFailure } from './limits.js';
import { takeTurn } from './prompt-turn.js';
import { planReminder, type TurnPlan } from './turn-plan.js';

/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = 3;

/** Takes a visit's turns, from the first on or from where a crash, a stop or a question left it (spec 3.6). */
export async function takeVisit(visit: Visit): Promise<VisitEnd> {
  const { runtime, agentId, state } = visit;
  const left = turnLeftOpen(runtime, agentId);
  const logged = left === null ? undefined : loggedOutcomeOf(runtime, agentId, left);
  if (left !== null && logged?.result.kind === 'text') {
    // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
    countCost(runtime, agentId, left, logged);
    if (runtime.options.stop.request?.mode === 'interrupt') return LEFT_OPEN;
    return visit.afterText(left, logged.result.text, logged.session);
  }
  if (left !== null && logged !== undefined) countCost(runtime, agentId, left, logged);
  if (left !== null && logged === undefined) await countCutOff(visit, left);
  if (needsDecision(runtime, left, state.options)) return { kind: 'ask_repeat' };
  return takeTurns(
    visit,
    left === null ? firstPlan(visit) : await carryOn(visit, left, { ended: hasEnded(logged) }),
  );
}

/** An interrupted turn did not end: what follows is the same turn of the visit, gone on with. */
function hasEnded(logged: LoggedOutcome | undefined): boolean {
  return logged?.result.kind === 'failure' && logged.result.code !== 'INTERRUPTED';
}

/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
async function countCutOff(visit: Visit, left: OpenTurn): Promise<void> {
  const { runtime, agentId, state, cli } = visit;
  if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id)) return;
  if (cli.cutOffCost === undefined) return;
  const began = left.carried_on ?? left;
  const turn = { session: left.session, sessionBefore: began.session_before, since: began.session_mark ?? 0 };
  const found = await cli.cutOffCost(turn, runtime.agent(agentId).cwd);
  if (found === null) {
    runtime.warn(
      'what the turn that was cut off had spent is not known, and is not counted',
      agentId,
      state.name,
    );
    return;
  }
  const message = `cut off by a crash; its cost is ${found.source}`;
  runtime.warn(`a turn was ${message}`, agentId, state.name);
  recordOutcome(runtime, agentId, left, {
    result: { kind: 'failure', code: 'INTERRUPTED', message },
    session: left.session,
    cost_usd: found.costUsd,
    basis: 'estimated',
    usage: found.usage,
  });
}

async function takeTurns(visit: Visit, first: TurnPlan): Promise<VisitEnd> {
  let plan = first;
  for (;;) {
    const { turn, outcome } = await takeTurn(visit, plan);
    if (outcome === null) return LEFT_OPEN;
    if (!outcome.ok) {
      const next = await handleFailure(visit, turn, outcome);
      if ('end' in next) return afterFailure(visit, turn, next.end);
      plan = next.plan;
      continue;
    }
    visit.failures = 0;
    if (visit.runtime.options.stop.request?.mode === 'interrupt') return LEFT_OPEN;
    return visit.afterText(turn, outcome.text, outcome.sessionId ?? turn.session);
  }
}

async function afterFailure(visit: Visit, turn: OpenTurn, end: VisitEnd): Promise<VisitEnd> {
  if (end.kind !== 'failed' || visit.afterFailure === undefined) return end;
  return visit.afterFailure(turn, end.error);
}

/** Tells the same session what was wrong with its final message (spec 1.4); at last, the visit has failed. */
export async function remind(
  visit: Visit,
  turn: OpenTurn,
  session: string | null,
  routing: Extract<Routing, { kind: 'remind' }>,
): Promise<VisitEnd> {
  const { runtime, agentId, state } = visit;
  const given = runtime.agent(agentId).retry_count;
  if (given >= MAX_REMINDERS || session === null) {
    const message = `${routing.problem} The agent was reminded ${given} times.`;
    const error = { code: routing.code, message };
    return visit.giveUp?.(error) ?? failed(error);
  }
  const attempt = given + 1;
  runtime.change(countReminder, agentId);
  runtime.options.emit({
    type: 'reminder',
    agent: agentId,
    state: state.name,
    attempt,
    code: routing.code,
    text: routing.text,
  });
  return takeTurns(visit, planReminder(turn, session, routing.text));
}
