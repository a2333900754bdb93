import { isProcessAlive, lockedMeter } from '../../store/lock.js';
import type { Ports } from '../ports.js';

const POLL_INTERVAL_MS = 50;
/** A wait that is as long is told. */
const TOLD_AFTER_MS = 1000;
/** A meter whose orchestrator is gone reads what is in flight for 60 s at most. */
const MAX_WAIT_MS = 70_000;

/**
 * The meter of a killed orchestrator, which reads answers in flight to their end and writes down what they cost (spec
 * 9.2). To be asked for before the lock is taken over, since that names it.
 */
export function meterLeft(
  lock: string,
  { sleep }: Ports,
  tell: (what: string) => void,
): { readonly hasEnded: () => Promise<void> } {
  const left = lockedMeter(lock);
  const never = new AbortController().signal;
  return {
    hasEnded: async () => {
      if (left === null) return;
      for (let waited = 0; waited < MAX_WAIT_MS && isProcessAlive(left); waited += POLL_INTERVAL_MS) {
        if (waited === TOLD_AFTER_MS)
          tell(
            "Answers that the run's agents had asked for are still read, for what they cost: a minute at most.",
          );
        await sleep(POLL_INTERVAL_MS, never);
      }
    },
  };
}
