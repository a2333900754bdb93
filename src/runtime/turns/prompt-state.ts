import type { AgentCli } from '../../agents/agent.js';
import { RaymondError, UsageError } from '../../core/errors.js';
import { routeByTags } from '../../core/protocol/route.js';
import { steeringAnswer } from '../../core/protocol/tags.js';
import { adoptSession } from '../../core/turns.js';
import type { PromptState } from '../../workflow/parts/workflow.js';
import { failed, type Visit, type VisitEnd } from '../record.js';
import { renderFor } from '../template-values.js';
import { agentOfState } from './model-of-state.js';
import { resultSchemas } from './result-schemas.js';
import { type SettingsOfTurn, settingsOfTurn } from './state-settings.js';
import { takeTurns } from './take-turns.js';
import type { AnsweredTurn, TurnJudgement, TurnsVisit } from './visit.js';

/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
export async function visitPromptState(visit: Visit<PromptState>): Promise<VisitEnd> {
  const { runtime, state } = visit;
  let cli: AgentCli;
  let settings: SettingsOfTurn;
  try {
    const name = agentOfState(runtime.options.workflow, runtime.run.launch, state.name)!;
    cli = await runtime.options.agentCli(name);
    settings = settingsOfTurn(visit, name, state.settings);
  } catch (error) {
    if (!(error instanceof RaymondError)) throw error;
    const code = error instanceof UsageError ? 'AGENT_FAILED' : error.code;
    return failed({ code, message: `${state.file}: ${error.message}` });
  }
  const turns: TurnsVisit = {
    ...{ ...visit, cli, settings },
    prompt: () => renderFor(visit, state.body),
    // There the answer is the payload, tags or not.
    ...(!state.options.force_implicit && { extra: { chooseAnswer: steeringAnswer } }),
  };
  const outcome = await takeTurns(turns, (answered) => judge(visit, answered));
  return outcome.kind === 'ended' ? outcome.end : failed(outcome.error);
}

/** Reads the transition out of a final message; what is wrong with it is a reminder where one helps. */
function judge(visit: Visit<PromptState>, { turn, text, session }: AnsweredTurn): TurnJudgement {
  const { runtime, agentId, state } = visit;
  const routing = routeByTags({
    text,
    options: state.options,
    resolve: (target) => runtime.options.workflow.resolve(target, state.name),
    maxForks: runtime.run.launch.max_forks,
    ...(turn.asks_input && { asksInput: true }),
    ...(turn.reminder !== undefined && { isReminded: true }),
    schemas: resultSchemas(visit),
  });
  switch (routing.kind) {
    case 'transition': {
      const { transition, implicit, warnings } = routing;
      for (const warning of warnings) runtime.warn(warning, agentId, state.name);
      runtime.change(adoptSession, agentId, session);
      return { kind: 'transition', transition, implicit, turn: turn.id };
    }
    case 'fail':
      return failed(routing);
    case 'remind':
      return routing;
    default:
      return routing satisfies never;
  }
}
