import { Transform } from 'node:stream';

/** What came of fetching something that passes for a checkpoint. */
export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: number }
  | { readonly kind: 'broken'; readonly why: string };

/** Thrown by a stream that more comes through than may. */
export class TooMuch extends Error {}

/** A stream that counts what comes through, and fails at the first byte too many. */
export function atMost(most: number): { stream: Transform; bytes: () => number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) done(new TooMuch(`it has more than ${most} bytes`));
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}
