/** What is written in place of everything that is redacted. */
export const REPLACEMENT = '***';
const STARS = Buffer.from(REPLACEMENT);

/** Bytes that stay readable behind those that were released: more than the longest token's beginning. */
const LOOK_BEHIND = 64;

interface Interval {
  start: number;
  end: number;
}

/** The part of a stream that is not decided yet, and what of it is to be redacted. */
export class Window {
  private bytes: Buffer = Buffer.alloc(0);
  /** Position of the first byte that is kept. */
  private base = 0;
  private length = 0;
  /** All before it was given out, or redacted. */
  private cursor = 0;
  private intervals: Interval[] = [];
  /** Was anything marked so far? */
  isMarked = false;

  /** Adds a chunk, and tells where in the buffer it lies. The buffer is good until the next call. */
  append(chunk: Uint8Array): { bytes: Uint8Array; from: number; to: number } {
    if (this.length + chunk.length > this.bytes.length) this.makeRoom(chunk.length);
    this.bytes.set(chunk, this.length);
    const from = this.length;
    this.length += chunk.length;
    return { bytes: this.bytes, from, to: this.length };
  }

  /** Copies no more, over time, than what is added: what is kept moves only when it is the lesser part. */
  private makeRoom(added: number): void {
    const dead = Math.max(0, Math.min(this.cursor - this.base, this.length - LOOK_BEHIND));
    const kept = this.length - dead;
    const isRoomy = 2 * (kept + added) <= this.bytes.length;
    const target = isRoomy ? this.bytes : Buffer.allocUnsafe(2 * (kept + added));
    this.bytes.copy(target, 0, dead, this.length);
    this.bytes = target;
    this.base += dead;
    this.length = kept;
  }

  /** Marks bytes to be redacted. Those that overlap become one; order does not matter. */
  redact(start: number, end: number): void {
    this.isMarked = true;
    const last = this.intervals.at(-1);
    if (last && start >= last.start && start < last.end) last.end = Math.max(last.end, end);
    else this.intervals.push({ start, end });
  }

  /** The bytes up to `decided`, redacted, that were not given out yet. */
  release(decided: number): Buffer {
    const parts: Uint8Array[] = [];
    const end = Math.min(decided, this.base + this.length);
    const intervals = this.intervals.sort((a, b) => a.start - b.start);
    let index = 0;
    for (; index < intervals.length; index++) {
      const interval = intervals[index]!;
      if (interval.start >= end) break;
      // One that begins before the cursor overlaps what was redacted already.
      if (interval.start >= this.cursor) parts.push(this.slice(this.cursor, interval.start), STARS);
      this.cursor = Math.max(this.cursor, interval.end);
    }
    this.intervals = intervals.slice(index);
    if (this.cursor < end) {
      parts.push(this.slice(this.cursor, end));
      this.cursor = end;
    }
    // A copy, since the buffer is written over.
    return Buffer.concat(parts);
  }

  /** As Latin-1; empty outside of what is kept. */
  characterAt(position: number): string {
    const index = position - this.base;
    return index >= 0 && index < this.length ? String.fromCharCode(this.bytes[index]!) : '';
  }

  private slice(from: number, to: number): Uint8Array {
    return this.bytes.subarray(from - this.base, to - this.base);
  }
}
