import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/** A prompt that may go anywhere, and fails at the first message that cannot be used (spec 1.4). */
export const noPolicy: Rule = { id: 'no-policy', check };

function check({ states, broken }: LintedWorkflow): Finding[] {
  const free = states.filter(({ definition }) => {
    const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
    return isFree && !broken.has(definition.name);
  });
  return free.map((state) => {
    const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
    return aboutState('no-policy', state, message);
  });
}
