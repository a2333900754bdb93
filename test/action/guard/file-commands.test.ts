import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FileCommands } from '../../../src/action/guard/file-commands.js';

const NAMES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_STATE'];

let folder: string;
let environment: Record<string, string>;
let warnings: string[];
let files: FileCommands;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-commands-'));
  environment = Object.fromEntries(NAMES.map((name) => [name, join(folder, name.toLowerCase())]));
  for (const path of Object.values(environment)) writeFileSync(path, 'earlier\n');
  warnings = [];
  files = new FileCommands(environment, (message) => warnings.push(message));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (name: string): string => readFileSync(environment[name]!, 'utf8');

describe('[T:file-commands] what children write to the runner', () => {
  test.each(NAMES)('%s: an addition is taken out and told of', (name) => {
    appendFileSync(environment[name]!, 'LD_PRELOAD=/tmp/evil.so\n');
    files.sweep();
    expect(textOf(name)).toBe('earlier\n');
    expect(warnings).toEqual([expect.stringContaining(name)]);
    expect(warnings[0]).toContain('LD_PRELOAD=/tmp/evil.so');
  });

  test('nothing is said where nothing has changed', () => {
    files.sweep();
    files.sweep();
    expect(warnings).toEqual([]);
  });

  test('what was there before is put back, whatever was done to the file', () => {
    writeFileSync(environment.GITHUB_ENV!, 'X=1\n');
    truncateSync(environment.GITHUB_PATH!);
    rmSync(environment.GITHUB_OUTPUT!);
    rmSync(environment.GITHUB_STATE!);
    mkdirSync(environment.GITHUB_STATE!);
    files.sweep();
    expect(NAMES.map(textOf)).toEqual(NAMES.map(() => 'earlier\n'));
    expect(warnings).toHaveLength(4);
  });

  test('a link in its place is replaced and not followed', () => {
    const victim = join(folder, 'victim');
    writeFileSync(victim, 'mine');
    rmSync(environment.GITHUB_ENV!);
    symlinkSync(victim, environment.GITHUB_ENV!);
    files.sweep();
    expect(lstatSync(environment.GITHUB_ENV!).isSymbolicLink()).toBe(false);
    expect({ env: textOf('GITHUB_ENV'), victim: readFileSync(victim, 'utf8') }).toEqual({
      env: 'earlier\n',
      victim: 'mine',
    });
  });

  test('our own writes stay, with what children wrote before them taken out', () => {
    appendFileSync(environment.GITHUB_STATE!, 'run-id=forged\n');
    files.own(() => appendFileSync(environment.GITHUB_STATE!, 'seq=1\n'));
    appendFileSync(environment.GITHUB_STATE!, 'seq=99\n');
    files.own(() => appendFileSync(environment.GITHUB_STATE!, 'seq=2\n'));
    files.sweep();
    expect(textOf('GITHUB_STATE')).toBe('earlier\nseq=1\nseq=2\n');
    expect(warnings).toHaveLength(2);
  });

  test('what cannot be put back is told of', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    files.sweep();
    expect(warnings).toHaveLength(NAMES.length);
    expect(warnings[0]).toContain('could not be put back');
  });

  test('outside a runner there is nothing to hold', () => {
    const none = new FileCommands({}, (message) => warnings.push(message));
    none.own(() => {});
    none.sweep();
    expect({ warnings, files: existsSync(folder) }).toEqual({ warnings: [], files: true });
  });

  test('a long addition is shortened in the warning', () => {
    appendFileSync(environment.GITHUB_ENV!, 'x'.repeat(10_000));
    files.sweep();
    expect(warnings[0]!.length).toBeLessThan(400);
  });
});
