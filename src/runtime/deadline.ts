import { DEFAULT_DRAIN_TIME } from '../core/launch.js';
import type { WordWayOn } from '../core/text/way-on.js';
import type { Ports } from './ports.js';
import type { StopControl } from './stop.js';

/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Of a short deadline, draining takes a quarter at most, unless it
 * is said: something should get done. Times in seconds; no deadline, nothing happens.
 */
export function scheduleDeadline(
  stop: StopControl,
  ports: Ports,
  runId: string,
  wayOn: WordWayOn,
  deadline: number | undefined,
  drainTime = Math.min(DEFAULT_DRAIN_TIME, (deadline ?? 0) / 4),
): { dispose(): void } {
  const over = new AbortController();
  if (deadline === undefined) return { dispose: () => {} };
  const at = async (seconds: number, mode: 'drain' | 'interrupt'): Promise<void> => {
    await ports.sleep(seconds * 1000, over.signal, 'aside');
    if (over.signal.aborted) return;
    const what = mode === 'drain' ? `is less than ${drainTime} s away, the time to drain` : 'is reached';
    const message = `The deadline of ${deadline} s ${what}. ${wayOn({ kind: 'resume' }, runId)}`;
    stop.stop({ mode, status: 'paused', reason: 'DEADLINE', message });
  };
  void at(Math.max(0, deadline - drainTime), 'drain');
  void at(deadline, 'interrupt');
  return { dispose: () => over.abort() };
}
