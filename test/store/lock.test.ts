import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { acquireLock, type LockHolder, lockHolder, processStart } from '../../src/store/lock.js';

const NOW = '2026-01-02T03:04:05.000Z';
const onLinux = process.platform === 'linux' ? test : test.skip;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-lock-'));
  path = join(folder, 'r.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holderOf = (): LockHolder => JSON.parse(readFileSync(path, 'utf8'));
const heldBy = (change: Partial<LockHolder>): void => {
  const me = {
    pid: process.pid,
    host: hostname(),
    process_start: processStart(process.pid) ?? '',
    since: NOW,
  };
  writeFileSync(path, JSON.stringify({ ...me, ...change }));
};
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('taking a lock', () => {
  test('names the process, and leaves nothing but the lock', () => {
    const lock = acquireLock(path, NOW);
    expect(holderOf()).toMatchObject({ pid: process.pid, host: hostname(), since: NOW });
    expect(readdirSync(folder)).toEqual(['r.lock']);
    expect(lockHolder(path)).toEqual(holderOf());
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(lockHolder(path)).toBeNull();
    acquireLock(path, NOW).release();
  });

  test('that a living process holds: STATE_LOCKED, with the holder and what to do', () => {
    const lock = acquireLock(path, NOW);
    expect(() => acquireLock(path, NOW)).toThrow(
      expect.objectContaining({
        code: 'STATE_LOCKED',
        place: { file: path },
        message: expect.stringMatching(`process ${process.pid} on ${hostname()}, since ${NOW}.*stop it`),
      }),
    );
    expect(readdirSync(folder)).toEqual(['r.lock']);
    lock.release();
  });

  test.each([0, -1, 1.5])('adversary D14: with the pid %p, which no process has, is taken over', (pid) => {
    heldBy({ pid });
    expect(lockHolder(path)).toBeNull();
    acquireLock(path, NOW).release();
  });

  test('adversary D14: that is a link is refused at once, with what to do', () => {
    symlinkSync(join(folder, 'nowhere'), path);
    expect(() => acquireLock(path, NOW)).toThrow(/symbolic link.*Remove it/);
    expect(readdirSync(folder)).toEqual(['r.lock']);
  });

  test('of a process on another machine, of which nothing is known: kept, with what to do', () => {
    heldBy({ host: 'elsewhere', pid: deadPid() });
    const before = readFileSync(path, 'utf8');
    expect(() => acquireLock(path, NOW)).toThrow(/on elsewhere.*If that machine is gone, remove .*r\.lock/);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.each<[string, () => void]>([
    ['dead process', () => heldBy({ pid: deadPid() })],
    ['process that never was', () => heldBy({ pid: 2 ** 30 })],
    ['broken file', () => writeFileSync(path, '{"pid": 1')],
    ['foreign file', () => writeFileSync(path, '"1"')],
    ['empty file', () => writeFileSync(path, '')],
  ])('of a %s: taken over', (_, leave) => {
    leave();
    expect(lockHolder(path)).toBeNull();
    const lock = acquireLock(path, NOW);
    expect(holderOf().pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['r.lock']);
    lock.release();
  });

  onLinux('of a process whose number another one has now: taken over', () => {
    heldBy({ process_start: '1' });
    acquireLock(path, NOW).release();
  });

  onLinux('of a process that is dead and not yet buried: taken over', async () => {
    // It waits for a line, until its parent has become a program that never asks for it.
    const parent = spawn('bash', ['-c', 'exec 3<&0; (read -r line <&3) & echo $!; exec sleep 600']);
    try {
      const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(chunk.toString());
      const started = processStart(pid) ?? '';
      const isParent = (name: string): boolean =>
        readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === name;
      while (!isParent('sleep')) await new Promise((next) => setImmediate(next));
      parent.stdin.write('end\n');
      const isZombie = (): boolean => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      while (!isZombie()) await new Promise((next) => setImmediate(next));
      heldBy({ pid, process_start: started });
      acquireLock(path, NOW).release();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  test('whose takeover a dead process had begun: taken over', () => {
    heldBy({ pid: deadPid() });
    writeFileSync(`${path}.takeover`, readFileSync(path));
    acquireLock(path, NOW).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('clears away what killed processes have left of theirs, and nothing that may still be needed', () => {
    const draft = (last: string, change: Partial<LockHolder> | null): string => {
      const name = `r.lock.00000000-0000-4000-8000-00000000000${last}`;
      const me = {
        pid: process.pid,
        host: hostname(),
        process_start: processStart(process.pid) ?? '',
        since: NOW,
      };
      writeFileSync(join(folder, name), change === null ? '' : JSON.stringify({ ...me, ...change }));
      return name;
    };
    const before = new Date(Date.parse(NOW) - 3_600_001);
    draft('1', { pid: deadPid() });
    utimesSync(join(folder, draft('2', null)), before, before);
    utimesSync(join(folder, draft('3', { host: 'elsewhere' })), before, before);
    const kept = [
      draft('4', {}),
      draft('5', null),
      draft('6', { host: 'elsewhere' }),
      'r.lock.mine',
      'rXlock.md',
    ];
    for (const name of kept.slice(3)) writeFileSync(join(folder, name), '');
    const other = draft('7', { pid: deadPid() }).replace('r.lock', 'q.lock');
    writeFileSync(join(folder, other), JSON.stringify({ pid: deadPid(), host: hostname() }));
    const lock = acquireLock(path, NOW);
    expect(readdirSync(folder).sort()).toEqual([...kept, other, 'r.lock'].sort());
    lock.release();
  });

  test('releases its own alone', () => {
    const lock = acquireLock(path, NOW);
    heldBy({ pid: 1, since: 'later' });
    lock.release();
    expect(holderOf().since).toBe('later');
  });

  test('release does not mind that the folder is gone', () => {
    const lock = acquireLock(path, NOW);
    rmSync(folder, { recursive: true });
    expect(() => lock.release()).not.toThrow();
  });

  test('in a folder that is not there or cannot be written: what to do', () => {
    const missing = join(folder, 'none', 'r.lock');
    expect(() => acquireLock(missing, NOW)).toThrow(/cannot be locked: .*ENOENT.*--state-dir/);
    if (process.getuid?.() === 0) return;
    chmodSync(folder, 0o500);
    expect(() => acquireLock(path, NOW)).toThrow(/cannot be locked: .*EACCES/);
  });
});

describe('several at once', () => {
  const ROUNDS = 30;
  const CONTENDERS = 4;

  test('over the lock of a dead process: one gets it', async () => {
    const module = compiledLock();
    const dead = deadPid();
    const contenders = Array.from({ length: CONTENDERS }, () => new Contender(module));
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const lock = join(folder, `${round}.lock`);
        path = lock;
        heldBy({ pid: dead });
        const answers = await Promise.all(contenders.map((each) => each.take(lock)));
        expect(answers.sort()).toEqual(['STATE_LOCKED', 'STATE_LOCKED', 'STATE_LOCKED', 'got it']);
        expect(readdirSync(folder).filter((name) => name.startsWith(`${round}.`))).toEqual([`${round}.lock`]);
      }
    } finally {
      for (const each of contenders) each.end();
    }
  });
});

/** A process of its own that takes the locks that it is told to, and keeps them. */
class Contender {
  private readonly child: ChildProcessWithoutNullStreams;

  constructor(lockModule: string) {
    this.child = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, lockModule]);
  }

  async take(lock: string): Promise<string> {
    this.child.stdin.write(`${lock}\n`);
    const [answer] = (await once(this.child.stdout, 'data')) as [Buffer];
    return answer.toString().trim();
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}

const CONTENDER = `
import { createInterface } from 'node:readline';
const { acquireLock } = await import(process.argv[1]);
for await (const path of createInterface({ input: process.stdin })) {
  try {
    acquireLock(path, 'now');
    console.log('got it');
  } catch (error) {
    console.log(error.code ?? error.stack);
  }
}`;

/** The module and what it imports, as JavaScript in the test's folder. */
function compiledLock(): string {
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  for (const name of ['store/lock', 'core/errors', 'process/files']) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    const { code } = transformFileSync(resolve('src', `${name}.ts`), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    writeFileSync(join(folder, `${name}.js`), code);
  }
  return join(folder, 'store', 'lock.js');
}
