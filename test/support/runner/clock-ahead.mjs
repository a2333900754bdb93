/**
 * Loaded with `NODE_OPTIONS=--import=…`: this process's clock is CLOCK_AHEAD_MS ahead of the others', as if so much
 * time had passed since they wrote what it reads. Waits take as long as they do.
 */
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const Real = globalThis.Date;

globalThis.Date = class extends Real {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error Date has overloads.
    super(...(given.length === 0 ? [Real.now() + AHEAD_MS] : given));
  }

  static now() {
    return Real.now() + AHEAD_MS;
  }
};
