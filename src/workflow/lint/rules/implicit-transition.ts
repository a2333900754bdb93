import { implicitTransition } from '../../../core/protocol/policy.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const implicitTransitionRule = {
  id: 'implicit-transition',
  severity: 'info',
  about: 'a transition that is taken without a tag',
  why: 'A state with one allowed transition takes it without a tag: whatever the agent says last, a refusal too, leads there. That is what most chains want; `input: required`, or a second way for what can go wrong, makes it say so.',
  check({ states }) {
    return states.flatMap((state) => {
      const { definition } = state;
      if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1) return [];
      const taken = implicitTransition(definition.options, '');
      if (taken === undefined) return [];
      const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
      return [aboutState(state, message, ['allowed_transitions', 0])];
    });
  },
} as const satisfies WorkflowRule;
