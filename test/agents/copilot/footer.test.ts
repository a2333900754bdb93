import { describe, expect, test } from '@jest/globals';
import { readFooter, withoutFooter } from '../../../src/agents/copilot/footer.js';
import { withoutFooters } from '../../../src/agents/registry.js';
import { usageOf } from '../../../src/core/graph/tokens.js';
import { lastLine } from '../../../src/core/text/lines.js';

const FOOTER = `
Changes    +0 -0
AI Credits 0.72 (1h30m45s)
Tokens     ↑ 256.9k (223.0k cached) • ↓ 9.7k
Resume     copilot --resume=15f90b2b-82cb-4019-8eff-5a10a594e54b
`;

describe("Copilot's footer", () => {
  test('gives the figures of the spec', () => {
    expect(readFooter(`! 1 MCP server was blocked\n\n${FOOTER}`)).toEqual({
      input: 256_900,
      cached: 223_000,
      output: 9_700,
      input_display: '256.9k',
      cached_display: '223.0k',
      output_display: '9.7k',
      ai_display: 'AI Credits 0.72 (1h30m45s)',
      ai_credits: 0.72,
      ai_time: 5445,
    });
  });

  test.each([
    ['↑ 256.9k (223.0k cached) • ↓ 9.7k', { input: 256_900, cached: 223_000, output: 9_700 }],
    ['Tokens ↑ 1.2m • ↓ 850', { input: 1_200_000, output: 850 }],
    [
      '\u001b[2mTokens     ↑ 1,234 (1,000 cached, 5 reasoning) • ↓ 2b\u001b[0m',
      { input: 1234, cached: 1000, output: 2e9 },
    ],
    ['AI Credits 3 (1s)', { ai_credits: 3, ai_time: 1 }],
    ['AI Credits 1,000.5', { ai_credits: 1000.5 }],
    ['AI Credits 1 (2d 3h)', { ai_credits: 1, ai_time: 183_600 }],
    ['AI Credits 1 (soon)', { ai_credits: 1 }],
    ['AI Credits 1 (0s)\nAI Credits 2 (5s)', { ai_credits: 2, ai_time: 5 }],
  ])('%j', (text, figures) => {
    const read = readFooter(text) ?? {};
    const numbers = Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'number'));
    expect(numbers).toEqual(figures);
  });

  test.each(['', 'Tokens: 5', 'I spent ↑ 5k • ↓ 1k', 'AI Credits are nice', 'Tokens ↑ . • ↓ ,'])(
    '%j is none',
    (text) => {
      expect(readFooter(text)).toBeNull();
    },
  );

  test('is no part of an answer, whichever CLI a script has called', () => {
    expect(withoutFooters(`ready\n\n${FOOTER}\n`)).toBe('ready');
    expect(withoutFooter(FOOTER).trim()).toBe('');
    expect(withoutFooter('a\nTotal usage est:       1 Premium request\nTotal duration (API): 5s\n')).toBe(
      'a',
    );
  });

  test('in the middle of an answer is one', () => {
    const text = `${FOOTER}ready\n\n`;
    expect(withoutFooter(text)).toBe(text);
    expect(lastLine(text)).toBe('ready');
  });

  test('is counted', () => {
    const usage = readFooter(FOOTER)!;
    expect(usageOf(usage)).toEqual({
      input_tokens: 33_900,
      output_tokens: 9_700,
      cache_read_tokens: 223_000,
      cache_write_tokens: 0,
    });
    expect(usageOf({ cached: 5 })).toMatchObject({ input_tokens: 0 });
  });
});
