import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { messageOf } from '../../core/errors.js';
import { LIMITS } from '../../core/limits/limits.js';
import { kindOf } from '../../process/files.js';

type Stream = 'stdout' | 'stderr';

/** More output, or a larger RAYMOND_OUTPUT, comes from a script gone wild. No transition needs that much. */
const MAX_BYTES = LIMITS.scriptOutput.value;

const LONGEST_TAIL = 4096;

/** For messages. */
export const TOO_MUCH_OUTPUT = `more than ${MAX_BYTES / 1024 ** 2} MiB`;

/** Receives a piece of what a script writes. */
export type OnText = (stream: Stream, text: string) => void;

/** Collects what a script writes as text, whatever the borders of its chunks are. */
export class ScriptOutput {
  overflowed = false;
  private readonly parts: { readonly stream: Stream; readonly text: string }[] = [];
  private readonly decoders = { stdout: new StringDecoder('utf8'), stderr: new StringDecoder('utf8') };
  private bytes = 0;

  constructor(private readonly onText: OnText) {}

  push(stream: Stream, chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > MAX_BYTES) this.overflowed = true;
    if (this.overflowed) return;
    this.add(stream, this.decoders[stream].write(chunk));
  }

  /** Call this after the last chunk. Half a character at the end becomes U+FFFD. */
  end(): void {
    for (const stream of ['stdout', 'stderr'] as const) this.add(stream, this.decoders[stream].end());
  }

  private add(stream: Stream, text: string): void {
    if (text === '') return;
    this.parts.push({ stream, text });
    this.onText(stream, text);
  }

  get stdout(): string {
    return this.only('stdout');
  }

  get stderr(): string {
    return this.only('stderr');
  }

  /** Both in the order of arrival, which is unknown for what is written to both at once. */
  get both(): string {
    return this.parts.map(({ text }) => text).join('');
  }

  private only(stream: Stream): string {
    return this.parts.flatMap((part) => (part.stream === stream ? [part.text] : [])).join('');
  }

  lastLines(): string {
    const ends = `${this.stdout.slice(-LONGEST_TAIL)}\n${this.stderr.slice(-LONGEST_TAIL)}`;
    return ends.trim().split('\n').slice(-10).join('\n');
  }
}

export type OutputFile =
  /** Null when the script wrote nothing there. */
  { readonly text: string | null } | { readonly problem: string };

/** Follows no link, and waits for nobody who would write into a pipe. Windows has no such flags. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** What the script wrote to `RAYMOND_OUTPUT`. Only a file of its own is read there. */
export function readOutputFile(path: string): OutputFile {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { text: null };
  try {
    return found.isFile() ? readText(path) : { problem: `is ${kindOf(found)}, and has to be a file` };
  } catch (error) {
    return { problem: `cannot be read (${messageOf(error)})` };
  }
}

function readText(path: string): OutputFile {
  const fd = openSync(path, READ);
  try {
    const found = fstatSync(fd);
    if (!found.isFile()) return { problem: `is ${kindOf(found)}, and has to be a file` };
    const user = process.getuid?.();
    if (user !== undefined && found.uid !== user)
      return { problem: `belongs to the user ${found.uid}, and has to be the file of the user ${user}` };
    if (found.size > MAX_BYTES)
      return { problem: `holds ${TOO_MUCH_OUTPUT}. Send bulk output to another file` };
    const buffer = Buffer.alloc(found.size);
    const text = buffer.toString('utf8', 0, readSync(fd, buffer, 0, found.size, 0));
    return { text: text.trim() === '' ? null : text };
  } finally {
    closeSync(fd);
  }
}
