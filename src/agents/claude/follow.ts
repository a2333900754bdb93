import { type FSWatcher, watch } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { LineSplitter } from '../lines.js';
import { findTranscript, promptTime } from './session.js';

/** Writing took up to 101 ms in 2.1.197, and 5 ms in 2.1.330. */
const TIMEOUT_MS = 1000;
/** How often we look where the system does not tell of a change, as on some network drives. */
const POLL_INTERVAL_MS = 20;
const CHUNK_BYTES = 64 * 1024;

/**
 * Reads what is added to a session's transcript. A turn whose process lives on is over only when the transcript has it
 * on disk, as it would have once the process had ended: a kill right after the turn would lose it otherwise.
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

  /** Follows from where the transcript ends now. The file need not be there yet. */
  static async open(config: string, session: string): Promise<TranscriptFollower> {
    const path = await findTranscript(config, session);
    const size = path === null ? 0 : ((await stat(path).catch(() => null))?.size ?? 0);
    return new TranscriptFollower(config, session, size);
  }

  /** True when a message is on disk, false when it is still not there after a second. */
  async has(message: string): Promise<boolean> {
    this.awaited = message;
    this.found = false;
    this.path ??= await findTranscript(this.config, this.session);
    const change = new NextChange(this.path);
    try {
      for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; ) {
        // The wait begins ahead of the look, so that a change in between is not missed.
        const changed = change.within(POLL_INTERVAL_MS);
        await this.readOn();
        if (this.found) return true;
        await changed;
      }
      return false;
    } finally {
      change.close();
    }
  }

  async readOn(): Promise<void> {
    this.path ??= await findTranscript(this.config, this.session);
    const file = this.path === null ? null : await open(this.path, 'r').catch(() => null);
    if (file === null) return;
    try {
      for (;;) {
        // Each read has its own buffer, since the splitter keeps the beginning of a line until its end comes.
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, this.offset);
        if (bytesRead === 0) break;
        this.offset += bytesRead;
        this.lines.push(chunk.subarray(0, bytesRead));
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

class NextChange {
  private readonly watcher: FSWatcher | null;
  private resolve: () => void = () => {};

  /** @param path null for a file that is not there yet, of which nothing tells */
  constructor(path: string | null) {
    this.watcher = path === null ? null : watcherOf(path, () => this.resolve());
  }

  /** Resolves when the file has changed, or when this time has passed. */
  within(ms: number): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      this.resolve = resolve;
    });
    return Promise.race([changed, delay(ms)]);
  }

  close(): void {
    this.watcher?.close();
  }
}

/** Null when the system allows no further watcher, or when the file has gone. */
function watcherOf(path: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(path, { persistent: false }, onChange).on('error', () => {});
  } catch {
    return null;
  }
}
