import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutName, aboutState, type Rule } from '../rule.js';
import { spokenAbout } from '../spoken.js';
import { writtenOptions } from '../written-options.js';

/** A subroutine that nothing is said of where its result goes, or that would go to a state that there is not. */
export const missingReturn: Rule = { id: 'missing-return', check };

function check(workflow: LintedWorkflow): Finding[] {
  const { declared, states } = workflow;
  const unknown = declared.filter(({ field, problem }) => field === 'return' && problem?.kind === 'missing');
  const absent = states.flatMap((state) => {
    const { allowed_transitions: entries } = writtenOptions(state);
    return entries.flatMap(({ index, entry }) => {
      if ((entry.tag !== 'call' && entry.tag !== 'function') || entry.return !== undefined) return [];
      const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`return\`: the state that its result goes to`;
      return [aboutState('missing-return', state, message, ['allowed_transitions', index])];
    });
  });
  return [
    ...unknown.map((name) => aboutName('missing-return', name)),
    ...absent,
    ...spokenAbout('missing-return', workflow),
  ];
}
