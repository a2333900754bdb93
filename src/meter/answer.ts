import { StringDecoder } from 'node:string_decoder';
import type { ModelApi } from '../core/agent-clis.js';
import type { MessageUsage } from '../core/metering/prices.js';
import type { JsonObject } from '../core/settings/settings.js';
import { isJsonObject } from '../core/text/json-object.js';

const NOTHING: MessageUsage = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cache_write_1h_tokens: 0,
};

/** A line of a stream, or an answer in one piece, beyond this is not kept for reading. */
const MAX_KEPT_CHARS = 64 * 1024 * 1024;

/** Lines of a stream that say something of its usage or its end. */
const TELLING = /"usage"|"message_stop"|"error"/;

/** Reads out of a copy of an answer, as it comes, what it has cost. */
export class AnswerReader {
  readonly #decoder = new StringDecoder('utf8');
  #kept = '';
  #usage = NOTHING;
  #isWhole = false;

  /** What the provider tells besides: its tier, the uses of its tools. */
  fields: JsonObject = {};
  /** The model that has answered; null until it is told. */
  model: string | null = null;
  /** The provider itself has said that the answer failed in its middle. */
  hasFailed = false;
  bytes = 0;

  constructor(
    private readonly api: ModelApi,
    private readonly isStream: boolean,
  ) {}

  take(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.#kept.length > MAX_KEPT_CHARS) return;
    const text = this.#decoder.write(chunk);
    this.#kept += text;
    if (!this.isStream || !text.includes('\n')) return;
    const lines = this.#kept.split('\n');
    this.#kept = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('data:') && TELLING.test(line)) this.#read(line.slice('data:'.length));
  }

  /** The usage that was told, and whether that is all of it. */
  end(): { readonly usage: MessageUsage; readonly isWhole: boolean } {
    if (!this.isStream) this.#read(this.#kept);
    return { usage: this.#usage, isWhole: this.#isWhole };
  }

  #read(text: string): void {
    let event: unknown;
    try {
      event = JSON.parse(text);
    } catch {
      return;
    }
    if (!isJsonObject(event)) return;
    if (event.type === 'response.failed' || isJsonObject(event.error)) this.hasFailed = true;
    if (event.type === 'message_stop') this.#isWhole = true;
    // A message or response stands alone, or in the event that tells of it.
    const told = [event.message, event.response, event].filter(isJsonObject);
    for (const { usage, model, service_tier } of told) {
      if (typeof model === 'string') this.model = model;
      if (!isJsonObject(usage)) continue;
      this.fields = { ...this.fields, ...(service_tier !== undefined && { service_tier }), ...usage };
      this.#usage = this.api === 'openai' ? usageOfOpenAi(usage) : usageOfClaude(usage, this.#usage);
      // Claude's stream tells it in parts.
      if (this.api === 'openai' || !this.isStream) this.#isWhole = true;
    }
  }
}

function usageOfOpenAi(usage: JsonObject): MessageUsage {
  const prompt = tokensIn(usage, 'prompt_tokens') ?? tokensIn(usage, 'input_tokens') ?? 0;
  const details = usage.prompt_tokens_details ?? usage.input_tokens_details;
  const cached = Math.min(prompt, (isJsonObject(details) && tokensIn(details, 'cached_tokens')) || 0);
  const output = tokensIn(usage, 'completion_tokens') ?? tokensIn(usage, 'output_tokens') ?? 0;
  return { ...NOTHING, input_tokens: prompt - cached, cache_read_tokens: cached, output_tokens: output };
}

/** @param before what was told earlier: a later event has only some of it */
function usageOfClaude(usage: JsonObject, before: MessageUsage): MessageUsage {
  const rounds = Array.isArray(usage.iterations) ? usage.iterations.filter(isJsonObject) : [];
  if (rounds.length > 0)
    return rounds.map((round) => usageOfClaude(round, NOTHING)).reduce(addMessageUsage, NOTHING);
  const hour = isJsonObject(usage.cache_creation) ? usage.cache_creation : {};
  return {
    input_tokens: tokensIn(usage, 'input_tokens') ?? before.input_tokens,
    output_tokens: tokensIn(usage, 'output_tokens') ?? before.output_tokens,
    cache_read_tokens: tokensIn(usage, 'cache_read_input_tokens') ?? before.cache_read_tokens,
    cache_write_tokens: tokensIn(usage, 'cache_creation_input_tokens') ?? before.cache_write_tokens,
    cache_write_1h_tokens: tokensIn(hour, 'ephemeral_1h_input_tokens') ?? before.cache_write_1h_tokens,
  };
}

function addMessageUsage(a: MessageUsage, b: MessageUsage): MessageUsage {
  const keys = Object.keys(NOTHING) as (keyof MessageUsage)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as unknown as MessageUsage;
}

/** Null where it is not told, or no number of tokens. */
function tokensIn(fields: JsonObject, field: string): number | null {
  const value = fields[field];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
