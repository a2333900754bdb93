import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutName, aboutState, type Rule } from '../rule.js';
import { spokenAbout } from '../spoken.js';
import { writtenOptions } from '../written-options.js';

/** A question or a fork of which nothing says where the agent goes on, or that says a state that there is not. */
export const missingNext: Rule = { id: 'missing-next', check };

function check(workflow: LintedWorkflow): Finding[] {
  const { declared, states } = workflow;
  const unknown = declared.filter(({ field, problem }) => {
    return (field === 'next' || field === 'timeout_next') && problem?.kind === 'missing';
  });
  const absent = states.flatMap((state) => {
    const { allowed_transitions: entries } = writtenOptions(state);
    // A <goto> beside forks says where their parent goes on.
    const hasGoto = entries.some(({ entry }) => entry.tag === 'goto');
    return entries.flatMap(({ index, entry }) => {
      const lacks = entry.tag === 'ask' || (entry.tag === 'fork' && !hasGoto);
      if (!lacks || entry.next !== undefined) return [];
      const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`next\`: the state where the agent goes on`;
      return [aboutState('missing-next', state, message, ['allowed_transitions', index])];
    });
  });
  return [
    ...unknown.map((name) => aboutName('missing-next', name)),
    ...absent,
    ...spokenAbout('missing-next', workflow),
  ];
}
