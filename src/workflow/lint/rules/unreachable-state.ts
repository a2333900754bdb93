import { scopeOf } from '../../../core/scope/full-name.js';
import type { LintedWorkflow } from '../linted.js';
import { reachableStates } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const unreachableState = {
  id: 'unreachable-state',
  severity: 'warning',
  about: 'a state that no other leads to',
  why: 'No way from the entry leads to it, as far as policies, tags and names in texts tell: a forgotten file, or a transition that was to lead there. Where some way on cannot be read, nothing is said of any state.',
  check(workflow) {
    // Starting in the middle leaves out the rest on purpose, and so does using a part of another workflow.
    const reached = workflow.startsAtEntry ? reachableStates(workflow) : null;
    if (reached === null) return [];
    return workflow.states
      .filter(({ definition }) => {
        const { name } = definition;
        // An unreachable group is reported at its first state.
        const isGroup =
          definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
        return !isGroup && !reached.has(name) && !isForeign(workflow, name) && scopeOf(name) === '';
      })
      .map((state) => aboutState(state, `no state leads to ${state.definition.name}`));
  },
} as const satisfies WorkflowRule;

/** Whether it is a script of the other platform. */
function isForeign({ platform }: LintedWorkflow, name: string): boolean {
  return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}
