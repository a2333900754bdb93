import type { TurnEvent, TurnOutcome, TurnRequest } from '../agents/agent.js';
import { FAILURE_CODES } from '../agents/agent.js';
import { costCap, isBudgetSpent } from '../core/budget.js';
import type { LoggedOutcome, OutcomeResult } from '../core/events.js';
import { findPrints } from '../core/print.js';
import { type Routing, routeByTags } from '../core/route.js';
import type { OpenTurn } from '../core/run.js';
import { adoptSession } from '../core/visit.js';
import { TurnTranscript, transcriptPath } from '../store/transcript.js';
import type { PromptState } from '../workflow/workflow.js';
import { handleFailure } from './limits.js';
import { carryOn, firstPlan, type Visit } from './prompt-visit.js';
import type { Runtime } from './runtime.js';
import { planReminder, type TurnPlan } from './turn-plan.js';
import {
  beginTurn,
  countCost,
  failed,
  LEFT_OPEN,
  needsDecision,
  recordOutcome,
  stopWhenOverBudget,
  turnLeftOpen,
  type VisitEnd,
} from './visit.js';

/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = 3;

/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
export async function visitPromptState(
  runtime: Runtime,
  agentId: string,
  state: PromptState,
  signal: AbortSignal,
): Promise<VisitEnd> {
  const cli = await runtime.options.agentCli(agentCliName(runtime, state));
  const visit: Visit = { runtime, agentId, state, cli, signal, failures: 0 };
  const left = turnLeftOpen(runtime, agentId);
  const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
  if (left !== null && logged?.result.kind === 'text') {
    // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
    countCost(runtime, agentId, left, logged);
    if (runtime.options.stop.request?.mode === 'interrupt') return LEFT_OPEN;
    return afterText(visit, left, logged.result.text, logged.session);
  }
  if (left !== null && logged !== undefined) countCost(runtime, agentId, left, logged);
  if (left !== null && logged === undefined) await countCutOff(visit, left);
  if (needsDecision(runtime, left, state.options)) return { kind: 'ask_repeat' };
  return takeTurns(
    visit,
    left === null ? firstPlan(visit) : await carryOn(visit, left, { ended: logged !== undefined }),
  );
}

/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
async function countCutOff(visit: Visit, left: OpenTurn): Promise<void> {
  const { runtime, agentId, state, cli } = visit;
  if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id)) return;
  if (cli.cutOffCost === undefined) return;
  const turn = { session: left.session, sessionBefore: left.session_before, since: left.session_mark ?? 0 };
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

function agentCliName(runtime: Runtime, state: PromptState): string {
  const { agent } = runtime.run.launch;
  // A replay stands in for whatever CLI the states name.
  return agent === 'replay' ? agent : (state.options.agent ?? agent);
}

async function takeTurns(visit: Visit, first: TurnPlan): Promise<VisitEnd> {
  let plan = first;
  for (;;) {
    const { turn, outcome } = await takeTurn(visit, plan);
    if (outcome === null) return LEFT_OPEN;
    if (!outcome.ok) {
      const next = await handleFailure(visit, turn, outcome);
      if ('end' in next) return next.end;
      plan = next.plan;
      continue;
    }
    visit.failures = 0;
    if (visit.runtime.options.stop.request?.mode === 'interrupt') return LEFT_OPEN;
    return afterText(visit, turn, outcome.text, outcome.sessionId ?? turn.session);
  }
}

/** Reads the transition out of a final message, or goes on with a reminder. */
async function afterText(
  visit: Visit,
  turn: OpenTurn,
  text: string,
  session: string | null,
): Promise<VisitEnd> {
  const { runtime, agentId, state } = visit;
  const routing = routeByTags({
    text,
    options: state.options,
    resolve: (target) => runtime.options.workflow.resolve(target),
  });
  switch (routing.kind) {
    case 'transition': {
      for (const warning of routing.warnings) runtime.warn(warning, agentId, state.name);
      runtime.run = adoptSession(runtime.run, agentId, session);
      return {
        kind: 'transition',
        transition: routing.transition,
        implicit: routing.implicit,
        turn: turn.id,
      };
    }
    case 'fail':
      return failed(routing);
    case 'remind':
      return remind(visit, turn, session, routing);
    default:
      return routing satisfies never;
  }
}

async function remind(
  visit: Visit,
  turn: OpenTurn,
  session: string | null,
  routing: Extract<Routing, { kind: 'remind' }>,
): Promise<VisitEnd> {
  const { runtime, agentId, state } = visit;
  const given = runtime.agent(agentId).retry_count;
  if (given >= MAX_REMINDERS || session === null) {
    return failed({
      code: routing.code,
      message: `${routing.problem} The agent was reminded ${given} times.`,
    });
  }
  const attempt = given + 1;
  runtime.update(agentId, { retry_count: attempt });
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

interface TakenTurn {
  readonly turn: OpenTurn;
  /** null: the turn was not started, or interrupted; the run is stopping. */
  readonly outcome: TurnOutcome | null;
}

async function takeTurn(visit: Visit, plan: TurnPlan): Promise<TakenTurn> {
  const { runtime, agentId, state, cli } = visit;
  const agent = runtime.agent(agentId);
  const before =
    plan.session.kind === 'fresh'
      ? null
      : plan.session.kind === 'branch'
        ? plan.session.from
        : plan.session.id;
  const mark = before === null ? 0 : await cli.sessionMark(before, agent.cwd);
  const turn = await beginTurn(runtime, agentId, {
    state: state.name,
    kind: plan.kind,
    session_before: before,
    session: plan.session.id,
    session_mark: mark,
    attempt: plan.attempt,
    turn_of_visit: plan.turnOfVisit,
    ...(plan.reminder !== undefined && { reminder: plan.reminder }),
    ...plan.since,
  });
  if (isBudgetSpent(runtime.run)) {
    stopSpent(runtime);
    return { turn, outcome: null };
  }
  if (visit.signal.aborted) return { turn, outcome: null };
  const outcome = await runTurn(visit, plan, turn);
  recordOutcome(runtime, agentId, turn, loggedOutcome(outcome));
  if (!outcome.ok && visit.signal.aborted) return { turn, outcome: null };
  return { turn, outcome };
}

function stopSpent(runtime: Runtime): void {
  const { run } = runtime;
  stopWhenOverBudget(runtime);
  runtime.options.stop.stop({
    mode: 'interrupt',
    status: 'budget_exceeded',
    reason: 'BUDGET',
    message: `The run has spent its budget: $${run.total_cost_usd.toFixed(4)} of $${run.budget_usd.toFixed(2)}. No further turn was started. Go on with: raymond resume ${run.workflow_id} --budget <more>`,
  });
}

async function runTurn(visit: Visit, plan: TurnPlan, turn: OpenTurn): Promise<TurnOutcome> {
  const { runtime, agentId, state, cli } = visit;
  const path = transcriptPath(runtime.options.paths.turns, turn.id, agentId, state.name);
  const transcript = new TurnTranscript(path);
  runtime.options.emit({
    type: 'turn_started',
    agent: agentId,
    state: state.name,
    turn: turn.id,
    kind: turn.kind,
    attempt: turn.attempt,
    session: turn.session,
    transcript: path,
  });
  const request = turnRequest(visit, plan, (chunk) => transcript.write(chunk));
  if (request.costCapUsd !== undefined) runtime.caps.set(agentId, request.costCapUsd);
  try {
    return await cli.turn(request, visit.signal, (event) => showTurnEvent(visit, event));
  } finally {
    runtime.caps.delete(agentId);
    transcript.close();
  }
}

function turnRequest(visit: Visit, plan: TurnPlan, onRaw: TurnRequest['onRaw']): TurnRequest {
  const { runtime, agentId, state, cli } = visit;
  const agent = runtime.agent(agentId);
  const { launch } = runtime.run;
  const starting = runtime.run.agents.filter((other) => other.status === 'active').length - runtime.caps.size;
  const cap = cli.capabilities.costCap
    ? costCap(
        runtime.run,
        [...runtime.caps.values()],
        Math.min(starting, launch.concurrency - runtime.caps.size),
      )
    : null;
  return {
    prompt: plan.prompt,
    model: agent.model_override ?? state.options.model ?? launch.model ?? undefined,
    effort: state.options.effort ?? launch.effort ?? undefined,
    cwd: agent.cwd,
    env: {
      ...runtime.options.childEnvironment(cli.name),
      RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
      RAYMOND_AGENT_ID: agentId,
      RAYMOND_STATE: state.name,
    },
    session: plan.session,
    permissionMode: launch.permission_mode,
    skipPermissions: launch.dangerously_skip_permissions,
    ...(cap !== null && { costCapUsd: cap }),
    idleTimeoutMs: (state.options.timeout ?? launch.timeout) * 1000,
    context: {
      agentId,
      state: state.name,
      visit: agent.visits[state.name] ?? 1,
      turnOfVisit: plan.turnOfVisit,
    },
    onRaw,
  };
}

const SHOWN_TEXT = 500;

function showTurnEvent(visit: Visit, event: TurnEvent): void {
  const { runtime, agentId, state } = visit;
  const { emit } = runtime.options;
  const place = { agent: agentId, state: state.name };
  switch (event.type) {
    case 'text':
      emit({
        type: 'output',
        ...place,
        stream: 'text',
        text: event.text.slice(0, SHOWN_TEXT),
        bytes: Buffer.byteLength(event.text),
      });
      for (const text of findPrints(event.text)) emit({ type: 'print', ...place, text });
      break;
    case 'tool':
      emit({ type: 'tool', ...place, name: event.name, summary: event.summary });
      break;
    case 'cli_retry':
    case 'warning':
      emit({ type: 'warning', ...place, message: event.message });
      break;
    default:
      event satisfies never;
  }
}

function loggedOutcome(outcome: TurnOutcome): LoggedOutcome {
  const result: OutcomeResult = outcome.ok
    ? { kind: 'text', text: outcome.text }
    : { kind: 'failure', code: FAILURE_CODES[outcome.failure.kind], message: outcome.failure.message };
  return {
    result,
    session: outcome.sessionId,
    cost_usd: outcome.costUsd,
    basis: outcome.costBasis,
    usage: outcome.usage,
  };
}
