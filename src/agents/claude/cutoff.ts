import { addUsage } from '../../core/budget.js';
import { priceOf } from '../../core/metering/prices.js';
import { NO_USAGE, type Usage } from '../../core/run.js';
import type { CutOffCost, CutOffTurn } from '../agent.js';
import { type LedgerEntry, type LedgerMessage, readLedger, sideLedger } from './ledger.js';

/**
 * What a turn that could not report its cost has cost, from the session's own files (spec 3.6): by the session's
 * `cost-state` where the CLI still wrote one (at SIGTERM and when its input ends, not at SIGKILL), otherwise the tokens
 * of its messages at list prices. Null when the files tell nothing.
 * @param countedBefore what the session had cost before the turn by the CLI's own count, USD, where that is known
 */
export async function costOfCutOff(
  config: string,
  turn: CutOffTurn,
  countedBefore: number | null = null,
): Promise<CutOffCost | null> {
  const ledger = await readLedger(config, turn.session);
  const start = beginOf(ledger, turn.since);
  const begun = ledger[start]?.time;
  if (begun === undefined) return null;
  const own = ledger.slice(start);
  const sides = await sideLedger(config, turn.session);
  const messages = distinct([...own, ...sides.filter(({ time }) => time >= begun)]);
  const list = atListPrice(messages);
  const usage = messages.map((message) => message.usage).reduce<Usage>(addUsage, NO_USAGE);

  const isOpen = !isAnswered(own);
  const lowerBound = isOpen && { isLowerBound: true as const };
  const total = recordedTotal(own);
  if (total !== null) {
    const before = await accountBefore(config, turn, ledger.slice(0, start), begun);
    const open = atListPrice(before.messages).costUsd;
    // A process that serves many turns writes its count only at its end, but has reported what earlier turns cost.
    const isKnown = open === 0 || (countedBefore ?? 0) > before.totalUsd;
    const spent = total - (open > 0 && isKnown ? (countedBefore ?? 0) : before.totalUsd);
    const share = isKnown ? 1 : list.costUsd / (list.costUsd + open);
    // A process whose parent has died writes its count without the request that was under way.
    const hasGrown = spent > 0 || !isOpen;
    if (spent >= 0 && hasGrown)
      return {
        ...{ costUsd: spent * share, usage, basis: isKnown && !isOpen ? 'reported' : 'estimated' },
        source: `read from the session's own cost record${isOpen ? OPEN_REQUEST : ''}`,
        ...lowerBound,
      };
  }
  if (messages.length === 0) return null;
  const reckoned = `${describe(messages.length, list.unknown)}${isOpen ? OPEN_REQUEST : ''}`;
  return { costUsd: list.costUsd, usage, basis: 'estimated', source: reckoned, ...lowerBound };
}

const OPEN_REQUEST = '; a request that was under way is not in it';

/** Whether the last request was answered to its end and nothing was to follow, so that none was under way. */
function isAnswered(own: readonly LedgerEntry[]): boolean {
  const last = own.findLast(({ type }) => type !== 'total');
  return last?.type === 'message' && last.isLast;
}

/** Index of the ledger's first prompt after a mark; -1 without one. */
function beginOf(ledger: readonly LedgerEntry[], since: number): number {
  return ledger.findIndex((entry) => entry.type === 'prompt' && entry.time > since);
}

/** The turn's last `cost-state`, USD. Null when a message follows, such as a broken-off answer, which it lacks. */
function recordedTotal(own: readonly LedgerEntry[]): number | null {
  const at = own.findLastIndex((entry) => entry.type === 'total');
  const entry = own[at];
  if (entry?.type !== 'total') return null;
  return distinct(own).length === distinct(own.slice(0, at)).length ? entry.usd : null;
}

interface AccountBefore {
  /** What the session had cost by its last `cost-state` before the turn, USD. */
  readonly totalUsd: number;
  /** What was paid for between that and the turn: a process that serves many turns writes it only at its end. */
  readonly messages: readonly LedgerMessage[];
}

async function accountBefore(
  config: string,
  { session, sessionBefore, since }: CutOffTurn,
  own: readonly LedgerEntry[],
  begun: number,
): Promise<AccountBefore> {
  // A branch goes on counting from its parent's total, and has no record of its own of that.
  const parent = sessionBefore !== null && sessionBefore !== session ? sessionBefore : null;
  const ledger = parent === null ? own : await ledgerUpTo(config, parent, since);
  const at = ledger.findLastIndex((entry) => entry.type === 'total');
  const entry = ledger[at];
  const covered = entry?.time ?? 0;
  const sides = await sideLedger(config, parent ?? session);
  const between = sides.filter(({ time }) => time > covered && time < begun);
  return {
    totalUsd: entry?.type === 'total' ? entry.usd : 0,
    messages: distinct([...ledger.slice(at + 1), ...between]),
  };
}

async function ledgerUpTo(config: string, session: string, since: number): Promise<LedgerEntry[]> {
  const ledger = await readLedger(config, session);
  const end = beginOf(ledger, since);
  return end < 0 ? ledger : ledger.slice(0, end);
}

/** Each message once: it is written block by block, and its usage is complete in the last block. */
function distinct(entries: readonly LedgerEntry[]): LedgerMessage[] {
  const messages = new Map<string, LedgerMessage>();
  for (const entry of entries) if (entry.type === 'message') messages.set(entry.id, entry);
  return [...messages.values()];
}

function atListPrice(messages: readonly LedgerMessage[]): { costUsd: number; unknown: string[] } {
  let costUsd = 0;
  const unknown = new Set<string>();
  for (const { model, usage } of messages) {
    const priced = priceOf(model, usage);
    costUsd += priced.costUsd;
    if (!priced.known) unknown.add(model);
  }
  return { costUsd, unknown: [...unknown] };
}

function describe(count: number, unknown: readonly string[]): string {
  const messages = count === 1 ? 'message' : `${count} messages`;
  const dearest =
    unknown.length === 0
      ? ''
      : ` (${unknown.join(', ')}: not on the list, reckoned as the dearest model known)`;
  return `estimated from the transcript's ${messages} at list prices${dearest}`;
}
