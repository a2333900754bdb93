import { aboutState, type WorkflowRule } from '../../rule.js';

export const emptyPrompt = {
  id: 'empty-prompt',
  severity: 'error',
  about: 'a prompt without a text',
  why: 'Agent CLIs take no turn without a prompt.',
  check({ states, unreadable }) {
    const empty = states.filter(({ definition }) => {
      return (
        definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file)
      );
    });
    return empty.map((state) => aboutState(state, 'the prompt is empty: say what the agent is to do'));
  },
} as const satisfies WorkflowRule;
