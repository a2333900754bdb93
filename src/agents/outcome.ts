import { NO_USAGE } from '../core/run.js';
import type { TurnFailure, TurnOutcome } from './agent.js';

/** A turn that did not begin: it has cost nothing, and has no session. */
export function nothingDone(failure: TurnFailure): TurnOutcome {
  return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: NO_USAGE, failure };
}

const SHOWN_CALLS = 5;

/** What is told of a turn whose tool calls were denied: none, or one warning. */
export function denialWarnings(cli: string, calls: readonly string[]): string[] {
  if (calls.length === 0) return [];
  const shown = calls.slice(0, SHOWN_CALLS).join(', ') + (calls.length > SHOWN_CALLS ? ', …' : '');
  return [`${cli} was denied ${calls.length === 1 ? 'a tool call' : `${calls.length} tool calls`}: ${shown}`];
}
