import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/workflow/parts/findings.js';
import { readScriptOptions } from '../../src/workflow/script-options.js';

function read(text: string, extension = 'sh') {
  const findings: Finding[] = [];
  const options = readScriptOptions(text, extension, `POLL.${extension}`, findings);
  return { options, found: findings.map(({ severity, line, message }) => `${severity} ${line}: ${message}`) };
}

const all = { timeout: 900, effect: 'once', max_visits: { count: 5 } };

describe('the comment', () => {
  test.each([
    ['sh', '#!/usr/bin/env bash\n# raymond: timeout=900 effect=once max_visits=5\necho'],
    ['sh', '#raymond:timeout=900  effect=once\n  # raymond: max_visits=5'],
    ['ps1', '# raymond: timeout=900 effect=once max_visits=5\r\nWrite-Output 1\r\n'],
    ['bat', '@echo off\r\nREM raymond: timeout=900 effect=once max_visits=5\r\n'],
    ['bat', '@rem raymond: timeout=900 effect=once max_visits=5'],
    ['bat', ':: raymond: timeout=900 effect=once max_visits=5'],
  ])('of a .%s file is read: %j', (extension, text) => {
    expect(read(text, extension)).toEqual({ options: all, found: [] });
  });

  test.each([
    ['sh', 'echo "# raymond: timeout=1"'],
    ['sh', 'REM raymond: timeout=1'],
    ['bat', '# raymond: timeout=1'],
    ['bat', 'REMraymond: timeout=1'],
    ['sh', `${'\n'.repeat(10)}# raymond: timeout=1`],
    ['sh', '# raymonds: timeout=1'],
    ['sh', ''],
  ])('is not seen in a .%s file: %j', (extension, text) => {
    expect(read(text, extension)).toEqual({ options: {}, found: [] });
  });

  test('may be prose, whose words are no slips of keys', () => {
    const { options, found } = read('# raymond: timeout=5 # it joins what others have effects on');
    expect(options).toEqual({ timeout: 5 });
    expect(found.filter((problem) => !/^warning 1: unknown key "/.test(problem))).toEqual([]);
  });

  test('lists fork variables, and a limit on the wall clock', () => {
    expect(read('# raymond: vars=issue,title_2,Item max_time=0.5')).toEqual({
      options: { vars: ['issue', 'title_2', 'Item'], max_time: 0.5 },
      found: [],
    });
  });

  test('may stand in the tenth line', () => {
    expect(read(`${'\n'.repeat(9)}# raymond: timeout=1.5`).options).toEqual({ timeout: 1.5 });
  });
});

describe('problems', () => {
  test.each([
    ['timeout=soon', /^error 2: timeout: must be a time without output.*, not "soon"$/],
    ['timeout=-1', /^error 2: timeout/],
    ['timeout=1e3', /^error 2: timeout/],
    ['timeout=9999999999', /^error 2: timeout/],
    ['timeout', /^error 2: timeout: .*, not ""$/],
    ['timeout=', /^error 2: timeout/],
    ['tools=Read', /^error 2: tools: is for prompts: a script has no agent$/],
    ['join=all join=any', /^error 2: join: is given twice$/],
    ['join=all join.failed=fail join.failed=accept', /^error 2: join\.failed: is given twice$/],
    ['effect=twice', /^error 2: effect: must be once, not "twice"$/],
    ['max_visits=0', /^error 2: max_visits: must be a whole number of 1 or more, not "0"$/],
    ['max_visits=1.5', /^error 2: max_visits/],
    ['max_visits=9999999999999999', /^error 2: max_visits/],
    ['max_time=0', /^error 2: max_time: must be a time on the wall clock.*, not "0"$/],
    ['max_time=1x', /^error 2: max_time/],
    ['maxtime=5', /^error 2: unknown key "maxtime": did you mean max_time\?$/],
    ['vars=', /^error 2: vars: must be names of fork variables.*, not ""$/],
    ['vars=a,,b', /^error 2: vars: .*, not ""$/],
    ['vars=file-name', /^error 2: vars: .*, not "file-name"$/],
    ['vars=RAYMOND_STATE', /^error 2: vars: .*, not "RAYMOND_STATE"$/],
    ['var=issue', /^error 2: unknown key "var": did you mean vars\?$/],
    ['timeout=1 timeout=2', /^error 2: timeout: is given twice$/],
    ['timout=5', /^error 2: unknown key "timout": did you mean timeout\?$/],
    ['max-visits=5', /^error 2: unknown key "max-visits": did you mean max_visits\?$/],
    ['model=opus', /^warning 2: unknown key "model"$/],
    ['__proto__=1', /^warning 2: unknown key "__proto__"$/],
  ])('%s', (words, problem) => {
    expect(read(`#!/bin/bash\n# raymond: ${words}\n`).found).toEqual([expect.stringMatching(problem)]);
  });

  test('the good options beside a bad one are kept', () => {
    expect(read('# raymond: effect=once timeout=x').options).toEqual({ effect: 'once' });
  });
});

describe('worktree', () => {
  test('is true or commit', () => {
    expect(read('# raymond: worktree=true')).toEqual({ options: { worktree: true }, found: [] });
    expect(read('# raymond: worktree=commit')).toEqual({ options: { worktree: 'commit' }, found: [] });
  });

  test.each(['worktree=yes', 'worktree', 'worktree=false'])('is nothing else: %s', (word) => {
    expect(read(`# raymond: ${word}`).found).toEqual([
      expect.stringContaining('error 1: worktree: must be true or commit, not'),
    ]);
  });
});
