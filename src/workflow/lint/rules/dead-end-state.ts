import { aboutState, type WorkflowRule } from '../rule.js';

export const deadEndState = {
  id: 'dead-end-state',
  severity: 'warning',
  about: 'a prompt that names no way on, and has no policy',
  why: 'The prompt names no tag that the agent could end with, and no policy says which there are: the agent can only guess, and fails at once if it guesses wrong.',
  check({ states, edges, broken }) {
    const dead = states.filter(({ definition }) => {
      if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined) return false;
      if (broken.has(definition.name)) return false;
      const { body } = definition;
      // A placeholder may hold the tag that the agent is to end with.
      if (body.trim() === '' || body.includes('{{')) return false;
      const { tags, ends, mentioned } = edges.get(definition.name)!;
      return tags.length === 0 && !ends && mentioned.length === 0;
    });
    return dead.map((state) => {
      const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
      return aboutState(state, message);
    });
  },
} as const satisfies WorkflowRule;
