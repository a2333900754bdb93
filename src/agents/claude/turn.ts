import type { ChildHandle, ProcessExit } from '../../process/handle.js';
import { type IdleTimer, idleTimer } from '../../process/idle-timer.js';
import type { TurnRequest } from '../agent.js';
import type { StopCause } from './failure.js';

/** SIGINT lets the CLI end its tools (1.2 s were measured) and report its cost; after that it is told again. */
const INTERRUPT_GRACE_MS = 2500;
/** A stopped turn is over within 4 s. */
const KILL_AFTER_MS = 3500;
const STDERR_KEPT = 8 * 1024;

/** How a turn's process has ended, or that it lives on (then as if it had ended well). */
export interface EndedProcess {
  readonly exit: ProcessExit;
  /** The end of what was written to stderr. */
  readonly stderr: string;
  readonly stopCause: StopCause | null;
  /** Anything at all was written to stdout. */
  readonly heard: boolean;
}

/** A turn while a process works on it: its silence, its stop, and what the process says besides its stream. */
export class OpenTurn {
  stopCause: StopCause | null = null;
  /** Resolves when `answer` is called: the turn is over, and its process is not. */
  readonly answered: Promise<void>;
  answer!: () => void;
  private heard = false;
  private stderr: Buffer = Buffer.alloc(0);
  private killTimer: NodeJS.Timeout | undefined;
  private readonly idle: IdleTimer;

  constructor(
    private readonly request: TurnRequest,
    private readonly stopChild: ChildHandle['stop'],
  ) {
    this.answered = new Promise((resolve) => {
      this.answer = resolve;
    });
    this.idle = idleTimer(request.idleTimeoutMs, () => this.stop('idle'));
  }

  get ending(): Omit<EndedProcess, 'exit'> {
    return { stderr: this.stderr.toString('utf8'), stopCause: this.stopCause, heard: this.heard };
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

  /** The first cause counts, but for an abort: that is what is told. */
  stop(cause: StopCause): void {
    const first = this.stopCause === null;
    if (first || cause === 'abort') this.stopCause = cause;
    if (!first) return;
    this.idle.stop();
    this.stopChild('SIGINT', INTERRUPT_GRACE_MS);
    this.killTimer = setTimeout(() => this.stopChild('SIGKILL'), KILL_AFTER_MS);
  }

  close(): void {
    this.idle.stop();
    clearTimeout(this.killTimer);
  }
}
