import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findReal, isBelow, readPlainFile, realOf } from '../../src/process/files.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-files-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder holds itself and what lies in it, by the paths alone', () => {
  expect(['/a', '/a/b', '/a/..b', '/ab', '/', '/a/../c'].map((path) => isBelow('/a', path))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
});

test('where a path leads, be there anything or not', () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'link'));
  symlinkSync('nowhere', join(folder, 'dangling'));
  expect(realOf(join(folder, 'link/new/file'))).toBe(join(folder, 'real/new/file'));
  expect(findReal(join(folder, 'dangling'))).toBeNull();
  expect(realOf(join(folder, 'dangling'))).toBe(join(folder, 'dangling'));
});

describe('a file by a name that anybody may have given away', () => {
  test('is read', () => {
    writeFileSync(join(folder, 'f'), 'text');
    expect(readPlainFile(join(folder, 'f')).toString()).toBe('text');
  });

  test.each([
    ['a named pipe', (path: string) => execFileSync('mkfifo', [path])],
    ['a folder', (path: string) => mkdirSync(path)],
    ['a device', (path: string) => symlinkSync('/dev/zero', path)],
  ])('%s is refused, and not waited for', (kind, make) => {
    make(join(folder, 'f'));
    expect(() => readPlainFile(join(folder, 'f'))).toThrow(`it is ${kind}, and has to be a file`);
  });
});
