import { NO_USAGE, type Usage } from '../run.js';

/** What an agent CLI tells of the tokens and credits of a turn: `meta.tokens` in the history (spec 5.9). */
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

/** A turn's tokens as the run's totals count them: those read from the cache are apart. */
export function usageOf({ input = 0, cached = 0, output = 0 }: TokenUsage): Usage {
  return {
    ...NO_USAGE,
    input_tokens: Math.max(0, input - cached),
    output_tokens: output,
    cache_read_tokens: cached,
  };
}

/** A turn's tokens for the history, where the agent CLI gives nothing but numbers; null without any. */
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

/** A number for people: `256.9k`. */
function shortNumber(amount: number): string {
  if (amount < 1000) return String(amount);
  return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}
