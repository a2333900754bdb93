import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutName, type Rule } from '../rule.js';

/** A declared name that could be `POLL.md` or `POLL.sh` (spec 1.7). */
export const ambiguousTarget: Rule = { id: 'ambiguous-target', check };

function check({ declared }: LintedWorkflow): Finding[] {
  return declared
    .filter(({ problem }) => problem?.kind === 'ambiguous')
    .map((name) => aboutName('ambiguous-target', name));
}
