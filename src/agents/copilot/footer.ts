import type { TokenUsage } from '../../core/graph/tokens.js';
import { cleanLine, linesFromEnd } from '../../core/text/lines.js';

const AMOUNT = '([\\d.,]+[kmb]?)';
const TOKENS = new RegExp(
  `^(?:Tokens\\s+)?↑\\s*${AMOUNT}(?:\\s*\\(${AMOUNT}\\s+cached[^)]*\\))?\\s*•\\s*↓\\s*${AMOUNT}(?:\\s|$)`,
  'i',
);
const CREDITS = /^AI Credits\s+([\d.,]+)(?:\s*\(([^)]*)\))?$/i;

/** Lines that Copilot ends with, on stderr or, in older versions, on stdout. */
const FOOTER = [
  TOKENS,
  CREDITS,
  /^Changes\s+\+\d+\s+-\d+$/,
  /^Duration\s+(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/,
  /^Resume\s+copilot\s+--resume\b/,
  /^(?:Total usage est|Total session time|Total duration \((?:API|wall)\)|Total code changes|API time spent|Usage by model|Breakdown by AI model):/,
];

/**
 * Reads Copilot's footer (spec 5.9): `Tokens ↑ 256.9k (223.0k cached) • ↓ 9.7k` and
 * `AI Credits 0.72 (1h30m45s)`. The last of each counts; null if there is none.
 */
export function readFooter(text: string): TokenUsage | null {
  const usage: Record<string, string | number> = {};
  for (const line of text.split('\n').map(cleanLine)) {
    Object.assign(usage, tokensIn(line), creditsIn(line));
  }
  return Object.keys(usage).length === 0 ? null : (usage as TokenUsage);
}

function tokensIn(line: string): TokenUsage | null {
  const [whole, input, cached, output] = TOKENS.exec(line) ?? [];
  if (whole === undefined) return null;
  const parts = Object.entries({ input, cached, output }).flatMap(([name, display]) => {
    const amount = display === undefined ? null : amountOf(display);
    return amount === null
      ? []
      : [
          [name, amount],
          [`${name}_display`, display],
        ];
  });
  return Object.fromEntries(parts);
}

function creditsIn(line: string): TokenUsage | null {
  const [display, credits, time] = CREDITS.exec(line) ?? [];
  const amount = credits === undefined ? null : decimal(credits);
  if (display === undefined || amount === null) return null;
  const seconds = time === undefined ? null : secondsOf(time);
  return { ai_display: display, ai_credits: amount, ...(seconds !== null && { ai_time: seconds }) };
}

const FACTORS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

function amountOf(display: string): number | null {
  const [, digits = '', unit = ''] = /^([\d.,]+)([kmb]?)$/i.exec(display) ?? [];
  const number = decimal(digits);
  return number === null ? null : Math.round(number * FACTORS[unit.toLowerCase()]!);
}

function decimal(text: string): number | null {
  const number = Number(text.replaceAll(',', ''));
  return /\d/.test(text) && Number.isFinite(number) ? number : null;
}

const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };

function secondsOf(text: string): number | null {
  if (!/^\s*(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
  return Math.round(parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit!]!, 0));
}

/** A text without the footer that it ends with: no line of it is an answer or worth keeping (spec 5.10). */
export function withoutFooter(text: string): string {
  let end = text.length;
  let found = false;
  for (const { line, start } of linesFromEnd(text)) {
    const isFooter = FOOTER.some((pattern) => pattern.test(line));
    if (line !== '' && !isFooter) break;
    found ||= isFooter;
    end = Math.max(0, start - 1);
  }
  return found ? text.slice(0, end) : text;
}
