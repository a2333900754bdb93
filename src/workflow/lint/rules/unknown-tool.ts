import { unknownNames } from '../../../core/settings/unknown-names.js';
import { agentWords } from '../agent-words.js';
import type { WorkflowRule } from '../rule.js';

export const unknownTool = {
  id: 'unknown-tool',
  severity: 'warning',
  about: 'a name under `tools`, `allow` or `deny` of which its agent CLI has no tool',
  why: 'The agent CLI takes an unknown name without a word: the agent lacks the tool, or what was to be denied is not. Names of MCP tools (`mcp__…`) are never unknown.',
  check: (workflow) =>
    agentWords(workflow).flatMap(({ cli, tools, settings, about }) =>
      unknownNames(cli, { ...settings, tools }).map(({ key, why }) => about(key, `${key}: ${why}`)),
    ),
} as const satisfies WorkflowRule;
