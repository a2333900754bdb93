/**
 * Does one thing after the other, each whether the one before has failed or not. git must not change its list of work trees twice at once: it reads the files of one
 * that is just being made, finds them half written, and fails.
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
