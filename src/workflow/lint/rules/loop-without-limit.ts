import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { circles } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/**
 * A circle of prompts that nothing in the workflow bounds: no `max_visits` on the way, no budget of its own. Scripts
 * and people on the way decide whether it goes on, so that such circles are none of these.
 */
export const loopWithoutLimit: Rule = { id: 'loop-without-limit', check };

function check({ states, ways, byName, manifest }: LintedWorkflow): Finding[] {
  if (manifest.budget) return [];
  const unbounded = states.flatMap(({ definition }) =>
    definition.kind === 'prompt' && definition.options.max_visits === undefined ? [definition.name] : [],
  );
  const isUnbounded = new Set(unbounded);
  const onward = (state: string): string[] => {
    const agentGoes = ways.get(state)!.ways.filter(({ tag }) => tag !== 'ask');
    return agentGoes.map(({ to }) => to).filter((to) => isUnbounded.has(to));
  };
  return circles(unbounded, onward).map((circle) => {
    const first = unbounded.find((name) => circle.includes(name))!;
    const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
    const message = `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`;
    return aboutState('loop-without-limit', byName.get(first)!, message);
  });
}
