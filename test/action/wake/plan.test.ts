import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FoundRecord } from '../../../src/action/wake/find.js';
import { BACK_OFF_MS, logOf, type Parking, verdictOf } from '../../../src/action/wake/plan.js';
import type { ParkedRecord, WakeRecord } from '../../../src/action/wake/records.js';
import type { Header } from '../../../src/checkpoint/seal/header.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const iso = (ms: number): string => new Date(ms).toISOString();

const parked = (given: Partial<ParkedRecord> = {}): ParkedRecord => ({
  ...{ version: 1, kind: 'parked', run: 'r', workflow: 'wf', status: 'paused', reason: 'DEADLINE' },
  ...{
    why: 'a deadline',
    due: iso(NOW - 1),
    resume_run: '1',
    event: 'schedule',
    asks: [],
    subject: null,
  },
  progress: { steps: 2, cost_usd: 0.5 },
  ...given,
});
const over: WakeRecord = { version: 1, kind: 'over', status: 'completed' };
const woke = (run_key: string, nth: number, progress = { steps: 2, cost_usd: 0.5 }): WakeRecord => ({
  version: 1,
  kind: 'wakes',
  wakes: [{ run_key, progress, nth }],
});

let lastId = 0;
function found(record: WakeRecord, header: Partial<Header> = {}): FoundRecord {
  lastId += 1;
  return {
    artifactId: lastId,
    record,
    header: {
      ...{ run_key: 'k', run_id: '1', attempt: 1, sequence: 1, name: `n${lastId}`, time: iso(NOW) },
      ...{ job: 'j', step: 's', ...header },
    } as Header,
  };
}

describe('what is known of parked runs', () => {
  test('of each run the newest record counts, by attempt and sequence; the older ones are of no use', () => {
    const records = [
      found(parked({ why: 'old' }), { attempt: 1, sequence: 3 }),
      found(parked({ why: 'new' }), { attempt: 2, sequence: 5 }),
      found(parked({ why: 'other run' }), { run_key: 'other' }),
      found(parked({ why: 'between' }), { attempt: 2, sequence: 4 }),
    ];
    const { parkings, useless } = logOf(records);
    expect(parkings.map(({ record }) => record.why)).toEqual(['new', 'other run']);
    expect(useless).toEqual([[records[0]!.artifactId, records[3]!.artifactId]]);
  });

  test('under a key that goes on across runs the sequence decides between them', () => {
    const { parkings, useless } = logOf([
      // Each run has names of its own, so that these may be the same.
      found(parked({ why: 'first' }), { run_id: '9', attempt: 3, sequence: 2, name: 'n' }),
      found(parked({ why: 'woken' }), { run_id: '7', sequence: 6, name: 'n' }),
    ]);
    expect(parkings.map(({ record, artifacts }) => [record.why, artifacts])).toEqual([['woken', [lastId]]]);
    expect(useless).toEqual([[lastId - 1]]);
  });

  test('older ones of which nobody knows the order are of no use all the same', () => {
    const records = [
      found(parked(), { run_id: '9', sequence: 2 }),
      found(parked(), { run_id: '7', sequence: 2 }),
      found(parked(), { run_id: '7', sequence: 6 }),
    ];
    const { parkings, useless } = logOf(records);
    expect(parkings.map(({ artifacts }) => artifacts)).toEqual([[records[2]!.artifactId]]);
    expect(useless.flat().toSorted()).toEqual([records[0]!.artifactId, records[1]!.artifactId].toSorted());
  });

  test('a tick under the same key leaves no record of a run', () => {
    const records = [found(parked(), { sequence: 1 }), found(woke('k', 1), { run_id: '50', sequence: 9 })];
    const { parkings, useless } = logOf(records);
    expect(parkings).toMatchObject([{ artifacts: [records[0]!.artifactId], wakes: 1 }]);
    expect(useless).toEqual([]);
  });

  test('one that is over is no run to wake, and goes last of its records', () => {
    const records = [
      found(over, { sequence: 9 }),
      found(parked(), { sequence: 3 }),
      found(parked(), { sequence: 5 }),
    ];
    const { parkings, useless } = logOf(records);
    expect([parkings, useless]).toEqual([
      [],
      [[records[1], records[2], records[0]].map((each) => each!.artifactId)],
    ]);
  });

  test('wakes count as long as the run has come no further', () => {
    const header = { run_key: 'tick', run_id: '50' };
    const records = [
      found(parked(), { sequence: 4 }),
      found(woke('k', 1), { ...header, time: iso(NOW - 5000) }),
      found(woke('k', 2), { ...header, run_id: '51', time: iso(NOW - 3000) }),
      found(woke('k', 4, { steps: 1, cost_usd: 0.5 }), header),
      found(woke('another', 5), header),
    ];
    const { parkings, useless } = logOf(records);
    expect(parkings[0]).toMatchObject({ wakes: 2, wokenAt: NOW - 3000 });
    expect(useless).toEqual([[records[3]!.artifactId], [records[4]!.artifactId]]);
  });

  test('wakes are kept as long as one of them is of a run that waits and has come no further', () => {
    const both: WakeRecord = {
      ...{ version: 1, kind: 'wakes' },
      wakes: ['gone', 'k'].map((run_key) => ({ run_key, nth: 1, progress: { steps: 2, cost_usd: 0.5 } })),
    };
    const records = [
      found(parked(), { run_key: 'other' }),
      found(parked()),
      found(both, { run_key: 'tick' }),
    ];
    const { parkings, useless } = logOf(records);
    expect([parkings.map(({ wakes }) => wakes), useless]).toEqual([[0, 1], []]);
  });

  test('money is progress: wakes before more was spent do not count, though no step was taken', () => {
    const records = [
      found(parked(), { sequence: 4 }),
      found(woke('k', 5, { steps: 2, cost_usd: 0.4 }), { run_key: 'tick', run_id: '50' }),
    ];
    const { parkings, useless } = logOf(records);
    expect(parkings[0]).toMatchObject({ wakes: 0, wokenAt: null });
    expect(useless).toEqual([[records[1]!.artifactId]]);
  });

  test('what is deleted never makes an older record the newest (any records)', () => {
    const any = fc.record({
      kind: fc.constantFrom('parked', 'over'),
      run_key: fc.constantFrom('a', 'b'),
      attempt: fc.integer({ min: 1, max: 3 }),
      sequence: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (given) => {
        const records = given.map(({ kind, ...header }) => found(kind === 'over' ? over : parked(), header));
        const waiting = (list: readonly FoundRecord[]) =>
          new Set(logOf(list).parkings.map(({ header }) => header.run_key));
        const before = waiting(records);
        const gone = new Set<number>();
        for (const id of logOf(records).useless.flat()) {
          gone.add(id);
          const after = waiting(records.filter(({ artifactId }) => !gone.has(artifactId)));
          for (const key of after) expect(before).toContain(key);
        }
      }),
    );
  });
});

describe('what a tick does about one', () => {
  const verdict = (parking: Partial<Pick<Parking, 'record' | 'wakes' | 'wokenAt'>>, isAnswered = false) =>
    verdictOf(
      { record: parked(), wakes: 0, wokenAt: null, ...parking },
      { now: NOW, maxWakes: 5, isAnswered },
    );

  test('nothing before it is due, nor without a time; an answer makes it due', () => {
    const record = parked({ due: iso(NOW + 1) });
    expect(verdict({ record })).toEqual({ kind: 'early', until: NOW + 1, isBackingOff: false });
    expect(verdict({ record: parked({ due: iso(NOW) }) })).toEqual({ kind: 'due' });
    expect(verdict({ record: parked({ due: null }) })).toEqual({ kind: 'waits' });
    expect(verdict({ record: parked({ due: null }) }, true)).toEqual({ kind: 'due' });
    expect(verdict({ record }, true)).toEqual({ kind: 'due' });
    const never = { record: parked({ due: null }), wakes: 0, wokenAt: null };
    expect(verdictOf(never, { now: NOW, maxWakes: 5 })).toEqual({ kind: 'waits' });
  });

  test('wakes in vain are 15 minutes, 30 minutes, 1, 2 hours apart; after the fifth it is stuck', () => {
    const minutes = [15, 30, 60, 120];
    for (const [before, wait] of minutes.entries()) {
      const parking = { wakes: before + 1, wokenAt: NOW - wait * 60_000 + 1 };
      expect(verdict(parking)).toEqual({ kind: 'early', until: NOW + 1, isBackingOff: true });
      expect(verdict({ ...parking, wokenAt: NOW - wait * 60_000 })).toEqual({ kind: 'due' });
    }
    expect(BACK_OFF_MS).toBe(15 * 60_000);
    expect(verdict({ wakes: 5, wokenAt: 0 })).toEqual({ kind: 'stuck' });
    expect(verdict({ wakes: 5, wokenAt: 0 }, true)).toEqual({ kind: 'stuck' });
    // A limit that resets later is no reason to warn yet.
    expect(verdict({ wakes: 5, wokenAt: 0, record: parked({ due: iso(NOW + 9) }) }).kind).toBe('early');
  });
});
