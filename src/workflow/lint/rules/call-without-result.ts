import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { reachedFrom, staysInCall } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/** A subroutine that only a `<result>` ends, and in which no state can come to one. */
export const callWithoutResult: Rule = { id: 'call-without-result', check };

function check(workflow: LintedWorkflow): Finding[] {
  const returns = new Map<string, boolean>();
  const mayReturn = (child: string): boolean => {
    const known = returns.get(child) ?? canEnd(workflow, child);
    returns.set(child, known);
    return known;
  };
  return workflow.states.flatMap((state) => {
    const { ways } = workflow.ways.get(state.definition.name)!;
    const calls = ways.filter((way) => !staysInCall(way) && way.tag !== 'fork' && !mayReturn(way.to));
    return calls.map(({ tag, to, entry }) => {
      const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
      const below = entry === undefined ? undefined : ['allowed_transitions', entry];
      return aboutState('call-without-result', state, message, below);
    });
  });
}

function canEnd({ ways }: LintedWorkflow, child: string): boolean {
  const within = reachedFrom(child, (state) => {
    return ways
      .get(state)!
      .ways.filter(staysInCall)
      .map(({ to }) => to);
  });
  return [...within].some((state) => {
    const { ends, isOpen } = ways.get(state)!;
    return ends || isOpen;
  });
}
