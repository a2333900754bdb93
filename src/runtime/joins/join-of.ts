import type { Join } from '../../core/protocol/state-options.js';
import type { Workflow } from '../../workflow/parts/workflow.js';

/** A state's join, whose `timeout_goto` is a state's name; undefined: it has none. */
export function joinOf(workflow: Workflow, state: string): Join | undefined {
  const definition = workflow.state(state);
  if (definition.kind === 'graph' || definition.options.join === undefined) return undefined;
  const { join } = definition.options;
  const { timeout_goto: goto } = join;
  return goto === undefined ? join : { ...join, timeout_goto: workflow.resolve(goto, state) };
}
