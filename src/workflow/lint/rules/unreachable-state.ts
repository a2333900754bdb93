import { scopeOf } from '../../../core/scope/full-name.js';
import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { reachableStates } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/**
 * A state that no other leads to. Where some state's ways on cannot all be read, nothing is said; a name in its
 * text is taken for a way.
 */
export const unreachableState: Rule = { id: 'unreachable-state', check };

function check(workflow: LintedWorkflow): Finding[] {
  // Who starts in the middle leaves out the rest on purpose, and so does who uses a part of another workflow.
  const reached = workflow.startsAtEntry ? reachableStates(workflow) : null;
  if (reached === null) return [];
  return workflow.states
    .filter(({ definition }) => {
      const { name } = definition;
      // A group that nobody comes to is told by the first of its states.
      const isGroup =
        definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
      return !isGroup && !reached.has(name) && !isForeign(workflow, name) && scopeOf(name) === '';
    })
    .map((state) => aboutState('unreachable-state', state, `no state leads to ${state.definition.name}`));
}

/** A script of the other platform. */
function isForeign({ platform }: LintedWorkflow, name: string): boolean {
  return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}
