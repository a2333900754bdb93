import type { ReasonCode } from '../core/errors.js';
import type { RunStatus } from '../core/run.js';

/**
 * With `drain`, no further state starts, and what is in flight ends by itself. With `interrupt`, what is in flight is
 * interrupted, and still reports its cost.
 */
export type StopMode = 'drain' | 'interrupt';

export interface StopRequest {
  readonly mode: StopMode;
  readonly status: Extract<RunStatus, 'paused' | 'budget_exceeded' | 'failed'>;
  readonly reason: ReasonCode;
  readonly message: string;
  /** ISO time from which a resume makes sense. */
  readonly resumeAt?: string | undefined;
}

/** What makes a run end before its agents have: a signal, a limit, the budget, the deadline. */
export class StopControl {
  private current: StopRequest | null = null;
  private readonly interrupting = new AbortController();
  private readonly stopping = new AbortController();
  private readonly hurrying = new AbortController();
  private readonly listeners: (() => void)[] = [];

  get request(): StopRequest | null {
    return this.current;
  }

  /** Aborts when turns in flight have to end. */
  get signal(): AbortSignal {
    return this.interrupting.signal;
  }

  /** Aborts when a signal or the deadline leaves no time, whatever had stopped the run before. */
  get hurry(): AbortSignal {
    return this.hurrying.signal;
  }

  /** Aborts with the first request of either mode: from then on, nobody need be waited for. */
  get anyStop(): AbortSignal {
    return this.stopping.signal;
  }

  /**
   * The first request decides how the run ends; a later one can only make it end sooner. For the budget the last
   * request counts, since the cost of turns in flight comes in after it was exceeded.
   */
  stop(request: StopRequest): void {
    if (this.current === null) this.current = request;
    else if (request.mode === 'interrupt' && this.current.mode === 'drain')
      this.current = { ...this.current, mode: 'interrupt' };
    if (this.current.reason === 'BUDGET' && request.reason === 'BUDGET')
      this.current = { ...this.current, message: request.message };
    const leavesNoTime = request.reason === 'INTERRUPTED' || request.reason === 'DEADLINE';
    if (request.mode === 'interrupt' && leavesNoTime) this.hurrying.abort();
    this.stopping.abort();
    if (request.mode === 'interrupt') this.interrupting.abort();
    for (const listener of this.listeners) listener();
  }

  onStop(listener: () => void): void {
    this.listeners.push(listener);
  }
}
