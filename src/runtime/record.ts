import { agentOf } from '../core/agents.js';
import type { StateAsk } from '../core/answer.js';
import { isOverBudget } from '../core/budget.js';
import type { LoggedOutcome } from '../core/events.js';
import { ownLegOf, withheldUsd } from '../core/fan-out/rounds.js';
import type { Transition } from '../core/protocol/transition.js';
import type { AgentError, OpenTurn, Run } from '../core/run.js';
import { modelsByCli } from '../core/settings/models.js';
import type { Routed } from '../core/step.js';
import { usdDigits } from '../core/text/usd.js';
import { accountTurn, openTurn } from '../core/turns.js';
import type { Shortage } from '../meter/protocol.js';
import type { Runtime } from './runtime.js';
import { modelOfState } from './turns/model-of-state.js';
import type { GitPlace } from './worktrees/plan.js';

/** An agent, and the run that it is in. */
export interface Visitor {
  readonly runtime: Runtime;
  readonly agentId: string;
}

/** One agent's visit of one state. All of its work passes this object on. */
export interface Visit<State = unknown> extends Visitor {
  readonly state: State;
  readonly signal: AbortSignal;
}

/** How one agent's visit of one state ended. */
export type VisitEnd =
  | (Routed & {
      readonly kind: 'transition';
      readonly transition: Transition;
      /** Where the agent works, if it forks workers into work trees of their own (spec 7.3). */
      readonly place?: GitPlace;
    })
  | { readonly kind: 'failed'; readonly error: AgentError }
  /** A state with `effect: once` was cut off, and a person decides (spec 3.6). */
  | { readonly kind: 'ask_repeat' }
  /** A person is asked. The turn stays open, and the visit goes on with the answer (spec 5.4). */
  | { readonly kind: 'ask'; readonly ask: StateAsk }
  /** The agent waits at the door of a join, and takes no place (spec 7.1). */
  | { readonly kind: 'waiting' }
  /** The run is stopping, or a join has stopped the agent. The turn stays open, and a resume carries it on. */
  | { readonly kind: 'left_open' };

export const LEFT_OPEN: Extract<VisitEnd, { kind: 'left_open' }> = { kind: 'left_open' };

export function failed(error: AgentError): Extract<VisitEnd, { kind: 'failed' }> {
  return { kind: 'failed', error: { code: error.code, message: error.message } };
}

/** Records a turn before it starts (spec 3.6), and logs the state when its first turn begins. */
export async function beginTurn(
  { runtime, agentId }: Visitor,
  turn: Omit<OpenTurn, 'id' | 'started_at'>,
): Promise<OpenTurn> {
  const { turn: before, model_override: override } = runtime.agent(agentId);
  const opened: OpenTurn = { id: String(runtime.run.turns + 1), started_at: runtime.now(), ...turn };
  const state = runtime.options.workflow.state(turn.state);
  await runtime.changeAhead(openTurn, agentId, opened, {
    isUntold: before !== null && runtime.isUntold(before.id),
    model: modelOf(runtime, turn.state, override),
    ...(state.kind === 'graph' && { resetVisits: state.state.resetMaxVisits }),
  });
  return opened;
}

/** The model, if it is not the run's. */
function modelOf(runtime: Runtime, name: string, override: string | null): string | undefined {
  const { launch } = runtime.run;
  const chosen = modelOfState(runtime, name, override);
  if (chosen === null) return undefined;
  const { cli, model, saidBy } = chosen;
  const isRuns = saidBy === 'run' || saidBy === 'workflow';
  return isRuns && model === modelsByCli([launch.model], launch.agent)[cli] ? undefined : model;
}

/**
 * Logs how a turn ended, then counts its cost: after a crash in between, the outcome is in the log and the cost still
 * to be counted. Stops the run when the cost exceeds its budget (spec 3.5).
 */
export function recordOutcome(visitor: Visitor, turn: OpenTurn, outcome: LoggedOutcome): void {
  const { runtime, agentId } = visitor;
  const timed = { ms: Math.max(0, Date.parse(runtime.now()) - Date.parse(turn.started_at)), ...outcome };
  runtime.options.emit({ type: 'outcome', agent: agentId, state: turn.state, turn: turn.id, ...timed });
  for (const change of runtime.options.watch.look()) runtime.warn(change, agentId, turn.state);
  if (runtime.options.workflow.graph !== undefined)
    runtime.outcomes.set(agentId, { turn: turn.id, outcome: timed });
  countCost(visitor, timed);
}

/** How an open turn has ended, if it has: in an earlier life of the run, or before a question. */
export function loggedOutcomeOf({ runtime, agentId }: Visitor, turn: OpenTurn): LoggedOutcome | undefined {
  const last = runtime.outcomes.get(agentId);
  return last?.turn === turn.id ? last.outcome : runtime.options.loggedOutcomes.get(turn.id);
}

export function countCost({ runtime, agentId }: Visitor, outcome: LoggedOutcome): void {
  runtime.change(accountTurn, agentId, outcome);
  stopWhenOverBudget(runtime);
}

function stopWhenOverBudget(runtime: Runtime): void {
  if (!isOverBudget(runtime.run)) return;
  const { run } = runtime;
  runtime.options.stop.stop({
    mode: 'interrupt',
    status: 'budget_exceeded',
    reason: 'BUDGET',
    message: `${overlong(runtime)}${who(run)} has cost $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}. The last transition was not followed. ${moreBudget(runtime, run.total_cost_usd + withheldUsd(run) + runtime.mostExpensiveTurnUsd)}`,
  });
}

/**
 * Whether a person has to decide about a state whose effect is `once`: its turn had started when it was cut off, and
 * nobody has said that it may be repeated.
 */
export function needsDecision(
  runtime: Runtime,
  left: OpenTurn | null,
  options: { readonly effect?: 'once' },
): boolean {
  if (left === null || options.effect !== 'once' || left.repeat) return false;
  return runtime.options.startedTurns.has(left.id);
}

/** An agent's open turn, if its visit was begun in an earlier life of the run. */
export function turnLeftOpen({ runtime, agentId }: Visitor): OpenTurn | null {
  const { turn, current_state } = agentOf(runtime.run, agentId);
  return turn !== null && turn.state === current_state ? turn : null;
}

/**
 * Nothing is left for another turn, although the budget is not exceeded.
 * @param shortage why the meter has not let a request through
 */
export function stopSpent(runtime: Runtime, shortage?: Shortage): void {
  const { run } = runtime;
  if (isOverBudget(run)) {
    stopWhenOverBudget(runtime);
    return;
  }
  const why =
    shortage === undefined
      ? 'nothing is left. No further turn was started.'
      : `what is left does not pay for the next request, which needs $${usdDigits(shortage.least_usd)} at least.`;
  const needed = shortage === undefined ? null : run.total_cost_usd + shortage.least_usd;
  runtime.options.stop.stop({
    mode: 'interrupt',
    status: 'budget_exceeded',
    reason: 'BUDGET',
    message: `${overlong(runtime)}${who(run)} has spent $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}, and ${why} ${moreBudget(runtime, needed)}`,
  });
}

function overlong({ outputLimit }: Runtime): string {
  return outputLimit === null ? '' : `${outputLimit} `;
}

function who(run: Run): string {
  const leg = ownLegOf(run);
  return leg === null ? 'The run' : `Leg ${leg.name}`;
}

/** The budget in words. A leg has a share; shares of legs without an outcome count as spent (spec 4.10). */
function budgetOf(run: Run): string {
  const amount = `$${usdDigits(run.budget_usd)}`;
  if (ownLegOf(run) !== null) return `share of ${amount}`;
  const withheld = withheldUsd(run);
  const aside =
    withheld > 0 ? `, of which $${usdDigits(withheld)} are kept for legs that nothing is known of` : '';
  return `budget of ${amount}${aside}`;
}

function moreBudget(runtime: Runtime, moreThanUsd: number | null): string {
  const isLeg = ownLegOf(runtime.run) !== null;
  return runtime.recoveryHint(isLeg ? { kind: 'share' } : { kind: 'budget', moreThanUsd });
}
