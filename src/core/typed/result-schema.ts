/** What a `<result>` has to be (spec 7.4). Who can check that is a matter of the workflow's own room. */
export interface ResultSchema {
  /** What does not fit, in the schema's order; nothing if the value does. */
  mismatches(value: unknown): readonly Mismatch[];
}

/** A value that is not what it has to be. */
export interface Mismatch {
  /** RFC 6901; empty for the whole. */
  readonly pointer: string;
  /** What is expected there: `must be integer`. */
  readonly expectation: string;
}
