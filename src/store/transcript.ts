import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, StateError } from '../core/errors.js';
import type { LoggedEvent, RunEvent } from '../core/events.js';
import { isThere } from '../process/files.js';
import { LogTwin } from './log-twin.js';
import { withoutLongTexts } from './long-texts.js';
import type { Texts } from './texts.js';

/** No link is followed: it would lead to a file that somebody else has chosen. Windows has no such flag. */
const APPEND = constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
export class EventLog {
  private fd: number;
  private seq: number;
  /** Holds what was written, whatever becomes of the file; null when nobody has asked for it. */
  readonly twin: LogTwin | null;

  /**
   * @param texts takes the long texts of events
   * @param isHeld whether a twin is kept, for when somebody changes the file
   * @throws StateError STATE_WRITE_FAILED, as `append` does.
   */
  constructor(
    private readonly path: string,
    private readonly texts: Pick<Texts, 'write'>,
    isHeld = false,
  ) {
    try {
      this.fd = openSync(path, constants.O_RDWR | APPEND, 0o600);
      const end = endOf(this.fd);
      this.seq = end.seq;
      if (!end.isWhole) writeSync(this.fd, '\n');
      this.twin = isHeld ? new LogTwin(path) : null;
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** @param events events that have happened at once; however many there are, they are one write */
  append(events: readonly RunEvent[], time: string): LoggedEvent[] {
    const logged = [...this.madeAgain(), ...events].map((event): LoggedEvent => {
      this.seq += 1;
      return { seq: this.seq, time, ...event };
    });
    this.write(logged.map((event) => withoutLongTexts(event, (text) => this.texts.write(text))));
    return logged;
  }

  /** Somebody may have removed the run's folder. The run goes on, with a warning that says what is lost. */
  private madeAgain(): RunEvent[] {
    // A file that somebody has put in its place is not written to.
    const isGone = fstatSync(this.fd).nlink === 0 && !isThere(this.path);
    if (!isGone) return [];
    try {
      mkdirSync(join(dirname(this.path), 'turns'), { recursive: true, mode: 0o700 });
      closeSync(this.fd);
      this.fd = openSync(this.path, constants.O_RDWR | APPEND, 0o600);
    } catch (error) {
      throw this.failed(error);
    }
    const message = `${dirname(this.path)} was removed while the run went on: its log, transcripts and long texts up to now are lost`;
    return [{ type: 'warning', message }];
  }

  private write(events: readonly LoggedEvent[]): void {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`);
    try {
      // A full disk may take only a part of the bytes; the next call then says so.
      const bytes = Buffer.from(lines.join(''));
      for (let at = 0; at < bytes.length; ) at += writeSync(this.fd, bytes, at);
      this.twin?.append(bytes);
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** Appends events of another log, with their times. Their long texts have to lie in this run's folder already. */
  adopt(events: readonly LoggedEvent[]): LoggedEvent[] {
    const adopted = events.map((event): LoggedEvent => {
      this.seq += 1;
      const { seq: _, time, ...rest } = event;
      return { seq: this.seq, time, ...rest } as LoggedEvent;
    });
    this.write(adopted);
    return adopted;
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

const BLOCK_BYTES = 1 << 16;
const NEWLINE = 0x0a;

/** The last number in a log, and whether its last line is whole. The log is read from its end, a block at a time. */
function endOf(fd: number): { seq: number; isWhole: boolean } {
  const { size } = fstatSync(fd);
  const isWhole = size === 0 || blockAt(fd, size - 1, 1)[0] === NEWLINE;
  // `seq` opens every line, so a cut line still has it; the blocks overlap by more than its length.
  for (let end = size; end > 0; end -= BLOCK_BYTES) {
    const start = Math.max(0, end - BLOCK_BYTES);
    const text = blockAt(fd, start, Math.min(size, end + 64) - start).toString('latin1');
    const found = [...text.matchAll(start === 0 ? /^\{"seq":(\d+),/gm : /\n\{"seq":(\d+),/g)].at(-1);
    if (found) return { seq: Number(found[1]), isWhole };
  }
  return { seq: 0, isWhole };
}

function blockAt(fd: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  return buffer.subarray(0, readSync(fd, buffer, 0, length, position));
}

export type EventType = LoggedEvent['type'];

/**
 * Shows every whole event of a log, in order; lines that a crash cut short are passed over. The log may be of any
 * size: it is held in memory a line at a time, and lines of unwanted types are not parsed.
 * @param wanted the types to show; all of them, if it is absent
 */
export async function scanEvents(
  path: string,
  see: (event: LoggedEvent) => void,
  wanted?: ReadonlySet<EventType>,
): Promise<void> {
  let rest: Buffer[] = [];
  const take = (line: Buffer): void => {
    const event = parsed(line, wanted);
    if (event !== null) see(event);
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        const line = chunk.subarray(start, end);
        take(rest.length === 0 ? line : Buffer.concat([...rest, line]));
        rest = [];
        start = end + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  take(Buffer.concat(rest));
}

/** Null for a line that a crash cut short, or that is not wanted. */
function parsed(line: Buffer, wanted: ReadonlySet<EventType> | undefined): LoggedEvent | null {
  if (line.length === 0) return null;
  if (wanted !== undefined) {
    // Every line that we write begins so; any other line has to be parsed to learn its type.
    const [, type] = /^\{"seq":\d+,"time":"[^"]*","type":"(\w+)"/.exec(line.toString('latin1', 0, 120)) ?? [];
    if (type !== undefined && !wanted.has(type as EventType)) return null;
  }
  try {
    const event = JSON.parse(line.toString()) as LoggedEvent;
    return wanted === undefined || wanted.has(event.type) ? event : null;
  } catch {
    return null;
  }
}

/** The events of a log, in order. Long texts in them are shortened, and `texts` says where the whole ones lie. */
export async function readEvents(path: string, wanted?: ReadonlySet<EventType>): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  await scanEvents(path, (event) => void events.push(event), wanted);
  return events;
}

/**
 * The agent CLI's own stream of one turn, whole, or what all scripts of a run have written. The file is opened on first
 * use. It is for people to read, so a full disk cuts it short instead of ending the turn.
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

/** All scripts of a run share one file, in which each line names its turn. */
export function scriptTranscriptPath(folder: string): string {
  return join(folder, 'scripts.jsonl');
}

/** The first line of a turn's transcript, ahead of what the agent CLI says: what it was sent (spec 3.3). */
export function promptRecord(prompt: string): string {
  return `${JSON.stringify({ type: 'raymond_prompt', prompt })}\n`;
}

/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Bytes of a transcript's first line; a longer one was not written by us. */
const LONGEST_PROMPT_LINE = 64 << 20;

/** What an agent was sent, from its turn's transcript; null when there is none, or it is of an older version. */
export function readTurnPrompt(path: string): string | null {
  let fd: number;
  try {
    fd = openSync(path, READ);
  } catch {
    return null;
  }
  try {
    const record: unknown = JSON.parse(firstLine(fd));
    if (typeof record !== 'object' || record === null) return null;
    const { type, prompt } = record as Readonly<Record<string, unknown>>;
    return type === 'raymond_prompt' && typeof prompt === 'string' ? prompt : null;
  } catch {
    return null;
  } finally {
    closeSync(fd);
  }
}

function firstLine(fd: number): string {
  const blocks: Buffer[] = [];
  for (let at = 0; at < LONGEST_PROMPT_LINE; at += BLOCK_BYTES) {
    const block = blockAt(fd, at, BLOCK_BYTES);
    const end = block.indexOf(NEWLINE);
    blocks.push(end === -1 ? block : block.subarray(0, end));
    if (end !== -1 || block.length < BLOCK_BYTES) break;
  }
  return Buffer.concat(blocks).toString();
}

/** A log that may still grow: each `read` shows what has come since the last one. */
export class LogTail {
  private at = 0;
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly path: string) {}

  /** Lines that are not whole yet come with a later call; those that a crash cut short are passed over. */
  read(see: (event: LoggedEvent) => void): void {
    let fd: number;
    try {
      fd = openSync(this.path, READ);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    try {
      for (
        let block = blockAt(fd, this.at, TAIL_BYTES);
        block.length > 0;
        block = blockAt(fd, this.at, TAIL_BYTES)
      ) {
        this.at += block.length;
        const text = this.rest.length === 0 ? block : Buffer.concat([this.rest, block]);
        let start = 0;
        for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
          const event = parsed(text.subarray(start, end), undefined);
          if (event !== null) see(event);
          start = end + 1;
        }
        this.rest = text.subarray(start);
      }
    } finally {
      closeSync(fd);
    }
  }
}

const TAIL_BYTES = 1 << 20;
