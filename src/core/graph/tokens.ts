import { NO_USAGE, type Usage } from '../run.js';

/** What Copilot's footer says of a turn: `meta.tokens` in the history (spec 5.9). */
export interface TokenUsage {
  readonly input?: number;
  readonly cached?: number;
  readonly output?: number;
  readonly input_display?: string;
  readonly cached_display?: string;
  readonly output_display?: string;
  readonly ai_display?: string;
  readonly ai_credits?: number;
  /** Seconds. */
  readonly ai_time?: number;
}

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
  for (const line of linesOf(text)) {
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

/** The last line that is not blank and no footer, without colours; null if there is none (spec 5.4). */
export function lastLine(text: string): string | null {
  for (const { line } of linesFromEnd(withoutFooter(text))) if (line !== '') return line;
  return null;
}

/** Output can be long, and only its end is of interest. */
function* linesFromEnd(text: string): Generator<{ line: string; start: number }> {
  for (let end = text.length; end >= 0; ) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    yield { line: clean(text.slice(start, end)), start };
    end = start - 1;
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').map(clean);
}

function clean(line: string): string {
  return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}

/** Tokens the way the run's totals count them, where what was read from the cache is apart. */
export function usageOf({ input = 0, cached = 0, output = 0 }: TokenUsage): Usage {
  return {
    ...NO_USAGE,
    input_tokens: Math.max(0, input - cached),
    output_tokens: output,
    cache_read_tokens: cached,
  };
}

/** A turn's tokens for the history, where the agent CLI has told no more than their numbers; null for none. */
export function tokensOfUsage(usage: Usage): TokenUsage | null {
  const { cache_read_tokens: cached, output_tokens: output } = usage;
  const input = usage.input_tokens + usage.cache_write_tokens + cached;
  return input + output === 0 ? null : withDisplays({ input, cached, output });
}

/** The tokens of all turns of one entry: its reminders and further attempts count too. */
export function withTokens(before: TokenUsage | undefined, more: TokenUsage): TokenUsage {
  if (before === undefined) return more;
  const sum = (name: 'input' | 'cached' | 'output' | 'ai_credits' | 'ai_time') =>
    before[name] === undefined && more[name] === undefined
      ? {}
      : { [name]: (before[name] ?? 0) + (more[name] ?? 0) };
  const total = withDisplays({ ...sum('input'), ...sum('cached'), ...sum('output') });
  if (before.ai_credits === undefined && more.ai_credits === undefined) return total;
  const credits: TokenUsage = { ...sum('ai_credits'), ...sum('ai_time') };
  const amount = Number((credits.ai_credits ?? 0).toFixed(4));
  return { ...total, ...credits, ai_display: `AI Credits ${amount} (${credits.ai_time ?? 0}s)` };
}

function withDisplays(tokens: TokenUsage): TokenUsage {
  const displays = (['input', 'cached', 'output'] as const).flatMap((name) =>
    tokens[name] === undefined ? [] : [[`${name}_display`, shortNumber(tokens[name])]],
  );
  return { ...tokens, ...Object.fromEntries(displays) };
}

/** As the footer shows amounts: `256.9k`. */
function shortNumber(amount: number): string {
  if (amount < 1000) return String(amount);
  return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}

/** USD for one AI credit (spec 5.9). */
export const AI_CREDIT_USD = 0.01;

/** What a turn cost, for the budget. */
export function costOf({ ai_credits = 0 }: TokenUsage, creditUsd: number = AI_CREDIT_USD): number {
  return ai_credits * creditUsd;
}
