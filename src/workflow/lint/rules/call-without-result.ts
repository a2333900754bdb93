import type { LintedWorkflow } from '../linted.js';
import { reachedFrom, staysInCall } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const callWithoutResult = {
  id: 'call-without-result',
  severity: 'warning',
  about: 'a subroutine that never comes to a `<result>`',
  why: 'A subroutine comes back with its `<result>`, and from none of the states in it is there a way to one: whatever stands under `return` is never come to.',
  check(workflow) {
    const returns = new Map<string, boolean>();
    const mayReturn = (child: string): boolean => {
      const known = returns.get(child) ?? canEnd(workflow, child);
      returns.set(child, known);
      return known;
    };
    return workflow.states.flatMap((state) => {
      const { leading } = workflow.edges.get(state.definition.name)!;
      const calls = leading.filter(
        (edge) => !staysInCall(edge) && edge.tag !== 'fork' && !mayReturn(edge.to),
      );
      return calls.map(({ tag, to, entry }) => {
        const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
        const below = entry === undefined ? undefined : ['allowed_transitions', entry];
        return aboutState(state, message, below);
      });
    });
  },
} as const satisfies WorkflowRule;

function canEnd({ edges }: LintedWorkflow, child: string): boolean {
  const within = reachedFrom(child, (state) => {
    return edges
      .get(state)!
      .leading.filter(staysInCall)
      .map(({ to }) => to);
  });
  return [...within].some((state) => {
    const { ends, isOpen } = edges.get(state)!;
    return ends || isOpen;
  });
}
