import type { Finding } from '../../parts/findings.js';
import { joinsIn, onwardFromForks } from '../joins.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/** A join that nobody who has forked comes to: it is entered at once, with no workers (spec 7.1). */
export const joinWithoutFork: Rule = { id: 'join-without-fork', check };

function check(workflow: LintedWorkflow): Finding[] {
  const reached = onwardFromForks(workflow);
  if (reached === null) return [];
  return joinsIn(workflow)
    .filter(({ definition }) => !reached.has(definition.name))
    .map((state) => {
      const message =
        'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
      return aboutState('join-without-fork', state, message, ['join']);
    });
}
