import { idleTimer, timeLimit } from '../process/idle-timer.js';

/** The world, as arguments: tests put their own in place (HOUSE, "Time, ids, environment, spawn"). */
export interface Ports {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds since some moment, by a clock that nobody sets: for how long something took. */
  elapsed(): number;
  /** A UUID that nobody else has. */
  newId(): string;
  /** From 0 to 1, for jitter. */
  random(): number;
  /**
   * Resolves after `ms`, or at once when the signal aborts. Never rejects.
   * @param aside nobody's visit of a state goes on with it: it only watches a time-out
   */
  sleep(ms: number, signal: AbortSignal, aside?: 'aside'): Promise<void>;
  /** By which a process is idle, or takes too long. */
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
      // setTimeout fires at once beyond 24.8 days.
      const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
      signal.addEventListener('abort', done);
    }),
  timers: { idle: idleTimer, limit: timeLimit },
};
