import { readFileSync, rmSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { LIMITS } from '../../core/limits/limits.js';

type Stream = 'stdout' | 'stderr';

/** A transition hides in no more text than this; more is a script gone wild. */
const MAX_BYTES = LIMITS.scriptOutput.value;

/** Gathers what a script writes, as text, whatever its chunks' borders are. */
export class ScriptOutput {
  overflowed = false;
  private readonly parts: Record<Stream, string[]> = { stdout: [], stderr: [] };
  private readonly decoders = { stdout: new StringDecoder('utf8'), stderr: new StringDecoder('utf8') };
  private bytes = 0;

  constructor(private readonly onText: (stream: Stream, text: string) => void) {}

  push(stream: Stream, chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > MAX_BYTES) this.overflowed = true;
    if (this.overflowed) return;
    this.add(stream, this.decoders[stream].write(chunk));
  }

  /** After the last chunk: half a character at the end becomes U+FFFD. */
  end(): void {
    for (const stream of ['stdout', 'stderr'] as const) this.add(stream, this.decoders[stream].end());
  }

  private add(stream: Stream, text: string): void {
    if (text === '') return;
    this.parts[stream].push(text);
    this.onText(stream, text);
  }

  get stdout(): string {
    return this.parts.stdout.join('');
  }

  get stderr(): string {
    return this.parts.stderr.join('');
  }

  /** For messages. */
  lastLines(): string {
    return `${this.stdout}\n${this.stderr}`.trim().split('\n').slice(-10).join('\n');
  }
}

/** What the script wrote to `RAYMOND_OUTPUT`; null when it wrote nothing there. */
export function readOutputFile(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    return text.trim() === '' ? null : text;
  } catch {
    return null;
  }
}
