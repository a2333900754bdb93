import type { Decoder, Emit, ViewSpec } from './views.js';

const code = (character: string): number => character.charCodeAt(0);
const BACKSLASH = code('\\');
const PERCENT = code('%');
const PLUS = code('+');
const SPACE = code(' ');

/** What one-letter escapes stand for; any other character after a backslash stands for itself. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, byte) => byte);
LETTERS[code('n')] = 10;
LETTERS[code('r')] = 13;
LETTERS[code('t')] = 9;
LETTERS[code('b')] = 8;
LETTERS[code('f')] = 12;

/** The lengths of `\uXXXX` and `\xXX`. */
function digitsAfter(letter: number): number {
  if (letter === code('u')) return 4;
  return letter === code('x') ? 2 : 0;
}

interface Placed {
  readonly byte: number;
  readonly start: number;
  readonly end: number;
}

/** Undoes backslash escapes as JSON, JavaScript, Python and shells write them. */
class BackslashDecoder implements Decoder {
  unfinished: number | null = null;
  private mode: 'text' | 'escape' | 'digits' = 'text';
  private digits: Placed[] = [];
  private wanted = 0;
  private escapeStart = 0;
  private letterEnd = 0;
  /** The first half of a surrogate pair. */
  private high: { unit: number; start: number; end: number } | null = null;

  decode(byte: number, start: number, end: number, emit: Emit): void {
    if (this.mode === 'digits') this.digit(byte, start, end, emit);
    else if (this.mode === 'escape') this.escape(byte, end, emit);
    else if (byte === BACKSLASH) this.begin(start);
    else {
      this.dropHigh(emit);
      this.unfinished = null;
      emit(byte, start, end, false);
    }
  }

  private begin(start: number): void {
    this.mode = 'escape';
    this.escapeStart = start;
    this.unfinished ??= start;
  }

  private escape(byte: number, end: number, emit: Emit): void {
    const wanted = digitsAfter(byte);
    if (wanted > 0) {
      this.mode = 'digits';
      this.wanted = wanted;
      this.letterEnd = end;
      this.digits = [];
      return;
    }
    this.dropHigh(emit);
    this.finish();
    emit(LETTERS[byte]!, this.escapeStart, end, true);
  }

  private digit(byte: number, start: number, end: number, emit: Emit): void {
    if (hexValue(byte) < 0) {
      // No escape after all: its digits are text, and this byte is read afresh.
      this.dropHigh(emit);
      this.finish();
      emit(this.wanted === 4 ? code('u') : code('x'), this.escapeStart, this.letterEnd, true);
      for (const digit of this.digits) emit(digit.byte, digit.start, digit.end, false);
      this.decode(byte, start, end, emit);
      return;
    }
    this.digits.push({ byte, start, end });
    if (this.digits.length === this.wanted) {
      this.mode = 'text';
      const unit = this.digits.reduce((value, digit) => value * 16 + hexValue(digit.byte), 0);
      this.unit(unit, end, emit);
    }
  }

  /** One UTF-16 unit, or one byte of `\xXX`. */
  private unit(unit: number, end: number, emit: Emit): void {
    if (this.wanted === 2) {
      this.dropHigh(emit);
      this.finish();
      emit(unit, this.escapeStart, end, true);
    } else if (this.high && unit >= 0xdc00 && unit <= 0xdfff) {
      const { unit: high, start } = this.high;
      this.high = null;
      this.finish();
      emitPoint((high - 0xd800) * 0x400 + (unit - 0xdc00) + 0x10000, start, end, emit);
    } else {
      this.dropHigh(emit);
      if (unit >= 0xd800 && unit <= 0xdbff) {
        this.high = { unit, start: this.escapeStart, end };
        this.unfinished = this.escapeStart;
        return;
      }
      this.finish();
      emitPoint(unit, this.escapeStart, end, emit);
    }
  }

  private finish(): void {
    this.mode = 'text';
    this.unfinished = null;
  }

  /** Half a pair reads as the character that stands for broken ones, as it does in a secret. */
  private dropHigh(emit: Emit): void {
    if (this.high === null) return;
    const { unit, start, end } = this.high;
    this.high = null;
    emitPoint(unit, start, end, emit);
  }
}

/** Undoes percent escapes, and in forms the plus that stands for a space. */
class PercentDecoder implements Decoder {
  unfinished: number | null = null;
  private percentEnd = 0;
  private digit: Placed | null = null;

  constructor(private readonly plusIsSpace: boolean) {}

  decode(byte: number, start: number, end: number, emit: Emit): void {
    const begun = this.unfinished;
    if (begun === null) {
      this.percentEnd = end;
      if (byte === PERCENT) this.unfinished = start;
      else if (this.plusIsSpace && byte === PLUS) emit(SPACE, start, end, true);
      else emit(byte, start, end, false);
      return;
    }
    const isHex = hexValue(byte) >= 0;
    if (isHex && this.digit === null) {
      this.digit = { byte, start, end };
      return;
    }
    const first = this.digit;
    this.unfinished = null;
    this.digit = null;
    if (first !== null && isHex) {
      emit(hexValue(first.byte) * 16 + hexValue(byte), begun, end, true);
      return;
    }
    emit(PERCENT, begun, this.percentEnd, false);
    if (first !== null) emit(first.byte, first.start, first.end, false);
    this.decode(byte, start, end, emit);
  }
}

function hexValue(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const lower = byte | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** A code point's UTF-8. */
function emitPoint(point: number, start: number, end: number, emit: Emit): void {
  if (point < 0x80) emit(point, start, end, true);
  else for (const byte of Buffer.from(String.fromCodePoint(point))) emit(byte, start, end, true);
}

const backslash = (...within: ViewSpec[]): ViewSpec => ({
  decoder: () => new BackslashDecoder(),
  wakeBytes: [BACKSLASH],
  within,
});
const percent = (plusIsSpace: boolean, ...within: ViewSpec[]): ViewSpec => ({
  decoder: () => new PercentDecoder(plusIsSpace),
  wakeBytes: plusIsSpace ? [PERCENT, PLUS] : [PERCENT],
  within,
});

/**
 * How a secret may be written: with backslash escapes, with those escaped once more (JSON in a string of JSON,
 * as transcripts have it), with percent escapes, and JSON with percent escapes.
 */
export function viewSpecs(spacesInSecrets: boolean): readonly ViewSpec[] {
  const views = [backslash(backslash()), percent(false, backslash())];
  return spacesInSecrets ? [...views, percent(true)] : views;
}
