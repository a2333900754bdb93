import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutName, type Rule } from '../rule.js';
import { spokenAbout } from '../spoken.js';

/** `{ tag: goto, target: REVEIW }`, `max_visits: { count: 3, goto: NOWHERE }`: no turn can mend that. */
export const missingTarget: Rule = { id: 'missing-target', check };

function check(workflow: LintedWorkflow): Finding[] {
  const missing = workflow.declared.filter(({ field, problem }) => {
    return problem?.kind === 'missing' && (field === 'target' || field === 'goto');
  });
  return [
    ...missing.map((name) => aboutName('missing-target', name)),
    ...spokenAbout('missing-target', workflow),
  ];
}
