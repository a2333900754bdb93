import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { whyUnwritable } from '../../../src/agents/claude/session.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('where sessions can be kept nothing is left of the try', () => {
  expect(whyUnwritable(join(folder, '.claude'))).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['/proc/nope', '/dev/null/x'])('what cannot be created is told, whoever asks: %s', (config) => {
  expect(whyUnwritable(config)).toMatch(/ENOENT|ENOTDIR|EACCES/);
});

test('a file in the way of the folder is told', () => {
  writeFileSync(join(folder, 'projects'), '');
  expect(whyUnwritable(folder)).toMatch(/ENOTDIR/);
});
