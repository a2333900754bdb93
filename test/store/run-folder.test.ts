import { mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  checkRunId,
  createRunFolders,
  existingRun,
  listRunIds,
  newRunId,
  runPaths,
} from '../../src/store/run-folder.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-folder-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onLinux = process.platform === 'linux' ? test : test.skip;

// Node's own recursive mkdir would never come back, so it is tried where it cannot hold up the other tests for long.
onLinux('language D9: a folder that the system denies with ENOENT is refused, not tried for ever', () => {
  const stateDir = '/proc/raymond/state';
  expect(() => createRunFolders(stateDir, runPaths(stateDir, 'r'), folder)).toThrow(
    /cannot be kept in \/proc\/raymond\/state/,
  );
});

describe('the files of a run', () => {
  test('lie in .raymond, beside its state; in a folder of another name, inside it', () => {
    const usual = runPaths(join(folder, '.raymond', 'state'), 'r');
    expect(usual.state).toBe(join(folder, '.raymond', 'state', 'r.json'));
    expect(usual.lock).toBe(join(folder, '.raymond', 'state', 'r.lock'));
    expect(usual.events).toBe(join(folder, '.raymond', 'runs', 'r', 'events.jsonl'));
    expect(runPaths(join(folder, 'state'), 'r').folder).toBe(join(folder, 'state', 'runs', 'r'));
    for (const home of ['raymond/p-0123abcd', 'raymond-state-0123456789abcdef'])
      expect(runPaths(join(folder, home, 'state'), 'r').folder).toBe(join(folder, home, 'runs', 'r'));
  });

  test("are the owner's alone, whatever the umask (adversary D14)", () => {
    const paths = runPaths(join(folder, '.raymond', 'state'), 'r');
    const before = process.umask(0);
    try {
      createRunFolders(join(folder, '.raymond', 'state'), paths, folder);
    } finally {
      process.umask(before);
    }
    const modes = [paths.folder, paths.turns].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
  });

  test('that cannot be made: what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const stateDir = join(folder, 'file', 'state');
    expect(() => createRunFolders(stateDir, runPaths(stateDir, 'r'), folder)).toThrow(
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
