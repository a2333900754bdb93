import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/** A prompt that names no way on, and has no policy to take one from: its agent can only guess. */
export const deadEndState: Rule = { id: 'dead-end-state', check };

function check({ states, ways, broken }: LintedWorkflow): Finding[] {
  const dead = states.filter(({ definition }) => {
    if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined) return false;
    if (broken.has(definition.name)) return false;
    const { body } = definition;
    // A placeholder may hold what the agent is to end with.
    if (body.trim() === '' || body.includes('{{')) return false;
    const { tags, ends, mentioned } = ways.get(definition.name)!;
    return tags.length === 0 && !ends && mentioned.length === 0;
  });
  return dead.map((state) => {
    const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
    return aboutState('dead-end-state', state, message);
  });
}
