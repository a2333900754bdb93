import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Guarded } from '../../../src/runtime/guarded/files.js';
import { recordUntold } from '../../../src/runtime/guarded/untold.js';
import { Watch } from '../../../src/runtime/guarded/watch.js';
import { LeftChanges } from '../../../src/store/left-changes.js';
import { acquireLock } from '../../../src/store/lock.js';

const AT = '2026-01-01T00:00:00.000Z';
let folder: string;
let left: LeftChanges;
const at = (...names: string[]): string => join(folder, ...names);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-watch-')));
  mkdirSync(at('p/wf'), { recursive: true });
  writeFileSync(at('p/wf/A.md'), 'a');
  left = new LeftChanges(at('changed'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const watch = (run: string, wf = at('p/wf')): Watch => {
  const guarded: Guarded = { files: [join(wf, 'A.md')], folders: [wf], closed: [], startedIn: [] };
  const words = { project: at('p'), run, lock: at(`${run}.lock`), now: () => AT, accept: '' };
  return new Watch(guarded, left, words);
};
const paths = (): string[] => left.all().map(({ path }) => path);

describe('what a run was read from is on record while it goes on', () => {
  test('by real paths, and no longer once it has told all', () => {
    symlinkSync('p/wf', at('link'));
    const run = watch('r1', at('link'));
    expect(left.baselines.all()).toMatchObject([
      { run: 'r1', files: { [at('p/wf/A.md')]: expect.any(String) }, folders: [at('p/wf')] },
    ]);
    run.end();
    expect(left.baselines.all()).toEqual([]);
  });

  test('of one that was killed it says what has changed since, new states too, and is gone then', () => {
    watch('r1');
    writeFileSync(at('p/wf/A.md'), 'b');
    writeFileSync(at('p/wf/NEW.md'), 'new');
    recordUntold(left);
    expect(paths().sort()).toEqual([at('p/wf/A.md'), at('p/wf/NEW.md')]);
    expect(left.baselines.all()).toEqual([]);
    const told = watch('r2').leftBefore(false);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('after the run r1 began');
  });

  test('of one that goes on it stays, and a change that is accepted is not told again', () => {
    const lock = acquireLock(at('r1.lock'), AT);
    watch('r1');
    writeFileSync(at('p/wf/A.md'), 'b');
    expect(watch('r2').leftBefore(false)).toHaveLength(1);
    expect(watch('r3').leftBefore(true)).toEqual([]);
    expect(watch('r4').leftBefore(false)).toEqual([]);
    expect(left.baselines.of(at('r1.lock'))).not.toBeNull();
    lock.release();
  });

  test('of its own, from before a kill, it is compared with when the run is resumed', () => {
    watch('r1');
    writeFileSync(at('p/wf/A.md'), 'b');
    const lock = acquireLock(at('r1.lock'), AT);
    expect(watch('r1').leftBefore(false)).toHaveLength(1);
    lock.release();
  });

  test('of a project that is gone it says nothing', () => {
    watch('r1');
    rmSync(at('p'), { recursive: true });
    recordUntold(left);
    expect([paths(), left.baselines.all()]).toEqual([[], []]);
  });

  test('what was told already keeps what it was before, also over a kill', () => {
    const run = watch('r1');
    writeFileSync(at('p/wf/A.md'), 'b');
    expect(run.look()).toHaveLength(1);
    writeFileSync(at('p/wf/A.md'), 'c');
    recordUntold(left);
    const [change] = left.all();
    writeFileSync(at('p/wf/A.md'), 'a');
    expect([change?.untold, watch('r2').leftBefore(false)]).toEqual([true, []]);
  });
});
