import { appendFile, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { agentOf, newAgent } from '../../src/core/agents.js';
import { updateAgent, updateRun } from '../../src/core/change.js';
import type { Transition } from '../../src/core/protocol/transition.js';
import type { Run } from '../../src/core/run.js';
import { step } from '../../src/core/step.js';
import { journalLines } from '../../src/store/journal.js';
import { readCommitted, readStateFile } from '../../src/store/state-file.js';
import { type StateFileSystem, StateWriter, type WriterOptions } from '../../src/store/state-writer.js';
import { aRun, NOW } from '../support/run.js';

let folder: string;
let path: string;
let journal: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raymond-journal-'));
  path = join(folder, 'r.json');
  journal = join(folder, 'r.journal');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs of one life, each a step further. */
function life(length: number): Run[] {
  const runs = [aRun()];
  while (runs.length < length) runs.push(updateRun(runs.at(-1)!, { steps: runs.length }));
  return runs;
}

async function commitAll(runs: readonly Run[], options?: WriterOptions): Promise<StateWriter> {
  const writer = new StateWriter(path, options);
  for (const run of runs) await writer.commit(run);
  return writer;
}

const steps = async (): Promise<number> => (await readStateFile(path)).steps;
const rawLines = async (): Promise<string[]> => (await readFile(journal, 'utf8')).split('\n').slice(0, -1);
/** Without their checksums. */
const lines = async (): Promise<string[]> => (await rawLines()).map((line) => line.slice(9));
const numbers = async (): Promise<unknown[]> =>
  (await lines()).map((line) => (JSON.parse(line) as { commit: unknown }).commit);

/** The file system; the `nth` operation on it, and every later one, fails, as those of a killed process do. */
function dyingAt(nth: number): { fs: StateFileSystem; count: () => number } {
  let count = 0;
  const counted = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => {
      count += 1;
      return count >= nth ? Promise.reject(new Error('killed')) : call(...args);
    };
  };
  const openCounted = counted(async (...args: Parameters<typeof open>) => {
    const handle = await open(...args);
    for (const method of ['write', 'writeFile', 'sync', 'datasync', 'truncate'] as const)
      Object.assign(handle, { [method]: counted(handle[method].bind(handle) as () => Promise<unknown>) });
    return handle;
  });
  const fs = { open: openCounted as typeof open, rename: counted(rename), rm: counted(rm) };
  return { fs, count: () => count };
}

describe('a commit', () => {
  test('after the first is a line with what is different and the next number', async () => {
    const [first, second] = life(2);
    const third = step(
      second!,
      'main',
      { tag: 'goto', target: 'B.md' },
      { turn: '1', implicit: false, now: NOW, newId: () => 'q' },
    ).run;
    const writer = await commitAll([first!, second!, third]);
    expect(await lines()).toEqual([
      '{"commit":2,"set":{"steps":1}}',
      '{"commit":3,"changed":[{"id":"main","set":{"current_state":"B.md"}}]}',
    ]);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ version: 2, commit: 1, steps: 0 });
    expect(await readCommitted(path)).toEqual({ run: third, commit: 3 });
    await writer.close();
  });

  test('costs what it changes, however many agents live', async () => {
    const workers = Array.from({ length: 5000 }, (_, n) =>
      newAgent(`main_w${n + 1}`, 'W.md', '/work', { forked: { parent: 'main', depth: 0, order: n + 1 } }),
    );
    let run = updateRun(aRun(), { agents: [...aRun().agents, ...workers] });
    const writer = await commitAll([run]);
    const before = writer.bytes;
    for (const { id } of workers.slice(0, 200)) {
      run = updateAgent(run, id, { current_state: 'X.md' });
      await writer.commit(run);
      run = step(
        run,
        id,
        { tag: 'result', payload: 'ok' },
        { turn: '1', implicit: false, now: NOW, newId: () => 'q' },
      ).run;
      await writer.commit(run);
    }
    expect((writer.bytes - before) / 400).toBeLessThan(200);
    expect(await readStateFile(path)).toEqual(run);
    await writer.close();
  });

  test('costs what it changes, however deep calls are in each other', async () => {
    let run = aRun();
    const writer = await commitAll([run]);
    const bytes: number[] = [];
    const go = async (count: number, transition: Transition): Promise<number> => {
      const before = writer.bytes;
      for (let times = 0; times < count; times++) {
        run = step(run, 'main', transition, { turn: '1', implicit: false, now: NOW, newId: () => 'q' }).run;
        await writer.commit(run);
      }
      expect(await readStateFile(path)).toEqual(run);
      return writer.bytes - before;
    };
    const call = { tag: 'call', target: 'A.md', return: 'B.md' } as const;
    for (const each of [call, call, call, { tag: 'result', payload: 'ok' } as const])
      bytes.push(await go(100, each));
    // Numbers of commits grow by a digit.
    expect(Math.max(...bytes)).toBeLessThan(bytes[0]! * 1.05);
    expect(agentOf(run, 'main').stack).toHaveLength(200);
    await writer.close();
  });

  test('goes into a new snapshot where the journal has grown long, and the journal is emptied', async () => {
    const writer = await commitAll(life(400), { smallestFold: 1 });
    const { commit } = JSON.parse(await readFile(path, 'utf8')) as { commit: number };
    expect(commit).toBeGreaterThan(1);
    expect((await numbers())[0]).toBe(commit + 1);
    expect(await steps()).toBe(399);
    await writer.close();
  });

  test('of a run that has not grown from the last one is a snapshot', async () => {
    const writer = await commitAll([aRun({}, { results: { main_x1: 'x' } }), aRun({}, { steps: 7 })]);
    expect(await lines()).toEqual([]);
    expect(await steps()).toBe(7);
    await writer.close();
  });

  test('is refused when the journal was removed under it', async () => {
    const [first, second] = life(2);
    const writer = await commitAll([first!]);
    await rm(journal);
    await expect(writer.commit(second!)).rejects.toMatchObject({ code: 'STATE_WRITE_FAILED' });
    await writer.close();
    expect(await steps()).toBe(0);
  });
});

describe('at the end', () => {
  test('the snapshot alone is whole', async () => {
    await (await commitAll(life(10))).close();
    expect(await readdir(folder)).toEqual(['r.json']);
    expect(await steps()).toBe(9);
  });

  test('the numbers go on in the next life', async () => {
    await (await commitAll(life(3))).close();
    const { run, commit } = await readCommitted(path);
    const writer = new StateWriter(path, { commit });
    await writer.commit(run);
    await writer.commit(updateRun(run, { steps: 50 }));
    expect(await numbers()).toEqual([commit + 2]);
    expect(await readCommitted(path)).toMatchObject({ commit: commit + 2, run: { steps: 50 } });
    await writer.close();
  });

  test('what the run refers to is on disk before the commit that does', async () => {
    const order: string[] = [];
    const sync = async (): Promise<void> =>
      void order.push(
        await readFile(path, 'utf8').then(
          () => 'sync',
          () => 'first',
        ),
      );
    await (await commitAll(life(2), { sync })).close();
    expect(order).toEqual(['first', 'sync', 'sync']);
  });
});

describe('cut off', () => {
  test('at any byte of its last line: that commit has not been, all others have', async () => {
    const writer = await commitAll(life(4));
    const whole = await readFile(journal);
    const last = whole.lastIndexOf('\n', -2) + 1;
    for (let length = last; length < whole.length; length++) {
      await writeFile(journal, whole.subarray(0, length));
      expect(await readCommitted(path)).toMatchObject({ commit: 3, run: { steps: 2 } });
    }
    await writeFile(journal, whole);
    expect(await steps()).toBe(3);
    await writer.close();
  });

  test('with any of its bits another: never taken for what was written', async () => {
    const writer = await commitAll(life(40));
    const whole = await readFile(journal);
    const last = whole.lastIndexOf('\n', -2) + 1;
    const read = (bytes: Buffer): { commits: number; dropped: string[] } | string => {
      const dropped: string[] = [];
      try {
        return { commits: [...journalLines(bytes, 1, (why) => dropped.push(why))].length, dropped };
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(read(whole)).toEqual({ commits: 39, dropped: [] });
    for (let at = 0; at < whole.length; at++)
      for (let bit = 0; bit < 8; bit++) {
        whole[at]! ^= 1 << bit;
        const found = read(whole);
        whole[at]! ^= 1 << bit;
        if (typeof found === 'string') expect(found).toMatch(/^line \d+ /);
        else expect([at >= last, found.commits]).toEqual([true, 38]);
      }
    whole[last + 20]! ^= 1;
    await writeFile(journal, whole);
    expect(await readCommitted(path)).toMatchObject({
      commit: 39,
      dropped: expect.stringContaining('line 39'),
    });
    whole[20]! ^= 1;
    await writeFile(journal, whole);
    await expect(readCommitted(path)).rejects.toMatchObject({ code: 'STATE_INVALID' });
    await writer.close();
  });

  test('at any of its operations: what was committed is there, and another life goes on from it', async () => {
    const undisturbed = dyingAt(Number.POSITIVE_INFINITY);
    await (await commitAll(life(30), { fs: undisturbed.fs, smallestFold: 200 })).close();
    expect(undisturbed.count()).toBeGreaterThan(60);
    for (let nth = 1; nth <= undisturbed.count(); nth++) {
      for (const name of await readdir(folder)) await rm(join(folder, name));
      let done = -1;
      const writer = new StateWriter(path, { fs: dyingAt(nth).fs, smallestFold: 200 });
      try {
        for (const run of life(30)) {
          await writer.commit(run);
          done = run.steps;
        }
        await writer.close();
      } catch {
        await writer.close().catch(() => {});
      }
      const found = await readCommitted(path).catch((error: { code: string }) => error.code);
      if (typeof found === 'string') {
        expect([found, done]).toEqual(['STATE_MISSING', -1]);
        continue;
      }
      expect([done, done + 1]).toContain(found.run.steps);
      const next = new StateWriter(path, { commit: found.commit, smallestFold: 200 });
      await next.commit(updateRun(found.run, { steps: 100 }));
      await next.commit(updateRun(found.run, { steps: 101 }));
      expect(await steps()).toBe(101);
      await next.close();
      expect([await readdir(folder), await steps()]).toEqual([['r.json'], 101]);
    }
  }, 120_000);

  test('between the snapshot and the emptying of the journal: its lines are not applied again', async () => {
    const writer = await commitAll(life(5));
    const left = await readFile(journal);
    await writer.close();
    await writeFile(journal, left);
    expect(await steps()).toBe(4);
  });

  test('a commit that the snapshot holds is skipped, the last of them too', async () => {
    const writer = await commitAll(life(5));
    const bytes = await readFile(journal);
    const after = (held: number) => [...journalLines(bytes, held)].map(({ commit }) => commit);
    expect([1, 2, 4, 5, 6].map(after)).toEqual([[2, 3, 4, 5], [3, 4, 5], [5], [], []]);
    await writer.close();
  });

  test('and its state file removed: the journal of another run is not taken for its own', async () => {
    const old = await commitAll(life(9));
    await old.commit(updateRun(life(1)[0]!, { steps: 99 }));
    await appendFile(journal, '{"commit":2,"set":{"steps":77}}\n');
    await rm(path);
    const writer = await commitAll(life(1));
    expect(await steps()).toBe(0);
    await writer.close();
    await old.close().catch(() => {});
  });
});

describe('a journal that cannot be right', () => {
  const refusal = async (): Promise<string> => {
    const error = await readStateFile(path).then(
      () => new Error('it was accepted'),
      (error: unknown) => error,
    );
    expect(error).toMatchObject({ code: 'STATE_INVALID', place: { file: journal } });
    return (error as Error).message;
  };

  test.each<[string, (lines: string[]) => string, RegExp]>([
    ['a line in the middle is torn', ([a, b, c]) => `${a}\n${b!.slice(0, 9)}\n${c}\n`, /line 2 is not whole/],
    ['a line is missing', ([a, , c]) => `${a}\n${c}\n`, /line 2 has the number 4 and follows 2/],
    [
      'the first line is missing',
      ([, b, c]) => `${b}\n${c}\n`,
      /line 1 has the number 3, where 2 was to come/,
    ],
    ['a line comes twice', ([a, b]) => `${a}\n${a}\n${b}\n`, /line 2 has the number 2 and follows 2/],
    ['a line is no change', ([a]) => `${a}\n{}\n`, /line 2 has no number/],
    ['a line has the checksum of nothing', ([a]) => `${a}\n74234e98 null\n`, /line 2 has no number/],
    ['the number of a line is none', ([a]) => `${a}\n{"commit":2.5}\n`, /line 2 has no number/],
    ['its last line is whole and broken', ([a]) => `${a}\n{"commit":3,\n`, /line 2 is not whole/],
    [
      'an agent is not there',
      ([a]) => `${a}\n{"commit":3,"gone":["main_x1"]}\n`,
      /agent main_x1 is not there/,
    ],
    [
      'an agent comes twice',
      ([a]) => `${a}\n{"commit":3,"added":[{"id":"main"}]}\n`,
      /main is there already/,
    ],
    [
      'a stack is not as deep as it was',
      ([a]) => `${a}\n{"commit":3,"stacks":{"main":{"keep":1,"add":[]}}}\n`,
      /the stack of agent main has fewer frames than are kept/,
    ],
    [
      'a stack keeps no number of frames',
      ([a]) => `${a}\n{"commit":3,"stacks":{"main":{"add":[]}}}\n`,
      /the stack of agent main has fewer frames than are kept/,
    ],
    [
      'it has a key of a newer version',
      ([a]) => `${a}\n{"commit":3,"trees":{}}\n`,
      /commit 3: this raymond does not know the key trees/,
    ],
    [
      'it sets all agents',
      ([a]) => `${a}\n{"commit":3,"set":{"agents":[]}}\n`,
      /agents cannot be set as a whole/,
    ],
    ['what it changes is of another kind', ([a]) => `${a}\n{"commit":3,"set":[1]}\n`, /commit 3: no object/],
  ])('%s', async (_, spoil, message) => {
    const writer = await commitAll(life(4));
    await writeFile(journal, spoil(await lines()));
    expect(await refusal()).toMatch(message);
    expect(await refusal()).toMatch(/left as it is/);
    await writer.close();
  });

  test('what it adds up to is checked like the file itself', async () => {
    const writer = await commitAll(life(1));
    await writeFile(journal, '{"commit":2,"set":{"steps":-1}}\n');
    await expect(readStateFile(path)).rejects.toThrow(/steps/);
    await writer.close();
  });

  test('it is no file', async () => {
    await (await commitAll(life(1))).close();
    await rm(journal, { force: true });
    await import('node:fs/promises').then(({ mkdir }) => mkdir(journal));
    expect(await refusal()).toMatch(/no file/);
  });
});

test('who reads while it is written sees what was committed, or something later, and never anything else', async () => {
  const runs = life(400);
  const writer = new StateWriter(path, { smallestFold: 1 });
  await writer.commit(runs[0]!);
  let done = 0;
  let isOver = false;
  const read = async (): Promise<number> => {
    let times = 0;
    while (!isOver) {
      const least = done;
      const found = await steps();
      if (found < least) throw new Error(`read ${found} after ${least} was committed`);
      times += 1;
    }
    return times;
  };
  const readers = Promise.all([read(), read()]);
  for (const run of runs.slice(1)) {
    await writer.commit(run);
    done = run.steps;
  }
  isOver = true;
  expect(Math.min(...(await readers))).toBeGreaterThan(10);
  await writer.close();
}, 120_000);
