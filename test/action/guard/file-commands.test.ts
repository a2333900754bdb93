import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('a pipe in its place is replaced, and nobody waits for who reads it', () => {
    rmSync(environment.GITHUB_ENV!);
    execFileSync('mkfifo', [environment.GITHUB_ENV!]);
    files.sweep();
    expect(lstatSync(environment.GITHUB_ENV!).isFile()).toBe(true);
    expect(textOf('GITHUB_ENV')).toBe('earlier\n');
  });

  onLinux('a file that cannot be written is replaced', async () => {
    const path = environment.GITHUB_ENV!;
    rmSync(path);
    copyFileSync('/bin/sleep', path);
    chmodSync(path, 0o755);
    // Nobody, root included, writes to a program that runs.
    const running = spawn(path, ['60']);
    await once(running, 'spawn');
    try {
      files.sweep();
      expect(textOf('GITHUB_ENV')).toBe('earlier\n');
      expect(warnings).toEqual([expect.stringContaining('that was taken out')]);
    } finally {
      running.kill();
    }
  });

  onLinux('a file is put back as it stands, for whoever has it open, and none is left open', () => {
    const path = environment.GITHUB_ENV!;
    const [file, open] = [lstatSync(path).ino, readdirSync('/proc/self/fd').length];
    for (let times = 0; times < 20; times++) {
      appendFileSync(path, 'X=1\n');
      files.sweep();
    }
    expect([textOf('GITHUB_ENV'), lstatSync(path).ino]).toEqual(['earlier\n', file]);
    expect(readdirSync('/proc/self/fd').length).toBeLessThan(open + 20);
  });

  test('a secret is taken out of what is shown before that is cut', () => {
    const secret = 'not-for-the-log-at-all';
    const redact = (text: string): string => text.replaceAll(secret, '***');
    const told = new FileCommands(environment, (message) => warnings.push(message), appendFileSync, redact);
    appendFileSync(environment.GITHUB_ENV!, `${'x'.repeat(110)}${secret}`);
    told.sweep();
    expect(warnings.join()).not.toContain(secret.slice(0, 8));
  });

  test('our own writes stay, with what children wrote before and after them taken out', () => {
    appendFileSync(environment.GITHUB_STATE!, 'run-id=forged\n');
    files.saveState('seq', '1');
    appendFileSync(environment.GITHUB_STATE!, 'seq=99\n');
    files.saveState('seq', '2');
    files.setOutput('result', 'two\nlines');
    files.appendSummary('# Done\n');
    appendFileSync(environment.GITHUB_OUTPUT!, 'result=forged\n');
    files.sweep();
    expect(textOf('GITHUB_STATE')).toMatch(
      /^earlier\nseq<<(ghadelimiter_\S+)\n1\n\1\nseq<<(ghadelimiter_\S+)\n2\n\2\n$/,
    );
    expect(textOf('GITHUB_OUTPUT')).toMatch(/^earlier\nresult<<(ghadelimiter_\S+)\ntwo\nlines\n\1\n$/);
    expect(textOf('GITHUB_STEP_SUMMARY')).toBe('earlier\n# Done\n');
    expect(warnings).toHaveLength(3);
  });

  test('what is written beside our own write at the same moment is not taken for ours', () => {
    let writes = 0;
    const append = (path: string, text: string): void => {
      writes += 1;
      if (writes < 3) appendFileSync(path, 'result=forged\n');
      appendFileSync(path, text);
    };
    const raced = new FileCommands(environment, (message) => warnings.push(message), append);
    raced.setOutput('result', 'mine');
    raced.sweep();
    expect(textOf('GITHUB_OUTPUT')).toMatch(/^earlier\nresult<<(ghadelimiter_\S+)\nmine\n\1\n$/);
    expect(warnings).toHaveLength(2);
  });

  test('a file that somebody never lets alone is told of', () => {
    const append = (path: string): void => appendFileSync(path, 'result=forged\n');
    const lost = new FileCommands(environment, (message) => warnings.push(message), append);
    lost.setOutput('result', 'mine');
    lost.sweep();
    expect(textOf('GITHUB_OUTPUT')).toBe('earlier\n');
    expect(warnings.join()).toContain('keeps changing it');
  });

  test('what cannot be put back is told of', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    files.sweep();
    expect(warnings).toHaveLength(NAMES.length);
    expect(warnings[0]).toContain('could not be put back');
  });

  test('what is shown says what was done, and is cut at 120 characters', () => {
    appendFileSync(environment.GITHUB_ENV!, `  ${'x'.repeat(120)}\n`);
    appendFileSync(environment.GITHUB_PATH!, 'y'.repeat(121));
    writeFileSync(environment.GITHUB_OUTPUT!, 'instead');
    rmSync(environment.GITHUB_STATE!);
    files.sweep();
    const shown = warnings.map((each) => each.slice(each.indexOf('taken out: ') + 'taken out: '.length));
    expect(shown).toEqual([
      ...[JSON.stringify('x'.repeat(120)), JSON.stringify(`${'y'.repeat(120)}…`), '"instead"'],
      'the file itself was removed or replaced',
    ]);
  });

  test('an empty file that is gone says nothing; one that was not there is taken away what it has got', () => {
    const path = join(folder, 'later');
    const later = new FileCommands({ GITHUB_ENV: path }, (message) => warnings.push(message));
    later.sweep();
    expect([warnings, existsSync(path)]).toEqual([[], false]);
    writeFileSync(path, 'X=1');
    later.sweep();
    expect([warnings.length, readFileSync(path, 'utf8')]).toEqual([1, '']);
    rmSync(path);
    symlinkSync(join(folder, 'nowhere'), path);
    later.sweep();
    expect([warnings.length, lstatSync(path).isFile()]).toEqual([2, true]);
  });

  test('is put back for all to read, and for its owner alone to write', () => {
    chmodSync(environment.GITHUB_ENV!, 0o666);
    writeFileSync(environment.GITHUB_ENV!, 'X=1\n');
    files.sweep();
    if (process.platform !== 'win32') expect(lstatSync(environment.GITHUB_ENV!).mode & 0o777).toBe(0o644);
  });

  test('twenty times it is tried to write beside somebody, and no more', () => {
    let writes = 0;
    const append = (path: string, text: string): void => {
      writes += 1;
      appendFileSync(path, writes === 20 ? text : 'forged\n');
    };
    const raced = new FileCommands(environment, () => {}, append);
    raced.appendSummary('at last');
    expect([writes, textOf('GITHUB_STEP_SUMMARY')]).toEqual([20, 'earlier\nat last']);
    raced.appendSummary('never');
    expect(writes).toBe(40);
  });

  test('outside a runner there is nothing to hold', () => {
    const none = new FileCommands({}, (message) => warnings.push(message));
    none.appendSummary('x');
    none.sweep();
    expect({ warnings, files: existsSync(folder) }).toEqual({ warnings: [], files: true });
  });

  test('a long addition is shortened in the warning', () => {
    appendFileSync(environment.GITHUB_ENV!, 'x'.repeat(10_000));
    files.sweep();
    expect(warnings[0]!.length).toBeLessThan(400);
  });
});
