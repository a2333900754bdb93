/**
 * For how long a failing service may be waited for, over all requests together. Only the time of failed tries, and of
 * pauses before the next, is taken from it. Requests that fail at the same time take it once.
 */
export class Patience {
  #spentMs = 0;
  #countedTo = Number.NEGATIVE_INFINITY;

  constructor(private readonly wholeMs: number) {}

  get leftMs(): number {
    return Math.max(0, this.wholeMs - this.#spentMs);
  }

  /** @param from in ms, by the same clock as `to` */
  spend(from: number, to: number): void {
    this.#spentMs += Math.max(0, to - Math.max(from, this.#countedTo));
    this.#countedTo = Math.max(to, this.#countedTo);
  }
}
