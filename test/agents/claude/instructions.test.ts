import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Instructions } from '../../../src/agents/claude/instructions.js';

// claude D4, spec 6.6: what a process that is kept has read, and one that is started now would read otherwise.

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'instructions-'));
  write('project/CLAUDE.md', 'RULE-ONE, see @docs/more.md and a.person@example.com\n');
  write('project/docs/more.md', 'more, and @deep.md');
  write('project/docs/deep.md', 'deep');
  write('project/work/.claude/agents/one.md', 'one');
  write('project/work/sub/deeper/file.txt', 'x');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const read = (): Instructions => new Instructions(join(root, 'config'), join(root, 'project/work'));

test('nothing has changed where nothing has, whatever else was written', () => {
  const instructions = read();
  write('project/work/README.md', 'x');
  write('project/work/sub/CLAUDE.md', 'nobody has come to this folder');
  write('config/projects/x/session.jsonl', '{}');
  expect(instructions.haveChanged()).toBe(false);
});

test.each([
  'project/CLAUDE.md',
  'project/docs/more.md',
  'project/docs/deep.md',
  'project/work/CLAUDE.md',
  'project/work/CLAUDE.local.md',
  'project/work/AGENTS.md',
  'project/work/.mcp.json',
  'project/.mcp.json',
  'project/work/.claude/settings.json',
  'project/work/.claude/settings.local.json',
  'project/work/.claude/agents/one.md',
  'project/work/.claude/agents/two.md',
  'project/work/.claude/rules/deep/rule.md',
  'config/CLAUDE.md',
  'config/settings.json',
  'config/agents/mine.md',
])('%s that is written is seen', (name) => {
  const instructions = read();
  write(name, 'RULE-TWO');
  expect(instructions.haveChanged()).toBe(true);
});

test('one that is gone is seen, and one that takes another place with the same size and time', () => {
  const before = read();
  rmSync(join(root, 'project/work/.claude/agents/one.md'));
  expect(before.haveChanged()).toBe(true);

  const time = new Date('2026-01-01');
  write('project/CLAUDE.md', 'RULE-1');
  utimesSync(join(root, 'project/CLAUDE.md'), time, time);
  const instructions = read();
  write('project/other.md', 'RULE-2');
  utimesSync(join(root, 'project/other.md'), time, time);
  renameSync(join(root, 'project/other.md'), join(root, 'project/CLAUDE.md'));
  expect(instructions.haveChanged()).toBe(true);
});

test('those of a folder below count once a tool has come to a file there', () => {
  const instructions = read();
  instructions.toolReaches(join(root, 'project/work/sub/deeper/file.txt'));
  expect(instructions.haveChanged()).toBe(false);
  write('project/work/sub/CLAUDE.md', 'RULE');
  expect(instructions.haveChanged()).toBe(true);
});

test('a tool that comes to a file elsewhere has nothing read', () => {
  const instructions = read();
  instructions.toolReaches('../../elsewhere/file.txt');
  write('elsewhere/CLAUDE.md', 'RULE');
  expect(instructions.haveChanged()).toBe(false);
});
