import type { ChildHandle, ProcessExit } from '../process/handle.js';
import { type IdleTimer, idleTimer } from '../process/idle-timer.js';
import type { TurnRequest } from './agent.js';

const STDERR_KEPT = 8 * 1024;

/** How an agent CLI is told to end a turn, so that it ends its tools and still says what it has used. */
export interface StopSignals {
  readonly first: 'SIGINT' | 'SIGTERM';
  /** Time until the CLI is told a second time. */
  readonly graceMs: number;
  /** Time until the CLI is killed, whatever it was told by then. */
  readonly killAfterMs?: number;
}

/** Why a turn was ended from here: its caller's wish, its silence, or a reason that a CLI has of its own. */
export type StopCause<Own extends string = never> = 'abort' | 'idle' | Own;

/** How a turn's process has ended. One that lives on counts as having ended well. */
export interface TurnExit<Own extends string = never> {
  readonly exit: ProcessExit;
  /** The end of what was written to stderr. */
  readonly stderr: string;
  readonly stopCause: StopCause<Own> | null;
  /** Whether anything at all was written to stdout. */
  readonly heard: boolean;
}

/** A turn while a process works on it: its silence, its stop, and what the process says besides its stream. */
export class TurnWatch<Own extends string = never> {
  stopCause: StopCause<Own> | null = null;
  private isStopped = false;
  private heard = false;
  private stderr: Buffer = Buffer.alloc(0);
  private killTimer: NodeJS.Timeout | undefined;
  private readonly idle: IdleTimer;
  private readonly onAbort = (): void => this.stop('abort');

  /** @param isOver whether the turn has its result and only the process is still to end: no stop is its cause then */
  constructor(
    private readonly request: TurnRequest,
    private readonly signal: AbortSignal,
    private readonly child: Pick<ChildHandle, 'stop'>,
    private readonly signals: StopSignals,
    private readonly isOver: () => boolean = () => false,
  ) {
    this.idle = idleTimer(request.idleTimeoutMs, () => this.stop('idle'));
    signal.addEventListener('abort', this.onAbort);
    // A signal that aborted while the process was made ready sends no event any more.
    if (signal.aborted) this.onAbort();
  }

  onStdout(chunk: Buffer): void {
    this.heard = true;
    this.idle.restart();
    this.request.onRaw(chunk);
  }

  onStderr(chunk: Buffer): void {
    this.idle.restart();
    this.stderr = Buffer.concat([this.stderr, chunk]).subarray(-STDERR_KEPT);
  }

  /** The first cause is the one that is told, unless a later one is an abort, which replaces it. */
  stop(cause: StopCause<Own>): void {
    if (!this.isOver() && (this.stopCause === null || cause === 'abort')) this.stopCause = cause;
    if (this.isStopped) return;
    this.isStopped = true;
    this.idle.stop();
    const { first, graceMs, killAfterMs } = this.signals;
    this.child.stop(first, graceMs);
    if (killAfterMs !== undefined) this.killTimer = setTimeout(() => this.child.stop('SIGKILL'), killAfterMs);
  }

  /** Stops all timers and returns what the turn has come to. */
  end(exit: ProcessExit): TurnExit<Own> {
    this.idle.stop();
    clearTimeout(this.killTimer);
    this.signal.removeEventListener('abort', this.onAbort);
    const stderr = this.stderr.toString('utf8');
    return { exit, stderr, stopCause: this.stopCause, heard: this.heard };
  }
}
