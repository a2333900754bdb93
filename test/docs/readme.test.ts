import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';
import { tutorialBlocks } from '../support/tutorial.mjs';

const README = readFileSync('README.md', 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'raymond-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('README is read in five minutes', () => {
  expect(README.split('\n').length - 1).toBeLessThanOrEqual(250);
});

test('its transcript of a kill and a resume is that of the tutorial, which is executed', () => {
  const section = README.slice(README.indexOf('## Pull the plug'), README.indexOf('## Look at'));
  const blocks = tutorialBlocks(section);
  expect(blocks).toHaveLength(2);
  expect(tutorialBlocks()).toEqual(expect.arrayContaining(blocks));
});

/** Times differ, and a state may take less than a second. */
const steady = (text: string): string => text.replace(/\d+m?s\b/g, 'TIME');

test('its picture is the tour after its first command, without a key and without an agent CLI', () => {
  for (const part of ['src', 'workflows']) cpSync(part, join(folder, 'clone', part), { recursive: true });
  mkdirSync(join(folder, 'home'));
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const [, , ...run] = start.split(' ');
  expect(start).toBe(`node dist/cli/index.js ${run.join(' ')}`);
  const raymond = (...args: string[]) => {
    const env = { PATH: '/usr/bin:/bin', HOME: join(folder, 'home') };
    return spawnSync(process.execPath, [bundle(), ...args], {
      cwd: join(folder, 'clone'),
      env,
      encoding: 'utf8',
    });
  };
  const { status, stderr } = raymond(...run, '--run-id', 'tour', '--quiet');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const [, shown = ''] = /```mermaid\n([\s\S]*?)```/.exec(README) ?? [];
  expect(steady(shown)).toBe(steady(raymond('diagram', 'workflows/tour', '--run', 'tour').stdout));
}, 300_000);
