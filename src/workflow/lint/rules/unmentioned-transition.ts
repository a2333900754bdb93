import type { AllowedTransition } from '../../../core/protocol/state-options.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const unmentionedTransition = {
  id: 'unmentioned-transition',
  severity: 'warning',
  about: 'one of several allowed transitions of which the prompt says nothing',
  why: 'An agent that may choose has to know what there is to choose. The policy is shown to it only when it is reminded, which costs a turn; say in the prompt when to take which way.',
  check({ states }) {
    return states.flatMap((state) => {
      const { definition } = state;
      const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
      if (definition.kind !== 'prompt' || entries.length < 2) return [];
      return entries.flatMap((entry, index) => {
        if (entry.match !== undefined || isMentioned(entry, definition.body)) return [];
        const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
        const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
        return [aboutState(state, message, ['allowed_transitions', index])];
      });
    });
  },
} as const satisfies WorkflowRule;

/** Whether the prompt has the transition's tag and target anywhere. */
function isMentioned({ tag, target }: AllowedTransition, body: string): boolean {
  if (target === undefined) return new RegExp(`<${tag}[\\s>]`).test(body);
  const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
  const at = body.indexOf(name);
  return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}
