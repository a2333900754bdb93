/** What a `<result>` has to be (spec 7.4). `workflow/schemas` makes it. */
export interface ResultSchema {
  /** Where the value does not fit, in the schema's order; empty when it fits. */
  mismatches(value: unknown): readonly Mismatch[];
}

/** A value that is not what it has to be. */
export interface Mismatch {
  /** A JSON pointer (RFC 6901); empty for the whole value. */
  readonly pointer: string;
  /** What is expected there, such as `must be integer`. */
  readonly expectation: string;
}
