import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stateName } from '../../../src/core/map/workflow-map.js';
import { compressPath, pathLines } from '../../../src/report/console/path.js';
import { widthOf } from '../../../src/report/text.js';

const glyphs = { arrow: '→', times: '×', ellipsis: '…' };

test.each([
  ['', ''],
  ['A', 'A'],
  ['A B C', 'A B C'],
  ['A A A B', 'A ×3 B'],
  ['A B A B A B C', '(A B) ×3 C'],
  ['A B B C A B B C', '(A B ×2 C) ×2'],
  ['A B B C A B C', 'A B ×2 C A B C'],
  ['X A B A', 'X A B A'],
])('%s is told as %s', (states, told) => {
  expect(compressPath(states.split(' ').filter(Boolean)).join(' ')).toBe(told);
});

test('parentheses match, whatever the path', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 40 }), (states) => {
      let open = 0;
      for (const character of compressPath(states).join(' ')) {
        if (character === '(') open += 1;
        if (character === ')') open -= 1;
        expect(open).toBeGreaterThanOrEqual(0);
      }
      expect(open).toBe(0);
    }),
  );
});

test('ten thousand states are no work', () => {
  const states = Array.from({ length: 10_000 }, (_, index) => (index % 3 === 0 ? 'PLAN' : 'DO'));
  expect(compressPath(states)).toEqual(['(PLAN', 'DO ×2) ×3333', 'PLAN']);
});

test('a long path goes on below its start', () => {
  expect(pathLines(['START', 'PLAN', 'IMPLEMENT ×3', 'result'], 20, glyphs)).toEqual([
    'START → PLAN',
    '→ IMPLEMENT ×3',
    '→ result',
  ]);
});

test('a very long path loses its middle', () => {
  const path = Array.from({ length: 100 }, (_, index) => `S${index}`);
  const told = pathLines(path, 10_000, glyphs)[0] ?? '';
  expect(told).toContain('S19 → … 60 more … → S80');
});

test('a state is called by its name', () => {
  expect(['REVIEW.md', 'POLL.sh', 'v1.2', 'A.ps1'].map(stateName)).toEqual(['REVIEW', 'POLL', 'v1.2', 'A']);
});

test('a word that is longer than the line loses its middle', () => {
  const long = `${'VERY_LONG_'.repeat(12)}END ×12`;
  const lines = pathLines(['START', long, 'result'], 40, glyphs);
  expect(lines).toEqual(['START', '→ VERY_LONG_VERY_LONG_VERY_…LONG_END ×12', '→ result']);
});

test('no line is longer than it may be', () => {
  const steps = fc.array(fc.string({ unit: fc.constantFrom('A', '日', '×', ' '), maxLength: 60 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 8, max: 60 }), (path, columns) => {
      for (const line of pathLines(path, columns, glyphs)) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }),
  );
});
