/** A long text that lies in a file of its own (spec 3.2, 3.3). */
export interface TextRef {
  /** Relative to the run's folder. */
  readonly file: string;
  readonly bytes: number;
  /** The hash of those bytes, in hex. */
  readonly sha256: string;
}

/** What an ended agent has delivered: the text, or the place of its file. */
export type StoredResult = string | TextRef;

/** A longer text, in bytes of UTF-8, is not kept in the state file or the event log. */
export const LONGEST_INLINE_BYTES = 64 * 1024;

export function isLong(text: string): boolean {
  // A UTF-16 unit takes one to three bytes.
  if (text.length * 3 <= LONGEST_INLINE_BYTES) return false;
  return text.length > LONGEST_INLINE_BYTES || Buffer.byteLength(text) > LONGEST_INLINE_BYTES;
}
