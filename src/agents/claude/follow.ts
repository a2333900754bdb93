import { open, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { LineSplitter } from '../lines.js';
import { findTranscript, promptTime } from './session.js';

/** Up to 101 ms were measured (2.1.197), 5 ms (2.1.330). */
const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 5;

/**
 * Reads what is added to a session's transcript. A turn whose process lives on is over only when it lies on disk:
 * with a process of its own it would, and a kill right after it would lose it otherwise.
 */
export class TranscriptFollower {
  /** Time of the newest prompt that was added, epoch ms; 0 for none. */
  newestPrompt = 0;
  private path: string | null = null;
  private awaited: string | null = null;
  private found = false;
  private readonly lines = new LineSplitter((line) => this.readLine(line));

  private constructor(
    private readonly config: string,
    private readonly session: string,
    private offset: number,
  ) {}

  /** Follows from where the transcript ends now; it need not be there yet. */
  static async open(config: string, session: string): Promise<TranscriptFollower> {
    const path = await findTranscript(config, session);
    const size = path === null ? 0 : ((await stat(path).catch(() => null))?.size ?? 0);
    return new TranscriptFollower(config, session, size);
  }

  /** True when a message is on disk, false when it is still not there after a second. */
  async has(message: string): Promise<boolean> {
    this.awaited = message;
    this.found = false;
    for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_EVERY_MS) {
      await this.readOn();
      if (this.found) return true;
      await delay(LOOK_EVERY_MS);
    }
    return false;
  }

  /** Reads what was added since the last look. */
  async readOn(): Promise<void> {
    this.path ??= await findTranscript(this.config, this.session);
    const file = this.path === null ? null : await open(this.path, 'r').catch(() => null);
    if (file === null) return;
    try {
      for await (const chunk of file.createReadStream({ start: this.offset, autoClose: false })) {
        this.offset += (chunk as Buffer).length;
        this.lines.push(chunk as Buffer);
      }
    } finally {
      await file.close();
    }
  }

  private readLine(line: string): void {
    if (line.includes('"type":"user"')) this.newestPrompt = Math.max(this.newestPrompt, promptTime(line));
    if (this.awaited !== null && line.includes(`"uuid":"${this.awaited}"`)) this.found = true;
  }
}
