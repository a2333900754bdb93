import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The key that a process of an agent gets instead of the provider's (spec 9.2): of no use anywhere but at this run's
 * meter, and there only while the process lives.
 * @param runKey hex, of the run alone
 * @param process counted from 1 over the run
 */
export function makeDummyKey(runKey: string, agent: string, process: number): string {
  return `rmd-${createHmac('sha256', Buffer.from(runKey, 'hex')).update(`${agent}\0${process}`).digest('hex')}`;
}

/** Whether two keys are the same; how long it takes tells nothing of how much of them is. */
export function isSameKey(shown: string, key: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
