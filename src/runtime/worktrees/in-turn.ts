/**
 * Does one thing after the other, also after a failure. Git must not change its list of work trees twice at once: it
 * would read the half-written files of one that is just being made, and fail.
 */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  /** Resolves when all that was asked for is done. Never rejects. */
  async settled(): Promise<void> {
    await this.last;
  }
}
