import { joinsIn, onwardFromForks } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const joinWithoutFork = {
  id: 'join-without-fork',
  severity: 'warning',
  about: 'a `join` that no agent with workers comes to',
  why: 'Only an agent that has started workers has somebody to wait for. One that has not goes in at once, with an empty list.',
  check(workflow) {
    const reached = onwardFromForks(workflow);
    if (reached === null) return [];
    return joinsIn(workflow)
      .filter(({ definition }) => !reached.has(definition.name))
      .map((state) => {
        const message =
          'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
        return aboutState(state, message, ['join']);
      });
  },
} as const satisfies WorkflowRule;
