import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../src/workflow/open.js';
import { folderWith, refusal } from './containers.js';

const posix = { platform: 'posix' } as const;

describe('a folder', () => {
  test('gives its top level states, sorted, and starts at START', async () => {
    const folder = await folderWith({
      'START.md': 'Begin. <goto>POLL</goto>',
      'POLL.sh': 'echo "<result>hi</result>"',
      'POLL.ps1': 'echo "<result>hi</result>"',
      'OLD.bat': 'echo ^<result^>hi^</result^>',
      'README.md': 'About.',
      'notes.txt': 'x',
      '.hidden.md': 'x',
      '.sh': 'x',
      'sub/DEEP.md': 'x',
    });
    const workflow = await openWorkflow(folder, posix);
    expect(workflow.states).toEqual(['OLD.bat', 'POLL.ps1', 'POLL.sh', 'START.md']);
    expect(workflow.entry).toBe('START.md');
    expect(workflow.name).toBe(basename(folder));
    expect(workflow.path).toBe(folder);
    expect(workflow.warnings).toEqual([]);
    expect(workflow.manifest).toEqual({});
    expect(workflow.state('START.md')).toEqual({
      kind: 'prompt',
      name: 'START.md',
      file: join(folder, 'START.md'),
      body: 'Begin. <goto>POLL</goto>',
      bodyLine: 1,
      options: {},
    });
  });

  test('gives scripts by their absolute path on disk', async () => {
    const folder = await folderWith({ 'START.sh': 'echo', 'A.ps1': '', 'B.bat': '' });
    const workflow = await openWorkflow(relative(process.cwd(), folder), posix);
    expect(workflow.path).toBe(folder);
    expect(workflow.state('START.sh')).toMatchObject({
      kind: 'script',
      runtime: 'bash',
      file: join(relative(process.cwd(), folder), 'START.sh'),
      path: join(folder, 'START.sh'),
    });
    expect(workflow.state('A.ps1')).toMatchObject({ runtime: 'powershell' });
    expect(workflow.state('B.bat')).toMatchObject({ runtime: 'cmd' });
  });

  test('resolves targets for the platform it was opened for', async () => {
    const folder = await folderWith({ 'START.md': 'x', 'POLL.sh': '', 'POLL.bat': '' });
    expect((await openWorkflow(folder, posix)).resolve('POLL', 'START.md')).toBe('POLL.sh');
    const windows = await openWorkflow(folder, { platform: 'windows' });
    expect(windows.resolve('POLL', 'START.md')).toBe('POLL.bat');
    expect(() => windows.resolve('NOWHERE', 'START.md')).toThrow(
      expect.objectContaining({ code: 'MISSING_TARGET' }),
    );
  });

  test('refuses to give a state that it has not', async () => {
    const workflow = await openWorkflow(await folderWith({ 'START.md': 'x' }), posix);
    for (const name of ['START', 'NONE.md', '__proto__', 'constructor']) {
      expect(() => workflow.state(name)).toThrow(`the workflow has no state ${name}`);
    }
  });

  test('does not take a folder or a README for a state', async () => {
    const folder = await folderWith({ 'Readme.MD': 'x', 'readme.md': 'x' });
    await mkdir(join(folder, 'START.md'));
    expect((await refusal(openWorkflow(folder, posix))).message).toMatch(/no states/);
  });

  test.each([
    [
      'both 1_START and START',
      { '1_START.md': 'x', 'START.md': 'x' },
      /several entries.*1_START\.md.*START\.md/,
      'START.md',
    ],
    ['START twice', { 'START.md': 'x', 'START.sh': '' }, /several entries.*START\.md.*START\.sh/, 'START.sh'],
    ['no entry', { 'REVIEW.md': 'x' }, /no entry/, ''],
    ['no states', { 'notes.txt': '' }, /no states/, ''],
    ['nothing', {}, /no states/, ''],
  ])('with %s is refused', async (_, files: Record<string, string>, message, file) => {
    const folder = await folderWith(files);
    const error = await refusal(openWorkflow(folder, posix));
    expect(error.message).toMatch(message);
    expect(error.place.file).toBe(join(folder, file));
  });

  test('prefers 1_START', async () => {
    const folder = await folderWith({ '1_START.md': 'x', 'OTHER.md': 'x' });
    expect((await openWorkflow(folder, posix)).entry).toBe('1_START.md');
  });

  test('names a file that is not UTF-8, prompt or script, and still checks the others', async () => {
    const bytes = Uint8Array.from([0x66, 0xfc, 0x72]);
    const folder = await folderWith({ 'A.sh': bytes, 'START.md': bytes, 'Z.md': '---\ntimeout: x\n---\nx' });
    const { located } = await refusal(openWorkflow(folder, posix));
    expect(located.split('\n')).toEqual([
      expect.stringMatching(/A\.sh: the file is not UTF-8/),
      expect.stringMatching(/START\.md: the file is not UTF-8/),
      expect.stringMatching(/Z\.md:2: timeout/),
    ]);
  });

  test('reads through a byte order mark', async () => {
    const folder = await folderWith({
      'START.md': '\uFEFF---\nmodel: opus\n---\nHello',
      'A.sh': '\uFEFF# raymond: timeout=1',
    });
    const workflow = await openWorkflow(folder, posix);
    expect(workflow.state('START.md')).toMatchObject({ body: 'Hello', options: { model: 'opus' } });
    expect(workflow.state('A.sh').options).toEqual({ timeout: 1 });
  });
});

describe('symbolic links', () => {
  test('that leave the folder are refused', async () => {
    const outside = await folderWith({ 'secret.md': 'x' });
    const folder = await folderWith({ 'START.md': 'x' });
    await symlink(join(outside, 'secret.md'), join(folder, 'LEAK.md'));
    const error = await refusal(openWorkflow(folder, posix));
    expect(error.message).toMatch(/leads out of the workflow's folder/);
    expect(error.place.file).toBe(join(folder, 'LEAK.md'));
  });

  test('that leave it by way of a folder beside with a like name are refused', async () => {
    const parent = await folderWith({ 'wf/START.md': 'x', 'wf-other/x.md': 'x' });
    await symlink('../wf-other/x.md', join(parent, 'wf/X.md'));
    expect((await refusal(openWorkflow(join(parent, 'wf'), posix))).message).toMatch(/leads out/);
  });

  test('that leave it are refused as the manifest too', async () => {
    const parent = await folderWith({ 'wf/START.md': 'x', 'm.yaml': 'name: x' });
    await symlink('../m.yaml', join(parent, 'wf/workflow.yaml'));
    expect((await refusal(openWorkflow(join(parent, 'wf'), posix))).place.file).toMatch(/workflow\.yaml$/);
  });

  test('that stay inside are followed, also if the folder itself is a link', async () => {
    const parent = await folderWith({
      'wf/START.md': 'x',
      'wf/sub/shared.md': 'Shared.',
      'wf/..odd/o.md': 'Odd.',
    });
    await symlink('sub/shared.md', join(parent, 'wf/SHARED.md'));
    await symlink('..odd/o.md', join(parent, 'wf/ODD.md'));
    await symlink('sub', join(parent, 'wf/FOLDER.md'));
    await symlink('wf', join(parent, 'link'));
    const workflow = await openWorkflow(join(parent, 'link'), posix);
    expect(workflow.states).toEqual(['ODD.md', 'SHARED.md', 'START.md']);
    expect(workflow.state('SHARED.md')).toMatchObject({ body: 'Shared.' });
  });

  test('that lead nowhere are refused by name', async () => {
    const folder = await folderWith({ 'START.md': 'x' });
    await symlink('gone.md', join(folder, 'GONE.md'));
    const error = await refusal(openWorkflow(folder, posix));
    expect(error.located).toMatch(/GONE\.md: the symbolic link leads nowhere/);
  });

  test('that are no states do not matter', async () => {
    const folder = await folderWith({ 'START.md': 'x' });
    await symlink('/etc/passwd', join(folder, 'passwd.txt'));
    expect((await openWorkflow(folder, posix)).states).toEqual(['START.md']);
  });
});

describe('a file in a folder', () => {
  test('is the entry, its folder the scope', async () => {
    const folder = await folderWith({ 'START.md': 'x', 'REVIEW.md': 'x', 'workflow.yaml': 'name: demo' });
    const workflow = await openWorkflow(join(folder, 'REVIEW.md'), posix);
    expect(workflow).toMatchObject({ entry: 'REVIEW.md', name: 'demo', path: join(folder, 'REVIEW.md') });
    expect(workflow.states).toEqual(['REVIEW.md', 'START.md']);
  });

  test('needs no START beside it, nor does it mind two', async () => {
    const folder = await folderWith({ 'REVIEW.md': 'x' });
    expect((await openWorkflow(join(folder, 'REVIEW.md'), posix)).entry).toBe('REVIEW.md');
    await writeFile(join(folder, 'START.md'), 'x');
    await writeFile(join(folder, '1_START.md'), 'x');
    expect((await openWorkflow(join(folder, 'REVIEW.md'), posix)).entry).toBe('REVIEW.md');
  });

  test.each([
    ['README.md', /no state/],
    ['.hidden.md', /no state/],
    ['notes.txt', /no workflow: give a folder/],
    ['POLL.ps1', /cannot run here/],
  ])('%s is refused', async (name, message) => {
    const folder = await folderWith({ 'START.md': 'x', [name]: 'x' });
    const error = await refusal(openWorkflow(join(folder, name), posix));
    expect(error.message).toMatch(message);
    expect(error.place.file).toBe(join(folder, name));
  });
});

test.each(['nowhere', 'nowhere/START.md', 'START.md/X', 'nowhere.yaml/START'])(
  '%s does not exist',
  async (path) => {
    const folder = await folderWith({ 'START.md': 'x' });
    const error = await refusal(openWorkflow(join(folder, path), posix));
    expect(error.located).toBe(
      `${join(folder, path)}: the workflow does not exist: there is no such file or folder`,
    );
  },
);

describe('the fingerprint', () => {
  const files = { 'START.md': 'a', 'POLL.sh': 'b', 'workflow.yaml': 'name: n' };

  test('depends on names and contents alone', async () => {
    const first = await folderWith(files);
    const second = await folderWith({ ...files, 'notes.txt': 'x', 'README.md': 'y' });
    await utimes(join(second, 'START.md'), 1, 1);
    const [a, b] = [await openWorkflow(first, posix), await openWorkflow(second, posix)];
    expect(a.fingerprint.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(a.fingerprint.files)).toEqual(['POLL.sh', 'START.md', 'workflow.yaml']);
    expect(b.fingerprint.files).toEqual(a.fingerprint.files);
  });

  test.each([
    ['a changed state', { ...files, 'START.md': 'a2' }],
    ['a changed manifest', { ...files, 'workflow.yaml': 'name: m' }],
    ['another name', { 'START.md': 'a', 'POLL2.sh': 'b', 'workflow.yaml': 'name: n' }],
    ['swapped contents', { ...files, 'START.md': 'b', 'POLL.sh': 'a' }],
    ['a state more', { ...files, 'MORE.md': 'x' }],
  ])('differs for %s', async (_, others) => {
    const [a, b] = await Promise.all(
      [files, others].map(async (each) => openWorkflow(await folderWith(each), posix)),
    );
    expect(a!.fingerprint.sha256).not.toBe(b!.fingerprint.sha256);
  });

  test('says which file changed', async () => {
    const [a, b] = await Promise.all(
      [files, { ...files, 'POLL.sh': 'c' }].map(async (each) => openWorkflow(await folderWith(each), posix)),
    );
    const changed = Object.keys(a!.fingerprint.files).filter(
      (name) => a!.fingerprint.files[name] !== b!.fingerprint.files[name],
    );
    expect(changed).toEqual(['POLL.sh']);
  });
});
