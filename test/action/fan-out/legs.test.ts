import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isMasked, legNumber, legsOf, MOST_LEGS, matrixOf } from '../../../src/action/fan-out/legs.js';
import { createRedactor } from '../../../src/checkpoint/redact/redact.js';

const workers = fc
  .integer({ min: 0, max: 2000 })
  .map((count) => Array.from({ length: count }, (_, index) => `main_work${index + 1}`));
const most = fc.integer({ min: 1, max: MOST_LEGS });

describe('legs', () => {
  test('every worker is in one leg, in the order of forking', () => {
    fc.assert(
      fc.property(workers, most, (ids, limit) => {
        expect(legsOf(ids, limit).flatMap((leg) => leg.workers)).toEqual(ids);
      }),
    );
  });

  test('there are as many as workers, or as may be; none is empty, and none has two more than another', () => {
    fc.assert(
      fc.property(workers, most, (ids, limit) => {
        const sizes = legsOf(ids, limit).map((leg) => leg.workers.length);
        expect(sizes).toHaveLength(Math.min(ids.length, limit));
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes).not.toContain(0);
      }),
    );
  });
});

describe('the matrix', () => {
  test('has a number and a name for each leg', () => {
    expect(JSON.parse(matrixOf(1, legsOf(['main_a1', 'main_b2'], 256)))).toEqual({
      include: [
        { worker: '1', name: 'work-1' },
        { worker: '2', name: 'work-2' },
      ],
    });
  });

  test('names one leg of one round each, in digits and words of ours alone', () => {
    fc.assert(
      fc.property(workers, most, fc.integer({ min: 1, max: 99 }), (ids, limit, round) => {
        const legs = legsOf(ids, limit);
        const { include } = JSON.parse(matrixOf(round, legs)) as { include: { worker: string; name: string }[] };
        expect(include.map(({ worker }) => legNumber(Number(worker)))).toEqual(
          legs.map(({ leg }) => ({ round, leg })),
        );
        for (const { worker, name } of include) {
          expect(worker).toMatch(/^\d+$/);
          expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
        }
      }),
    );
  });

  test.each([0, 257, 999, 1000, 1257, 99_001, 1e9, 1.5])('%d is no leg of any', (worker) => {
    expect(legNumber(worker)).toBeNull();
  });

  test('a secret that stands in it would have the runner drop it: that is known', () => {
    const matrix = matrixOf(1, legsOf(['main_a1'], 256));
    const { redactText } = createRedactor(['include":[{"worker']);
    expect(isMasked(matrix, redactText)).toBe(true);
    expect(isMasked(matrix, createRedactor(['another secret']).redactText)).toBe(false);
  });
});
