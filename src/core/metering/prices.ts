import type { ModelApi } from '../agent-clis.js';
import type { Usage } from '../run.js';
import type { JsonObject } from '../settings/settings.js';

/** USD per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  /** Writes for five minutes; those for an hour cost twice the input. */
  readonly cacheWrite: number;
}

/** Claude's: what is written into the cache costs a quarter more. */
const claude = (input: number, output: number, cacheRead: number): TokenPrices => ({
  input,
  output,
  cacheRead,
  cacheWrite: input * 1.25,
});

/** OpenAI's: writing into the cache costs nothing besides, reading a tenth unless another price is listed. */
const openai = (input: number, output: number, cacheRead = input / 10): TokenPrices => ({
  input,
  output,
  cacheRead,
  cacheWrite: input,
});

/**
 * List prices by the model's name as it stands in its id, without vendor and date.
 *
 * Claude's as Claude Code 2.1.330 has them built in (November 2026); they were checked against the costs it reports.
 * Where 2.1.197 reckons otherwise (Sonnet 5) the dearer of the two stands. OpenAI's as publicly listed in June 2026,
 * of older models as they were listed last; they were not checked against a bill.
 */
const LIST: Readonly<Record<string, TokenPrices>> = {
  'fable-5': claude(10, 50, 1),
  'fable-5-1': claude(10, 50, 0.25),
  'fable-5-2': claude(8, 40, 0.2),
  'mythos-5': claude(10, 50, 1),
  'mythos-5-1': claude(10, 50, 0.25),
  'opus-4': claude(15, 75, 1.5),
  'opus-4-1': claude(15, 75, 1.5),
  'opus-4-5': claude(5, 25, 0.5),
  'opus-4-6': claude(5, 25, 0.5),
  'opus-4-7': claude(5, 25, 0.5),
  'opus-4-8': claude(5, 25, 0.5),
  'opus-5': claude(5, 25, 0.5),
  'opus-5-5': claude(4, 20, 0.2),
  'sonnet-4': claude(3, 15, 0.3),
  'sonnet-4-5': claude(3, 15, 0.3),
  'sonnet-4-6': claude(3, 15, 0.3),
  'sonnet-5': claude(3, 15, 0.3),
  'sonnet-5-5': claude(2, 10, 0.1),
  'haiku-4-5': claude(1, 5, 0.1),
  'haiku-5-5': claude(0.1, 0.5, 0.01),
  'gpt-4o': openai(2.5, 10, 1.25),
  'gpt-4o-mini': openai(0.15, 0.6, 0.075),
  'gpt-4.1': openai(2, 8, 0.5),
  'gpt-4.1-mini': openai(0.4, 1.6, 0.1),
  'gpt-4.1-nano': openai(0.1, 0.4, 0.025),
  o3: openai(2, 8, 0.5),
  'o4-mini': openai(1.1, 4.4, 0.275),
  'gpt-5': openai(1.25, 10),
  'gpt-5-mini': openai(0.25, 2),
  'gpt-5-nano': openai(0.05, 0.4),
  'gpt-5-pro': openai(15, 120, 15),
  'gpt-5-codex': openai(1.25, 10),
  'gpt-5.1': openai(1.25, 10),
  'gpt-5.1-codex': openai(1.25, 10),
  'gpt-5.1-codex-max': openai(1.25, 10),
  'gpt-5.1-codex-mini': openai(0.25, 2),
  'gpt-5.2': openai(1.75, 14),
  'gpt-5.2-codex': openai(1.75, 14),
  'gpt-5.2-pro': openai(21, 168, 21),
  'gpt-5.3-codex': openai(1.75, 14),
  'gpt-5.4': openai(2.5, 15),
  'gpt-5.4-mini': openai(0.75, 4.5),
  'gpt-5.4-nano': openai(0.2, 1.25),
  'gpt-5.4-pro': openai(30, 180, 30),
  'gpt-5.5': openai(5, 30),
  'gpt-5.5-pro': openai(30, 180, 30),
};

/** What a prompt of more tokens than `over` costs. */
const LONG: Readonly<Record<string, { readonly over: number; readonly prices: TokenPrices }>> = {
  // As publicly listed: the CLI does not reckon with it.
  'sonnet-4': { over: 200_000, prices: claude(6, 22.5, 0.6) },
  'sonnet-4-5': { over: 200_000, prices: claude(6, 22.5, 0.6) },
  'haiku-5-5': { over: 100_000, prices: claude(0.5, 2.5, 0.05) },
  'gpt-5.4': { over: 272_000, prices: openai(5, 22.5) },
  'gpt-5.4-pro': { over: 272_000, prices: openai(60, 270, 60) },
  'gpt-5.5': { over: 272_000, prices: openai(10, 45) },
  'gpt-5.5-pro': { over: 272_000, prices: openai(60, 270, 60) },
};

/** They stand for a model that is not on the list, so that its cost is not underestimated. */
const DEAREST: Readonly<Record<ModelApi, string>> = { anthropic: 'opus-4-1', openai: 'gpt-5.5-pro' };

/** Tokens that a model takes in, and puts out where a request names no limit; the first row that fits counts. */
const SIZES: readonly (readonly [name: RegExp, context: number, output: number])[] = [
  [/^(?:opus-4(?:-1)?|opus-4-5|haiku-4-5)$/, 200_000, 64_000],
  [/^(?:opus|sonnet|haiku|fable|mythos)-/, 1_000_000, 128_000],
  [/^(?:gpt-4o|gpt-4o-mini)$/, 128_000, 16_384],
  [/^gpt-4\.1/, 1_047_576, 32_768],
  [/^o[34]/, 200_000, 100_000],
  [/^gpt-5-pro$/, 400_000, 272_000],
  [/^gpt-5(?:\.[1-3])?(?:-|$)/, 400_000, 128_000],
];
const LARGEST = [1_050_000, 272_000] as const;

export interface ModelFigures {
  readonly prices: TokenPrices;
  /** Most tokens of a prompt, and of an answer. */
  readonly context: number;
  readonly output: number;
  /** Whether the model is on the list. */
  readonly known: boolean;
}

/**
 * What a model costs for a prompt of so many tokens, and how much it takes and gives (spec 9.2).
 * @param prompt what was read from or written into the cache included
 */
export function figuresOf(model: string, prompt: number, api: ModelApi = 'anthropic'): ModelFigures {
  const listed = nameOf(model);
  const name = listed ?? DEAREST[api];
  const long = LONG[name];
  const prices = long !== undefined && prompt > long.over ? long.prices : (LIST[name] as TokenPrices);
  const size = listed === null ? undefined : SIZES.find(([pattern]) => pattern.test(name));
  const [context, output] = size?.slice(1) ?? LARGEST;
  return { prices, context: context as number, output: output as number, known: listed !== null };
}

export interface Priced {
  readonly costUsd: number;
  /** Whether the model is on the list. */
  readonly known: boolean;
}

/** The usage of one message, with what of its cache writes is kept for an hour. */
export interface MessageUsage extends Usage {
  readonly cache_write_1h_tokens: number;
}

/** What a message costs by the list, USD. */
export function priceOf(model: string, usage: MessageUsage, api: ModelApi = 'anthropic'): Priced {
  const prompt = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
  const { prices, known } = figuresOf(model, prompt, api);
  const { input, output, cacheRead, cacheWrite } = prices;
  const hour = Math.min(usage.cache_write_1h_tokens, usage.cache_write_tokens);
  const costUsd =
    (usage.input_tokens * input +
      usage.output_tokens * output +
      usage.cache_read_tokens * cacheRead +
      (usage.cache_write_tokens - hour) * cacheWrite +
      hour * 2 * input) /
    1e6;
  return { costUsd, known };
}

/**
 * `us.anthropic.claude-opus-4-8-20260101-v1:0` → `opus-4-8`, where dates have more digits than versions;
 * `openai/gpt-5.4-2026-03-05` → `gpt-5.4`. Null for one that is not on the list.
 */
function nameOf(model: string): string | null {
  const ofClaude = /(?:fable|mythos|opus|sonnet|haiku)-\d{1,2}(?:-\d{1,2})?(?!\d)/.exec(model)?.[0];
  const ofOpenAi = /^(?:[\w.-]+\/)?(gpt-[\w.-]+?|o\d[\w-]*?)(?:-\d{4}-\d\d-\d\d)?$/.exec(model)?.[1];
  const name = ofClaude?.replace(/-0$/, '') ?? ofOpenAi ?? '';
  return Object.hasOwn(LIST, name) ? name : null;
}

/** Fields of a request that make it dearer, by their value; of an unknown value the dearest counts. */
const FACTORS: Readonly<Record<ModelApi, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  anthropic: {
    // Capacity bought beforehand costs nothing besides.
    service_tier: { auto: 1, standard_only: 1, standard: 1, priority: 1 },
    speed: { standard: 1, fast: 6 },
    inference_geo: { '': 1, not_available: 1, global: 1, us: 1.1 },
  },
  openai: { service_tier: { auto: 1, default: 1, standard: 1, scale: 1, flex: 1, priority: 2 } },
};

/** USD that a use of the API's own tools costs beside its tokens; of an unknown one the dearest counts. */
const FEES: readonly (readonly [type: RegExp, usd: number])[] = [
  [/^(?:web_fetch|tool_search|mcp)/, 0],
  [/^file_search/, 0.0025],
  [/^web_search_preview/, 0.025],
  [/^web_search/, 0.01],
  [/^code_execution/, 0.05],
];
const DEAREST_FEE = 2;

/** Most tokens that a picture counts for, whatever its size. */
export const MAX_PICTURE_TOKENS: Readonly<Record<ModelApi, number>> = { anthropic: 5_000, openai: 25_000 };

/** How much dearer than listed a request is by its fields, or by what the provider tells of them in its usage. */
export function priceFactorOf(api: ModelApi, fields: JsonObject): number {
  return Object.entries(FACTORS[api]).reduce((factor, [field, values]) => {
    const value = fields[field] ?? null;
    if (value === null) return factor;
    const listed = typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : undefined;
    return factor * (listed ?? Math.max(...Object.values(values)));
  }, 1);
}

/** USD that a use of such a tool of the API costs beside its tokens. */
export function feeOf(type: string): number {
  return FEES.find(([pattern]) => pattern.test(type))?.[1] ?? DEAREST_FEE;
}
