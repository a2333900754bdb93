import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineDiff } from '../../../src/core/text/line-diff.js';

const lines = (...all: string[]): string => all.join('\n');

describe('lineDiff', () => {
  test('shows what was and what is, with two lines around it', () => {
    expect(lineDiff(lines('a', 'b', 'c', 'd', 'e', 'f'), lines('a', 'b', 'c', 'x', 'e', 'f'))).toBe(
      lines('  b', '  c', '- d', '+ x', '  e', '  f'),
    );
  });

  test('leaves out what is far from any change', () => {
    const before = lines('one', ...'abcdefgh', 'last');
    expect(lineDiff(before, lines('two', ...'abcdefgh', 'end'))).toBe(
      lines('- one', '+ two', '  a', '  b', '…', '  g', '  h', '- last', '+ end'),
    );
  });

  test('says how much more there is', () => {
    expect(lineDiff('', Array(100).fill('x').join('\n'), 3)).toBe(
      lines('-', '+ x', '+ x', '(98 more lines)'),
    );
  });

  test('nothing for equal texts', () => {
    expect(lineDiff('a\nb', 'a\nb')).toBe('');
  });

  test('of texts too long to be aligned everything is replaced', () => {
    const before = Array.from({ length: 3000 }, (_, index) => `a${index}`).join('\n');
    expect(lineDiff(before, before.replaceAll('a', 'b'), 1)).toBe(lines('- a0', '(5999 more lines)'));
  });

  test('whatever the texts are, its lines are theirs', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const shown = lineDiff(before.join('\n'), after.join('\n'), 1000).split('\n');
        const count = (list: readonly string[], line: string) => list.filter((each) => each === line).length;
        for (const line of ['a', 'b', 'c']) {
          const change = count(shown, `+ ${line}`) - count(shown, `- ${line}`);
          expect(change).toBe(count(after, line) - count(before, line));
        }
      }),
    );
  });
});
