import { expect, test } from '@jest/globals';
import { annotationLine, groupStart, withoutCommands } from '../../src/report/annotations.js';

test.each([
  [{ level: 'error', message: 'no' }, '::error::no'],
  [
    { level: 'warning', message: 'a%\r\nb', file: 'a,b:c%.md', line: 3, title: 't,:\n' },
    '::warning file=a%2Cb%3Ac%25.md,line=3,title=t%2C%3A%0A::a%25%0Ab',
  ],
  [{ level: 'notice', message: '\x1b[31mred', line: 3 }, '::notice::red'],
] as const)('%j is one line', (annotation, line) => {
  expect(annotationLine(annotation)).toBe(line);
});

test('a group has its title on one line', () => {
  expect(groupStart('a\n::error::b')).toBe('::group::a%0A::error::b');
});

test.each([
  ['a\n ::error::x\r::b::', 'a\n : :error::x\r: :b::'],
  ['plain :: text', 'plain :: text'],
  ['::error::x', ': :error::x'],
  ['  ::error::x', '  : :error::x'],
  ['\u00a0::error::x', '\u00a0: :error::x'],
  ['\u0085::error::x', '\u0085: :error::x'],
  ['so ##[error]x ##[group]', 'so ## [error]x ## [group]'],
])('%j is no command', (line, harmless) => {
  expect(withoutCommands(line)).toBe(harmless);
});
