import type { AgentCli } from '../../agents/agent.js';
import { comparablePrompt } from '../../agents/replay/comparable.js';
import type { RecordedTurn, Recording } from '../../agents/replay/recording.js';
import { stateLabel } from '../../core/map/workflow-map.js';
import type { Mismatch } from '../../core/testing/expectations.js';
import { tagsInText } from '../../workflow/edges/tags-in-text.js';
import { forwardingAgent } from './forwarding-agent.js';

/**
 * The agent, with a look at each prompt that is another one than was recorded: an answer ends with the tag that the
 * prompt asks for, and a prompt that does not ask for it any more will not get it from a model.
 * @param told gets a mismatch for each that is missing
 */
export function lookingForTags(
  agent: AgentCli,
  { turns }: Recording,
  told: (mismatch: Mismatch) => void,
): AgentCli {
  return forwardingAgent(agent, (request, signal, onEvent) => {
    const { agentId, state, visit, turnOfVisit } = request.context;
    const recorded = turns.findLast(
      (turn) =>
        turn.agent === agentId &&
        stateLabel(turn.state) === stateLabel(state) &&
        turn.visit === visit &&
        turn.turn === turnOfVisit,
    );
    const missing = recorded === undefined ? [] : missingTags(recorded, comparablePrompt(request));
    for (const tag of missing)
      told({
        at: ['prompts', stateLabel(state)],
        ...{ agent: agentId, state: stateLabel(state), visit },
        expected: `a prompt that asks for ${tag}, with which the recorded answer ends`,
        actual: 'one that does not speak of it',
      });
    return agent.turn(request, signal, onEvent);
  });
}

/** Tags of the answer that the prompt had asked for when it was recorded, and does not now. */
function missingTags({ prompt, text }: RecordedTurn, now: string): string[] {
  if (prompt === undefined || prompt === now) return [];
  const [asked, left] = [namesIn(prompt), namesIn(now)];
  return [...namesIn(text)].filter((tag) => asked.has(tag) && !left.has(tag));
}

function namesIn(text: string): Set<string> {
  return new Set(
    tagsInText(text, false).map(({ tag, states }) => {
      const target = states[0]?.name;
      return `<${tag}>${target === undefined ? '' : stateLabel(target)}</${tag}>`;
    }),
  );
}
