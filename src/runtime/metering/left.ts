import { isProcessAlive, type LockedProcess } from '../../store/lock.js';
import type { Ports } from '../ports.js';

const POLL_INTERVAL_MS = 50;
/** A meter whose orchestrator is gone reads what is in flight for 60 s at most. */
const MAX_WAIT_MS = 70_000;

/** Waits for the meter of a killed orchestrator, which still writes down what answers in flight cost (spec 9.2). */
export async function endOfMeter(left: LockedProcess | null, { sleep }: Ports): Promise<void> {
  if (left === null) return;
  const never = new AbortController().signal;
  for (let waited = 0; waited < MAX_WAIT_MS && isProcessAlive(left); waited += POLL_INTERVAL_MS)
    await sleep(POLL_INTERVAL_MS, never);
}
