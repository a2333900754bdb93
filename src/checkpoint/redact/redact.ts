import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RedactedFolder, redactFolder } from './folder.js';
import { compileRules, Scanner } from './scanner.js';
import { textOnly, type Unreadable, unreadableText } from './text-only.js';

export { MIN_SECRET_BYTES } from './forms.js';
export { REPLACEMENT } from './scanner.js';
export { type FoundSecrets, type SecretSources, secretsFrom } from './secrets.js';
export { type RedactedFolder, type Unreadable, unreadableText };

/**
 * Takes secrets out of what is kept or uploaded (spec 4.4). Each place becomes `***`, whatever was there;
 * places that overlap become one. Everything else stays as it is, byte for byte. A file that is no text is not copied
 * at all: nobody can search what is compressed.
 *
 * Taken out are the exact values given, and long lines of those with many lines; their base64, also as part of a
 * longer text and in lines of any width; their hex, percent-encoded and backslash-escaped forms (JSON in JSON in
 * JSON); well-known tokens, secrets beside their names, passwords in URLs and private keys (`tokens.ts`).
 *
 * Not found: values shorter than `MIN_SECRET_BYTES` or of one character repeated, parts of a secret, one that a line's
 * end cuts, and anything transformed otherwise (encrypted, reversed, in other letters, encoded twice).
 */
export interface Redactor {
  redactText(text: string): string;
  /** Bytes in, bytes out. What is held back is bounded by the longest secret and the longest token. */
  stream(): Transform;
  /**
   * Writes a redacted copy of a text, readable by its owner alone: UTF-8, also of UTF-16 with a mark. A copy that fails
   * is removed.
   * @throws NotText; Error of the file system.
   */
  redactFile(from: string, to: string): Promise<void>;
  /**
   * Whether a file holds anything to redact, for files that are kept as they are or not at all.
   * @throws Error of the file system
   */
  holdsSecret(file: string | Buffer): Promise<boolean>;
  /**
   * Writes a redacted copy of a folder, names redacted too. What is neither file nor folder, can't be read, or is no
   * text, is left out and told. Links are not followed.
   * @throws Error of the file system when `to` cannot be written or `from` cannot be listed.
   */
  redactFolder(from: string, to: string): Promise<RedactedFolder>;
}

/** @param secrets exact values, in any order; those too short to look for are passed over. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const rules = compileRules(secrets);
  const redactText = (text: string): string => {
    const scanner = new Scanner(rules);
    const before = Buffer.from(text);
    const after = Buffer.concat([scanner.write(before), scanner.end()]);
    // Half a surrogate pair has no bytes of its own. Text without secrets stays as it is even so.
    return after.equals(before) ? text : after.toString();
  };
  const stream = (): Transform => redactingStream(new Scanner(rules));
  const redactFile = async (from: string, to: string): Promise<void> => {
    // A file that cannot be opened gets no copy, which would appear after it was removed.
    const source = await open(from);
    try {
      await pipeline(
        source.createReadStream({ highWaterMark: CHUNK_BYTES }),
        textOnly(),
        stream(),
        createWriteStream(to, { mode: 0o600 }),
      );
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    }
  };
  const holdsSecret = async (file: string | Buffer): Promise<boolean> => {
    const scanner = new Scanner(rules);
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      scanner.write(chunk as Buffer);
      if (scanner.hasFound) return true;
    }
    scanner.end();
    return scanner.hasFound;
  };
  return {
    redactText,
    holdsSecret,
    stream,
    redactFile,
    redactFolder: (from, to) => redactFolder({ redactText, redactFile }, from, to),
  };
}

const CHUNK_BYTES = 256 * 1024;

function redactingStream(scanner: Scanner): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, scanner.write(chunk));
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      done(null, scanner.end());
    },
  });
}
