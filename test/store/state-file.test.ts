import { type FileHandle, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newAgent } from '../../src/core/agents.js';
import { updateRun } from '../../src/core/change.js';
import { StateError } from '../../src/core/errors.js';
import { newRun } from '../../src/core/life.js';
import type { Run } from '../../src/core/run.js';
import { readStateFile } from '../../src/store/state-file.js';
import { type StateFileSystem, StateWriter } from '../../src/store/state-writer.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raymond-state-'));
  path = join(folder, 'r.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const RUN: Run = newRun({
  id: 'r',
  workflow: { path: '/p/wf', fingerprint: 'f', files: { 'START.md': 'abc' } },
  entry: 'START.md',
  input: 'Grüße, "quoted" \n and \u0000 more',
  budgetUsd: 10,
  launch: {
    ...{ agent: 'claude', model: null, effort: null, recording: null, permission_mode: 'acceptEdits' },
    ...{
      dangerously_skip_permissions: false,
      tools: null,
      allow: null,
      deny: [],
      mcp: null,
      agent_args: null,
      timeout: 600,
      concurrency: 4,
      max_steps: 10_000,
      max_forks: 256,
    },
    ...{
      on_ask: 'pause',
      on_limit: 'auto',
      max_wait: 600,
      cwd: '/p',
      root: '/p',
      env_allow: [],
      keys: null,
      loop: null,
    },
  } as Run['launch'],
  metadata: { pr: '7' },
  now: '2026-01-02T03:04:05.000Z',
});
const step = (steps: number): Run => updateRun(RUN, { steps });

/** As an orchestrator's life that has come to its end leaves it. */
async function writeOnce(run: Run, fs?: StateFileSystem): Promise<void> {
  const writer = new StateWriter(path, fs && { fs });
  await writer.commit(run);
  await writer.close();
}

/** The file system, with a delay or a failure in one place. */
function failing(change: Partial<StateFileSystem>): StateFileSystem {
  return { open, rename, rm, ...change };
}

function errno(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: it failed`), { code });
}

/** Files of which one method fails; the others work. */
function failingFile(
  method: 'writeFile' | 'sync' | 'close',
  code: string,
  isFolder = false,
): StateFileSystem {
  return failing({
    open: (async (file: string, flags: string, mode?: number) => {
      const handle: FileHandle = await open(file, flags, mode);
      if ((flags === 'r') === isFolder && typeof flags === 'string')
        handle[method] = () => Promise.reject(errno(code));
      return handle;
    }) as typeof open,
  });
}

describe('writing and reading', () => {
  test('what was committed is read again, and no other file is left', async () => {
    await writeOnce(RUN);
    expect(await readStateFile(path)).toEqual(RUN);
    expect(await readdir(folder)).toEqual(['r.json']);
    await writeOnce(updateRun(RUN, { agents: [] }));
    expect(await readStateFile(path)).toEqual({ ...RUN, agents: [] });
  });

  test('an agent is a line, for people and for diff', async () => {
    const agents = [...RUN.agents, newAgent('w', 'START.md', '/p')];
    await writeOnce(updateRun(RUN, { agents }));
    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines.filter((line) => line.startsWith('  {"id":'))).toHaveLength(2);
  });

  test('commits that come while one is being written share the next write', async () => {
    const writer = new StateWriter(path);
    const first = writer.commit(step(1));
    await Promise.resolve();
    const others = Array.from({ length: 100 }, (_, n) => writer.commit(step(n + 2)));
    await first;
    expect((await readStateFile(path)).steps).toBeGreaterThanOrEqual(1);
    await Promise.all(others);
    expect(writer.writes).toBe(2);
    expect((await readStateFile(path)).steps).toBe(101);
  });

  test('a commit resolves only when it, or a later one, is on disk', async () => {
    const writer = new StateWriter(path);
    const seen = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        for (let turn = 0; turn < n; turn++) await new Promise((next) => setImmediate(next));
        await writer.commit(step(n));
        return { n, steps: (await readStateFile(path)).steps };
      }),
    );
    for (const { n, steps } of seen) expect(steps).toBeGreaterThanOrEqual(n);
    expect(writer.writes).toBeLessThanOrEqual(20);
  });
});

describe('when the state file cannot be written', () => {
  test.each<[string, () => StateFileSystem, RegExp]>([
    ['the disk is full', () => failingFile('writeFile', 'ENOSPC'), /ENOSPC/],
    ['the disk is broken', () => failingFile('sync', 'EIO'), /EIO/],
    ['the folder is broken', () => failingFile('sync', 'EIO', true), /EIO/],
    ['it may not be opened', () => failing({ open: () => Promise.reject(errno('EACCES')) }), /EACCES/],
    ['it may not be replaced', () => failing({ rename: () => Promise.reject(errno('EROFS')) }), /EROFS/],
  ])('%s: a clear error, and the last good state stays', async (_, fileSystem, message) => {
    await writeOnce(step(1));
    const writer = new StateWriter(path, { fs: fileSystem() });
    const commits = [writer.commit(step(2)), writer.commit(step(3))];
    for (const commit of commits) {
      await expect(commit).rejects.toMatchObject({ code: 'STATE_WRITE_FAILED', place: { file: path } });
      await expect(commit).rejects.toThrow(message);
      await expect(commit).rejects.toThrow(/last good state.*resume/);
    }
    // Whole, whichever it is: after the rename only the folder's own sync can fail.
    expect([1, 3]).toContain((await readStateFile(path)).steps);
    await expect(writer.commit(step(4))).rejects.toMatchObject({ code: 'STATE_WRITE_FAILED' });
    await writer.close();
    expect((await readdir(folder)).filter((name) => name !== 'r.journal')).toEqual(['r.json']);
    expect([1, 3]).toContain((await readStateFile(path)).steps);
  });

  test('commits that wait for a write that fails are refused too', async () => {
    const writer = new StateWriter(path, { fs: failingFile('sync', 'EIO') });
    const first = writer.commit(step(1));
    await Promise.resolve();
    const second = writer.commit(step(2));
    await expect(first).rejects.toBeInstanceOf(StateError);
    await expect(second).rejects.toBeInstanceOf(StateError);
  });

  test('the folder is gone', async () => {
    const writer = new StateWriter(path);
    await writer.commit(step(1));
    await rm(folder, { recursive: true });
    await expect(writer.commit(step(2))).rejects.toThrow(/ENOENT/);
  });

  test('a file system that cannot sync a folder is no failure', async () => {
    await writeOnce(step(5), failingFile('sync', 'EINVAL', true));
    expect((await readStateFile(path)).steps).toBe(5);
  });
});

describe('reading what is not a state file', () => {
  const refusal = async (text: string | Uint8Array): Promise<StateError> => {
    await writeFile(path, text);
    const error = await readStateFile(path).then(
      () => new Error('it was accepted'),
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(StateError);
    expect(await readFile(path)).toEqual(Buffer.from(text));
    return error as StateError;
  };

  test('none at all', async () => {
    await expect(readStateFile(path)).rejects.toMatchObject({ code: 'STATE_MISSING', place: { file: path } });
  });

  test('a folder', async () => {
    await expect(readStateFile(folder)).rejects.toMatchObject({ code: 'STATE_INVALID' });
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /not whole JSON/],
    ['no JSON', 'hello', /not whole JSON/],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x7b]), /not whole JSON/],
    ['null', 'null', /version is missing/],
    ['a number', '7', /version is missing/],
    ['a list', '[]', /version is missing/],
    ['another version', '{"version": 3}', /version is 3, this raymond reads versions 1 and 2/],
    ['no number of its last commit', '{"version": 2, "commit": -1}', /commit: it is no number/],
    ['a version of another kind', '{"version": "1"}', /version is "1"/],
    ['a foreign file', '{"version": 1, "name": "left-pad"}', /workflow_id/],
  ])('%s', async (_, text, message) => {
    const error = await refusal(text);
    expect(error.code).toBe('STATE_INVALID');
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/left as it is.*start a new run/);
    expect(error.located).toContain(path);
  });

  test.each<[string, (run: Record<string, unknown>) => unknown, RegExp]>([
    ['a negative cost', (run) => ({ ...run, total_cost_usd: -1 }), /total_cost_usd/],
    ['no agents', ({ agents: _, ...run }) => run, /agents/],
    ['an unknown status', (run) => ({ ...run, status: 'sleeping' }), /status/],
    ['a text for a number', (run) => ({ ...run, steps: '7' }), /steps/],
    ['a broken agent', (run) => ({ ...run, agents: [{ id: 'main' }] }), /agents\.0\.current_state/],
  ])('%s: the key is named', async (_, spoil, message) => {
    await writeOnce(RUN);
    const run = JSON.parse(await readFile(path, 'utf8'));
    expect((await refusal(JSON.stringify(spoil(run)))).message).toMatch(message);
  });

  test('cut short anywhere', async () => {
    await writeOnce(RUN);
    const whole = await readFile(path);
    // Without its last line break it is still whole.
    for (let length = 0; length < whole.length - 1; length += 50) {
      expect((await refusal(whole.subarray(0, length))).code).toBe('STATE_INVALID');
    }
  });
});
