/** A run of bytes of one kind. Greedy and never taken back, so reading is linear. */
export interface Step {
  readonly set: Uint8Array;
  readonly min: number;
  /** Where the run is not yet known to be a token, this bounds what is held back. */
  readonly max: number;
}

export interface TokenPattern {
  /** Any of these begins one. */
  readonly begins: readonly string[];
  /** What follows, at least one step. With the last one's `min` bytes it is a token, to its last byte. */
  readonly steps: readonly Step[];
  /** Only the last step is secret: what comes before is a name. */
  readonly named?: true;
  /** Only where no word goes on into it. */
  readonly atWordStart?: true;
}

/** Follows one possible token through the text, a byte at a time. */
export interface Machine {
  /** False once the token is over, or was none. */
  feed(byte: number, position: number): boolean;
  /** What is redacted so far, or null; bytes from the file's start. */
  readonly found: { readonly start: number; readonly end: number } | null;
  /** From here on it is not yet known whether the text is redacted. */
  readonly undecidedFrom: number;
  /** What ends it has begun, up to the last byte it was fed. */
  closes?(): void;
}

const BACKSLASH = '\\'.charCodeAt(0);

export class TokenMachine implements Machine {
  private at = 0;
  private count = 0;
  private end: number | null = null;

  constructor(
    private readonly pattern: TokenPattern,
    private start: number,
  ) {}

  feed(byte: number, position: number): boolean {
    const { steps } = this.pattern;
    for (;;) {
      const step = steps[this.at]!;
      const isLast = this.at === steps.length - 1;
      if (step.set[byte] === 1 && this.count < step.max) {
        if (isLast && this.count === 0 && this.pattern.named) this.start = position;
        this.count += 1;
        // A backslash that ends it is the closing quote's.
        if (isLast && this.count >= step.min && byte !== BACKSLASH) this.end = position + 1;
        return true;
      }
      if (isLast || this.count < step.min) return false;
      this.at += 1;
      this.count = 0;
    }
  }

  get found(): { start: number; end: number } | null {
    return this.end === null ? null : { start: this.start, end: this.end };
  }

  get undecidedFrom(): number {
    return this.end === null ? this.start : Number.POSITIVE_INFINITY;
  }
}
