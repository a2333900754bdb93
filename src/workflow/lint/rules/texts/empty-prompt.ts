import type { Finding } from '../../../parts/findings.js';
import type { LintedWorkflow } from '../../linted.js';
import { aboutState, type Rule } from '../../rule.js';

/** Agent CLIs take no turn without a prompt, however often they are asked. */
export const emptyPrompt: Rule = { id: 'empty-prompt', check };

function check({ states, unreadable }: LintedWorkflow): Finding[] {
  const empty = states.filter(({ definition }) => {
    return definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file);
  });
  return empty.map((state) =>
    aboutState('empty-prompt', state, 'the prompt is empty: say what the agent is to do'),
  );
}
