import type { AllowedTransition } from '../../../core/protocol/state-options.js';
import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/**
 * One of several allowed transitions of which the prompt says nothing: its agent will hardly choose it. With one
 * entry there is nothing to choose, and with `match` the message's words do.
 */
export const unmentionedTransition: Rule = { id: 'unmentioned-transition', check };

function check({ states }: LintedWorkflow): Finding[] {
  return states.flatMap((state) => {
    const { definition } = state;
    const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
    if (definition.kind !== 'prompt' || entries.length < 2) return [];
    return entries.flatMap((entry, index) => {
      if (entry.match !== undefined || isMentioned(entry, definition.body)) return [];
      const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
      const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
      return [aboutState('unmentioned-transition', state, message, ['allowed_transitions', index])];
    });
  });
}

/** By its tag and its target, wherever they stand. */
function isMentioned({ tag, target }: AllowedTransition, body: string): boolean {
  if (target === undefined) return new RegExp(`<${tag}[\\s>]`).test(body);
  const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
  const at = body.indexOf(name);
  return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}
