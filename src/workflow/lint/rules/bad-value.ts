import { whyNoModel } from '../../../core/settings/models.js';
import { agentWords } from '../agent-words.js';
import type { Rule } from '../rule.js';

/** A `model` that is another CLI's own name for one: the turn would fail, after the turns before it are paid. */
export const badValue: Rule = {
  id: 'bad-value',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, model, about }) => {
      const why = model === null ? null : whyNoModel(cli, model, process.env);
      return why === null ? [] : [about('bad-value', 'model', `model: ${why}`)];
    }),
};
