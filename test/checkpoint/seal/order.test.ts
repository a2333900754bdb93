import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type AskingStep, type Header, newest, nextSequence } from '../../../src/checkpoint/seal/index.js';
import { HEADER } from './support.js';

const ASKING: AskingStep = { run_id: '100', attempt: 9, job: HEADER.job, step: HEADER.step };

const header = (runId: string, attempt: number, sequence: number, more: Partial<Header> = {}): Header => ({
  ...HEADER,
  run_id: runId,
  attempt,
  sequence,
  name: `raymond-v2-abc-${runId}-${attempt}-${sequence}-`,
  ...more,
});

/** The order, as run.attempt.sequence. */
function order(headers: readonly Header[]): string[] {
  const found = newest(headers, ASKING);
  if (found.kind !== 'found') return [found.kind];
  return found.headers.map(({ run_id, attempt, sequence }) => `${run_id}.${attempt}.${sequence}`);
}

describe('[T:newest] which is the newest', () => {
  test('of none there is none', () => {
    expect(newest([], ASKING)).toEqual({ kind: 'none' });
  });

  test('within a workflow run the attempt decides, then the sequence', () => {
    const late = header('100', 1, 12);
    expect(order([header('100', 1, 2), late, header('100', 2, 4), header('100', 2, 3)])).toEqual([
      '100.2.4',
      '100.2.3',
      '100.1.12',
      '100.1.2',
    ]);
  });

  test('numbers are compared as numbers', () => {
    expect(order([header('100', 2, 9), header('100', 10, 10), header('100', 2, 10)])[0]).toBe('100.10.10');
  });

  test('between workflow runs the sequence of the newest of each decides, and no attempt', () => {
    // Run 7 was tried three times, then run 5 went on from it: neither its lower id nor its attempt matters.
    const headers = [header('7', 3, 6), header('5', 1, 8), header('7', 1, 20), header('5', 1, 7)];
    expect(order(headers)).toEqual(['5.1.8', '5.1.7', '7.3.6', '7.1.20']);
  });

  test('time says nothing', () => {
    const young = header('100', 1, 1, { time: '2099-01-01T00:00:00.000Z' });
    expect(order([young, header('100', 1, 2)])).toEqual(['100.1.2', '100.1.1']);
  });

  test('the order of the list says nothing', () => {
    const any = fc.record({
      run: fc.nat(3),
      attempt: fc.integer({ min: 1, max: 3 }),
      seq: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 12 }).chain((list) => {
          const headers = list.map(({ run, attempt, seq }) => header(String(run), attempt, seq));
          return fc.tuple(
            fc.constant(headers),
            fc.shuffledSubarray(headers, { minLength: headers.length, maxLength: headers.length }),
          );
        }),
        ([one, other]) => {
          expect(order(other)).toEqual(order(one));
        },
      ),
    );
  });

  test('the same one from two stores counts once', () => {
    expect(order([header('100', 1, 2), header('100', 1, 1), header('100', 1, 2)])).toEqual([
      '100.1.2',
      '100.1.1',
    ]);
  });

  test('two runs that went on from the same one at the same time: neither', () => {
    const [a, b] = [header('3', 1, 5), header('4', 2, 5)];
    const parted = newest([a, header('3', 1, 4), b], ASKING);
    expect(parted.kind).toBe('diverged');
    expect(new Set(parted.kind === 'diverged' ? parted.headers : [])).toEqual(new Set([a, b]));
    // A third one that went on from one of them settles it; what lies behind the two is not used.
    expect(order([a, b, header('6', 1, 6)])).toEqual(['6.1.6']);
  });
});

describe('a collision', () => {
  test.each([
    ['another job', { job: 'other' }],
    ['another step', { step: '__self_2' }],
  ])('is a checkpoint of this attempt by %s, even an old one', (_what, more) => {
    const theirs = header('100', 9, 1, more);
    expect(newest([header('100', 9, 5), theirs, header('200', 1, 9)], ASKING)).toEqual({
      kind: 'collision',
      header: theirs,
    });
  });

  test('is none with our own step, an earlier attempt or another run', () => {
    const headers = [
      header('100', 9, 3),
      header('100', 8, 2, { job: 'other' }),
      header('200', 9, 1, { step: 'other' }),
    ];
    expect(newest(headers, ASKING).kind).toBe('found');
  });

  test('hides behind no checkpoint of the same numbers', () => {
    const theirs = header('100', 9, 5, { job: 'other' });
    for (const headers of [
      [header('100', 9, 5), theirs],
      [theirs, header('100', 9, 5)],
    ]) {
      expect(newest(headers, ASKING).kind).toBe('collision');
    }
  });
});

describe('the next sequence', () => {
  test('is above all, whatever run or attempt they are of', () => {
    expect(nextSequence([])).toBe(1);
    expect(nextSequence([header('1', 5, 3), header('2', 1, 11), header('2', 2, 4)])).toBe(12);
  });

  test('makes its checkpoint the newest', () => {
    const any = fc.record({
      run: fc.nat(3),
      attempt: fc.integer({ min: 1, max: 3 }),
      seq: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.boolean(), (list, isNewRun) => {
        const known = list.map(({ run, attempt, seq }) => header(String(run), attempt, seq));
        const runId = isNewRun ? '99' : '0';
        const saved = header(runId, 4, nextSequence(known));
        expect(order([...known, saved])[0]).toBe(`${runId}.4.${saved.sequence}`);
      }),
    );
  });
});
