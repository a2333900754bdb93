import { expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import { changedVariables, claudeArguments, claudeEnvironment } from '../../../src/agents/claude/command.js';

const REQUEST: TurnRequest = {
  prompt: 'p',
  cwd: '/',
  env: {},
  session: { kind: 'fresh', id: 'i' },
  permissionMode: 'acceptEdits',
  skipPermissions: false,
  idleTimeoutMs: 0,
  context: { agentId: 'main', state: 'S', visit: 1, turnOfVisit: 0 },
  onRaw: () => {},
};

test("a registered agent's rules are appended to the system prompt, as one argument", () => {
  const rules = 'You code.\n"quoted" --model x';
  const args = claudeArguments({ ...REQUEST, appendSystemPrompt: rules }, 'text');
  expect(args[args.indexOf('--append-system-prompt') + 1]).toBe(rules);
  expect(claudeArguments(REQUEST, 'text')).not.toContain('--append-system-prompt');
});

test('a warm process is not taken for a turn with other rules', () => {
  const one = { ...REQUEST, appendSystemPrompt: 'one' };
  expect(changedVariables(one, one)).toEqual({});
  expect(changedVariables(one, { ...REQUEST, appendSystemPrompt: 'two' })).toBeNull();
});

test("claude D2: a cd of the agent's Bash does not reach the next state, unless the user wants it to", () => {
  const name = 'CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR';
  expect(claudeEnvironment(REQUEST, false)).toEqual({ [name]: '1' });
  expect(claudeEnvironment({ ...REQUEST, env: { [name]: '0' } }, false)).toEqual({ [name]: '0' });
});
