import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonErrorIn, readJsonObject } from '../../src/core/text/json-object.js';
import { SEED } from '../support/seed.js';

test.each([
  ['{\n  "a": 1,\n}', 3, 1],
  ['{"a": [1, 2,]}', 1, 13],
  ['{"a" 1}', 1, 6],
  ['{"a": nul}', 1, 7],
  ["{'a': 1}", 1, 2],
  ['{"a": 1', 1, 8],
  ['{"a": 1}}', 1, 9],
  ['', 1, 1],
  ['{"a": 01}', 1, 7],
])('%j breaks at line %d, column %d', (text, line, column) => {
  expect(jsonErrorIn(text)).toEqual({ line, column });
  expect(readJsonObject(text)).toMatchObject({
    problem: expect.stringMatching(/^is no JSON: /),
    line,
    column,
  });
});

test('what is JSON is read to its end', () => {
  const property = fc.property(fc.json(), fc.nat(2), (json, indent) => {
    const text = JSON.stringify(JSON.parse(json), null, indent);
    const lines = text.split('\n');
    expect(jsonErrorIn(text)).toEqual({ line: lines.length, column: lines.at(-1)!.length + 1 });
  });
  fc.assert(property, { seed: SEED, numRuns: 300 });
});
