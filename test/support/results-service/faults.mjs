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
 */

export class Faults {
  /** @type {{label: string, fault: Fault, left: number}[]} */ #set = [];

  /** @param {string} label @param {Fault} fault @returns {() => void} takes it away */
  add(label, fault) {
    const entry = { label, fault, left: fault.times ?? Number.POSITIVE_INFINITY };
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
    const entry = this.#set.find(({ label, left }) => left > 0 && labels.includes(label));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    return entry.fault;
  }
}
