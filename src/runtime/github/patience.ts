/**
 * How long may be waited for a service that fails, over all questions together. Only what has failed, and waits for the
 * next try, take of it; questions that fail at the same time take of it once.
 */
export class Patience {
  #spentMs = 0;
  #countedTo = Number.NEGATIVE_INFINITY;

  constructor(private readonly wholeMs: number) {}

  get leftMs(): number {
    return Math.max(0, this.wholeMs - this.#spentMs);
  }

  /** @param from of the same clock as `to`, ms */
  spend(from: number, to: number): void {
    this.#spentMs += Math.max(0, to - Math.max(from, this.#countedTo));
    this.#countedTo = Math.max(to, this.#countedTo);
  }
}
