import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RecordedFile } from '../../../src/agents/replay/recording.js';
import { filesSince, lookAtFiles, putFiles } from '../../../src/agents/replay/turn-files.js';
import { turnRequest } from '../claude/fake-claude.js';

let folder: string;
let project: string;
let task: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-turn-files-'));
  project = join(folder, 'project');
  task = join(project, '.raymond', 'runs', 'r', 'tasks', 'main');
  mkdirSync(task, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function request() {
  const context = { ...turnRequest().context, runValues: [{ value: task, name: 'task_folder' } as const] };
  return turnRequest({ cwd: project, context });
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

async function writtenBy(turn: () => void) {
  const before = await lookAtFiles(request());
  turn();
  return filesSince(request(), before);
}

describe('what a turn has written', () => {
  test('is kept: new, changed and gone, of its task folder and its work tree', async () => {
    write(join(project, 'src', 'changed.ts'), 'before');
    write(join(project, 'same.txt'), 'same');
    write(join(project, 'gone.txt'), 'gone');
    const { files, left } = await writtenBy(() => {
      write(join(task, 'plan.md'), '# plan');
      write(join(project, 'src', 'changed.ts'), 'after');
      write(join(project, 'bytes.bin'), new Uint8Array([0, 255]));
      rmSync(join(project, 'gone.txt'));
    });
    expect(files).toEqual([
      { in: 'cwd', path: 'bytes.bin', base64: 'AP8=' },
      { in: 'cwd', path: 'gone.txt', deleted: true },
      { in: 'cwd', path: 'src/changed.ts', text: 'after' },
      { in: 'task_folder', path: 'plan.md', text: '# plan' },
    ]);
    expect(left).toEqual([]);
  });

  test("is not what git leaves out, nor git's own files", async () => {
    execFileSync('git', ['init', '-q'], { cwd: project });
    write(join(project, '.gitignore'), 'build/\n');
    const { files } = await writtenBy(() => {
      write(join(project, 'build', 'out.js'), 'x');
      write(join(project, 'node_modules', 'a.js'), 'x');
      execFileSync('git', ['add', '.'], { cwd: project });
      write(join(project, 'kept.txt'), 'x');
    });
    expect(files).toEqual([{ in: 'cwd', path: 'kept.txt', text: 'x' }]);
  });

  test('a file of more than a MiB is left out, and named', async () => {
    const { files, left } = await writtenBy(() =>
      write(join(project, 'large.txt'), 'x'.repeat((1 << 20) + 1)),
    );
    expect({ files, left }).toEqual({ files: [], left: ['large.txt'] });
  });

  test('of all files of a turn 16 MiB are kept', async () => {
    const { files, left } = await writtenBy(() => {
      for (let n = 10; n < 28; n++) write(join(project, `${n}.txt`), 'x'.repeat(1 << 20));
    });
    expect({ kept: files.length, left }).toEqual({ kept: 16, left: ['26.txt', '27.txt'] });
  });
});

describe('put back', () => {
  test('is what was kept', async () => {
    write(join(project, 'gone.txt'), 'gone');
    await putFiles(
      [
        { in: 'task_folder', path: 'deep/plan.md', text: '# plan' },
        { in: 'cwd', path: 'bytes.bin', base64: 'AP8=' },
        { in: 'cwd', path: 'gone.txt', deleted: true },
        { in: 'cwd', path: 'never-there.txt', deleted: true },
      ],
      request(),
    );
    expect(readFileSync(join(task, 'deep', 'plan.md'), 'utf8')).toBe('# plan');
    expect([...readFileSync(join(project, 'bytes.bin'))]).toEqual([0, 255]);
    expect(existsSync(join(project, 'gone.txt'))).toBe(false);
  });

  const put = (path: string): Promise<void> =>
    putFiles([{ in: 'cwd', path, text: 'x' } as RecordedFile], request());

  test.each(['../x', 'a/../../x', '/etc/x', '', '.', 'a\0b'])(
    '%j leads out, and is refused',
    async (path) => {
      await expect(put(path)).rejects.toThrow('leads out of the folder');
    },
  );

  test.each(['.git/hooks/pre-commit', 'sub/.GIT/config'])('%s is refused', async (path) => {
    await expect(put(path)).rejects.toThrow("git's own files");
  });

  test('a link in the tree is not written through', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(project, 'link'));
    writeFileSync(join(folder, 'elsewhere', 'target'), 'mine');
    symlinkSync(join(folder, 'elsewhere', 'target'), join(project, 'file-link'));
    await expect(put('link/x')).rejects.toThrow('leads out of the folder');
    await put('file-link');
    expect(readFileSync(join(folder, 'elsewhere', 'target'), 'utf8')).toBe('mine');
  });
});
