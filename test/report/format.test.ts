import { expect, test } from '@jest/globals';
import {
  formatBytes,
  formatClock,
  formatCount,
  formatDuration,
  formatElapsed,
  formatUsd,
} from '../../src/report/format.js';

test.each([
  [0, '$0.00'],
  [0.00001, '<$0.0001'],
  [0.0087, '$0.0087'],
  [0.00996, '$0.01'],
  [0.014, '$0.01'],
  [0.42, '$0.42'],
  [12.34, '$12.34'],
  [1234.5, '$1234.50'],
])('%d dollars read %s', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});

test.each([
  [-5, '0s'],
  [0, '0s'],
  [850, '850ms'],
  [999.9, '999ms'],
  [12_000, '12s'],
  [59_999, '59s'],
  [184_000, '3m 04s'],
  [19_800_000, '5h 30m'],
  [97_200_000, '1d 03h'],
])('%d milliseconds read %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('elapsed time has no milliseconds', () => {
  expect(formatElapsed(850)).toBe('0s');
  expect(formatElapsed(12_850)).toBe('12s');
});

test.each([
  [512, '512 B'],
  [1234, '1.2 kB'],
  [9960, '10 kB'],
  [34_000, '34 kB'],
  [999_700, '1.0 MB'],
  [5_600_000, '5.6 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('counts are short', () => {
  expect([950, 1200, 34_000, 5_600_000].map(formatCount)).toEqual(['950', '1.2k', '34k', '5.6M']);
});

test('the clock is local', () => {
  const date = new Date(2026, 0, 15, 9, 5, 7);
  expect(formatClock(date.getTime())).toBe('09:05');
  expect(formatClock(date.getTime(), true)).toBe('09:05:07');
});
