import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backOffMs, MAX_ATTEMPTS } from '../../../src/runtime/turns/retry.js';

test('a turn is attempted three times (spec 3.7)', () => {
  expect(MAX_ATTEMPTS).toBe(3);
});

describe('the back-off', () => {
  test.each([
    [1, 0, 500],
    [1, 0.5, 750],
    [1, 1, 1000],
    [2, 0, 1000],
    [2, 1, 2000],
    [3, 0.25, 2500],
    [5, 1, 16_000],
    [6, 0, 15_000],
    [6, 1, 30_000],
    [100, 1, 30_000],
  ])('after failure %i, with the jitter at %d: %i ms', (failures, random, ms) => {
    expect(backOffMs(failures, random)).toBe(ms);
  });

  test("is a server's own wish where that is longer, and never shorter than ours", () => {
    expect(backOffMs(1, 0, 60_000)).toBe(60_000);
    expect(backOffMs(1, 0, 499)).toBe(500);
  });

  test('is a whole number of ms that grows with the failures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const ms = backOffMs(failures, random);
          expect(Number.isInteger(ms)).toBe(true);
          expect(backOffMs(failures + 1, random)).toBeGreaterThanOrEqual(ms);
        },
      ),
    );
  });
});
