import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRedactor, unreadableText } from '../../../src/checkpoint/redact/redact.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redact-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'hunter2-secret';
const redactor = createRedactor([SECRET]);

describe('files and folders', () => {
  test('a copy across many chunks, for its owner alone', async () => {
    const from = join(folder, 'from');
    writeFileSync(from, `${'x'.repeat(262_140)}${SECRET}${'y'.repeat(300_000)}`);
    await redactor.redactFile(from, join(folder, 'to'));
    expect(readFileSync(join(folder, 'to'), 'utf8')).toBe(`${'x'.repeat(262_140)}***${'y'.repeat(300_000)}`);
    if (process.platform !== 'win32') expect(lstatSync(join(folder, 'to')).mode & 0o777).toBe(0o600);
    expect(await redactor.holdsSecret(from)).toBe(true);
    expect(await redactor.holdsSecret(join(folder, 'to'))).toBe(false);
    writeFileSync(from, `ghp_${'a1'.repeat(18)}`);
    expect(await redactor.holdsSecret(from)).toBe(true);
  });

  test('a file that cannot be read leaves no copy', async () => {
    await expect(redactor.redactFile(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('[T:redacted-folder] a folder: names too, links and the copy itself left out', async () => {
    const from = join(folder, 'from');
    mkdirSync(join(from, 'turns', SECRET), { recursive: true });
    writeFileSync(join(from, 'events.jsonl'), `{"a":"${SECRET}"}\n`);
    writeFileSync(join(from, 'turns', SECRET, 'x'), 'plain');
    writeFileSync(join(from, 'turns', `${SECRET}-1.txt`), 'of a turn');
    writeFileSync(join(from, 'turns', `${b64(SECRET)}-1.txt`), 'as base64');
    symlinkSync('/etc/passwd', join(from, 'link'));
    const told = await redactor.redactFolder(from, join(from, 'copy'));
    expect(told).toMatchObject({ files: 4, skipped: [{ path: 'link', why: 'a symbolic link' }] });
    expect(readdirSync(join(from, 'copy'), { recursive: true }).sort()).toEqual(
      [
        'events.jsonl',
        'turns',
        'turns/redacted',
        'turns/redacted-1.txt',
        'turns/redacted-1.txt-2',
        'turns/redacted/x',
      ].map((path) => join(path)),
    );
    expect(readFileSync(join(from, 'copy', 'events.jsonl'), 'utf8')).toBe('{"a":"***"}\n');
  });

  test('[T:redacted-folder] what cannot be searched is not copied, and told with its size and hash; UTF-16 is read', async () => {
    const from = join(folder, 'from');
    mkdirSync(join(from, 'tasks'), { recursive: true });
    const utf16 = Buffer.from(`\ufeff${'x'.repeat(300_000)}${SECRET}`, 'utf16le');
    const files: Record<string, Buffer> = {
      'plain.txt': Buffer.from(`ä${SECRET}`),
      'little.txt': utf16,
      'big.txt': Buffer.from(utf16).swap16(),
      'empty.txt': Buffer.alloc(0),
      'one.txt': Buffer.from('x'),
      'x.gz': gzipSync(SECRET),
      [`${SECRET}.bin`]: Buffer.concat([Buffer.from('x'.repeat(600_000)), Buffer.from([0xff])]),
      'markless.txt': utf16.subarray(2),
      'nul.txt': Buffer.from(`a\0${SECRET}`),
      'cut.txt': Buffer.from('ä').subarray(0, 1),
      'half.txt': Buffer.from([0xff, 0xfe, 0x41]),
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(from, 'tasks', name), bytes);
    const told = await redactor.redactFolder(from, join(folder, 'to'));
    const copied = readdirSync(join(folder, 'to', 'tasks')).sort();
    expect(copied).toEqual(['big.txt', 'empty.txt', 'little.txt', 'one.txt', 'plain.txt']);
    for (const name of ['big.txt', 'little.txt'])
      expect(readFileSync(join(folder, 'to', 'tasks', name), 'utf8')).toBe(`${'x'.repeat(300_000)}***`);
    expect(readFileSync(join(folder, 'to', 'tasks', 'plain.txt'), 'utf8')).toBe('ä***');
    expect(told.skipped).toEqual([]);
    const left = ['cut.txt', 'half.txt', '***.bin', 'markless.txt', 'nul.txt', 'x.gz'];
    expect(told.unreadable).toEqual(
      left.map((name) => {
        const bytes = files[name.replace('***', SECRET)]!;
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { path: join('tasks', name), bytes: bytes.length, sha256 };
      }),
    );
    expect(unreadableText(told.unreadable)).toContain('and 1 more are no text');
  });

  test('a folder that is not there', async () => {
    await expect(redactor.redactFolder(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow('ENOENT');
  });
});

const b64 = (text: string): string => Buffer.from(text).toString('base64');
