import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { LIMITS } from '../../../src/core/limits/limits.js';
import { syntaxComplaints } from '../../../src/workflow/lint/bash.js';
import { folderWith } from '../containers.js';

// What bash says of scripts, of which it executes nothing.

const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
  delete process.env.BASH_ENV;
  delete process.env.LC_ALL;
});

/** The names of those that it complains of, with the line that it names. */
async function complaints(...texts: readonly string[]): Promise<string[]> {
  const found = await syntaxComplaints(texts.map((text, index) => ({ name: `S${index}.sh`, text })));
  return [...found].map(([name, complaint]) => `${name} ${/line (\d+): syntax error/.exec(complaint)?.[1]}`);
}

test('each is told by its own name, whatever lies around it', async () => {
  expect(await complaints('echo', 'make\nfi', '', 'if', 'echo "open', 'echo ok', '\n)')).toEqual([
    ...['S1.sh 3', 'S3.sh 3', 'S4.sh undefined', 'S6.sh 3'],
  ]);
  expect(await complaints('echo', 'echo')).toEqual([]);
  expect(await complaints()).toEqual([]);
});

test('what is no text, or too long, is not looked at', async () => {
  const long = (more: number): string => 'fi '.padEnd(LIMITS.checkedScript.value + more, '#');
  expect(await complaints('fi\0', long(0), long(1), 'fi')).toEqual(['S1.sh 2', 'S3.sh 2']);
});

test('nothing that the environment holds is run, and the words are those that we know', async () => {
  const folder = await folderWith({ 'env.sh': `touch "\${BASH_SOURCE%/*}/witness"` });
  process.env.BASH_ENV = join(folder, 'env.sh');
  process.env.LC_ALL = 'de_DE.UTF-8';
  expect(await complaints('fi')).toEqual(['S0.sh 2']);
  expect(existsSync(join(folder, 'witness'))).toBe(false);
});

test('where there is no bash, or one that cannot be trusted, nothing is said', async () => {
  const folder = await folderWith({});
  process.env.PATH = folder;
  expect(await complaints('fi')).toEqual([]);
  writeFileSync(
    join(folder, 'bash'),
    '#!/bin/sh\necho "line 2: syntax error"; printf "\\0002\\000"; exit 1\n',
  );
  chmodSync(join(folder, 'bash'), 0o755);
  expect(await complaints('fi')).toEqual([]);
  delete process.env.PATH;
  expect(await complaints('echo')).toEqual([]);
});
