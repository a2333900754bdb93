import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { highestSequence } from '../../../src/action/resume/lease.js';
import { claimsOf } from '../../../src/checkpoint/seal/index.js';

const claiming = (sequence: number) => ({ claims: { run_id: '1', attempt: 1, sequence } });

describe('the number of the next checkpoint', () => {
  test('is higher than any that was saved, whatever became of it', () => {
    expect(highestSequence([], [])).toBe(0);
    expect(highestSequence([claiming(7), claiming(12)], [{ sequence: 9 }])).toBe(12);
    expect(highestSequence([claiming(7)], [{ sequence: 9 }])).toBe(9);
  });

  test('[T:forged-artifact] is one that a name can have, whatever the names of others say', () => {
    const LARGEST = 999_999_999;
    expect(claimsOf(`p-1-1-${LARGEST}-`, 'p-')).not.toBeNull();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: LARGEST }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 100_000 }),
        (forged, sealed) => {
          const next = highestSequence([LARGEST, ...forged].map(claiming), [{ sequence: sealed }]) + 1;
          expect(next).toBeGreaterThan(sealed);
          expect(claimsOf(`p-1-1-${next}-`, 'p-')).not.toBeNull();
        },
      ),
    );
  });
});
