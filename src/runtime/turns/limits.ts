import { FAILURE_CODES, type TurnFailure, type TurnOutcome } from '../../agents/agent.js';
import { isBudgetSpent } from '../../core/budget.js';
import type { AgentError, OpenTurn } from '../../core/run.js';
import { carryOn, type Visit } from '../prompt-visit.js';
import { failed as failedEnd, LEFT_OPEN, stopSpent, type VisitEnd } from '../record.js';
import type { Runtime } from '../runtime.js';
import { backOffMs, MAX_ATTEMPTS } from './retry.js';
import type { TurnPlan } from './turn-plan.js';

/** Another turn of the visit, or its end. */
export type AfterFailure = { readonly plan: TurnPlan } | { readonly end: VisitEnd };

type FailedOutcome = Extract<TurnOutcome, { ok: false }>;

/** What follows a failed turn: another one, or the visit's end (spec 3.7). */
export async function handleFailure(
  visit: Visit,
  turn: OpenTurn,
  outcome: FailedOutcome,
): Promise<AfterFailure> {
  const { failure } = outcome;
  switch (failure.kind) {
    case 'transient':
    case 'crashed':
    case 'idle':
    case 'session_in_use':
      return retry(visit, turn, failure);
    case 'usage_limit':
      return waitOrPause(visit, turn, failure);
    case 'cost_cap':
      return afterCap(visit, turn);
    case 'session_lost':
      return sessionLost(visit, turn, failure);
    case 'interrupted':
      return { end: LEFT_OPEN };
    case 'authentication':
    case 'invalid_model':
    case 'refused':
    case 'prompt_too_long':
    case 'recording_missing':
    case 'recording_stale':
    case 'not_started':
      return failed({ code: FAILURE_CODES[failure.kind], message: failure.message });
    default:
      return failure.kind satisfies never;
  }
}

function failed(error: AgentError): AfterFailure {
  return { end: failedEnd(error) };
}

async function retry(visit: Visit, turn: OpenTurn, failure: TurnFailure): Promise<AfterFailure> {
  const { runtime, agentId, state, signal } = visit;
  visit.failures += 1;
  const code = FAILURE_CODES[failure.kind];
  if (visit.failures >= MAX_ATTEMPTS) {
    return failed({
      code,
      message: `${failure.message} (${visit.failures} attempts; \`raymond resume ${runtime.run.workflow_id}\` tries again)`,
    });
  }
  const { ports, emit, stop } = runtime.options;
  const delay = backOffMs(visit.failures, ports.random(), failure.retryAfterMs);
  emit({
    type: 'retry',
    agent: agentId,
    state: state.name,
    attempt: visit.failures + 1,
    delay_ms: delay,
    code,
    message: failure.message,
  });
  await ports.sleep(delay, signal);
  if (signal.aborted || stop.request !== null) return { end: LEFT_OPEN };
  return { plan: await carryOn(visit, turn, { ended: true }) };
}

/** Waits for a usage limit to reset when that is soon enough, else pauses the whole run (spec 3.7). */
async function waitOrPause(visit: Visit, turn: OpenTurn, failure: TurnFailure): Promise<AfterFailure> {
  const { runtime, agentId, state, signal } = visit;
  const { ports, emit, stop } = runtime.options;
  const { on_limit: onLimit, max_wait: maxWait } = runtime.run.launch;
  const wait = failure.resetAt === undefined ? null : Math.max(0, failure.resetAt - ports.now());
  const mayWait = wait !== null && onLimit !== 'pause' && wait <= maxWait * 1000;
  if (!mayWait) {
    pause(runtime, failure);
    return { end: LEFT_OPEN };
  }
  const until = new Date(ports.now() + wait).toISOString();
  emit({ type: 'waiting', agent: agentId, state: state.name, until, reason: failure.message });
  // A second later than the server says, since its clock and ours differ.
  await ports.sleep(wait + 1000, signal);
  if (signal.aborted || stop.request !== null) return { end: LEFT_OPEN };
  return { plan: await carryOn(visit, turn, { ended: true }) };
}

function pause(runtime: Runtime, failure: TurnFailure): void {
  const resumeAt = failure.resetAt === undefined ? undefined : new Date(failure.resetAt).toISOString();
  runtime.options.stop.stop({
    mode: 'drain',
    status: 'paused',
    reason: 'USAGE_LIMIT',
    message: `${failure.message}. Resume ${resumeAt === undefined ? 'when the limit has reset' : `after ${resumeAt}`}: raymond resume ${runtime.run.workflow_id}`,
    resumeAt,
  });
}

/** The turn used up its share. While the run has money left, it goes on with a new share. */
async function afterCap(visit: Visit, turn: OpenTurn): Promise<AfterFailure> {
  const { runtime } = visit;
  if (isBudgetSpent(runtime.run)) stopSpent(runtime);
  if (runtime.options.stop.request !== null) return { end: LEFT_OPEN };
  return { plan: await carryOn(visit, turn, { ended: true, cause: 'cost cap' }) };
}

async function sessionLost(visit: Visit, turn: OpenTurn, failure: TurnFailure): Promise<AfterFailure> {
  const { runtime, agentId, state } = visit;
  if (runtime.options.freshSession) {
    runtime.warn(
      `the session ${turn.session_before} is gone: the state starts in a fresh one`,
      agentId,
      state.name,
    );
    return { plan: await carryOn(visit, turn, { ended: true, fresh: true }) };
  }
  return failed({
    code: 'SESSION_LOST',
    message: `${failure.message} Put the session's files back, or give up its history with: raymond resume ${runtime.run.workflow_id} --fresh-session`,
  });
}
