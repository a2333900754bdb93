import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findPrints, PrintScanner } from '../../../src/core/protocol/print.js';

test('prints are found wherever they stand, raw, in order', () => {
  const text = 'a <print>one</print>\n`<print>\ntwo </print>` <result><print></print></result>';
  expect(findPrints(text)).toEqual(['one', '\ntwo ', '']);
});

test.each(['<print>', 'x</print>', '<Print>x</Print>', '<printx>x</print>', '<prin>x</prin>'])(
  '%s is none',
  (text) => {
    expect(findPrints(text)).toEqual([]);
  },
);

test('a tag may come in pieces', () => {
  const scanner = new PrintScanner();
  const found = ['<pr', 'int>he', 'llo</p', 'rint><print>x</print', '> y'].map((chunk) =>
    scanner.push(chunk),
  );
  expect(found).toEqual([[], [], [], ['hello'], ['x']]);
});

test('one of 64 kB is shown, a longer one dropped, and the next is found again', () => {
  const kept = 'x'.repeat(64 * 1024);
  expect(findPrints(`<print>${kept}</print>`)).toEqual([kept]);
  expect(findPrints(`<print>${kept}x</print> <print>next</print>`)).toEqual(['next']);
  expect(findPrints(`<print>${kept}${kept} <print>next</print>`)).toEqual(['next']);
});

test('how the text is cut into chunks makes no difference', () => {
  const piece = fc.oneof(
    fc.constantFrom('<print>', '</print>', '<', '</', 'print>', '<print', 'text', '\n'),
    // Around the limit, where a chunk's end must not decide.
    fc.integer({ min: 65_520, max: 65_545 }).map((length) => 'x'.repeat(length)),
  );
  const cuts = fc.array(fc.oneof(fc.nat(12), fc.nat(70_000)), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), cuts, (pieces, sizes) => {
      const text = pieces.join('');
      const scanner = new PrintScanner();
      const found: string[] = [];
      let at = 0;
      for (const size of [...sizes, text.length]) {
        found.push(...scanner.push(text.slice(at, at + size)));
        at += size;
      }
      expect(found).toEqual(findPrints(text));
    }),
    { numRuns: 500 },
  );
});
