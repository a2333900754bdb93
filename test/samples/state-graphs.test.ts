import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';

// The examples of docs/state-graphs.md, in one folder and in their order: a block that names a file is that
// file, `$ …` in a console block is run, and what follows is its standard output. Then the sample project.
let folder: string;
let bin: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-graph-docs-')));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'raymond'), `#!/bin/sh\nexec "${process.execPath}" "${bundle()}" "$@"\n`);
  chmodSync(join(bin, 'raymond'), 0o755);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shell(line: string, cwd: string) {
  const { PATH, HOME } = process.env;
  const env = { PATH: `${bin}:${PATH}`, HOME: HOME ?? folder };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('docs/state-graphs.md', () => {
  const project = join(folder, 'docs');
  mkdirSync(join(project, '.git'), { recursive: true });
  const page = readFileSync(resolve('docs/state-graphs.md'), 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  const wrong: unknown[] = [];
  let commands = 0;
  for (const [, language, file, text = ''] of blocks) {
    if (file !== undefined) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    if (language !== 'console') continue;
    for (const [, line = '', expected] of text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      commands += 1;
      const ran = shell(line, project);
      if (ran.stdout.replace(/ +$/gm, '').trimEnd() !== expected?.trimEnd()) wrong.push({ line, ...ran });
    }
  }
  expect(wrong).toEqual([]);
  expect(commands).toBeGreaterThan(10);
}, 120_000);

describe('workflows/raili-ticket', () => {
  const run = 'raymond run .raili/main --agent replay --recording recording --var ticket_id=';

  test('takes a ticket to a person, who agrees', () => {
    const project = join(folder, 'ticket');
    cpSync(resolve('workflows/raili-ticket'), project, { recursive: true });
    mkdirSync(join(project, '.git'));
    const parked = shell(`${run}T-1 --run-id t`, project);
    expect(parked.status).toBe(3);
    expect(parked.stderr).toContain(
      'start → fetch → analyze → (code → build → build.syntax → build.test → review) ×2 → decide → ask',
    );
    expect(parked.stderr).toContain('reminder 1  INVALID_TRANSITION');
    const { status, stdout } = shell('raymond resume t --answer approve -q', project);
    expect([status, stdout]).toEqual([0, 'Greet people by their name is ready to ship\n']);
    expect(readFileSync(join(project, '.raili', 'learnings', 'coder.md'), 'utf8')).toMatch(
      /^- \[.*\] \[output:review\] look at what happens without arguments, too\n$/,
    );
  });

  test('ends with exit code 1 where there is no ticket', () => {
    const project = join(folder, 'no-ticket');
    cpSync(resolve('workflows/raili-ticket'), project, { recursive: true });
    mkdirSync(join(project, '.git'));
    const { status, stderr } = shell(`${run}T-9 -q`, project);
    expect([status, stderr]).toEqual([1, expect.stringContaining('no_ticket')]);
  });
});
