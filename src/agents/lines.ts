const NEWLINE = 0x0a;
/** Well above anything a CLI has been seen to write, and below what a JavaScript string can hold. */
const LONGEST_LINE = 128 * 1024 * 1024;

/**
 * Cuts a byte stream into lines. Bytes are decoded a whole line at a time, so that a character split
 * between two chunks survives; chunks of a long line are kept apart until it ends, so that a line of many
 * MB costs one copy. Lines over 128 MiB are dropped and counted.
 */
export class LineSplitter {
  private parts: Buffer[] = [];
  private size = 0;
  /** Lines that were too long to keep. */
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
