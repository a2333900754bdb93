import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkRunId,
  createRunFolders,
  existingRun,
  listRunIds,
  newRunId,
  projectRoot,
  runPaths,
  stateFolder,
} from '../../src/store/run-folder.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-folder-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function make(...names: string[]): string {
  const path = join(folder, ...names);
  mkdirSync(path, { recursive: true });
  return path;
}

const onLinux = process.platform === 'linux' ? test : test.skip;

// Node's own recursive mkdir would never come back, so it is tried where it cannot hold up the other tests for long.
onLinux('language D9: a folder that the system denies with ENOENT is refused, not tried for ever', () => {
  const stateDir = '/proc/raymond/state';
  expect(() => createRunFolders(stateDir, runPaths(stateDir, 'r'))).toThrow(
    /cannot be kept in \/proc\/raymond\/state/,
  );
});

describe('the project', () => {
  test.each(['.raymond', '.git'])('is the nearest folder with %s', (mark) => {
    make(mark);
    const deep = make('a', 'b');
    expect(projectRoot(deep)).toBe(folder);
    expect(stateFolder(deep, undefined)).toBe(join(folder, '.raymond', 'state'));
    make('a', mark);
    expect(projectRoot(deep)).toBe(join(folder, 'a'));
  });

  test('is a work tree of git, whose .git is a file', () => {
    const deep = make('tree', 'src');
    writeFileSync(join(folder, 'tree', '.git'), 'gitdir: elsewhere');
    expect(projectRoot(deep)).toBe(join(folder, 'tree'));
  });

  test('--state-dir is one from where we are, or absolute', () => {
    make('.git');
    expect(stateFolder(join(folder, 'a'), 'kept')).toBe(join(folder, 'a', 'kept'));
    expect(stateFolder(folder, join(folder, 'x'))).toBe(join(folder, 'x'));
  });
});

describe('the files of a run', () => {
  test('lie in .raymond, beside its state; in a folder of another name, inside it', () => {
    const usual = runPaths(join(folder, '.raymond', 'state'), 'r');
    expect(usual.state).toBe(join(folder, '.raymond', 'state', 'r.json'));
    expect(usual.lock).toBe(join(folder, '.raymond', 'state', 'r.lock'));
    expect(usual.events).toBe(join(folder, '.raymond', 'runs', 'r', 'events.jsonl'));
    expect(runPaths(join(folder, 'state'), 'r').folder).toBe(join(folder, 'state', 'runs', 'r'));
  });

  test('have folders that git ignores, unless somebody said otherwise', () => {
    const stateDir = join(folder, '.raymond', 'state');
    createRunFolders(stateDir, runPaths(stateDir, 'r'));
    const ignore = join(folder, '.raymond', '.gitignore');
    expect(readFileSync(ignore, 'utf8')).toBe('/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
    writeFileSync(ignore, 'mine\n');
    createRunFolders(stateDir, runPaths(stateDir, 'r2'));
    expect(readFileSync(ignore, 'utf8')).toBe('mine\n');
    createRunFolders(join(folder, 'kept'), runPaths(join(folder, 'kept'), 'r'));
    expect(existsSync(join(folder, '.gitignore'))).toBe(false);
  });

  test("are the owner's alone, whatever the umask (adversary D14)", () => {
    const paths = runPaths(join(folder, '.raymond', 'state'), 'r');
    const before = process.umask(0);
    try {
      createRunFolders(join(folder, '.raymond', 'state'), paths);
    } finally {
      process.umask(before);
    }
    const modes = [paths.folder, paths.turns].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
  });

  test('that cannot be made: what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const stateDir = join(folder, 'file', 'state');
    expect(() => createRunFolders(stateDir, runPaths(stateDir, 'r'))).toThrow(
      /cannot be kept in .*--state-dir/,
    );
  });

  test('are found by their id, and a near one is named', async () => {
    expect(await listRunIds(join(folder, 'none'))).toEqual([]);
    for (const name of ['nightly.json', 'x.1.json', 'nightly.lock', 'nightly.json.tmp'])
      writeFileSync(join(folder, name), '');
    expect((await listRunIds(folder)).sort()).toEqual(['nightly', 'x.1']);
    expect(await existingRun(folder, 'nightly')).toEqual(runPaths(folder, 'nightly'));
    await expect(existingRun(folder, 'nightlt')).rejects.toThrow(
      /no run nightlt in .* Did you mean nightly\?/,
    );
    await expect(existingRun(folder, 'zebra')).rejects.toMatchObject({
      code: 'STATE_MISSING',
      message: expect.stringContaining('raymond status'),
    });
  });

  test('that is a link to nowhere is said to be one (language D10)', async () => {
    symlinkSync('/nowhere', join(folder, 'bad.json'));
    await expect(existingRun(folder, 'bad')).rejects.toThrow(/is a link to nowhere/);
  });
});

describe('run ids', () => {
  test.each(['a', 'A.b_c-9', '.hidden', 'x'.repeat(100)])('%s is one', (id) => {
    expect(checkRunId(id)).toBe(id);
  });

  test.each(['', '.', '..', '...', 'a/b', 'a\\b', 'a b', 'ü', 'a\n', 'a\0', 'x'.repeat(101)])(
    '%j is none',
    (id) => {
      expect(() => checkRunId(id)).toThrow(/is no run id/);
    },
  );

  test.each([
    ['review', 'review'],
    ['my workflow!', 'my-workflow'],
    ['../evil', 'evil'],
    ['…', 'run'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('of the workflow %s start with %s', (workflow, start) => {
    const id = newRunId(workflow, new Date('2026-01-02T03:04:05.678Z'), '00ff');
    expect(id).toBe(`${start}-20260102T030405678-00ff`);
    expect(checkRunId(id)).toBe(id);
  });
});
