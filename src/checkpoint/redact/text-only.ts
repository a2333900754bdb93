import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messageOf } from '../../core/errors.js';

/** A file that is not uploaded, since nobody can say what is in it (spec 4.4). */
export interface Unreadable {
  /** The redacted path in the folder. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

type Decoder = InstanceType<typeof TextDecoder>;

export class NotText extends Error {
  override readonly name = 'NotText';
}

/**
 * Lets only text through: what is compressed or otherwise packed cannot be searched. UTF-8 passes byte for byte, UTF-16
 * with a byte order mark as the UTF-8 of it. NUL is no text, since UTF-16 without a mark is full of it.
 */
export function textOnly(): Transform {
  let decoder: Decoder | null = null;
  let first: Buffer = Buffer.alloc(0);
  const read = (chunk: Buffer, isEnd: boolean): Buffer => {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    const text = decodedBy(decoder, chunk, isEnd);
    if (text.includes('\0')) throw new NotText('it has NUL bytes');
    return decoder.encoding === 'utf-8' ? chunk : Buffer.from(text);
  };
  const gathered = (chunk: Buffer, isEnd: boolean): Buffer => {
    // The first two bytes tell how the rest is to be read.
    first = decoder === null ? Buffer.concat([first, chunk]) : chunk;
    return decoder === null && first.length < 2 && !isEnd ? Buffer.alloc(0) : read(first, isEnd);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      settle(done, () => gathered(chunk, false));
    },
    flush(done) {
      settle(done, () => gathered(Buffer.alloc(0), true));
    },
  });
}

function settle(done: (error: Error | null, bytes?: Buffer) => void, make: () => Buffer): void {
  try {
    done(null, make());
  } catch (error) {
    done(error instanceof Error ? error : new Error(messageOf(error)));
  }
}

function encodingOf([one, two]: Buffer): string {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
}

function decodedBy(decoder: Decoder, chunk: Buffer, isEnd: boolean): string {
  try {
    return decoder.decode(chunk, { stream: !isEnd });
  } catch {
    throw new NotText(`it is no ${decoder.encoding.toUpperCase()}`);
  }
}

export async function fingerprintOfFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

const MAX_NAMED = 5;

/** The files in one line, however many there are. */
export function unreadableText(files: readonly Unreadable[]): string {
  const named = files.slice(0, MAX_NAMED).map(({ path, bytes }) => `${path} (${bytes} bytes)`);
  const more = files.length - named.length;
  const which = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return files.length === 1
    ? `${which} is no text, so that nobody can tell whether a secret is in it`
    : `${which} are no text, so that nobody can tell whether a secret is in them`;
}
