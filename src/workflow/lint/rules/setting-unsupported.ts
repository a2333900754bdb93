import { unsupportedBy } from '../../../core/settings/unsupported.js';
import { agentWords } from '../agent-words.js';
import type { WorkflowRule } from '../rule.js';

export const settingUnsupported = {
  id: 'setting-unsupported',
  severity: 'warning',
  about: 'something said of what an agent may use that its CLI cannot do',
  why: 'Agent CLIs differ in what they can be told. What one of them has no word for is left out, and the state goes on without it: if that is a limit that you count on, take another CLI for the state.',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, tools, settings, about }) =>
      unsupportedBy(cli, tools, settings).map(({ key, why }) => about(key, `${key}: ${why}`)),
    ),
} as const satisfies WorkflowRule;
