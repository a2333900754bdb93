import { unsupportedBy } from '../../../core/settings/unsupported.js';
import { agentWords } from '../agent-words.js';
import type { Rule } from '../rule.js';

/** What a state or its manifest says of its agent, and the CLI that takes its turns cannot do (spec 7.5). */
export const settingUnsupported: Rule = {
  id: 'setting-unsupported',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, tools, settings, about }) =>
      unsupportedBy(cli, tools, settings).map(({ key, why }) =>
        about('setting-unsupported', key, `${key}: ${why}`),
      ),
    ),
};
