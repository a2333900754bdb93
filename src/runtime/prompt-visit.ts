import type { AgentCli, TurnRequest } from '../agents/agent.js';
import type { AgentError, OpenTurn } from '../core/run.js';
import type { PromptState } from '../workflow/parts/workflow.js';
import type { VisitEnd } from './record.js';
import type { Runtime } from './runtime.js';
import { planAgain, planPrompt, type TurnPlan } from './turns/turn-plan.js';

/** One visit as it goes through its turns. */
export interface Visit {
  readonly runtime: Runtime;
  readonly agentId: string;
  readonly state: Pick<PromptState, 'name' | 'file' | 'options'>;
  readonly cli: AgentCli;
  readonly signal: AbortSignal;
  /** The state's whole prompt, filled in. */
  prompt(): string;
  /** Where a final message leads: to the visit's end, or to a further turn. */
  afterText(turn: OpenTurn, text: string, session: string | null): Promise<VisitEnd>;
  /** Where a failure leads that no further attempt mends; without it, the agent fails. */
  afterFailure?(turn: OpenTurn, error: AgentError): Promise<VisitEnd>;
  /** Where it leads that reminders have come to nothing; without it, the agent fails. */
  giveUp?(error: AgentError): VisitEnd;
  /** Comes between the record of the visit's first turn and the agent's start. */
  begun?(turn: OpenTurn): Promise<void>;
  /** What the turns' requests have beyond those of a prompt state. */
  readonly extra?: Pick<TurnRequest, 'agentProfile' | 'allowAllTools' | 'appendSystemPrompt'>;
  readonly env?: Readonly<Record<string, string>>;
  /** What a final message has to end with, for notices. */
  readonly ending?: string;
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
  return planPrompt(agent, cli, visit.prompt(), runtime.options.ports.newId);
}

/** Plans the turn that carries on one that did not end well. */
export function carryOn(
  visit: Visit,
  turn: OpenTurn,
  how: { ended: boolean; cause?: 'cost cap'; fresh?: boolean },
): Promise<TurnPlan> {
  const { runtime, agentId, cli } = visit;
  return planAgain({
    turn,
    cli,
    cwd: runtime.agent(agentId).cwd,
    prompt: visit.prompt(),
    newId: runtime.options.ports.newId,
    cause: how.cause ?? 'cut off',
    ended: how.ended,
    fresh: how.fresh ?? false,
    ending: visit.ending,
  });
}
