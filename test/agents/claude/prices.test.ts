import { expect, test } from '@jest/globals';
import { priceOf } from '../../../src/agents/claude/prices.js';

const none = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cache_write_1h_tokens: 0,
};
const million = { ...none, output_tokens: 1e6 };

test.each([
  ['claude-sonnet-5-5', 10],
  ['claude-sonnet-5', 15],
  ['claude-haiku-4-5-20251001', 5],
  ['claude-opus-4-8', 25],
  ['claude-opus-4-20250514', 75],
  ['claude-opus-4-0', 75],
  ['claude-opus-5-5', 20],
  ['claude-fable-5', 50],
  ['claude-fable-5-2', 40],
  ['us.anthropic.claude-opus-4-5-20251101-v1:0', 25],
  ['claude-sonnet-4-5@20250929', 15],
])('a million tokens of %s', (model, costUsd) => {
  expect(priceOf(model, million)).toEqual({ costUsd, known: true });
});

test.each(['gpt-9', '', 'claude-opus-77', 'claude-epic-5'])('%s is as dear as the dearest', (model) => {
  expect(priceOf(model, million)).toEqual({ costUsd: 75, known: false });
});

test('a long prompt costs more where the list says so', () => {
  // As 2.1.330 reported them.
  const haiku = (usage: object) => priceOf('claude-haiku-5-5', { ...none, ...usage }).costUsd;
  expect(haiku({ input_tokens: 100_000 })).toBeCloseTo(0.01, 12);
  expect(haiku({ input_tokens: 200_000, output_tokens: 1000 })).toBeCloseTo(0.1025, 12);
  expect(haiku({ input_tokens: 50_000, cache_read_tokens: 60_000 })).toBeCloseTo(0.028, 12);
});
