import type { Ports } from './ports.js';
import type { StopControl } from './stop.js';

const DEFAULT_DRAIN_SECONDS = 300;

/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Times in seconds; no deadline, nothing happens.
 */
export function scheduleDeadline(
  stop: StopControl,
  ports: Ports,
  runId: string,
  deadline: number | undefined,
  drainTime = DEFAULT_DRAIN_SECONDS,
): { dispose(): void } {
  const over = new AbortController();
  if (deadline === undefined) return { dispose: () => {} };
  const request = {
    status: 'paused',
    reason: 'DEADLINE',
    message: `The deadline of ${deadline} s is reached. Go on with: raymond resume ${runId}`,
  } as const;
  const at = async (seconds: number, mode: 'drain' | 'interrupt'): Promise<void> => {
    await ports.sleep(seconds * 1000, over.signal);
    if (!over.signal.aborted) stop.stop({ mode, ...request });
  };
  void at(Math.max(0, deadline - drainTime), 'drain');
  void at(deadline, 'interrupt');
  return { dispose: () => over.abort() };
}
