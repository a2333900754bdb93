/**
 * How much of GitHub's API may be used: the primary rate limit, counted down by each request and told in headers.
 * The secondary one, which nobody can foresee, is a fault: `secondaryLimit` in faults.mjs.
 */
import { Refused } from './http.mjs';

const A_WINDOW_S = 3600;

export class Quota {
  limit = 5000;
  remaining = 5000;
  /** When there are `limit` again: seconds since 1970. */
  reset = nowSeconds() + A_WINDOW_S;
  /** Of what is refused: GitHub answers 403 or 429. */
  status = 403;

  /** @returns {Record<string, string>} headers @throws {Refused} where nothing remains */
  spend() {
    if (nowSeconds() >= this.reset)
      Object.assign(this, { remaining: this.limit, reset: nowSeconds() + A_WINDOW_S });
    if (this.remaining <= 0) {
      const message = 'API rate limit exceeded for installation ID 1.';
      throw new Refused(this.status, '', message, this.#headers());
    }
    this.remaining -= 1;
    return this.#headers();
  }

  #headers() {
    return {
      'x-ratelimit-limit': `${this.limit}`,
      'x-ratelimit-remaining': `${this.remaining}`,
      'x-ratelimit-used': `${this.limit - this.remaining}`,
      'x-ratelimit-reset': `${this.reset}`,
      'x-ratelimit-resource': 'core',
    };
  }
}

function nowSeconds() {
  return Math.floor(Date.now() / 1000);
}
