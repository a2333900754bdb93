import { BASE64, bytes } from './patterns.js';
import type { Machine } from './tokens.js';

/** A PEM private key begins and ends with these; the machine reads what comes in between. */
export const PEM_BEGIN = '-----BEGIN ';
export const PEM_END = '-----END ';

const LABEL = bytes('A-Z0-9 ');
const MAX_LABEL = 48;
const DASH = '-'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** As long a run of base64 is a line of a key, wherever the lines are in. */
const KEY_RUN = 20;
/**
 * Bytes between two such lines, at most: line ends, also escaped; line numbers, quotes and pluses of code that
 * prints it; the headers of an encrypted key. It is what is held back.
 */
const MAX_GAP = 160;
/** What a cut-off last line, too short to be told, may be made of: base64, white space, escapes of it. */
const LINE_REST = bytes('A-Za-z0-9+/= \t\r\n\\');

/**
 * Reads one private key, from its header to its END line, however far that is. When there is none (a key that
 * was cut off), to the last line of base64 and what still looks like one. A header alone, as many a program
 * has it, is left.
 */
export class PemMachine implements Machine {
  private label: string | null = '';
  private dashes = 0;
  private run = 0;
  private gap = 0;
  /** Behind the last byte that is surely redacted, or null as long as none is. */
  private covered: number | null = null;
  private inRest = false;
  /** Bytes of the END line's label and dashes so far, or null outside of it. */
  private closing: number | null = null;

  constructor(private readonly start: number) {}

  feed(byte: number, position: number): boolean {
    if (this.label !== null) return this.readLabel(this.label, byte);
    if (this.closing !== null) return this.readEnd(this.closing, byte, position);
    this.gap += 1;
    this.run = BASE64[byte] === 1 ? this.run + 1 : 0;
    if (this.run >= KEY_RUN) {
      this.covered = position + 1;
      this.gap = 0;
      this.inRest = true;
    } else if (this.inRest && LINE_REST[byte] === 1) {
      // Backslashes only with what they escape: a closing quote keeps its own.
      if (byte !== BACKSLASH) this.covered = position + 1;
    } else {
      this.inRest = false;
    }
    return this.gap <= MAX_GAP;
  }

  /** The END marker was seen. */
  closes(): void {
    if (this.label === null && this.closing === null) {
      this.closing = 0;
      this.dashes = 0;
    }
  }

  get found(): { start: number; end: number } | null {
    return this.covered === null ? null : { start: this.start, end: this.covered };
  }

  get undecidedFrom(): number {
    return this.covered ?? this.start;
  }

  private readLabel(label: string, byte: number): boolean {
    if (byte === DASH) {
      this.dashes += 1;
      if (this.dashes < 5) return true;
      this.label = null;
      return label.endsWith('PRIVATE KEY') || label.endsWith('PRIVATE KEY BLOCK');
    }
    this.label = label + String.fromCharCode(byte);
    return this.dashes === 0 && LABEL[byte] === 1 && label.length < MAX_LABEL;
  }

  private readEnd(length: number, byte: number, position: number): boolean {
    this.closing = length + 1;
    if (byte === DASH) {
      this.dashes += 1;
      if (this.dashes < 5) return true;
      this.covered = position + 1;
      return false;
    }
    return this.dashes === 0 && LABEL[byte] === 1 && length < MAX_LABEL;
  }
}
