import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { messageOf, StateError, UsageError } from '../core/errors.js';
import { readPlainFile } from '../process/files.js';

/** Who holds a state file. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Tells a process from a later one with the same pid, in the platform's unit. */
  readonly process_start: string;
  readonly since: string;
  /** The process that holds its agents' keys, which may outlive it for a moment (spec 9.2). */
  readonly meter?: LockedProcess;
}

export type LockedProcess = Pick<LockHolder, 'pid' | 'process_start'>;

export interface Lock {
  /** Writes down which process is our meter. */
  noteMeter(meter: LockedProcess): void;
  /** Lets the file stay, so that who takes the lock next finds the meter that still reads; this process is about to end. */
  leaveToMeter(): void;
  release(): void;
}

/**
 * Takes the lock beside a state file, for as long as the run lasts (spec 3.2). A lock whose owner is gone
 * is taken over. This is synchronous, since it happens once, before anything else.
 * @throws StateError STATE_LOCKED, which says who holds it; UsageError when the folder allows no lock.
 */
export function acquireLock(path: string, now: string): Lock {
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    process_start: processStart(process.pid) ?? '',
    since: now,
  };
  let text = `${JSON.stringify(mine)}\n`;
  let isLeft = false;
  // A link appears whole or not at all, unlike a file that is opened and then written.
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    take(draft, path);
  } catch (error) {
    if (error instanceof StateError) throw error;
    throw new UsageError(
      `The run cannot be locked: ${messageOf(error)}. Give another folder with --state-dir.`,
      { file: path },
      { cause: error },
    );
  } finally {
    rmSync(draft, { force: true });
  }
  removeDrafts(path, Date.parse(now));
  return {
    noteMeter: (meter) => {
      const next = `${JSON.stringify({ ...mine, meter })}\n`;
      writeFileSync(draft, next, { mode: 0o600, flag: 'wx' });
      if (read(path) !== text) rmSync(draft, { force: true });
      else renameSync(draft, path);
      text = next;
    },
    leaveToMeter: () => {
      isLeft = true;
    },
    release: () => {
      if (!isLeft) release(path, text);
    },
  };
}

/** Older drafts were left behind: whoever takes a lock needs its draft for a moment only. */
const DRAFT_MS = 3_600_000;

/** Removes drafts of orchestrators that were killed before they could. A draft that stays does no harm. */
function removeDrafts(path: string, now: number): void {
  const start = `${basename(path)}.`;
  try {
    for (const name of readdirSync(dirname(path))) {
      if (!name.startsWith(start) || !UUID.test(name.slice(start.length))) continue;
      const draft = join(dirname(path), name);
      const status = lstatSync(draft, { throwIfNoEntry: false });
      if (!status?.isFile()) continue;
      const holder = parse(read(draft) ?? '');
      const isLeft = status.mtimeMs < now - DRAFT_MS || (holder !== null && !isAlive(holder));
      if (isLeft) rmSync(draft, { force: true });
    }
  } catch {}
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ATTEMPTS = 200;
const PAUSE_MS = 5;

/** @throws StateError STATE_LOCKED */
function take(draft: string, path: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (linked(draft, path)) return;
    if (isSymbolicLink(path)) throw strange(path);
    const found = read(path);
    if (found === null) continue;
    const holder = parse(found);
    if (holder && isAlive(holder)) throw held(path, holder);
    if (!removeStale(draft, path, found)) pause();
  }
  throw new StateError('STATE_LOCKED', 'The lock keeps changing hands; try again.', { file: path });
}

function isSymbolicLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function strange(path: string): StateError {
  return new StateError(
    'STATE_LOCKED',
    'The lock is a symbolic link, which no orchestrator makes. Remove it and try again.',
    {
      file: path,
    },
  );
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | null {
  try {
    return readPlainFile(path).toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): LockHolder | null {
  try {
    const data = JSON.parse(text) as LockHolder;
    return isProcessId(data.pid) && typeof data.host === 'string' ? data : null;
  } catch {
    return null;
  }
}

/** To `kill`, 0 and negative numbers mean groups of processes, of which some always live. */
function isProcessId(pid: unknown): boolean {
  return Number.isSafeInteger(pid) && (pid as number) > 0;
}

/**
 * Removes a dead owner's lock. Several orchestrators may try that, and one may have put its own lock there
 * since we read it; so only one at a time may remove, and only what it has read.
 * @returns false while another one is removing
 */
function removeStale(draft: string, path: string, stale: string): boolean {
  const guard = `${path}.takeover`;
  if (!linked(draft, guard)) {
    const remover = parse(read(guard) ?? '');
    // The one that was removing has died between two system calls.
    if (remover !== null && !isAlive(remover)) rmSync(guard, { force: true });
    return false;
  }
  try {
    if (read(path) === stale) unlinkSync(path);
  } finally {
    unlinkSync(guard);
  }
  return true;
}

function release(path: string, text: string): void {
  if (read(path) === text) unlinkSync(path);
}

/** The holder of a lock file; null when it is dead, or there is none. */
export function lockHolder(path: string): LockHolder | null {
  const found = read(path);
  const holder = found === null ? null : parse(found);
  return holder && isAlive(holder) ? holder : null;
}

/** Whether the lock is still held by this process, since the same moment. */
export function isHeldBy(path: string, { pid, since }: LockHolder): boolean {
  const now = lockHolder(path);
  return now !== null && now.pid === pid && now.since === since;
}

/** A holder on another host counts as alive: we cannot tell, so its lock is not taken. */
function isAlive(holder: LockHolder): boolean {
  return holder.host !== hostname() || isProcessAlive(holder);
}

/** Whether a process of this machine lives, and is no later one with its number. */
export function isProcessAlive(holder: LockedProcess): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM says that the process lives, as another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const fields = processFields(holder.pid);
  // A zombie was killed, and nobody has asked how it ended; in a container without an init it stays that way.
  if (fields?.[0] === 'Z') return false;
  const start = fields?.[19] ?? null;
  return start === null || holder.process_start === '' || start === holder.process_start;
}

/** The meter that a lock of this machine names, be its orchestrator dead or not; null where there is none. */
export function lockedMeter(path: string): LockedProcess | null {
  const { host, meter } = parse(read(path) ?? '') ?? {};
  return host === hostname() && isProcessId(meter?.pid) ? (meter ?? null) : null;
}

/** Clock ticks from boot to the process's start; null where /proc does not exist. */
export function processStart(pid: number): string | null {
  return processFields(pid)?.[19] ?? null;
}

/** Fields of /proc/PID/stat from the third, the state, on. */
function processFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command, field 2, may hold spaces and parentheses, so fields are counted from its last parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function held(path: string, holder: LockHolder): StateError {
  const elsewhere = holder.host !== hostname();
  return new StateError(
    'STATE_LOCKED',
    `The run is held by another orchestrator: process ${holder.pid} on ${holder.host}, since ${holder.since}. ${
      elsewhere
        ? `If that machine is gone, remove ${path} and try again.`
        : 'Wait for it to end, or stop it, and try again.'
    }`,
    { file: path },
  );
}
