import { join } from 'node:path';
import type { MessageUsage } from '../../core/metering/prices.js';
import { readLines } from '../lines.js';
import { usageOfThread } from './cost.js';
import { filesOfSession, findTranscript, promptTime } from './session.js';

export interface LedgerMessage {
  readonly type: 'message';
  /** Epoch ms. */
  readonly time: number;
  /** The API's id of the message; several lines of a transcript can have the same one. */
  readonly id: string;
  readonly model: string;
  readonly usage: MessageUsage;
  /** Whether its stream came to its end and it asked for no tool, whose results would go out with a next request. */
  readonly isLast: boolean;
}

/** What of a transcript has to do with money, in the order it was written. */
export type LedgerEntry =
  | LedgerMessage
  /** A prompt on the main thread. */
  | { readonly type: 'prompt'; readonly time: number }
  /** What tools have given, which the next request takes to the model. */
  | { readonly type: 'tool_results'; readonly time: number }
  /** `cost-state`: what the session has cost so far, USD; the time is that of the record before it. */
  | { readonly type: 'total'; readonly time: number; readonly usd: number };

/** The main thread's ledger; empty without a transcript. */
export async function readLedger(config: string, session: string): Promise<LedgerEntry[]> {
  const path = await findTranscript(config, session);
  return path === null ? [] : readFile(path);
}

/** The messages of a session's subagents, which have files of their own. */
export async function sideLedger(config: string, session: string): Promise<LedgerMessage[]> {
  const [, ...sides] = await filesOfSession(config, session);
  const paths = sides.filter((name) => name.endsWith('.jsonl')).map((name) => join(config, name));
  const ledgers = await Promise.all(paths.map(readFile));
  return ledgers.flat().filter((entry) => entry.type === 'message');
}

async function readFile(path: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  await readLines(path, (line) => {
    const entry = entryOf(line, entries.at(-1)?.time ?? 0);
    if (entry !== null) entries.push(entry);
  });
  return entries;
}

function entryOf(line: string, lastTime: number): LedgerEntry | null {
  // Most of a transcript is tool output and request blobs, and not worth parsing.
  if (line.includes('"type":"user"')) {
    const time = promptTime(line);
    if (time > 0) return { type: 'prompt', time };
    if (line.includes('"tool_result"')) return { type: 'tool_results', time: lastTime };
  }
  if (!line.includes('"type":"assistant"') && !line.startsWith('{"type":"cost-state"')) return null;
  try {
    const record = JSON.parse(line);
    if (record.type === 'cost-state') return totalOf(record.totalCostUSD, lastTime);
    return record.type === 'assistant' ? messageOf(record) : null;
  } catch {
    // A kill has cut the line short.
    return null;
  }
}

function totalOf(usd: unknown, time: number): LedgerEntry | null {
  return typeof usd === 'number' && Number.isFinite(usd) && usd >= 0 ? { type: 'total', time, usd } : null;
}

/** Null for what the CLI itself says in the model's name. */
// biome-ignore lint/suspicious/noExplicitAny: a record of a file, each field of it checked below
function messageOf({ message, timestamp }: any): LedgerMessage | null {
  if (typeof message?.id !== 'string' || message.model === '<synthetic>') return null;
  const usage = message.usage ?? {};
  const tokens = usageOfThread(
    {
      input_tokens: usage.input_tokens ?? 0,
      output_tokens: usage.output_tokens ?? 0,
      cache_read_input_tokens: usage.cache_read_input_tokens ?? 0,
      cache_creation_input_tokens: usage.cache_creation_input_tokens ?? 0,
    },
    [],
  );
  const hour: unknown = usage.cache_creation?.ephemeral_1h_input_tokens;
  return {
    type: 'message',
    time: Date.parse(timestamp) || 0,
    id: message.id,
    model: String(message.model),
    isLast: typeof message.stop_reason === 'string' && message.stop_reason !== 'tool_use',
    usage: { ...tokens, cache_write_1h_tokens: typeof hour === 'number' && hour > 0 ? hour : 0 },
  };
}
