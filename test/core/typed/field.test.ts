import { expect, test } from '@jest/globals';
import { fieldsIn } from '../../../src/core/typed/json.js';

const TEXT = '{"a":{"b":"text","n":12345678901234567890,"list":[{"x":1},"two",null]},"__proto__":{"p":true}}';

test.each([
  ['a.b', 'text'],
  ['a.n', '12345678901234567890'],
  ['a.list.0', '{"x":1}'],
  ['a.list.0.x', '1'],
  ['a.list.1', 'two'],
  ['a.list.2', 'null'],
  ['a.list', '[{"x":1},"two",null]'],
  ['__proto__.p', 'true'],
])('%s is %s', (way, value) => {
  expect(fieldsIn(TEXT)(way.split('.'))).toBe(value);
});

test.each([
  'c',
  'a.c',
  'a.b.length',
  'a.list.3',
  'a.list.-1',
  'a.list.00',
  'a.list.length',
  'constructor',
  'a.toString',
])('%s is nothing', (way) => {
  expect(fieldsIn(TEXT)(way.split('.'))).toBeUndefined();
});

test('what is no JSON has no fields', () => {
  expect(fieldsIn('a: b')(['a'])).toBeUndefined();
});
