import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/** Forks that go on in different places cannot stand in one message (spec 1.2). */
export const forkNextMismatch: Rule = { id: 'fork-next-mismatch', check };

function check({ states, ways }: LintedWorkflow): Finding[] {
  return states.flatMap((state) => {
    const onward = ways
      .get(state.definition.name)!
      .ways.filter(({ tag, field, entry }) => tag === 'fork' && field === 'next' && entry !== undefined);
    const [first] = onward;
    const other = onward.find(({ to }) => to !== first?.to);
    if (first === undefined || other?.entry === undefined) return [];
    const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
    return [aboutState('fork-next-mismatch', state, message, ['allowed_transitions', other.entry, 'next'])];
  });
}
