import { expect, test } from '@jest/globals';
import { costOfTurn } from '../../../src/agents/claude/cost.js';
import type { ClaudeResult } from '../../../src/agents/claude/result.js';

test('figures of several models that JSON could not write as a sum stay a number', () => {
  const figures = { costUSD: 1e308, inputTokens: 1e308 };
  const result = { totalCostUsd: 1, modelUsageSinceLast: { a: figures, b: figures } } as unknown;
  const { costUsd, usage } = costOfTurn([result as ClaudeResult], '2.1.330', {
    sessionUsd: 0,
    inProcess: null,
  });
  expect([costUsd, usage.input_tokens]).toEqual([Number.MAX_VALUE, Number.MAX_VALUE]);
});
