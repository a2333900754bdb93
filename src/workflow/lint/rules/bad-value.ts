import { whyNoModel } from '../../../core/settings/models.js';
import { agentWords } from '../agent-words.js';
import type { WorkflowRule } from '../rule.js';

export const badValue = {
  id: 'bad-value',
  severity: 'error',
  about: 'a known key with a value that it cannot have',
  why: 'A value that cannot be used would have to be ignored or guessed at. The message says what the key may be. Whatever a state graph refuses besides a target that does not exist is told under this rule too, with the whole way to the field.',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, model, about }) => {
      const why = model === null ? null : whyNoModel(cli, model, process.env);
      return why === null ? [] : [about('model', `model: ${why}`)];
    }),
} as const satisfies WorkflowRule;
