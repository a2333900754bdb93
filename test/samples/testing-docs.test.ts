import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';

// docs/testing-workflows.md in one folder and in its order: a block that names a file is that file, `$ …` in a console
// block is run, and what follows is its standard output.
let folder: string;
let bin: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-testing-docs-')));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'raymond'), `#!/bin/sh\nexec "${process.execPath}" "${bundle()}" "$@"\n`);
  chmodSync(join(bin, 'raymond'), 0o755);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('docs/testing-workflows.md', () => {
  const project = join(folder, 'project');
  mkdirSync(project);
  const page = readFileSync(resolve('docs/testing-workflows.md'), 'utf8')
    .replaceAll('{{folder}}', project)
    .replaceAll('{{name}}', basename(project));
  const wrong: unknown[] = [];
  let commands = 0;
  let last = 0;
  for (const [, language, file, text = ''] of page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)) {
    if (file !== undefined) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    if (language !== 'console') continue;
    for (const [, line = '', expected] of text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      commands += 1;
      const ran = spawnSync('sh', ['-c', line.replace('$?', String(last))], {
        cwd: project,
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C' },
        encoding: 'utf8',
      });
      last = ran.status ?? -1;
      if (ran.stdout.trimEnd() !== expected?.trimEnd())
        wrong.push({ line, expected, stdout: ran.stdout, stderr: ran.stderr });
    }
  }
  expect(wrong).toEqual([]);
  expect(commands).toBeGreaterThan(9);
}, 300_000);
