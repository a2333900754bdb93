import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newCounts, withCount } from '../../../src/core/state/counts.js';

const names = fc.constantFrom('a', 'b', '7', '__proto__', 'toString');
const records = fc.dictionary(names, fc.nat(3), { noNullPrototype: true });

describe('counts', () => {
  test('one more is told alone, whatever else there is', () => {
    const before = { a: 1, b: 2 };
    const after = withCount(before, 'b', 3);
    expect([after, newCounts(before, after)]).toEqual([{ a: 1, b: 3 }, { b: 3 }]);
    expect(newCounts(after, withCount(after, 'c', 1))).toEqual({ c: 1 });
  });

  test('what is new on top of what was is what is, in the same order', () => {
    fc.assert(
      fc.property(records, fc.array(fc.tuple(names, fc.nat(3))), records, (before, counted, other) => {
        const after = counted.reduce((counts, [name, count]) => withCount(counts, name, count), before);
        for (const is of [after, other]) {
          const fresh = newCounts(before, is);
          if (fresh === null) continue;
          const made = Object.fromEntries([...Object.entries(before), ...Object.entries(fresh)]);
          expect(Object.entries(made)).toEqual(Object.entries(is));
        }
      }),
    );
  });

  test('what is gone cannot be told so', () => {
    expect(newCounts({ a: 1, b: 1 }, { b: 1 })).toBeNull();
  });
});
