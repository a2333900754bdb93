import { describe, expect, test } from '@jest/globals';
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
  const args = claudeArguments({ ...REQUEST, appendSystemPrompt: rules }, 'text', (text) => text);
  expect(args[args.indexOf('--append-system-prompt') + 1]).toBe(rules);
  expect(claudeArguments(REQUEST, 'text', (text) => text)).not.toContain('--append-system-prompt');
});

test('a further argument that lacks its value swallows a flag without which nothing starts, not one that gives or takes rights', () => {
  const asked = { ...REQUEST, args: ['--max-turns'], allow: ['Edit'], deny: ['Bash'] };
  for (const input of ['text', 'lines'] as const) {
    const args = claudeArguments(asked, input, (text) => text);
    expect(args[args.indexOf('--max-turns') + 1]).toBe('--verbose');
    expect(args.filter((arg) => arg === '--verbose')).toHaveLength(1);
  }
});

test('a warm process is not taken for a turn with other rules', () => {
  const one = { ...REQUEST, appendSystemPrompt: 'one' };
  expect(changedVariables(one, one)).toEqual({});
  expect(changedVariables(one, { ...REQUEST, appendSystemPrompt: 'two' })).toBeNull();
});

test("claude D2: a cd of the agent's Bash does not reach the next state, unless the user wants it to", () => {
  const name = 'CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR';
  expect(claudeEnvironment(REQUEST, false)).toMatchObject({ [name]: '1' });
  expect(claudeEnvironment({ ...REQUEST, env: { [name]: '0' } }, false)).toMatchObject({ [name]: '0' });
});

test('a turn waits for its MCP servers for two minutes, unless the user says otherwise; one without them has no such word', () => {
  const mcp = { one: { command: 'npx' } };
  const waits = { MCP_CONNECTION_NONBLOCKING: '0', MCP_CONNECT_TIMEOUT_MS: '120000', MCP_TIMEOUT: '120000' };
  expect(claudeEnvironment({ ...REQUEST, mcp }, false)).toMatchObject(waits);
  expect(claudeEnvironment({ ...REQUEST, mcp, env: { MCP_TIMEOUT: '5' } }, false)).toMatchObject({
    ...{ ...waits, MCP_TIMEOUT: '5' },
  });
  expect(claudeEnvironment(REQUEST, false)).not.toHaveProperty('MCP_TIMEOUT');
});

describe('the tools of a turn', () => {
  const BACKGROUND = 'CLAUDE_CODE_DISABLE_BACKGROUND_TASKS';
  const flagOf = (flag: string, tools: TurnRequest['tools']): string | undefined => {
    const args = claudeArguments({ ...REQUEST, tools }, 'text', (text) => text);
    return args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined;
  };

  test('without a word on them are what makes sense when nobody is there', () => {
    expect(flagOf('--tools', undefined)).toBeUndefined();
    const off = flagOf('--disallowedTools', undefined)?.split(',');
    expect(off).toEqual(
      expect.arrayContaining(['AskUserQuestion', 'Workflow', 'ScheduleWakeup', 'CronCreate']),
    );
    expect(off).not.toContain('Bash');
    expect(off).not.toContain('Task');
    expect(claudeEnvironment(REQUEST, false)[BACKGROUND]).toBe('1');
  });

  test("can be the CLI's own, but for those that ask a person", () => {
    expect(flagOf('--tools', 'default')).toBeUndefined();
    expect(flagOf('--disallowedTools', 'default')).toBe('AskUserQuestion,EnterPlanMode,ExitPlanMode');
    expect(claudeEnvironment({ ...REQUEST, tools: 'default' }, false)[BACKGROUND]).toBeUndefined();
  });

  test('can be a list, also of such that are off by default, or an empty one', () => {
    expect(flagOf('--tools', ['Read', 'Workflow'])).toBe('Read,Workflow');
    expect(flagOf('--disallowedTools', ['Workflow'])).not.toContain('Workflow');
    expect(flagOf('--tools', [])).toBe('');
  });

  test('a warm process is not taken for a turn with others', () => {
    for (const tools of ['default', [], ['Read']] as const)
      expect(changedVariables(REQUEST, { ...REQUEST, tools })).toBeNull();
  });
});
