/**
 * What can go wrong, for which requests. A request has labels, from the widest to its own: `all`, `cache`,
 * `CreateCacheEntry`. A fault is set on one label; the newest that applies wins.
 *
 * @typedef {object} Fault
 * @property {number} [status]   answers with this, in the dialect of the route
 * @property {string} [message]  in that answer
 * @property {Record<string, string>} [headers]
 * @property {boolean} [drop]    destroys the socket
 * @property {boolean} [hang]    never answers
 * @property {number} [delayMs]  waits first; alone, the request then succeeds
 * @property {Promise<unknown>} [until] waits for it first; alone, the request then succeeds
 * @property {number} [trickleMs] takes the body in over that time, without a pause
 * @property {boolean} [applied] the request does its work before it fails: only the answer is lost
 * @property {number} [times]    goes away after so many requests
 * @property {number} [after]    lets so many requests through first
 */

/**
 * The primary rate limit is used up, whatever else the quota says. `applied` makes no sense with it.
 * @param {{status?: 403 | 429, resetSeconds?: number}} [options] from now on @returns {Fault}
 */
export function primaryLimit({ status = 403, resetSeconds = 0 } = {}) {
  return {
    status,
    message: 'API rate limit exceeded for installation ID 1.',
    headers: {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': `${Math.floor(Date.now() / 1000) + resetSeconds}`,
    },
  };
}

/** Too many requests at once, too many comments a minute. @param {{status?: 403 | 429, retryAfter?: number}} [options] seconds @returns {Fault} */
export function secondaryLimit({ status = 403, retryAfter = 1 } = {}) {
  return {
    status,
    message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    headers: { 'retry-after': `${retryAfter}` },
  };
}

export class Faults {
  /** @type {{label: string, fault: Fault, before: number, left: number}[]} */ #set = [];

  /** @param {string} label @param {Fault} fault @returns {() => void} takes it away */
  add(label, fault) {
    const { times = Number.POSITIVE_INFINITY, after = 0 } = fault;
    const entry = { label, fault, before: after, left: times };
    this.#set.unshift(entry);
    return () => {
      this.#set = this.#set.filter((each) => each !== entry);
    };
  }

  clear() {
    this.#set = [];
  }

  /** The fault for a request, used once. @param {readonly string[]} labels @returns {Fault | undefined} */
  take(labels) {
    for (const entry of this.#set) {
      if (entry.left === 0 || !labels.includes(entry.label)) continue;
      if (entry.before === 0) {
        entry.left -= 1;
        return entry.fault;
      }
      entry.before -= 1;
    }
    return undefined;
  }
}
