import { describe, expect, test } from '@jest/globals';
import { elect, type Writer } from '../../../src/runtime/sealed/elect.js';

// Every order in which several write, look and wait is tried, not some drawn by lot.

const GONE: Writer = { isAlive: false };
const AT_WORK: Writer = { isAlive: true, why: 'it is at work' };

/** What a winner looks like to the others: a job at work for hours, or one that has done its work and left its record. */
const WINNERS = { 'goes on for hours': AT_WORK, 'has done it': { ...AT_WORK, isFinal: true } } as const;

/** Those whose turn it is to act, by name; each waits until the schedule lets it. */
class Turns {
  readonly #waiting = new Map<string, () => void>();

  take(name: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(name, resolve));
  }

  async next(name: string): Promise<void> {
    const go = this.#waiting.get(name)!;
    this.#waiting.delete(name);
    go();
    await settled();
  }

  get names(): string[] {
    return [...this.#waiting.keys()].sort();
  }
}

/** Whatever can go on without another turn has gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Played {
  readonly winners: readonly string[];
  /** Who can act next. */
  readonly next: readonly string[];
  /** All that anybody knows: from equal knowledge all goes on equally. */
  readonly knowledge: string;
}

/** Plays a schedule: whose turn it is, one after the other. */
async function play(ids: readonly string[], schedule: readonly string[], winner: Writer): Promise<Played> {
  const turns = new Turns();
  const written: string[] = [];
  const winners: string[] = [];
  const lost: string[] = [];
  const known: Record<string, unknown[]> = {};
  const compete = async (self: string): Promise<void> => {
    const knows: unknown[] = [];
    known[self] = knows;
    await turns.take(self);
    written.push(self);
    knows.push('has written');
    await turns.take(self);
    const others = written.filter((id) => id !== self).map((run_id) => ({ run_id }));
    knows.push([...written].sort());
    const before = await elect(others, {
      self,
      attempts: 2,
      wait: async () => {},
      look: async ({ run_id: id }) => {
        await turns.take(self);
        const seen = lost.includes(id) ? GONE : winners.includes(id) ? winner : AT_WORK;
        knows.push(seen);
        return seen;
      },
    });
    (before === null ? winners : lost).push(self);
  };
  for (const id of ids) void compete(id);
  await settled();
  for (const id of schedule) await turns.next(id);
  return { winners, next: turns.names, knowledge: JSON.stringify([known, [...winners].sort()]) };
}

/** Every schedule to its end, but that what was known before is not played on a second time. */
async function everySchedule(ids: readonly string[], winner: Writer): Promise<Played[]> {
  const ended: Played[] = [];
  const seen = new Set<string>();
  const open: string[][] = [[]];
  for (let schedule = open.pop(); schedule !== undefined; schedule = open.pop()) {
    const played = await play(ids, schedule, winner);
    if (seen.has(played.knowledge)) continue;
    seen.add(played.knowledge);
    if (played.next.length === 0) ended.push(played);
    for (const id of played.next) open.push([...schedule, id]);
  }
  return ended;
}

describe.each(Object.entries(WINNERS))('a winner that %s', (_, winner) => {
  test.each([
    [2, ['7', '8']],
    [3, ['7', '8', '9']],
    [3, ['9', '10', '100']],
  ])('of %d in every interleaving (%j) never two go on', async (_count, ids) => {
    const ends = await everySchedule(ids, winner);
    expect(ends.length).toBeGreaterThan(ids.length);
    expect(ends.filter(({ winners }) => winners.length > 1)).toEqual([]);
    // One that is alone at first, and the oldest where all see each other, among them.
    expect(new Set(ends.flatMap(({ winners }) => winners))).toEqual(new Set(ids));
  });
});

test('who sees an older one gives way at once; who is seen by it last goes on', async () => {
  const one = { self: '8', attempts: 3, look: async () => AT_WORK };
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  expect(await elect([{ run_id: '9' }, { run_id: '7' }], { ...one, wait })).toMatchObject({
    winner: { run_id: '7' },
  });
  expect(waits).toEqual([]);
  expect(await elect([{ run_id: '9' }], { ...one, wait })).toMatchObject({ winner: { run_id: '9' } });
  expect(waits).toHaveLength(2);
  expect(await elect([{ run_id: '9' }], { ...one, wait, look: async () => GONE })).toBeNull();
});
