import type { Automaton } from './automaton.js';

/** Where the bytes came from that took an automaton to its state: for the place of a match in the file. */
export interface Trail {
  /** Where the last `length` bytes begin in the file; bytes from its start. */
  startOf(length: number): number;
}

/** Turns escapes into the bytes they stand for, a byte at a time. */
export interface Decoder {
  /** Where the escape that is being read began, or null. */
  readonly unfinished: number | null;
  decode(byte: number, start: number, end: number, emit: Emit): void;
}
/** `isEscape`: the byte was not written as itself. */
export type Emit = (byte: number, start: number, end: number, isEscape: boolean) => void;

export type Report = (start: number, end: number) => void;

export interface ViewSpec {
  readonly decoder: () => Decoder;
  /** Bytes with which an escape begins. */
  readonly wakeBytes: readonly number[];
  readonly within: readonly ViewSpec[];
}

/** A stray backslash or percent sign before a secret makes two ways to read what follows; see `Views`. */
const READINGS = 3;

/**
 * The text as it reads once its escapes of one kind are undone, so that a secret is found however each of its
 * characters is written. It costs nothing while it reads like the text it is made from: a reading begins at an
 * escape, and ends when what may become a secret has no escape in it. An escape inside an escape, or inside
 * what may be the beginning of a secret, starts another reading: the one before it may have been none.
 */
export class Views {
  private readonly readings: readonly Reading[];
  private readonly isWake = new Uint8Array(256);
  /** How many readings are awake, here and in the views within. */
  awake = 0;

  constructor(
    spec: ViewSpec,
    private readonly automaton: Automaton,
    report: Report,
    private readonly onAwake: (change: number) => void,
  ) {
    for (const byte of spec.wakeBytes) this.isWake[byte] = 1;
    const count = (change: number): void => {
      this.awake += change;
      this.onAwake(change);
    };
    this.readings = Array.from({ length: READINGS }, () => new Reading(spec, automaton, report, count));
  }

  /**
   * One more byte of the text this is a view of, which lies at `start` to `end` in the file and found that
   * text's automaton in the state `before`.
   */
  push(byte: number, start: number, end: number, before: number, outer: Trail): void {
    if (this.isWake[byte] === 1) this.begin(before, outer);
    else if (this.awake === 0) return;
    for (const reading of this.readings) {
      if (reading.awake) reading.push(byte, start, end);
    }
    if (this.awake > 1) this.endTwins();
  }

  /** What comes before this place can no longer be part of a match. */
  get undecidedFrom(): number {
    let from = Number.POSITIVE_INFINITY;
    for (const reading of this.readings) from = Math.min(from, reading.undecidedFrom);
    return from;
  }

  private begin(state: number, outer: Trail): void {
    let asleep: Reading | undefined;
    let isFirst = true;
    let isInEscape = false;
    for (const reading of this.readings) {
      if (reading.isIdleAt(state)) return;
      if (!reading.awake) asleep ??= reading;
      else {
        isFirst = false;
        isInEscape ||= reading.isInEscape;
      }
    }
    const isAnother = isInEscape || this.automaton.depth[state]! > 0;
    if (asleep && (isFirst || isAnother)) asleep.wake(state, outer);
  }

  private endTwins(): void {
    for (let index = 1; index < this.readings.length; index++) {
      const reading = this.readings[index]!;
      for (let other = 0; other < index; other++) {
        const isTwin = this.readings[other]!.isIdleAt(reading.state);
        if (isTwin && reading.isIdleAt(reading.state)) reading.sleep();
      }
    }
  }
}

class Reading implements Trail {
  private readonly decoder: Decoder;
  private readonly within: readonly Views[];
  /** Where each of the last bytes began in the file. */
  private starts: Float64Array = new Float64Array(0);
  private mask = 0;
  private count = 0;
  /** Bytes since the last that was escaped. */
  private literals = 0;
  private awakeWithin = 0;
  state = 0;
  awake = false;

  constructor(
    spec: ViewSpec,
    private readonly automaton: Automaton,
    private readonly report: Report,
    private readonly onAwake: (change: number) => void,
  ) {
    this.decoder = spec.decoder();
    const count = (change: number): void => {
      this.awakeWithin += change;
      this.onAwake(change);
    };
    this.within = spec.within.map((inner) => new Views(inner, automaton, report, count));
  }

  get isInEscape(): boolean {
    return this.decoder.unfinished !== null;
  }

  /** Nothing is half read, neither here nor in a view within, which is read in step with this one. */
  get isIdle(): boolean {
    return this.decoder.unfinished === null && this.awakeWithin === 0;
  }

  isIdleAt(state: number): boolean {
    return this.awake && this.state === state && this.isIdle;
  }

  push(byte: number, start: number, end: number): void {
    this.decoder.decode(byte, start, end, this.emit);
    // What may become a secret was written without escapes: the outer text's own state says all of it.
    if (this.isIdle && this.automaton.depth[this.state]! <= this.literals) this.sleep();
  }

  startOf(length: number): number {
    return this.starts[(this.count - length) & this.mask]!;
  }

  get undecidedFrom(): number {
    let from = Number.POSITIVE_INFINITY;
    if (this.awake) {
      const depth = this.automaton.depth[this.state]!;
      from = depth > 0 ? this.startOf(depth) : (this.decoder.unfinished ?? from);
    }
    for (const views of this.within) from = Math.min(from, views.undecidedFrom);
    return from;
  }

  wake(state: number, outer: Trail): void {
    if (this.mask === 0) this.makeRoom();
    this.awake = true;
    this.onAwake(1);
    this.state = state;
    this.count = this.automaton.depth[state]!;
    this.literals = this.count;
    for (let index = 0; index < this.count; index++) this.starts[index] = outer.startOf(this.count - index);
  }

  sleep(): void {
    this.awake = false;
    this.onAwake(-1);
  }

  /** On first use: with a long secret it is much, and most readings never happen. */
  private makeRoom(): void {
    let size = 16;
    while (size <= this.automaton.maxDepth) size *= 2;
    this.starts = new Float64Array(size);
    this.mask = size - 1;
  }

  private readonly emit: Emit = (byte, start, end, isEscape) => {
    const before = this.state;
    this.state = this.automaton.next(before, byte);
    const length = this.automaton.secretLength[this.state]!;
    // Views within look back from before this byte, so theirs comes first.
    for (const views of this.within) views.push(byte, start, end, before, this);
    this.starts[this.count & this.mask] = start;
    this.count += 1;
    this.literals = isEscape ? 0 : this.literals + 1;
    if (length > 0) this.report(this.startOf(length), end);
  };
}
