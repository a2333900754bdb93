import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Git } from '../../src/process/git.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-git-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A git that says `said` and fails, so many times, before it says what it was asked. */
function failing(times: number, said: string): Git {
  writeFileSync(join(folder, 'said'), said);
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh
cd '${folder}'
case "$*" in *--get-regexp*) exit 1;; esac
echo again >> tries
[ "$(wc -l < tries)" -gt ${times} ] && { echo answer; exit 0; }
cat said >&2
exit 128
`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return new Git(folder, { PATH: `${folder}:${process.env.PATH}` });
}
const tries = (): number => readFileSync(join(folder, 'tries'), 'utf8').trim().split('\n').length;

describe('another git at work in the repository at the same moment', () => {
  test.each([
    'fatal: failed to read .git/worktrees/main_fix2/commondir: Success',
    "fatal: Unable to create '/r/.git/packed-refs.lock': File exists.",
    'error: could not lock config file .git/config: File exists',
  ])('is waited for: %s', async (said) => {
    expect(await failing(3, said).text(['worktree', 'list'])).toBe('answer');
    expect(tries()).toBe(4);
  });

  test('but not for ever', async () => {
    const git = failing(1000, "fatal: Unable to create '/r/.git/index.lock': File exists.");
    await expect(git.text(['add', '.'])).rejects.toThrow('index.lock');
    expect(tries()).toBe(12);
  });
});

test('what does not pass is not tried again', async () => {
  await expect(failing(1000, 'fatal: not a git repository').text(['status'])).rejects.toThrow('not a git');
  expect(tries()).toBe(1);
});
