import { aboutState, type WorkflowRule } from '../rule.js';

export const forkNextMismatch = {
  id: 'fork-next-mismatch',
  severity: 'warning',
  about: 'forks of one state that go on in different places',
  why: 'One message may start several workers, if all its forks go on in the same state. With different ones it is refused.',
  check({ states, edges }) {
    return states.flatMap((state) => {
      const onward = edges
        .get(state.definition.name)!
        .leading.filter(({ tag, field }) => tag === 'fork' && field === 'next');
      const [first] = onward;
      const other = onward.find(({ to }) => to !== first?.to);
      if (first === undefined || other?.entry === undefined) return [];
      const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
      return [aboutState(state, message, ['allowed_transitions', other.entry, 'next'])];
    });
  },
} as const satisfies WorkflowRule;
