/**
 * What to look for, in bytes written as Latin-1. It is read by regular expressions, each from where the one
 * before it ended; none of them is unbounded, so that reading takes a bounded time wherever it is tried.
 */
export interface Pattern {
  /** Every way in which one begins, at least two bytes of it. It is tried where the first three of them are met. */
  readonly begins: readonly string[];
  /** What is met wherever the chain is: short, to rule out most places at once. */
  readonly head: string;
  readonly chain: readonly string[];
  /** Takes in what goes on behind the chain, a piece at a time, for as long as there is more. */
  readonly more?: string;
  /** What is taken in at the end, where there is no more. */
  readonly last?: string;
  /** The chain's first link is a name, and stays readable. */
  readonly isNamed?: true;
  /**
   * Whether one may begin inside another. If not, what was read once is not tried again, which keeps floods of
   * beginnings linear.
   */
  readonly isNested: boolean;
  /** The most bytes that the chain reads. */
  readonly reach: number;
}

/** Text as the regular expressions here see it, with one character for each byte. */
export const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** The source of a regular expression for these characters, outside of sets. */
export const literal = (bytes: string): string =>
  bytes.replace(/[^A-Za-z0-9_]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** A backslash, as it is or percent-encoded. */
export const SLASH = '(?:\\\\|%5[Cc])';
