import { addUsage } from '../../core/budget.js';
import { priceOf } from '../../core/metering/prices.js';
import { NO_USAGE, type Usage } from '../../core/run.js';
import { usageOfThread } from './cost.js';
import type { ClaudeTurn } from './stream.js';

/** What a turn has cost beyond what the CLI reports of it. */
export type Uncounted =
  | { readonly kind: 'estimated'; readonly costUsd: number; readonly usage: Usage }
  /** A request was cut off before anything of its answer was shown. */
  | { readonly kind: 'unknown' };

/** What the CLI says, in its own error, when an answer breaks off; one that was refused has cost nothing. */
const BROKEN_OFF =
  /^API Error: .*(connection (to the API )?(was )?(lost|closed)|ECONNRESET|socket|mid-response)/i;

/**
 * A stream that is cut in its middle has been paid for at least as far as what was asked goes (spec 6.6). Newer
 * versions count it from its `message_start`; older ones report it as nothing when it is stopped, or when the line
 * drops before the first block has ended. Null when nothing is known to be missing.
 * @param counted what was reported
 */
export function uncounted(turn: ClaudeTurn, counted: Usage): Uncounted | null {
  const result = turn.results.at(-1);
  const last = turn.shown.at(-1);
  if (result === undefined || !result.isError) return null;
  const shown = turn.shown.map(({ usage }) => usageOfThread(filled(usage), [])).reduce(addUsage, NO_USAGE);
  if (last !== undefined && !last.callsTool) {
    if (asked(shown) <= asked(counted)) return null;
    const usage = usageOfThread(filled(last.usage), []);
    const { costUsd } = priceOf(last.model, { ...usage, cache_write_1h_tokens: 0 });
    return { kind: 'estimated', costUsd, usage };
  }
  const isCut = result.terminalReason === 'aborted_streaming' || BROKEN_OFF.test(result.text);
  return isCut && asked(counted) <= asked(shown) ? { kind: 'unknown' } : null;
}

const filled = (usage: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...{ input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 },
  ...usage,
});

const asked = (usage: Usage): number =>
  usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
