import { expect, test } from '@jest/globals';
import { figuresOf, priceOf } from '../../../src/core/metering/prices.js';

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

test('a long prompt of older models costs more than their CLI reckons', () => {
  const { costUsd } = priceOf('claude-sonnet-4-5', { ...none, input_tokens: 1e6 });
  expect(costUsd).toBeCloseTo(6, 12);
});

test.each([
  ['gpt-5.4', 15],
  ['openai/gpt-5.4-mini-2026-03-05', 4.5],
  ['gpt-5-codex', 10],
  ['o3', 8],
])("a million tokens of OpenAI's %s", (model, costUsd) => {
  expect(priceOf(model, million, 'openai')).toEqual({ costUsd, known: true });
});

test.each(['gpt-9', 'gpt-5.4-ultra', 'constructor', 'llama'])(
  "%s is as dear as OpenAI's dearest",
  (model) => {
    expect(priceOf(model, million, 'openai')).toEqual({ costUsd: 180, known: false });
  },
);

test('what a model takes in and gives, by its family; an unknown one the most', () => {
  const sizeOf = (model: string) => {
    const { context, output } = figuresOf(model, 0);
    return [context, output];
  };
  expect(sizeOf('claude-haiku-4-5')).toEqual([200_000, 64_000]);
  expect(sizeOf('claude-sonnet-5-5')).toEqual([1_000_000, 128_000]);
  expect(sizeOf('gpt-5.1-codex')).toEqual([400_000, 128_000]);
  expect(sizeOf('gpt-5.4')).toEqual([1_050_000, 272_000]);
  expect(sizeOf('gpt-9')).toEqual([1_050_000, 272_000]);
});
