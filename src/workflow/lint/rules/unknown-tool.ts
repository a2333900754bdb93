import { unknownNames } from '../../../core/settings/unknown-names.js';
import { agentWords } from '../agent-words.js';
import type { Rule } from '../rule.js';

/** A name under `tools`, `allow` or `deny` that the state's CLI has no tool of: it takes it without a word. */
export const unknownTool: Rule = {
  id: 'unknown-tool',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) =>
      unknownNames(cli, { ...settings, tools, effort })
        .filter(({ key }) => key !== 'effort')
        .map(({ key, why }) => about('unknown-tool', key, `${key}: ${why}`)),
    ),
};
