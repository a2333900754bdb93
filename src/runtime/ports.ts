import { idleTimer, timeLimit } from '../process/idle-timer.js';

/** What a run uses of the world. These are arguments, so that tests can replace them. */
export interface Ports {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds since some moment, by a clock that nobody sets, for measuring durations. */
  elapsed(): number;
  /** A new UUID. */
  newId(): string;
  /** A number from 0 to 1, for jitter. */
  random(): number;
  /**
   * Resolves after `ms`, or at once when the signal aborts. Never rejects.
   * @param aside no visit of a state waits for this: it only watches a time-out
   */
  sleep(ms: number, signal: AbortSignal, aside?: 'aside'): Promise<void>;
  /** The timers that tell when a process is idle, or takes too long. */
  readonly timers: { readonly idle: typeof idleTimer; readonly limit: typeof timeLimit };
}

export const realPorts: Ports = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  newId: () => crypto.randomUUID(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      // A longer setTimeout, beyond 24.8 days, would fire at once.
      const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
      signal.addEventListener('abort', done);
    }),
  timers: { idle: idleTimer, limit: timeLimit },
};
