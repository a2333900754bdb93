import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Programs } from '../../src/process/programs.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An executable in a folder of its own. */
function program(place: string, mode = 0o755): string {
  mkdirSync(join(folder, place), { recursive: true });
  const file = join(folder, place, 'tool');
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

const path = (...places: string[]): string => places.map((place) => join(folder, place)).join(':');

test('the first executable file of that name in the PATH, as the system finds it', () => {
  mkdirSync(join(folder, 'a', 'tool'), { recursive: true });
  program('b', 0o644);
  const file = program('c');
  program('d');
  expect(new Programs().find('tool', path('none', 'a', 'b', 'c', 'd'))).toBe(file);
});

test('one that goes away is looked up again', () => {
  const programs = new Programs();
  const [first, second] = [program('a'), program('b')];
  expect(programs.find('tool', path('a', 'b'))).toBe(first);
  rmSync(first);
  expect(programs.find('tool', path('a', 'b'))).toBe(second);
});

test('the system is left to find, or to miss, what is in none or behind a folder that is relative', () => {
  const programs = new Programs();
  program('a');
  expect(programs.find('tool', undefined)).toBe('tool');
  expect(programs.find('tool', path('none'))).toBe('tool');
  expect(programs.find('tool', `.:${path('a')}`)).toBe('tool');
  expect(programs.find('./tool', path('a'))).toBe('./tool');
});
