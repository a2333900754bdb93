import { unknownNames } from '../../../core/settings/unknown-names.js';
import { agentWords } from '../agent-words.js';
import type { WorkflowRule } from '../rule.js';

export const unknownEffort = {
  id: 'unknown-effort',
  severity: 'warning',
  about: 'an `effort` that its agent CLI does not know',
  why: 'The agent CLI takes an unknown effort for none, without a word: the model thinks as hard as it does by itself.',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, effort, about }) =>
      unknownNames(cli, { effort }).map(({ key, why }) => about(key, `${key}: ${why}`)),
    ),
} as const satisfies WorkflowRule;
