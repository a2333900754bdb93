import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cutLine, lineWidth, packItems, span } from '../../src/report/console/line.js';
import { cutEnd, cutStart, oneLine, padEnd, sanitize, widthOf, wrapText } from '../../src/report/text.js';

describe('sanitize', () => {
  test.each([
    ['colours', '\x1b[31mred\x1b[0m', 'red'],
    ['cursor movement', 'a\x1b[2J\x1b[1;1Hb', 'ab'],
    ['a title', '\x1b]0;owned\x07text', 'text'],
    ['a hyperlink', '\x1b]8;;http://x\x1b\\label\x1b]8;;\x1b\\', 'label'],
    ['an 8-bit CSI', 'a\u009b31mb', 'ab'],
    ['a device string', '\x1bPq#0;1\x1b\\x', 'x'],
    ['a bell and a backspace', 'a\x07b\x08c', 'abc'],
    ['bidi controls', 'file\u202etxt.exe\u2066', 'filetxt.exe'],
    ['invisible characters', 'a\u200bb\ufeffc\u{e0041}', 'abc'],
    ['a carriage return, which must not overwrite', 'rm -rf /\rls', 'rm -rf /\nls'],
    ['Windows line ends', 'a\r\nb', 'a\nb'],
    ['tabs', 'a\tb', 'a  b'],
  ])('takes out %s', (_, text, clean) => {
    expect(sanitize(text)).toBe(clean);
  });

  test('an unterminated sequence hides nothing', () => {
    expect(sanitize('\x1b]0;title without an end')).toBe(']0;title without an end');
    expect(sanitize('a\x1b[')).toBe('a[');
  });

  test('leaves no control character but the newline', () => {
    const characters = fc.constantFrom(
      '\x1b',
      '[',
      ']',
      'm',
      '\x07',
      '\r',
      '\n',
      '\u009b',
      '\u009d',
      '\\',
      '3',
      'P',
      'é',
    );
    fc.assert(
      fc.property(fc.string({ unit: characters }), (text) => {
        expect(sanitize(text)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
      }),
    );
  });

  test.each(['\x1b]', '\u009d', '\x1b[', '\x1b[0', '\x1bP', '\r'])('is linear in a flood of %j', (piece) => {
    // Hours, if it were not: the test's time would run out.
    expect(sanitize(`${piece.repeat(1_000_000)}\x07\x1b\\x`)).toMatch(/x$/);
  });
});

test('oneLine takes the line breaks out', () => {
  expect(oneLine('  a\n\n b\r\nc ')).toBe('a b c');
});

describe('columns', () => {
  test.each([
    ['abc', 3],
    ['日本', 4],
    ['🎉', 2],
    ['é', 1],
    ['e\u0301', 1],
    ['→ ✓ ✗ ● … ⏸', 11],
    ['⠋', 1],
    ['❤\ufe0f', 2],
  ])('%s takes %d', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test('a cut text never takes more than it may', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '日', '🎉', 'e\u0301') });
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 30 }), (text, columns) => {
        expect(widthOf(cutEnd(text, columns))).toBeLessThanOrEqual(columns);
        expect(widthOf(cutStart(text, columns))).toBeLessThanOrEqual(columns);
        const line = cutLine([span('ab'), span(text), span('cd')], columns, '…');
        expect(lineWidth(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });

  test('cuts at the end, or at the start', () => {
    expect(cutEnd('abcdef', 4)).toBe('abc…');
    expect(cutEnd('abcdef', 5, '...')).toBe('ab...');
    expect(cutStart('main_worker1_fix2', 8)).toBe('…r1_fix2');
    expect(cutEnd('日本語', 5)).toBe('日本…');
    expect(cutEnd('abc', 3)).toBe('abc');
    expect(padEnd('日', 4)).toBe('日  ');
  });

  test('a line is cut across its spans', () => {
    const cut = (columns: number) =>
      cutLine([span('abc'), span('def'), span('g')], columns, '…')
        .map(({ text }) => text)
        .join('|');
    expect(cut(7)).toBe('abc|def|g');
    expect(cut(6)).toBe('abc|de…');
    expect(cut(4)).toBe('abc|…');
    expect(cut(3)).toBe('ab…');
  });
});

describe('wrapText', () => {
  test('breaks at spaces and keeps line breaks and indentation', () => {
    expect(wrapText('one two three\n  four five six', 10)).toEqual([
      'one two',
      'three',
      '  four',
      '  five six',
    ]);
  });

  test('leaves a long word whole, so that a URL can be clicked', () => {
    expect(wrapText('see https://example.com/a/long/path now', 12)).toEqual([
      'see',
      'https://example.com/a/long/path',
      'now',
    ]);
  });
});

test('packItems goes on below where a line is full', () => {
  const items = [span('alpha'), null, span('beta'), span('gamma')];
  const pack = (columns: number) =>
    packItems([span('start')], items, span(' · '), columns).map((line) =>
      line.map(({ text }) => text).join(''),
    );
  expect(pack(80)).toEqual(['start  alpha · beta · gamma']);
  expect(pack(16)).toEqual(['start', '  alpha · beta', '  gamma']);
});
