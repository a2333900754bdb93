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
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/checkpoint/redact/redact.js';

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

  test('a folder: names too, links and the copy itself left out', async () => {
    const from = join(folder, 'from');
    mkdirSync(join(from, 'turns', SECRET), { recursive: true });
    writeFileSync(join(from, 'events.jsonl'), `{"a":"${SECRET}"}\n`);
    writeFileSync(join(from, 'turns', SECRET, 'x'), 'plain');
    writeFileSync(join(from, 'turns', `${SECRET}-1.txt`), Buffer.from([0xff, 0x00, 0xfe]));
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

  test('a folder that is not there', async () => {
    await expect(redactor.redactFolder(join(folder, 'none'), join(folder, 'to'))).rejects.toThrow('ENOENT');
  });
});

const b64 = (text: string): string => Buffer.from(text).toString('base64');
