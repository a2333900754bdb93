import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StateError } from '../core/errors.js';
import type { LoggedEvent, RunEvent } from '../core/events.js';

/** Not through a link: that would write to whatever somebody has put in the file's place. Windows has no such flag. */
const APPEND = constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
export class EventLog {
  private readonly fd: number;
  private seq: number;

  /** @throws StateError STATE_WRITE_FAILED, as `append` does. */
  constructor(private readonly path: string) {
    try {
      this.fd = openSync(path, constants.O_RDWR | APPEND, 0o600);
      const tail = readTail(this.fd);
      this.seq = lastSeq(tail);
      if (tail !== '' && !tail.endsWith('\n')) writeSync(this.fd, '\n');
    } catch (error) {
      throw this.failed(error);
    }
  }

  append(event: RunEvent, time: string): LoggedEvent {
    this.seq += 1;
    const logged: LoggedEvent = { seq: this.seq, time, ...event };
    try {
      writeSync(this.fd, `${JSON.stringify(logged)}\n`);
    } catch (error) {
      throw this.failed(error);
    }
    return logged;
  }

  private failed(error: unknown): StateError {
    return new StateError(
      'STATE_WRITE_FAILED',
      `The event log could not be written (${messageOf(error)}). Free the disk or mend the folder, then resume.`,
      { file: this.path },
      { cause: error },
    );
  }

  close(): void {
    closeSync(this.fd);
  }
}

const TAIL_BYTES = 1 << 16;

/** The file's end, from far enough back to hold the start of a line, however long its last lines are. */
function readTail(fd: number): string {
  const { size } = fstatSync(fd);
  for (let length = Math.min(size, TAIL_BYTES); ; length = Math.min(size, length * 16)) {
    const buffer = Buffer.alloc(length);
    readSync(fd, buffer, 0, length, size - length);
    const tail = buffer.toString('utf8');
    if (length === size || lastSeq(tail) > 0) return tail;
  }
}

/** The last sequence number that can be read; `seq` opens every line, so a cut line still tells it. */
function lastSeq(tail: string): number {
  const found = [...tail.matchAll(/^\{"seq":(\d+),/gm)].at(-1);
  return found ? Number(found[1]) : 0;
}

/** Every whole event of a log, in order; lines that a crash cut short are passed over. */
export async function readEvents(path: string): Promise<LoggedEvent[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const events: LoggedEvent[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      events.push(JSON.parse(line) as LoggedEvent);
    } catch {
      // Cut short by a crash.
    }
  }
  return events;
}

/**
 * The agent CLI's own stream of one turn, whole, or what all scripts of a run have written. Opened on first use.
 * It is for people to read, so a full disk cuts it short instead of ending the turn.
 */
export class TurnTranscript {
  private fd: number | null = null;
  /** Why the rest is missing. */
  problem: string | null = null;

  constructor(readonly path: string) {}

  write(chunk: Buffer | string): void {
    if (this.problem !== null) return;
    try {
      this.fd ??= openSync(this.path, constants.O_WRONLY | APPEND, 0o600);
      if (typeof chunk === 'string') writeSync(this.fd, chunk);
      else writeSync(this.fd, chunk);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  close(): void {
    if (this.fd !== null) closeSync(this.fd);
    this.fd = null;
  }
}

/** Names sort in the order in which the turns began. */
export function transcriptPath(folder: string, turn: string, agent: string, state: string): string {
  const safeState = state.replace(/[^A-Za-z0-9._-]/g, '_');
  return join(folder, `${turn.padStart(6, '0')}-${agent}-${safeState}.jsonl`);
}

/** What scripts have written; each line names its turn. */
export function scriptTranscriptPath(folder: string): string {
  return join(folder, 'scripts.jsonl');
}
