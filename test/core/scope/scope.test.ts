import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ownNameOf, scopeOf } from '../../../src/core/scope/full-name.js';
import { resolverOf, type Scope, scopesFrom } from '../../../src/core/scope/resolver.js';

const scope = (name: string, names: string[], imports: Record<string, string> = {}): Scope => ({
  ...{ scope: name, names, entry: names.includes('START.md') ? 'START.md' : null },
  imports: new Map(Object.entries(imports)),
});

const SCOPES = [
  scope('', ['START.md', 'REVIEW.md'], { review: 'review:', lint: 'lint:' }),
  scope('review:', ['START.md', 'SECURITY.md', 'FIX.md', 'FIX.sh'], { lint: 'review:lint:', main: '' }),
  scope('lint:', ['A.md']),
  scope('review:lint:', ['A.md']),
];
const resolve = resolverOf(SCOPES, 'posix');

describe('a target', () => {
  test.each([
    ['REVIEW', '', 'REVIEW.md'],
    ['review:', '', 'review:START.md'],
    ['review:SECURITY', '', 'review:SECURITY.md'],
    ['review:SECURITY.md', '', 'review:SECURITY.md'],
    ['START', 'review:', 'review:START.md'],
    ['lint:A', 'review:', 'review:lint:A.md'],
    ['lint:A', '', 'lint:A.md'],
    ['main:', 'review:', 'START.md'],
  ])('%s in %j is %s', (target, from, state) => {
    expect(resolve(target, from)).toBe(state);
  });

  test.each([
    ['review:lint:A', '', 'INVALID_TRANSITION', 'has a ":" in it'],
    ['REVIEW', 'review:', 'MISSING_TARGET', 'The workflow has: START.md, SECURITY.md'],
    ['other:A', '', 'MISSING_TARGET', 'no workflow here is called "other"; this one lists review:, lint:.'],
    ['review:', 'lint:', 'MISSING_TARGET', 'this one lists no others under `workflows` in its manifest'],
    [':START', '', 'MISSING_TARGET', 'no workflow here is called ""'],
    ['constructor:A', '', 'MISSING_TARGET', 'no workflow here'],
    ['review:SECURTY', '', 'MISSING_TARGET', 'Did you mean review:SECURITY.md?'],
    ['review:FIX', '', 'AMBIGUOUS_TARGET', 'review:FIX.md or review:FIX.sh'],
    ['lint:', '', 'MISSING_TARGET', 'name a state of it, lint:STATE'],
    ['review:../SECURITY', '', 'INVALID_TRANSITION', 'is a path'],
    ['review:..', '', 'INVALID_TRANSITION', 'is a path'],
    ['../review:', '', 'MISSING_TARGET', 'no workflow here is called "../review"'],
  ])('%s in %j is none: %s', (target, from, code, message) => {
    expect(() => resolve(target, from)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });
});

test('a full name is a scope and a name', () => {
  expect([scopeOf('A.md'), ownNameOf('A.md')]).toEqual(['', 'A.md']);
  expect([scopeOf('review:lint:A.md'), ownNameOf('review:lint:A.md')]).toEqual(['review:lint:', 'A.md']);
});

/** Workflows by number, each with the numbers of those that it lists, as `w<n>` or by a name of its own for it. */
const graphs = fc
  .integer({ min: 1, max: 5 })
  .chain((size) =>
    fc.array(fc.uniqueArray(fc.nat({ max: size - 1 }), { maxLength: 3 }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .map((lists) =>
    lists.map((list, from) => new Map<string, number>(list.map((to) => [`w${to}_${from % 2}`, to]))),
  );

test('full names: any graph of workflows has finitely many, each the way to it, and no workflow twice on one', () => {
  fc.assert(
    fc.property(graphs, (lists) => {
      const found = scopesFrom(0, (at) => lists[at]!, 1000)!;
      const byScope = new Map(found.map((each) => [each.scope, each]));
      // Each name is there once.
      expect(byScope.size).toBe(found.length);
      for (const { scope: name, workflow, imports } of found) {
        const way = name.split(':').slice(0, -1);
        // Walking a name from the root by what manifests list comes to its workflow, and meets none twice.
        const met = [0];
        for (const step of way) met.push(lists[met.at(-1)!]!.get(step)!);
        expect(met.at(-1)).toBe(workflow);
        expect(new Set(met).size).toBe(met.length);
        // What it lists can be reached, under this name or one of those on the way.
        expect([...imports.keys()]).toEqual([...lists[workflow]!.keys()]);
        for (const [step, to] of imports) {
          const there = byScope.get(to)!;
          expect(there.workflow).toBe(lists[workflow]!.get(step));
          const isNew = to === `${name}${step}:`;
          expect(isNew || name.startsWith(to)).toBe(true);
          expect(isNew).toBe(!met.includes(there.workflow));
        }
      }
    }),
  );
});

test('more ways than there may be are none at all', () => {
  const chain = Array.from(
    { length: 12 },
    (_, at) =>
      new Map(
        [
          ['a', at + 1],
          ['b', at + 1],
        ].slice(0, at < 11 ? 2 : 0) as [string, number][],
      ),
  );
  expect(scopesFrom(0, (at) => chain[at]!, 1000)).toBeNull();
  expect(scopesFrom(0, (at) => chain[at]!, 5000)).toHaveLength(4095);
});
