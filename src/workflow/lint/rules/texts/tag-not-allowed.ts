import type { AllowedTransition } from '../../../../core/protocol/state-options.js';
import type { Finding } from '../../../parts/findings.js';
import type { StateNames } from '../../declared.js';
import type { LintedWorkflow } from '../../linted.js';
import { aboutText, type Rule } from '../../rule.js';
import { isComputed } from '../../tags-in-text.js';
import type { TagOfState } from '../../ways.js';

/** A prompt that asks for what its `allowed_transitions` do not have: the agent that obeys is reminded, and paid for it. */
export const tagNotAllowed: Rule = { id: 'tag-not-allowed', check };

function check({ states, ways, namesFor, spoken }: LintedWorkflow): Finding[] {
  // A name that means nothing has been told.
  const told = new Set(spoken.map(({ tag }) => tag));
  return states.flatMap((state) => {
    const { definition } = state;
    if (definition.kind !== 'prompt' || definition.options.force_implicit) return [];
    const { allowed_transitions: allowed } = definition.options;
    if (allowed === undefined) return [];
    const names = namesFor(state);
    const { tags } = ways.get(definition.name)!;
    return tags
      .filter((tag) => tag.isMeant && !told.has(tag) && !allowed.some((entry) => fits(entry, tag, names)))
      .map((tag) => {
        const message = `the prompt asks for ${shown(tag)}, which its allowed_transitions do not have: an agent that obeys is reminded, and the turn is paid. Allow it, or change the text`;
        return aboutText('tag-not-allowed', tag.text, tag.at, message);
      });
  });
}

/** As far as the text says what the entry lists: a message may say more. */
function fits(entry: AllowedTransition, { tag, states }: TagOfState, { meaningOf }: StateNames): boolean {
  if (entry.tag !== tag) return false;
  return states.every(({ field, name }) => {
    const listed = (entry as Readonly<Record<string, unknown>>)[field];
    if (typeof listed !== 'string' || isComputed(name) || listed === name) return true;
    const [here, there] = [meaningOf(name), meaningOf(listed)];
    // What means no state is told by its own rule, or is another platform's.
    return typeof here !== 'string' || typeof there !== 'string' || here === there;
  });
}

function shown({ tag, states }: TagOfState): string {
  const target = states.find(({ field }) => field === 'target')?.name;
  return target === undefined ? `<${tag}>` : `<${tag}> to ${target}`;
}
