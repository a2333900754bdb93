import type { AgentGraphState } from './graph.js';
import { withLessons } from './lessons.js';
import { previousOutputs } from './output.js';
import { interpolate, type Variables } from './variables.js';

/** What an agent state knows from before: the contents of its files, each empty for a missing file (spec 5.7). */
export interface Memory {
  /** `outputs/<state>.md`. */
  readonly outputs: string;
  readonly globalLessons: string;
  readonly workflowLessons: string;
}

/**
 * The prompt of an agent state (spec 5.3, 5.6, 5.7): its lessons, its own text filled in, its earlier outputs.
 * @param onUnset hears of each variable that is not set, once.
 */
export function agentPrompt(
  state: AgentGraphState,
  variables: Variables,
  memory: Memory,
  onUnset: (name: string) => void = () => {},
): string {
  const text = interpolate(state.prompt, variables, onUnset);
  const previous = state.output?.store ? previousOutputs(memory.outputs, state.output) : '';
  return withLessons(`${text}${previous}`, memory.globalLessons, memory.workflowLessons);
}
