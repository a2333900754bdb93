import type { LintedWorkflow } from '../../linted.js';
import { aboutState, type Violation, type WorkflowRule } from '../../rule.js';

export const emptyPrompt = {
  id: 'empty-prompt',
  severity: 'error',
  about: 'a prompt without a text',
  why: 'Agent CLIs take no turn without a prompt.',
  check,
} as const satisfies WorkflowRule;

function check({ states, unreadable }: LintedWorkflow): Violation[] {
  const empty = states.filter(({ definition }) => {
    return definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file);
  });
  return empty.map((state) => aboutState(state, 'the prompt is empty: say what the agent is to do'));
}
