import { Transform } from 'node:stream';

/** What came of fetching something that passes for a checkpoint. */
export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: number }
  | { readonly kind: 'broken'; readonly why: string };

/** Thrown by a stream that more comes through than may. */
export class TooMuch extends Error {}

/** What an answer begins with, however long it is: the rest is not waited for. */
export async function firstBytes(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

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
