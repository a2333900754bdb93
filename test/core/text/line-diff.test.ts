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

  test('but for their common beginning', () => {
    const end = (letter: string) =>
      Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join('\n');
    expect(lineDiff(`same\n${end('a')}`, `same\n${end('b')}`, 1)).toBe(lines('  same', '(6000 more lines)'));
  });

  test('of two texts of 20,000 lines it is there within a second, whatever they have in common', () => {
    const all = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
    const every = (step: number) => all.map((text, index) => (index % step === 0 ? `other ${index}` : text));
    const shown = [1, 2, 500].map((step) => {
      const began = process.cpuUsage();
      const diff = lineDiff(all.join('\n'), every(step).join('\n'));
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(1000);
      return diff.split('\n').slice(0, 2);
    });
    const replaced = ['- line 0', '- line 1'];
    expect(shown).toEqual([replaced, replaced, ['- line 0', '+ other 0']]);
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
