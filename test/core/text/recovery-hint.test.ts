import { expect, test } from '@jest/globals';
import { recoveryByInput } from '../../../src/action/end/recovery-hint.js';
import { INPUTS } from '../../../src/action/input-table.js';
import { recoveryByCommand } from '../../../src/cli/recovery-hint.js';
import type { RecoveryHint } from '../../../src/core/text/recovery-hint.js';
import { usdDigits } from '../../../src/core/text/usd.js';

/** One of each kind, by kind: a new kind is missed here by the compiler. */
const WAYS: { readonly [Kind in RecoveryHint['kind']]: Extract<RecoveryHint, { kind: Kind }> } = {
  resume: { kind: 'resume' },
  resume_later: { kind: 'resume_later', at: '2026-01-01T00:00:00.000Z' },
  try_again: { kind: 'try_again' },
  another_round: { kind: 'another_round' },
  budget: { kind: 'budget', moreThanUsd: 0.003 },
  more_steps: { kind: 'more_steps' },
  more_iterations: { kind: 'more_iterations' },
  accept_script: { kind: 'accept_script' },
  accept_changes: { kind: 'accept_changes' },
  accept_left: { kind: 'accept_left' },
  fresh_session: { kind: 'fresh_session' },
  log_in: { kind: 'log_in', agent: 'claude' },
  answer: { kind: 'answer', askIds: ['a1', 'b2'] },
  forked: { kind: 'forked' },
  share: { kind: 'share' },
  legs: { kind: 'legs' },
  carry_on_or_other_id: { kind: 'carry_on_or_other_id' },
};

test.each(Object.values(WAYS))(
  'in a job $kind is told without a command line, by inputs that there are',
  (way) => {
    const text = recoveryByInput(way);
    expect(text).not.toMatch(/--\w|raymond /);
    for (const [, name] of text.matchAll(/`([a-z-]+)[`:]/g)) expect(Object.keys(INPUTS)).toContain(name);
  },
);

test.each(Object.values(WAYS))('on the command line $kind is told by a command or a flag', (way) => {
  expect(recoveryByCommand(way, 'r')).toMatch(/raymond resume r|--\w|^resume to/);
});

test('a key that was refused: the inputs of that agent CLI, or its variable where it has none', () => {
  expect(recoveryByInput(WAYS.log_in)).toContain('`anthropic-api-key` or `claude-code-oauth-token`');
  expect(recoveryByInput({ kind: 'log_in', agent: 'copilot' })).toContain('COPILOT_GITHUB_TOKEN');
  expect(recoveryByCommand(WAYS.log_in, 'r')).toMatch(/ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN/);
});

test('both name what a budget has to be more than', () => {
  expect(recoveryByCommand(WAYS.budget, 'r')).toBe('Go on with: raymond resume r --budget <more than 0.003>');
  expect(recoveryByInput(WAYS.budget)).toContain(
    '`budget` to more than 0.003 and go on in a new run, by "Run workflow" with `resume-run`',
  );
});

test('several questions are told apart by their ids, one needs none', () => {
  const one = { kind: 'answer', askIds: ['a1'] } as const;
  expect(recoveryByCommand(one, 'r')).toBe('Answer with: raymond resume r --answer TEXT');
  expect(recoveryByCommand(WAYS.answer, 'r')).toBe(
    'Answer with: raymond resume r --answer TEXT --ask-id a1 or raymond resume r --answer TEXT --ask-id b2',
  );
});

test.each([
  [0, '0.00'],
  [10, '10.00'],
  [0.5, '0.50'],
  [0.001, '0.001'],
  [0.0152, '0.0152'],
  [12.3456, '12.35'],
  [0.0000004, '0.000000'],
])('%d USD is written %s', (amount, text) => {
  expect(usdDigits(amount)).toBe(text);
});
