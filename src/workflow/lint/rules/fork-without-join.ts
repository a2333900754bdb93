import type { Finding } from '../../parts/findings.js';
import { afterForks, joinsIn, onward } from '../joins.js';
import type { LintedWorkflow } from '../linted.js';
import { reachedFrom } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/** Workers for whom nobody waits: their results are in the report alone (spec 7.1). */
export const forkWithoutJoin: Rule = { id: 'fork-without-join', check };

function check(workflow: LintedWorkflow): Finding[] {
  const joins = new Set(joinsIn(workflow).map(({ definition }) => definition.name));
  return workflow.states.flatMap((state) => {
    const after = afterForks(workflow.ways.get(state.definition.name)!);
    const [next] = after;
    if (next === undefined) return [];
    const reached = after.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]);
    if (reached.some((name) => joins.has(name) || workflow.ways.get(name)?.isOpen)) return [];
    const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
    const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
    return [aboutState('fork-without-join', state, message, below)];
  });
}
