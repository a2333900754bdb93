import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { StateError } from '../core/errors.js';

/** Who holds a state file. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Tells a process from a later one with the same pid; the platform's unit. */
  readonly process_start: string;
  readonly since: string;
}

export interface Lock {
  release(): void;
}

/**
 * Takes the lock beside a state file, for as long as the run lasts (spec 3.2). A lock whose owner is gone
 * is taken over. Synchronous, since it happens once, before anything else.
 * @throws StateError STATE_LOCKED, which says who holds it.
 */
export function acquireLock(path: string, now: string): Lock {
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    process_start: processStart(process.pid) ?? '',
    since: now,
  };
  const text = `${JSON.stringify(mine)}\n`;
  // A link appears whole or not at all, unlike a file that is opened and then written.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (linked(draft, path)) return { release: () => release(path, text) };
      const found = read(path);
      if (found === null) continue;
      const holder = parse(found);
      if (holder && isAlive(holder)) throw held(path, holder);
      removeStale(path, found);
    }
  } finally {
    unlinkSync(draft);
  }
  throw new StateError('STATE_LOCKED', `The lock ${path} keeps changing hands; try again.`, { file: path });
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
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): LockHolder | null {
  try {
    const data = JSON.parse(text) as LockHolder;
    return typeof data.pid === 'number' && typeof data.host === 'string' ? data : null;
  } catch {
    return null;
  }
}

/**
 * Moves a dead owner's lock away. Between our reading and our moving, another orchestrator may have put
 * its own lock there; what was moved is therefore read again, and put back when it is not the dead one's.
 */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.stale.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale) linked(aside, path);
  unlinkSync(aside);
}

function release(path: string, text: string): void {
  if (read(path) === text) unlinkSync(path);
}

/** The holder of a lock file, if it is a living one; for `status`. */
export function lockHolder(path: string): LockHolder | null {
  const found = read(path);
  const holder = found === null ? null : parse(found);
  return holder && isAlive(holder) ? holder : null;
}

/** On another host we cannot tell, so we do not take its lock. */
function isAlive(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, as another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = processStart(holder.pid);
  return start === null || holder.process_start === '' || start === holder.process_start;
}

/** Clock ticks from boot to the process's start; null where /proc does not exist, and for a zombie's sake. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command, field 2, may hold spaces and parentheses: count from behind its last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? null;
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
