import type { AgentCli } from '../../agents/agent.js';
import { UsageError } from '../../core/errors.js';
import { routeByTags } from '../../core/protocol/route.js';
import type { OpenTurn } from '../../core/run.js';
import { adoptSession } from '../../core/turns.js';
import type { PromptState } from '../../workflow/parts/workflow.js';
import type { Visit } from '../prompt-visit.js';
import { failed, type VisitEnd } from '../record.js';
import type { Runtime } from '../runtime.js';
import { renderFor } from '../template-values.js';
import { remind, takeVisit } from './prompt-turns.js';

/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
export async function visitPromptState(
  runtime: Runtime,
  agentId: string,
  state: PromptState,
  signal: AbortSignal,
): Promise<VisitEnd> {
  let cli: AgentCli;
  try {
    cli = await runtime.options.agentCli(agentCliName(runtime, state));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return failed({ code: 'AGENT_FAILED', message: `${state.file}: ${error.message}` });
  }
  const visit: Visit = {
    ...{ runtime, agentId, state, cli, signal, failures: 0 },
    prompt: () => renderFor(runtime, agentId, state.body),
    afterText: (turn, text, session) => afterText(visit, state, turn, text, session),
  };
  return takeVisit(visit);
}

function agentCliName(runtime: Runtime, state: PromptState): string {
  const { agent } = runtime.run.launch;
  // A replay stands in for whatever CLI the states name.
  return agent === 'replay' ? agent : (state.options.agent ?? agent);
}

/** Reads the transition out of a final message, or goes on with a reminder. */
async function afterText(
  visit: Visit,
  state: PromptState,
  turn: OpenTurn,
  text: string,
  session: string | null,
): Promise<VisitEnd> {
  const { runtime, agentId } = visit;
  const routing = routeByTags({
    text,
    options: state.options,
    resolve: (target) => runtime.options.workflow.resolve(target),
  });
  switch (routing.kind) {
    case 'transition': {
      for (const warning of routing.warnings) runtime.warn(warning, agentId, state.name);
      runtime.change(adoptSession, agentId, session);
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
