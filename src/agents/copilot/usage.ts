import { type TokenUsage, usageOf } from '../../core/graph/tokens.js';
import type { Usage } from '../../core/run.js';
import { isJsonObject, type Json, numberOr, objectOr } from '../json.js';

/** USD for one AI credit, unless the manifest says otherwise (spec 5.9). */
export const AI_CREDIT_USD = 0.01;

export const NANO_AIU_PER_CREDIT = 1e9;

/** What a session has used. */
export interface CopilotTotals {
  /** Includes those read from and written to the cache. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** Billionths of an AI credit. */
  readonly nanoAiu: number;
}

export const NOTHING_USED: CopilotTotals = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  nanoAiu: 0,
};

/** Reads `--usage-output-file`, or the same in a session's `session.shutdown` event. Null if it is neither. */
export function totalsOfSnapshot(snapshot: unknown): CopilotTotals | null {
  if (!isJsonObject(snapshot) || !isJsonObject(snapshot.modelMetrics)) return null;
  const models = Object.values(snapshot.modelMetrics).map((model) =>
    tokensOf(objectOr(objectOr(model).usage)),
  );
  return {
    ...models.reduce(addTotals, NOTHING_USED),
    nanoAiu: amount(snapshot.totalNanoAiu),
  };
}

/** Reads one model call's `session.usage_record`. */
export function totalsOfRecord(data: Json): CopilotTotals {
  const usage = objectOr(data.usage);
  return {
    ...tokensOf(usage),
    // A provider of the user's own costs nothing at GitHub, whatever the record says.
    nanoAiu: usage.isByok === true ? 0 : amount(objectOr(usage.copilotUsage).totalNanoAiu),
  };
}

export const addTotals = (a: CopilotTotals, b: CopilotTotals): CopilotTotals =>
  combine(a, b, (x, y) => x + y);

/** What was used since. Never negative: a session that was put back to an earlier point counts from there. */
export const subtractTotals = (after: CopilotTotals, before: CopilotTotals): CopilotTotals =>
  combine(after, before, (x, y) => Math.max(0, x - y));

/** Tokens the way a run's totals count them, where what went through the cache is apart. */
export function usageOfTotals(used: CopilotTotals): Usage {
  const fresh = used.inputTokens - used.cacheWriteTokens;
  const tokens = { input: fresh, cached: used.cacheReadTokens, output: used.outputTokens };
  return { ...usageOf(tokens), cache_write_tokens: used.cacheWriteTokens };
}

/**
 * The figures of one turn as Copilot's footer would show them, exact where that rounds (spec 5.9).
 * @param ms how long the turn took
 * @param withCredits false with a provider of one's own
 */
export function tokensOfTurn(used: CopilotTotals, ms: number, withCredits: boolean): TokenUsage {
  const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = used;
  const credits = used.nanoAiu / NANO_AIU_PER_CREDIT;
  const seconds = Math.round(ms / 1000);
  return {
    ...{ input, output, input_display: short(input), output_display: short(output) },
    ...(cached > 0 && { cached, cached_display: short(cached) }),
    ...(withCredits && {
      ai_display: `AI Credits ${creditsText(credits)} (${durationText(seconds)})`,
      ai_credits: credits,
      ai_time: seconds,
    }),
  };
}

/** The footer's figures as totals, for a CLI that writes no file. The footer shows only three digits of them. */
export function totalsOfFooter(footer: TokenUsage): CopilotTotals {
  return {
    inputTokens: footer.input ?? 0,
    outputTokens: footer.output ?? 0,
    cacheReadTokens: footer.cached ?? 0,
    cacheWriteTokens: 0,
    nanoAiu: (footer.ai_credits ?? 0) * NANO_AIU_PER_CREDIT,
  };
}

function combine(a: CopilotTotals, b: CopilotTotals, how: (a: number, b: number) => number): CopilotTotals {
  return {
    inputTokens: how(a.inputTokens, b.inputTokens),
    outputTokens: how(a.outputTokens, b.outputTokens),
    cacheReadTokens: how(a.cacheReadTokens, b.cacheReadTokens),
    cacheWriteTokens: how(a.cacheWriteTokens, b.cacheWriteTokens),
    nanoAiu: how(a.nanoAiu, b.nanoAiu),
  };
}

function tokensOf(usage: Json): CopilotTotals {
  return {
    ...NOTHING_USED,
    inputTokens: amount(usage.inputTokens),
    outputTokens: amount(usage.outputTokens),
    cacheReadTokens: amount(usage.cacheReadTokens),
    cacheWriteTokens: amount(usage.cacheWriteTokens),
  };
}

const amount = (value: unknown): number => Math.max(0, numberOr(value, 0));

/** `9.7k`, `223.0k`, `2.2m`, as the footer shows tokens. */
function short(tokens: number): string {
  if (tokens < 1e3) return String(tokens);
  return tokens < 1e6 ? `${(tokens / 1e3).toFixed(1)}k` : `${(tokens / 1e6).toFixed(1)}m`;
}

function creditsText(credits: number): string {
  return credits > 0 && credits < 0.01 ? '<0.01' : String(Number(credits.toFixed(2)));
}

/** `1h30m45s`. */
function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
  ] as const;
  const leading = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return `${leading.join('')}${seconds % 60}s`;
}
