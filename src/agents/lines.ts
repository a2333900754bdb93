import { createReadStream } from 'node:fs';
import { isJsonObject, type Json, jsonIn } from './json.js';
import { shortLine } from './tool-summary.js';

const NEWLINE = 0x0a;
/** This is well above any line that a CLI was seen to write, and below what a JavaScript string can hold. */
const LONGEST_LINE = 128 * 1024 * 1024;

/**
 * Cuts a byte stream into lines. Bytes are decoded a whole line at a time, so that a character split
 * between two chunks survives; chunks of a long line are kept apart until it ends, so that a line of many
 * MB costs one copy. Lines over 128 MiB are dropped and counted.
 */
export class LineSplitter {
  private parts: Buffer[] = [];
  private size = 0;
  /** How many lines were too long to keep. */
  dropped = 0;

  constructor(private readonly onLine: (line: string) => void) {}

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end));
      this.emit();
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** Hands out what stands after the last newline. */
  end(): void {
    if (this.size > 0) this.emit();
  }

  private keep(part: Buffer): void {
    if (part.length === 0) return;
    this.size += part.length;
    if (this.size > LONGEST_LINE) this.parts = [];
    else this.parts.push(part);
  }

  private emit(): void {
    const { parts, size } = this;
    this.parts = [];
    this.size = 0;
    if (size > LONGEST_LINE) {
      this.dropped += 1;
      return;
    }
    const bytes = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, size);
    this.onLine(bytes.toString('utf8'));
  }
}

/** Reads a file line by line. Returns false when there is no such file. */
export async function readLines(path: string, onLine: (line: string) => void): Promise<boolean> {
  const lines = new LineSplitter(onLine);
  try {
    for await (const chunk of createReadStream(path)) lines.push(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  lines.end();
  return true;
}

const BROKEN_SHOWN = 300;

/**
 * A CLI's stream of events, a JSON object a line. Lines that are no part of it, such as npm, a hook or a dying
 * program prints there, are counted.
 */
export abstract class JsonStream {
  private readonly lines = new LineSplitter((line) => this.readLine(line));
  private broken = 0;
  private brokenText = '';
  private droppedBefore = 0;

  protected abstract read(event: Json): void;

  write(chunk: Buffer): void {
    this.lines.push(chunk);
  }

  end(): void {
    this.lines.end();
  }

  /** How many lines were no JSON object, or too long to keep. */
  get brokenLines(): number {
    return this.broken + this.lines.dropped - this.droppedBefore;
  }

  /** For example `2 lines of its output were not JSON: …`, with the first 300 characters of them (spec 6.6). */
  describeBroken(whose: string, { leftOut = false } = {}): string {
    const [lines, were] = this.brokenLines === 1 ? ['1 line', 'was'] : [`${this.brokenLines} lines`, 'were'];
    const said = shortLine(this.brokenText, BROKEN_SHOWN);
    const more = leftOut ? ` and ${were} left out` : '';
    return `${lines} of ${whose} output ${were} not JSON${more}${said === '' ? '' : `: ${said}`}`;
  }

  protected forgetBroken(): void {
    this.broken = 0;
    this.brokenText = '';
    this.droppedBefore = this.lines.dropped;
  }

  private readLine(line: string): void {
    if (line.trim() === '') return;
    const event = jsonIn(line);
    if (isJsonObject(event)) {
      this.read(event);
      return;
    }
    this.broken += 1;
    if (this.brokenText.length < BROKEN_SHOWN) this.brokenText += `${line.slice(0, BROKEN_SHOWN)}\n`;
  }
}
