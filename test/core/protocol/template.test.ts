import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillPlaceholders } from '../../../src/core/protocol/template.js';

test.each([
  ['{{input}}', { input: 'x' }, 'x'],
  ['a {{ input }} b {{\tinput\t}}', { input: 'x' }, 'a x b x'],
  ['{{github.event.issue.title}}', { 'github.event.issue.title': 'Crash' }, 'Crash'],
  ['{{issue-no}} {{_a1}}', { 'issue-no': '7', _a1: 'y' }, '7 y'],
  ['{{input}}', { input: '' }, ''],
  ['{{{input}}}', { input: 'x' }, '{x}'],
  ['{{a}}{{b}}', { a: '{{b}}', b: '{{a}}' }, '{{b}}{{a}}'],
  ['{{a}}b}}', { a: '{{' }, '{{b}}'],
  ['{{a}}', { a: "$& $1 $$ $` $'" }, "$& $1 $$ $` $'"],
  ['{{a}} {{b}}', { a: 'x', b: undefined }, 'x {{b}}'],
  ['{{}} {{ }} {{a b}} {{1}} {{a', { a: 'x' }, '{{}} {{ }} {{a b}} {{1}} {{a'],
  ['{{Input}}', { input: 'x' }, '{{Input}}'],
])('%j with %j is %j', (text, values: Record<string, string | undefined>, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected);
});

test('only own properties are values', () => {
  const text = '{{constructor}} {{__proto__}} {{toString}} {{hasOwnProperty}}';
  expect(fillPlaceholders(text, {})).toBe(text);
  expect(fillPlaceholders('{{__proto__}}', JSON.parse('{"__proto__": "x"}'))).toBe('x');
});

test('each unset name is told once', () => {
  const unset: string[] = [];
  fillPlaceholders('{{a}} {{b}} {{ a }} {{c}}', { c: 'x' }, (name) => unset.push(name));
  expect(unset).toEqual(['a', 'b']);
});

test('values come out as they are, and text without placeholders too', () => {
  const scrap = fc.array(fc.constantFrom('{{a}}', '{{', '}}', 'a', '$&', '\\', ' ', '{'), { maxLength: 12 });
  const any = scrap.map((parts) => parts.join(''));
  fc.assert(
    fc.property(any, any, (a, b) => expect(fillPlaceholders('{{a}}|{{b}}', { a, b })).toBe(`${a}|${b}`)),
  );
  fc.assert(fc.property(any, (text) => expect(fillPlaceholders(text, { other: 'x' })).toBe(text)));
});

test('10 MB of openings', () => {
  for (const unit of ['{{', '{{ ', '{{a ', '{{a', '{', '}}']) {
    const text = unit.repeat(10_000_000 / unit.length);
    expect(fillPlaceholders(text, { a: 'x' })).toBe(text);
  }
  expect(fillPlaceholders(`{{${'a'.repeat(10_000_000)}`, {})).toHaveLength(10_000_002);
});
