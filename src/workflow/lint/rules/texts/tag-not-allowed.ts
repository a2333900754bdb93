import type { DeclaredTransition, WrittenTransition } from '../../../edges/edges.js';
import { aboutText, type WorkflowRule } from '../../rule.js';

export const tagNotAllowed = {
  id: 'tag-not-allowed',
  severity: 'warning',
  about: 'a prompt that asks for what its `allowed_transitions` do not have',
  why: 'The agent does what the prompt says, is reminded of what it may end with, and the turn is paid for nothing. Only what the text says is compared: tags, and states that are written out; a fence beside other tags is an example.',
  check({ states, edges, wrongNames }) {
    // Names without a meaning have been reported.
    const told = new Set(wrongNames.map(({ tag }) => tag));
    return states.flatMap((state) => {
      const { definition } = state;
      if (definition.kind !== 'prompt' || definition.options.force_implicit) return [];
      if (definition.options.allowed_transitions === undefined) return [];
      const { tags, declared } = edges.get(definition.name)!;
      return tags
        .filter((tag) => tag.isMeant && !told.has(tag) && !declared.some((listed) => fits(listed, tag)))
        .map((tag) => {
          const message = `the prompt asks for ${shown(tag)}, which its allowed_transitions do not have: an agent that obeys is reminded, and the turn is paid. Allow it, or change the text`;
          return aboutText(tag.text, tag.at, message);
        });
    });
  },
} as const satisfies WorkflowRule;

/** Whether the text has what the entry lists, as far as it says; a message may say more. */
function fits(listed: DeclaredTransition, { tag, edges }: WrittenTransition): boolean {
  if (listed.tag !== tag) return false;
  return edges.every(({ field, to }) => {
    const allowed = listed.edges.find((edge) => edge.field === field)?.to;
    // A name that means no state breaks a rule of its own, is another platform's, or is only known at run time.
    return allowed == null || to === null || allowed === to;
  });
}

function shown({ tag, states }: WrittenTransition): string {
  const target = states.find(({ field }) => field === 'target')?.name;
  return target === undefined ? `<${tag}>` : `<${tag}> to ${target}`;
}
