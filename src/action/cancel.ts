/**
 * Whether the job is being cancelled: the runner then sends SIGINT, SIGTERM and SIGKILL within ten seconds, to this
 * process alone (spec 4.3). Signals are taken from now until `dispose`, also when no run goes on.
 */
export class Cancellation {
  private signal: NodeJS.Signals | null = null;
  private readonly listeners = new Set<(signal: NodeJS.Signals) => void>();

  constructor() {
    process.on('SIGINT', this.onSignal);
    process.on('SIGTERM', this.onSignal);
  }

  /** Passes the signals on, one that has come before too. @returns what ends that */
  readonly listen = (react: (signal: NodeJS.Signals) => void): (() => void) => {
    if (this.signal !== null) react(this.signal);
    this.listeners.add(react);
    return () => this.listeners.delete(react);
  };

  /** Work that there is no time to wait for once the job is cancelled: null then, and it is left to itself. */
  async unless<T>(start: () => Promise<T>): Promise<T | null> {
    if (this.signal !== null) return null;
    const work = start();
    let endListening = (): void => {};
    const cancelled = new Promise<null>((resolve) => {
      endListening = this.listen(() => resolve(null));
    });
    // Nobody else hears of its failure when it comes too late.
    work.catch(() => {});
    return Promise.race([cancelled, work]).finally(() => endListening());
  }

  dispose(): void {
    process.off('SIGINT', this.onSignal);
    process.off('SIGTERM', this.onSignal);
  }

  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.signal = signal;
    for (const react of this.listeners) react(signal);
  };
}
