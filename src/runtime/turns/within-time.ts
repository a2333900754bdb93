import type { TurnOutcome } from '../../agents/agent.js';
import { timeLimit } from '../../process/idle-timer.js';

/**
 * Interrupts a turn that goes on for longer than its state's `max_time`, whatever it writes (spec 3.7). It is tried
 * again like one that was silent for too long; each turn has the time anew.
 * @param seconds absent: no limit
 */
export async function withinTime(
  seconds: number | undefined,
  file: string,
  signal: AbortSignal,
  take: (signal: AbortSignal) => Promise<TurnOutcome>,
): Promise<TurnOutcome> {
  if (seconds === undefined) return take(signal);
  const over = new AbortController();
  const limit = timeLimit(seconds * 1000, () => over.abort());
  try {
    const outcome = await take(AbortSignal.any([signal, over.signal]));
    const isOver = over.signal.aborted && !signal.aborted;
    if (outcome.ok || !isOver || outcome.failure.kind !== 'interrupted') return outcome;
    const message = `${file} took longer than its max_time of ${seconds} s in one turn, which was interrupted.`;
    return { ...outcome, failure: { kind: 'max_time', message } };
  } finally {
    limit.stop();
  }
}
