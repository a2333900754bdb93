import { expect, test } from '@jest/globals';
import { terminalTraits } from '../../../src/report/console/stream.js';

const UTF8 = { LANG: 'C.UTF-8', TERM: 'xterm-256color' };
const terminal = { isTTY: true };

test('a terminal has it all', () => {
  expect(terminalTraits(terminal, UTF8, 'linux')).toEqual({ color: true, interactive: true, unicode: true });
});

test('a pipe has plain lines', () => {
  expect(terminalTraits({}, UTF8, 'linux')).toEqual({ color: false, interactive: false, unicode: true });
});

test.each([
  ['NO_COLOR', { ...UTF8, NO_COLOR: '1' }, { color: false, interactive: true, unicode: true }],
  ['an empty NO_COLOR', { ...UTF8, NO_COLOR: '' }, { color: true, interactive: true, unicode: true }],
  ['a dumb terminal', { ...UTF8, TERM: 'dumb' }, { color: false, interactive: false, unicode: true }],
  ['CI', { ...UTF8, CI: 'true' }, { color: true, interactive: false, unicode: true }],
  ['another charset', { LC_ALL: 'C', LANG: 'C.UTF-8' }, { color: true, interactive: true, unicode: false }],
])('%s is respected', (_, env, traits) => {
  expect(terminalTraits(terminal, env, 'linux')).toEqual(traits);
});

test('FORCE_COLOR colours a log', () => {
  expect(terminalTraits({}, { FORCE_COLOR: '1' }, 'linux').color).toBe(true);
  expect(terminalTraits(terminal, { FORCE_COLOR: '0' }, 'linux').color).toBe(false);
});

test('the old Windows console gets ASCII', () => {
  expect(terminalTraits(terminal, {}, 'win32').unicode).toBe(false);
  expect(terminalTraits(terminal, { WT_SESSION: 'x' }, 'win32').unicode).toBe(true);
});
