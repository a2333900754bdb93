import { unknownNames } from '../../../core/settings/unknown-names.js';
import { agentWords } from '../agent-words.js';
import type { Rule } from '../rule.js';

/** An `effort` that the state's CLI does not know: it takes it for none. */
export const unknownEffort: Rule = {
  id: 'unknown-effort',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) =>
      unknownNames(cli, { ...settings, tools, effort })
        .filter(({ key }) => key === 'effort')
        .map(({ key, why }) => about('unknown-effort', key, `${key}: ${why}`)),
    ),
};
