import type { TurnRequest } from '../agent.js';
import type { ClaudeProcess } from './process.js';

/** Which processes are kept for their session's next turn (spec 6.1). */
export interface WarmOptions {
  /** How many processes may live because of that, those at work included. */
  readonly most: number;
  /** How long one may be idle, ms. */
  readonly idleMs: number;
}

/** Time for a process that was told to end, ms, before it is made to: hooks of the user's may run at its end. */
const TIMEOUT_MS = 3000;
/** `close` is over within a second. */
const CLOSE_TIMEOUT_MS = 500;

interface Waiting {
  readonly process: ClaudeProcess;
  /** Time of the session's newest prompt, epoch ms; 0 if none was seen. */
  readonly mark: number;
  readonly timer: NodeJS.Timeout;
}

/** The processes that live, and those among them that wait for their session's next turn: one a session. */
export class WarmProcesses {
  private readonly live = new Set<ClaudeProcess>();
  /** By session, the longest idle first. */
  private readonly idle = new Map<string, Waiting>();
  private closed = false;

  constructor(private readonly options: WarmOptions) {}

  /** Counts a process that is about to work; the longest idle one makes room for it. */
  add(process: ClaudeProcess): void {
    if (this.live.has(process)) return;
    this.live.add(process);
    void process.exited.then(() => this.live.delete(process));
    const [oldest] = this.idle.keys();
    if (this.live.size > this.options.most && oldest !== undefined) void this.release(oldest);
  }

  /**
   * The process that waits in a session, if the turn fits it; it no longer waits then. One that does not fit is
   * ended first: with two processes on one session a turn is lost.
   */
  async take(session: string, request: TurnRequest): Promise<ClaudeProcess | null> {
    const waiting = this.idle.get(session);
    if (waiting === undefined) return null;
    if (!waiting.process.fits(request)) {
      await this.release(session);
      return null;
    }
    this.forget(session, waiting);
    return waiting.process;
  }

  /** Keeps a process that has done its turn, unless there are too many. */
  keep(session: string, process: ClaudeProcess, mark: number): void {
    if (this.closed || this.live.size > this.options.most) return void this.end(process);
    const timer = setTimeout(() => void this.release(session), this.options.idleMs);
    timer.unref();
    const waiting = { process, mark, timer };
    this.idle.set(session, waiting);
    void process.exited.then(() => this.forget(session, waiting));
  }

  /** Time of the newest prompt of a session that a process waits in, epoch ms; undefined if not known. */
  markOf(session: string): number | undefined {
    return this.idle.get(session)?.mark || undefined;
  }

  /** Ends the process that waits in a session; resolves when it is gone and its transcript whole. */
  async release(session: string): Promise<void> {
    const waiting = this.idle.get(session);
    if (waiting !== undefined) await this.end(waiting.process);
  }

  end(process: ClaudeProcess): Promise<void> {
    return process.end(TIMEOUT_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.live].map((process) => process.end(CLOSE_TIMEOUT_MS)));
  }

  private forget(session: string, waiting: Waiting): void {
    clearTimeout(waiting.timer);
    if (this.idle.get(session) === waiting) this.idle.delete(session);
  }
}
