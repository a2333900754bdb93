import { expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import { copilotArguments } from '../../../src/agents/copilot/command.js';
import { turnRequest } from '../claude/fake-claude.js';

const available = (tools: TurnRequest['tools']): string | undefined =>
  copilotArguments(turnRequest({ tools }), null, (text) => text).find((arg) =>
    arg.startsWith('--available-tools'),
  );

test("the tools of a turn are named in copilot's own words, those that it does not know as they are", () => {
  expect(available(['Read', 'Edit', 'Write', 'toString', 'sql'])).toBe(
    '--available-tools=view,edit,apply_patch,create,toString,sql',
  );
  expect(available(undefined)).toBeUndefined();
  expect(available('default')).toBeUndefined();
});

test('no tool at all is not the same as no word on tools', () => {
  expect(available([])).toBe('--available-tools=none');
  expect(available(['WebSearch'])).toBe('--available-tools=none');
});
