import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../src/workflow/open.js';
import { centralEntry, type Files, fileWith, folderWith, patched, refusal, zipOf } from './containers.js';

const posix = { platform: 'posix' } as const;
const open = async (zip: Uint8Array) => openWorkflow(await fileWith('wf.zip', zip), posix);
const MIB = 1024 * 1024;

describe('a zip archive', () => {
  const files = {
    'START.md': '---\nmodel: opus\n---\n<goto>POLL</goto>',
    'POLL.sh': '# raymond: timeout=5\necho "<result>x</result>"',
    'workflow.yaml': 'name: z',
  };

  test.each([
    ['flat', files],
    ['in one top folder', prefixed(files, 'top/')],
    ['with an entry for that folder', { 'top/': '', ...prefixed(files, 'top/') }],
    [
      'with what macOS adds',
      { ...files, '.DS_Store': 'x', '__MACOSX/._START.md': 'x', '__MACOSX/a/b/._c': 'x' },
    ],
    ['with other files', { ...files, 'README.md': 'x', LICENSE: 'x', '.gitignore': 'x' }],
  ])('%s is read like a folder', async (_, contents: Files) => {
    const path = await fileWith('wf.zip', await zipOf(contents));
    const workflow = await openWorkflow(path, posix);
    expect(workflow).toMatchObject({ entry: 'START.md', name: 'z', path, warnings: [] });
    expect(workflow.states).toEqual(['POLL.sh', 'START.md']);
    expect(workflow.state('START.md')).toMatchObject({
      body: '<goto>POLL</goto>',
      bodyLine: 4,
      file: join(path, 'START.md'),
    });
    expect(workflow.state('POLL.sh')).toMatchObject({
      text: '# raymond: timeout=5\necho "<result>x</result>"',
      options: { timeout: 5 },
    });
    const folder = await openWorkflow(await folderWith(files), posix);
    expect(workflow.fingerprint.files).toEqual(folder.fingerprint.files);
  });

  test('is called after its file and can be entered anywhere', async () => {
    const path = await fileWith('wf.zip', await zipOf({ 'REVIEW.md': 'x', 'START.md': 'x' }));
    expect(await openWorkflow(path, posix)).toMatchObject({ name: 'wf', entry: 'START.md' });
    expect(await openWorkflow(join(path, 'REVIEW'), posix)).toMatchObject({ entry: 'REVIEW.md', name: 'wf' });
    expect(await openWorkflow(join(path, 'REVIEW.md'), posix)).toMatchObject({ entry: 'REVIEW.md' });
    expect((await refusal(openWorkflow(join(path, 'NONE'), posix))).located).toMatch(
      /NONE: there is no state "NONE"/,
    );
  });

  test('names its files in problems', async () => {
    const error = await refusal(open(await zipOf({ 'top/START.md': '---\ntimeout: -1\n---\n' })));
    expect(error.located).toMatch(/wf\.zip\/START\.md:2: timeout/);
  });
});

describe('refused archives', () => {
  test.each<[string, Files, RegExp]>([
    ['several top folders', { 'a/START.md': '', 'b/X.md': '' }, /several top folders \(a, b\)/],
    [
      'a mixture',
      { 'START.md': '', 'b/X.md': '' },
      /mixes files at the top \(START\.md\) with a folder \(b\/\)/,
    ],
    [
      'deeper nesting',
      { 'a/START.md': '', 'a/b/X.md': '' },
      /a folder inside its top folder \(a\/b\/X\.md\)/,
    ],
    ['deeper nesting alone', { 'a/b/START.md': '' }, /a folder inside its top folder/],
    ['deeper, though empty', { 'a/START.md': '', 'a/b/': '' }, /a folder inside its top folder/],
    ['nothing', {}, /it is empty/],
    ['an empty folder', { 'a/': '' }, /it is empty/],
    ['junk alone', { '.DS_Store': 'x', '__MACOSX/._a': 'x' }, /it is empty/],
    ['no states', { 'notes.txt': 'x' }, /no states/],
  ])('with %s', async (_, files, message) => {
    const error = await refusal(open(await zipOf(files)));
    expect(error.message).toMatch(message);
    expect(error.place.file).toMatch(/wf\.zip$/);
  });

  const start = { 'START.md': 'x' };
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      '..',
      async () => patched(await zipOf({ ...start, 'QQ/x': '' }), 'QQ/x', '../x'),
      /invalid relative path: \.\.\/x/,
    ],
    ['an inner ..', async () => patched(await zipOf({ 'a/QQ/x': '' }), 'QQ', '..'), /invalid relative path/],
    [
      'an absolute name',
      async () => patched(await zipOf({ ...start, 'Q/x': '' }), 'Q/x', '//x'),
      /absolute path/,
    ],
    ['a drive', async () => patched(await zipOf({ ...start, 'QQ/x': '' }), 'QQ/x', 'C:/x'), /absolute path/],
    [
      'a backslash',
      async () => patched(await zipOf({ ...start, 'aQb.md': '' }), 'aQb', 'a\\b'),
      /invalid characters/,
    ],
    [
      'a name twice',
      async () => patched(await zipOf({ ...start, 'QTART.md': '' }), 'QTART', 'START'),
      /START\.md is in it twice/,
    ],
    [
      'a link',
      () => zipOf({ ...start, 'X.md': '/etc/passwd' }, { 'X.md': 0o120777 }),
      /X\.md is a symbolic link/,
    ],
    [
      'a pipe',
      () => zipOf({ ...start, 'X.md': '' }, { 'X.md': 0o010644 }),
      /X\.md is neither a file nor a folder/,
    ],
    ['encryption', async () => withEncryption(await zipOf(start)), /START\.md is encrypted/],
    ['no zip at all', async () => Buffer.from('hello'), /cannot use the zip archive/],
    ['a cut end', async () => (await zipOf(start)).subarray(0, -30), /cannot use the zip archive/],
  ])('with %s', async (_, make, message) => {
    const error = await refusal(open(await make()));
    expect(error.message).toMatch(message);
    expect(error.place.file).toMatch(/wf\.zip$/);
  });

  test('whose contents do not fit their checksum', async () => {
    const zip = await zipOf(start);
    zip.writeUInt32LE(0x12345678, centralEntry(zip) + 16);
    expect((await refusal(open(zip))).message).toMatch(/START\.md is damaged/);
  });
});

describe('zip bombs', () => {
  test('of one file are refused', async () => {
    const zip = await zipOf({ 'START.md': Buffer.alloc(100 * MIB) });
    expect(zip.length).toBeLessThan(MIB);
    expect((await refusal(open(zip))).message).toMatch(/over 64 MiB unpacked/);
  });

  test('of several files are refused, also in files that are no states', async () => {
    const part = Buffer.alloc(25 * MIB);
    const zip = await zipOf({ 'START.md': 'x', 'a.bin': part, 'b.bin': part, 'c.bin': part });
    expect((await refusal(open(zip))).message).toMatch(/over 64 MiB unpacked/);
  });

  test('[T:workflow-archive] that claim to be small are refused', async () => {
    const zip = await zipOf({ 'START.md': Buffer.alloc(100 * MIB) });
    zip.writeUInt32LE(10, centralEntry(zip) + 24);
    expect((await refusal(open(zip))).message).toMatch(/too many bytes/);
  });

  test('but 64 MiB are not', async () => {
    const zip = await zipOf({ 'START.md': 'x', 'a.bin': Buffer.alloc(64 * MIB - 1) });
    expect((await open(zip)).states).toEqual(['START.md']);
  });
});

function prefixed(files: Files, prefix: string): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [prefix + name, content]));
}

function withEncryption(zip: Buffer): Buffer {
  const flags = centralEntry(zip) + 8;
  zip.writeUInt16LE(zip.readUInt16LE(flags) | 1, flags);
  return zip;
}
