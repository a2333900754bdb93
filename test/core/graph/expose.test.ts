import { describe, expect, test } from '@jest/globals';
import { missingFails, missingText, readExposed } from '../../../src/core/graph/expose.js';
import type { GraphRouting } from '../../../src/core/graph/graph.js';

const names = [
  { name: 'id', optional: false },
  { name: 'note', optional: true },
];

describe('what a script exposes', () => {
  test.each([
    ['id=123', '123'],
    ['export id=123', '123'],
    ["  ID = '123'  \r", '123'],
    ['EXPORT Id="a = b"', 'a = b'],
    ['noise\nid=1\nid=2', '1'],
    ['id=\nid=2', '2'],
    ['id=""\nid=3', '3'],
    ['id="', '"'],
    ['id="a', '"a'],
    ['id=a=b', 'a=b'],
  ])('%j', (stdout, value) => {
    expect(readExposed(names, stdout)).toEqual({ values: { id: value }, missing: [] });
  });

  test.each(['', 'the id=1', 'id: 1', 'idx=1', 'id', '$id=1'])('%j is none', (stdout) => {
    expect(readExposed(names, stdout)).toEqual({ values: {}, missing: ['id'] });
  });

  test('a name with ? may be missing, or be there', () => {
    expect(readExposed(names, 'note=x\nid=1')).toEqual({ values: { id: '1', note: 'x' }, missing: [] });
  });

  test('long output is read in linear time', () => {
    // Hours, if it were not: the test's time would run out.
    const stdout = `${`${' '.repeat(1_000_000)}x\n`.repeat(4)}${'a='.repeat(500_000)}\nid=1`;
    expect(readExposed(names, stdout).values).toEqual({ id: '1' });
  });
});

describe('a missing name', () => {
  const missing = { values: {}, missing: ['id'] };
  const both: GraphRouting = { kind: 'on', PASSED: 'a', FAILED: 'b' };
  const passed: GraphRouting = { ...both, FAILED: null };

  test.each<[boolean, GraphRouting, boolean]>([
    [true, both, true],
    [false, both, false],
    [false, passed, true],
    [false, { kind: 'continue', to: 'a' }, false],
    [true, { kind: 'continue', to: 'a' }, true],
    [false, { kind: 'terminal' }, true],
  ])('succeeded: %s, %j: fails %s', (succeeded, routing, fails) => {
    expect(missingFails(missing, succeeded, routing)).toBe(fails);
    expect(missingFails({ values: {}, missing: [] }, succeeded, routing)).toBe(false);
  });

  test('is told with what to print', () => {
    expect(missingText(['id', 'x'])).toBe(
      'its stdout does not say what it exposes: id, x. Print a line such as "id=value", or write "id?" in `expose` if it may be missing',
    );
  });
});
