import type { Agent as AgentCli } from '../agents/agent.js';
import type { OpenTurn } from '../core/run.js';
import type { PromptState } from '../workflow/workflow.js';
import type { Runtime } from './runtime.js';
import { renderFor } from './template-values.js';
import { planAgain, planPrompt, type TurnPlan } from './turn-plan.js';

/** One visit as it goes through its turns. */
export interface Visit {
  readonly runtime: Runtime;
  readonly agentId: string;
  readonly state: PromptState;
  readonly cli: AgentCli;
  readonly signal: AbortSignal;
  /** Failed attempts in a row, in this orchestrator's life. */
  failures: number;
}

/** Plans the visit's first turn. */
export function firstPlan(visit: Visit): TurnPlan {
  const { runtime, agentId, cli, state } = visit;
  const agent = runtime.agent(agentId);
  if (agent.branch_from !== null && agent.session_id === null && !cli.capabilities.branch) {
    runtime.warn(`${cli.name} cannot branch a session: the called state starts fresh`, agentId, state.name);
  }
  return planPrompt(agent, cli, renderFor(runtime, agentId, state.body), runtime.options.ports.newId);
}

/** Plans the turn that carries on one that did not end well. */
export function carryOn(
  visit: Visit,
  turn: OpenTurn,
  how: { ended: boolean; cause?: 'cost cap'; fresh?: boolean },
): Promise<TurnPlan> {
  const { runtime, agentId, cli, state } = visit;
  return planAgain({
    turn,
    cli,
    cwd: runtime.agent(agentId).cwd,
    prompt: renderFor(runtime, agentId, state.body),
    newId: runtime.options.ports.newId,
    cause: how.cause ?? 'cut off',
    ended: how.ended,
    fresh: how.fresh ?? false,
  });
}
