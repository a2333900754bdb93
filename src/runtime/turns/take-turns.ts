import { LIMITS } from '../../core/limits/limits.js';
import type { Agent } from '../../core/run.js';
import { seenBy } from '../../core/sessions.js';
import { countReminder } from '../../core/turns.js';
import { LEFT_OPEN } from '../record.js';
import { afterFailure, failuresAfter } from './after-failure.js';
import { beginVisit } from './begin.js';
import { takeTurn } from './take-turn.js';
import { planAgain, planPrompt, planReminder, type TurnPlan } from './turn-plan.js';
import {
  type AnsweredTurn,
  type EndedTurn,
  type Judge,
  type Next,
  over,
  type Reminding,
  type TurnsOutcome,
  type TurnsVisit,
} from './visit.js';

/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = LIMITS.reminders.value;

/** The loop of a visit: plans a turn, takes it, judges how it ended; until nothing is next. */
export async function takeTurns(visit: TurnsVisit, judge: Judge): Promise<TurnsOutcome> {
  const begun = await beginVisit(visit);
  let next = begun.kind === 'answered' ? await afterTurn(visit, judge, begun, 0) : begun;
  // In a row, and in this orchestrator's life.
  let failures = 0;
  while (next.kind !== 'over') {
    const ended = await takeTurn(visit, await planOf(visit, next));
    failures = failuresAfter(ended, failures, visit.runtime.options.ports.now());
    next = await afterTurn(visit, judge, ended, failures);
  }
  return next.outcome;
}

async function afterTurn(visit: TurnsVisit, judge: Judge, ended: EndedTurn, failures: number): Promise<Next> {
  if (ended.kind === 'stopped') return over(LEFT_OPEN);
  if (ended.kind === 'failed') return afterFailure(visit, ended, failures);
  if (visit.signal.aborted) return over(LEFT_OPEN);
  const judgement = await judge(ended);
  return judgement.kind === 'remind' ? remind(visit, ended, judgement) : over(judgement);
}

/** Tells the same session what was wrong with its final message (spec 1.4), so many times and no more. */
function remind(visit: TurnsVisit, { turn, session }: AnsweredTurn, reminding: Reminding): Next {
  const { runtime, agentId } = visit;
  const { code, problem, text, asksInput } = reminding;
  const given = runtime.agent(agentId).retry_count;
  if (given >= MAX_REMINDERS) {
    const message = `${problem.replace(/[.!?]?$/, (end) => end || '.')} The agent was reminded ${given} times.`;
    return { kind: 'over', outcome: { kind: 'unheeded', error: { code, message } } };
  }
  runtime.change(countReminder, agentId, { code, text });
  return { kind: 'reminder', turn, session, text, ...(asksInput && { asksInput }) };
}

async function planOf(visit: TurnsVisit, next: Exclude<Next, { kind: 'over' }>): Promise<TurnPlan> {
  const { runtime, agentId, cli, ending } = visit;
  if (next.kind === 'reminder') {
    return planReminder(next.turn, next.session, next.text, next.asksInput);
  }
  const { capabilities } = cli;
  const agent = runtime.agent(agentId);
  const inputs = { capabilities, prompt: visit.prompt(), newId: runtime.options.ports.newId };
  if (next.kind === 'again') {
    const { session } = next.turn;
    const reach = session === null ? 0 : await cli.sessionMark(session, agent.cwd);
    return planAgain(next, inputs, reach, ending);
  }
  const seen = seenBy(agent, cli.name);
  const plan = planPrompt(seen, inputs);
  if (plan.session.kind === 'fresh') warnOfFreshStart(visit, seen);
  return plan;
}

/** An agent that has a session, or is to branch off one, starts afresh all the same: it is said why. */
function warnOfFreshStart({ runtime, agentId, cli, state }: TurnsVisit, seen: Agent): void {
  const agent = runtime.agent(agentId);
  if (agent.session_id === null && agent.branch_from === null) return;
  const why =
    seen === agent
      ? 'branch a session: the called state'
      : `go on with a session of ${agent.session_cli}: the state`;
  runtime.warn(`${cli.name} cannot ${why} starts fresh`, agentId, state.name);
}
