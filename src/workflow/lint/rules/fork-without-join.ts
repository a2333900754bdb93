import { afterForks, joinsIn, onwardIn, reachedFrom } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const forkWithoutJoin = {
  id: 'fork-without-join',
  severity: 'info',
  about: 'workers for whom no `join` waits',
  why: 'Nobody waits for these workers: the run is over when the last of them is, and what they found is in its report alone. If something is to be made of it, put a state with `join` behind the fork.',
  check(workflow) {
    const joins = new Set(joinsIn(workflow).map(({ definition }) => definition.name));
    return workflow.states.flatMap((state) => {
      const after = afterForks(workflow.edges.get(state.definition.name)!);
      const [next] = after;
      if (next === undefined) return [];
      const reached = after.flatMap(({ to }) => [...reachedFrom(to, onwardIn(workflow))]);
      if (reached.some((name) => joins.has(name) || workflow.edges.get(name)?.isOpen)) return [];
      const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
      const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
      return [aboutState(state, message, below)];
    });
  },
} as const satisfies WorkflowRule;
