import { reachedFrom, staysInCall } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const worktreeNotForked = {
  id: 'worktree-not-forked',
  severity: 'warning',
  about: 'a state with `worktree` that is come to otherwise than by a fork, and then has none',
  why: 'A work tree is made when a worker is forked into the state. Who comes by any other way works in the tree that it is in, with everybody else.',
  check({ states, edges, entry }) {
    return states.flatMap((state) => {
      const { name, kind, options } = state.definition;
      if (kind === 'graph' || options.worktree === undefined) return [];
      // An agent that comes back to the state has its work tree by then.
      const own = reachedFrom(name, (from) =>
        (edges.get(from)?.leading ?? []).filter(staysInCall).map(({ to }) => to),
      );
      const others = [...edges].filter(
        ([from, { leading }]) =>
          !own.has(from) &&
          leading.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')),
      );
      const from =
        entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
      if (!from) return [];
      const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
      return [aboutState(state, message, ['worktree'])];
    });
  },
} as const satisfies WorkflowRule;
