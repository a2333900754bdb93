import type { Usage } from '../../core/run.js';

/**
 * List prices, USD per million tokens, as Claude Code 2.1.330 has them built in (November 2026); they were
 * checked against the costs it reports. Where 2.1.197 reckons otherwise (Sonnet 5) the dearer of the two stands.
 * They serve as an estimate for turns that could not report their own cost, and for nothing else.
 */
interface Prices {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  /** Writes for five minutes; those for an hour cost twice the input. */
  readonly cacheWrite: number;
}

const perMillion = (input: number, output: number, cacheRead: number): Prices => ({
  input,
  output,
  cacheRead,
  cacheWrite: input * 1.25,
});

/** Prices by the model's name as it stands in its id, without vendor and date. */
const LIST: Readonly<Record<string, Prices>> = {
  'fable-5': perMillion(10, 50, 1),
  'fable-5-1': perMillion(10, 50, 0.25),
  'fable-5-2': perMillion(8, 40, 0.2),
  'mythos-5': perMillion(10, 50, 1),
  'mythos-5-1': perMillion(10, 50, 0.25),
  'opus-4': perMillion(15, 75, 1.5),
  'opus-4-1': perMillion(15, 75, 1.5),
  'opus-4-5': perMillion(5, 25, 0.5),
  'opus-4-6': perMillion(5, 25, 0.5),
  'opus-4-7': perMillion(5, 25, 0.5),
  'opus-4-8': perMillion(5, 25, 0.5),
  'opus-5': perMillion(5, 25, 0.5),
  'opus-5-5': perMillion(4, 20, 0.2),
  'sonnet-4': perMillion(3, 15, 0.3),
  'sonnet-4-5': perMillion(3, 15, 0.3),
  'sonnet-4-6': perMillion(3, 15, 0.3),
  'sonnet-5': perMillion(3, 15, 0.3),
  'sonnet-5-5': perMillion(2, 10, 0.1),
  'haiku-4-5': perMillion(1, 5, 0.1),
  'haiku-5-5': perMillion(0.1, 0.5, 0.01),
};

/** A prompt of more tokens than this costs more. */
const LONG_PROMPT = 100_000;
const LONG: Readonly<Record<string, Prices>> = { 'haiku-5-5': perMillion(0.5, 2.5, 0.05) };

/** Stands for a model that is not on the list, so that its cost is not underestimated. */
const DEAREST = LIST['opus-4-1'] as Prices;

export interface Priced {
  readonly costUsd: number;
  /** Whether the model is on the list. */
  readonly known: boolean;
}

/** The usage of one message, with what of its cache writes is kept for an hour. */
export interface MessageUsage extends Usage {
  readonly cache_write_1h_tokens: number;
}

export function priceOf(model: string, usage: MessageUsage): Priced {
  const name = nameOf(model);
  const prompt = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
  const prices = (prompt > LONG_PROMPT ? LONG[name] : undefined) ?? LIST[name];
  const { input, output, cacheRead, cacheWrite } = prices ?? DEAREST;
  const hour = Math.min(usage.cache_write_1h_tokens, usage.cache_write_tokens);
  const costUsd =
    (usage.input_tokens * input +
      usage.output_tokens * output +
      usage.cache_read_tokens * cacheRead +
      (usage.cache_write_tokens - hour) * cacheWrite +
      hour * 2 * input) /
    1e6;
  return { costUsd, known: prices !== undefined };
}

/** `us.anthropic.claude-opus-4-8-20260101-v1:0` → `opus-4-8`; dates have more digits than versions. */
function nameOf(model: string): string {
  return (
    /(?:fable|mythos|opus|sonnet|haiku)-\d{1,2}(?:-\d{1,2})?(?!\d)/.exec(model)?.[0].replace(/-0$/, '') ?? ''
  );
}
