import { aboutState, type WorkflowRule } from '../rule.js';

export const noPolicy = {
  id: 'no-policy',
  severity: 'info',
  about: 'a prompt without `allowed_transitions`: it cannot be reminded',
  why: 'An agent whose last message cannot be used is reminded of what it may end with, and there is nothing to remind this one of: its first such message fails it.',
  check({ states, broken }) {
    const free = states.filter(({ definition }) => {
      const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
      return isFree && !broken.has(definition.name);
    });
    return free.map((state) => {
      const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
      return aboutState(state, message);
    });
  },
} as const satisfies WorkflowRule;
