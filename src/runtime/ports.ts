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
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
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
};
