import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Versions } from '../../../src/core/state/versions.js';

type Numbers = Readonly<Record<string, number>>;
const names = fc.constantFrom('a', 'b', '7', '__proto__', 'toString');
const records = fc.dictionary(names, fc.nat(3), { noNullPrototype: true });
/** Each step makes a version out of any of those that there are. */
const steps = fc.array(fc.record({ from: fc.nat(), name: names, value: fc.nat(3), look: fc.nat() }));

const own = (record: Numbers, name: string): number | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

describe('versions of a record', () => {
  test('each stays what it is, however many are made of it and in whatever order they are looked at', () => {
    fc.assert(
      fc.property(records, steps, (first, all) => {
        const made: { version: Versions<number>; plain: Numbers }[] = [
          { version: Versions.of(first), plain: first },
        ];
        for (const { from, name, value, look } of all) {
          const { version, plain } = made[from % made.length]!;
          made.push({ version: version.with(name, value), plain: { ...plain, [name]: value } });
          const seen = made[look % made.length]!;
          expect(seen.version.get(name)).toBe(own(seen.plain, name));
        }
        for (const { version, plain } of made) expect(version.record).toEqual(plain);
        for (const earlier of made.slice(0, 5))
          for (const later of made.slice(-5)) {
            const fresh = later.version.since(earlier.version);
            const isKept = Object.keys(earlier.plain).every((name) => Object.hasOwn(later.plain, name));
            if (fresh === null) expect(isKept).toBe(false);
            else expect({ ...earlier.plain, ...fresh }).toEqual(later.plain);
          }
      }),
    );
  });

  test('another value of one of thousands is told alone', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`s${at}`, at]));
    const first = Versions.of(many);
    const second = first.with('s7', -1);
    expect([second.since(first), first.get('s7'), second.get('s7')]).toEqual([{ s7: -1 }, 7, -1]);
    expect(Versions.of({ a: 1, b: 2 }).since(Versions.of({ a: 1 }))).toEqual({ b: 2 });
    expect(Versions.of({ b: 2 }).since(Versions.of({ a: 1 }))).toBeNull();
  });
});
