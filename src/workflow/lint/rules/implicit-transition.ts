import { implicitTransition } from '../../../core/protocol/policy.js';
import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/** The only transition of a state, which is taken when its agent names none (spec 1.4). */
export const implicitTransitionRule: Rule = { id: 'implicit-transition', check };

function check({ states }: LintedWorkflow): Finding[] {
  return states.flatMap((state) => {
    const { definition } = state;
    if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1) return [];
    const taken = implicitTransition(definition.options, '');
    if (taken === undefined) return [];
    const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
    return [aboutState('implicit-transition', state, message, ['allowed_transitions', 0])];
  });
}
