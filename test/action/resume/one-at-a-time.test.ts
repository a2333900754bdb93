import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Turn, turnAmong } from '../../../src/action/resume/lease.js';
import type { Header } from '../../../src/checkpoint/seal/index.js';
import type { Writer } from '../../../src/runtime/sealed/elect.js';

const header = (runId: string, given: Partial<Header> = {}): Header =>
  ({ run_id: runId, attempt: 1, job: 'review', step: '__self', ...given }) as Header;
const who = (runId: string) => ({ runId, attempt: 1, job: 'review', step: '__self' });
const AT_WORK: Writer = { isAlive: true, why: 'its job is in progress' };
const GONE: Writer = { isAlive: false };

/** A writer of whom the answers are these, the last one for ever; how often was waited. */
function answering(...answers: Writer[]) {
  const waits: number[] = [];
  let asked = 0;
  return {
    waits,
    writer: async () => answers[Math.min(asked++, answers.length - 1)]!,
    wait: async (ms: number) => void waits.push(ms),
  };
}

describe('of runs that begin at the same moment', () => {
  test('the younger one gives way at once, and names the older', async () => {
    const around = answering(AT_WORK);
    const turn = await turnAmong([header('1001'), header('999')], who('1001'), around);
    expect(turn).toEqual({ kind: 'theirs', header: header('999'), why: 'its job is in progress' });
    expect(around.waits).toEqual([]);
  });

  test('the older one waits until the younger has given way', async () => {
    const around = answering(AT_WORK, AT_WORK, GONE);
    expect(await turnAmong([header('1001')], who('999'), around)).toEqual({ kind: 'mine' });
    expect(around.waits).toEqual([3000, 3000]);
  });

  test('the older one gives way after a minute to a younger that has not seen it', async () => {
    const around = answering(AT_WORK);
    expect(await turnAmong([header('1001')], who('999'), around)).toMatchObject({ kind: 'theirs' });
    expect(around.waits.reduce((sum, ms) => sum + ms, 0)).toBe(57_000);
  });

  test('one whose job is over is in nobody’s way', async () => {
    expect(await turnAmong([header('7')], who('8'), answering(GONE))).toEqual({ kind: 'mine' });
  });

  test('our own lease is nobody else’s; one of another job or step of this attempt collides with it', async () => {
    expect(await turnAmong([header('8')], who('8'), answering(AT_WORK))).toEqual({ kind: 'mine' });
    for (const other of [{ job: 'other' }, { step: '__self_2' }])
      expect(await turnAmong([header('8', other)], who('8'), answering(GONE))).toMatchObject({
        kind: 'collision',
      });
  });

  test('never two go on, and one does, in whatever order they write and look', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 4 }),
        async (scheduler, ids) => {
          const stored: Header[] = [];
          const over = new Set<string>();
          const run = async (id: string): Promise<Turn['kind']> => {
            await scheduler.schedule(Promise.resolve(), `${id} writes`);
            stored.push(header(id));
            await scheduler.schedule(Promise.resolve(), `${id} looks`);
            const turn = await turnAmong([...stored], who(id), {
              writer: async (of) => (over.has(of.run_id) ? GONE : AT_WORK),
              wait: () => scheduler.schedule(Promise.resolve(), `${id} waits`),
            });
            // Who goes on is at work for longer than anybody waits.
            if (turn.kind !== 'mine') over.add(id);
            return turn.kind;
          };
          const runs = Promise.all(ids.map((id) => run(`${id}`)));
          await scheduler.waitFor(runs);
          expect((await runs).filter((kind) => kind === 'mine')).toHaveLength(1);
        },
      ),
      { numRuns: 500 },
    );
  });
});
