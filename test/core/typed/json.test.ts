import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEEPEST_JSON, type JsonReading, printJson, readJson } from '../../../src/core/typed/json.js';
import type { Mismatch } from '../../../src/core/typed/result-schema.js';

// Spec 7.4: what goes on is the JSON without spaces, keys in the order given; what doubles or objects would lose is told.

function read(text: string): JsonReading {
  const reading = readJson(text);
  if ('pointer' in reading) throw new Error(reading.expectation);
  return reading;
}
const printed = (text: string): string => printJson(read(text).node);
const lost = (text: string): readonly string[] => read(text).lost.map(({ pointer }) => pointer);

describe('JSON is printed', () => {
  test.each([
    [' { "b" : 1 , "a" : [ 1 , 2 ] } ', '{"b":1,"a":[1,2]}'],
    ['{"b":1,"2":2,"1":3,"__proto__":4}', '{"b":1,"2":2,"1":3,"__proto__":4}'],
    ['"\\u0041\\/\\n"', '"A/\\n"'],
    ['"\\ud800"', '"\\ud800"'],
    ['1.0', '1'],
    ['-0', '0'],
    ['1e2', '100'],
    ['[]', '[]'],
    ['[ ]', '[]'],
    ['{ }', '{}'],
    ['[[],{"a":[]},""]', '[[],{"a":[]},""]'],
    ['"a\\\\"', '"a\\\\"'],
    ['"\\"}"', '"\\"}"'],
    ['{"a\\"b":null}', '{"a\\"b":null}'],
    ['true', 'true'],
  ])('%j as %j', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  test('as JSON.stringify does it, whatever it holds, unless a key is a number', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const hasNumberKey = /"(?:\d+)":/.test(text);
        fc.pre(!hasNumberKey);
        expect(printed(text)).toBe(JSON.stringify(JSON.parse(text)));
        expect(lost(text)).toEqual([]);
      }),
    );
  });

  test('keys stay in the order in which they were given', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(fc.string(), fc.nat().map(String))), (keys) => {
        const entries = keys.map((key) => `${JSON.stringify(key)}: 1`);
        expect(printed(`{${entries.join(', ')}}`)).toBe(
          `{${keys.map((key) => `${JSON.stringify(key)}:1`).join(',')}}`,
        );
      }),
    );
  });
});

describe('what JSON.parse would lose in silence is told', () => {
  test.each([
    ['{"a":1,"a":2}', ['/a']],
    ['{"a":1,"\\u0061":1}', ['/a']],
    ['[{"x":{"a~/b":1,"a~/b":1}}]', ['/0/x/a~0~1b']],
    ['12345678901234567890', ['']],
    ['{"id":9007199254740993}', ['/id']],
    ['[1e400,-1e400]', ['/0', '/1']],
    ['1e-400', ['']],
    ['0.1000000000000000055511151231257827', ['']],
  ])('%s', (text, pointers) => {
    expect(lost(text)).toEqual(pointers);
  });

  test.each(['9007199254740992', '0.1', '1e21', '1.7976931348623157e308', '5e-324', '0e999', '100', '1.50'])(
    '%s is a double',
    (text) => {
      expect(lost(text)).toEqual([]);
    },
  );

  test('every double is one, however JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(lost(JSON.stringify(number))).toEqual([]);
      }),
    );
  });

  test('an integer is told exactly if a double is another one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (integer) => {
        expect(lost(String(integer))).toEqual(BigInt(Number(integer)) === integer ? [] : ['']);
      }),
    );
  });
});

describe('what is no JSON', () => {
  test.each(['', 'yes', '{"a":1}x', "{'a':1}", '{"a":1,}', '[1 2]', 'NaN', '01', '"\n"'])('%j', (text) => {
    expect(readJson(text)).toMatchObject({
      pointer: '',
      expectation: expect.stringMatching(/^must be JSON/),
    });
  });

  test('is told with its place, in words that are ours', () => {
    expect(readJson('{"a": 1,}')).toEqual({
      pointer: '',
      expectation: 'must be JSON: a trailing comma (line 1, column 9)',
    });
  });

  test('is nested as deep as may be, and deeper is refused', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(readJson(nested(DEEPEST_JSON))).toHaveProperty('node');
    expect(readJson(nested(DEEPEST_JSON).replace('[]', '[1, "x"]'))).toHaveProperty('node');
    expect((readJson(nested(DEEPEST_JSON + 1)) as Mismatch).expectation).toContain('nested');
    expect((readJson(nested(1_000_000)) as Mismatch).expectation).toContain('nested');
  });
});

test('ten megabytes are read in linear time', () => {
  const zeros = `0.${'0'.repeat(5_000_000)}1`;
  expect(lost(zeros)).toEqual(['']);
  const text = `"${'\\\\'.repeat(2_000_000)}"`;
  expect(printed(text)).toBe(text);
  const numbers = `[${Array(100_000).fill('1').join(' ,')}]`;
  expect(printed(numbers)).toHaveLength(200_001);
});
