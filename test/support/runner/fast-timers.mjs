/**
 * Loaded with `NODE_OPTIONS=--import=…`: long waits of the process pass faster, so that a test sees all retries of
 * the toolkit (30 s) in a moment. FAST_TIMERS is how many times. Only what is as long as a wait between retries
 * changes, unless FAST_TIMERS_LONGEST_MS says otherwise: limits on how long an answer may take are longer.
 */
const FACTOR = Number(process.env.FAST_TIMERS ?? 1);
const SHORTEST_MS = 1000;
const LONGEST_MS = Number(process.env.FAST_TIMERS_LONGEST_MS ?? 25_000);
const real = globalThis.setTimeout;

/** @param {(...args: any[]) => void} run @param {number} [ms] @param {any[]} args */
function fast(run, ms = 0, ...args) {
  const isRetry = ms >= SHORTEST_MS && ms <= LONGEST_MS;
  return real(run, isRetry ? ms / FACTOR : ms, ...args);
}

// util.promisify finds its own version of setTimeout on it.
globalThis.setTimeout = Object.assign(fast, real, {
  [Symbol.for('nodejs.util.promisify.custom')]: Reflect.get(real, Symbol.for('nodejs.util.promisify.custom')),
});
