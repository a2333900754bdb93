import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { reachedFrom, staysInCall } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/** A state with `worktree` that is come to otherwise than by a fork: then there is none (spec 7.3). */
export const worktreeNotForked: Rule = { id: 'worktree-not-forked', check };

function check({ states, ways, entry }: LintedWorkflow): Finding[] {
  return states.flatMap((state) => {
    const { name, kind, options } = state.definition;
    if (kind === 'graph' || options.worktree === undefined) return [];
    // Whoever comes back to it has its work tree by then.
    const own = reachedFrom(name, (from) =>
      (ways.get(from)?.ways ?? []).filter(staysInCall).map(({ to }) => to),
    );
    const others = [...ways].filter(
      ([from, { ways: list }]) =>
        !own.has(from) &&
        list.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')),
    );
    const from = entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
    if (!from) return [];
    const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
    return [aboutState('worktree-not-forked', state, message, ['worktree'])];
  });
}
