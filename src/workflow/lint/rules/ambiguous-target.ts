import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutName, type Rule } from '../rule.js';
import { spokenAbout } from '../spoken.js';

/** A declared name that could be `POLL.md` or `POLL.sh` (spec 1.7). */
export const ambiguousTarget: Rule = { id: 'ambiguous-target', check };

function check(workflow: LintedWorkflow): Finding[] {
  const ambiguous = workflow.declared.filter(({ problem }) => problem?.kind === 'ambiguous');
  return [
    ...ambiguous.map((name) => aboutName('ambiguous-target', name)),
    ...spokenAbout('ambiguous-target', workflow),
  ];
}
