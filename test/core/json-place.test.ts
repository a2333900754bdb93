import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonErrorIn, readJsonObject } from '../../src/core/text/json-object.js';
import { SEED } from '../support/seed.js';

test.each([
  ['{\n  "a": 1,\n}', 3, 1, 'a trailing comma'],
  ['{"a": [1, 2,]}', 1, 13, 'a trailing comma'],
  ['{"a":}', 1, 6, 'a value is missing'],
  ['[,]', 1, 2, 'a value is missing'],
  ['{"a" 1}', 1, 6, 'a colon is missing'],
  ['{"a": nul}', 1, 7, 'a value is missing'],
  ['{"a": 01}', 1, 7, 'a value is missing'],
  ['{"a":\u00a01}', 1, 6, 'a value is missing'],
  ['{"a": 1 "b": 2}', 1, 9, 'a comma or a } is missing'],
  ['[1 2]', 1, 4, 'a comma or a ] is missing'],
  ['{a: 1}', 1, 2, 'a key in double quotes is missing'],
  ["{'a': 1}", 1, 2, 'other quotes than double ones (")'],
  ['{"a": “b”}', 1, 7, 'other quotes than double ones (")'],
  ['{"a": 1} // one', 1, 10, 'a comment'],
  ['{"a": "x\ny"}', 1, 7, 'a text that is not closed, or has a line break or a wrong escape in it'],
  ['{"a": "\\x"}', 1, 7, 'a text that is not closed, or has a line break or a wrong escape in it'],
  ['{"a": 1', 1, 8, 'it ends too early'],
  ['', 1, 1, 'it ends too early'],
  ['{"a": 1}}', 1, 9, 'there is more after its end'],
])('%j breaks at line %d, column %d: %s', (text, line, column, why) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(readJsonObject(text)).toEqual({ problem: `is no JSON: ${why}`, line, column });
});

test('ten megabytes are read to where they break', () => {
  for (const long of ['a'.repeat(10_000_000), '\\\\'.repeat(5_000_000)])
    expect(jsonErrorIn(`["${long}",]`)).toMatchObject({ why: 'a trailing comma', line: 1 });
});

test('what is JSON is read to its end', () => {
  const property = fc.property(fc.json(), fc.nat(2), (json, indent) => {
    const text = JSON.stringify(JSON.parse(json), null, indent);
    const lines = text.split('\n');
    expect(jsonErrorIn(text)).toMatchObject({ line: lines.length, column: lines.at(-1)!.length + 1 });
  });
  fc.assert(property, { seed: SEED, numRuns: 300 });
});
