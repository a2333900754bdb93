/** Nothing waits longer than this for an answer. The toolkit's own retries of a failing service take half of it. */
const PATIENCE_MS = 55_000;

/**
 * GitHub's results service, as something that may fall silent: the toolkit waits for an answer for ever. Once
 * it has not answered in time it is not asked again, so that the whole job waits for it once (spec 4.3).
 */
export class ResultsService {
  private silent = false;

  /** @throws Error when the service does not answer in time, or did not before. */
  async ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.silent) throw new Error('the service has not answered before');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.silent = true;
        reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`));
      }, PATIENCE_MS);
    });
    return Promise.race([work(), late]).finally(() => clearTimeout(timer));
  }
}
