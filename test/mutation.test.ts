import { expect, test } from '@jest/globals';
import { ratesByFolder } from '../scripts/mutation/folders.mjs';
import { mutantsOf } from '../scripts/mutation/mutants.mjs';

// The tool behind `npm run mutate`.

test('a folder is judged by itself: a well-held one does not make up for another', () => {
  const verdicts = [
    ...Array.from({ length: 9 }, () => ({ folder: 'core', kind: 'killed' as const })),
    { folder: 'core', kind: 'survived' as const },
    { folder: 'action', kind: 'survived' as const },
    { folder: 'action', kind: 'killed' as const },
    { folder: 'action', kind: 'equivalent' as const },
    { folder: 'store', kind: 'uncompiled' as const },
  ];
  expect(ratesByFolder(verdicts)).toEqual([
    { folder: 'action', killed: 1, survived: 1, equivalent: 1, uncompiled: 0, rate: 0.5 },
    { folder: 'core', killed: 9, survived: 1, equivalent: 0, uncompiled: 0, rate: 0.9 },
    { folder: 'store', killed: 0, survived: 0, equivalent: 0, uncompiled: 1, rate: 1 },
  ]);
});

test('mutants are made of a call whose name every object has as well', () => {
  expect(mutantsOf('export const text = name.toString();')).toEqual([]);
});
