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

  get requested(): boolean {
    return this.signal !== null;
  }

  /** Passes the signals on, one that has come before too. @returns what ends that */
  readonly listen = (react: (signal: NodeJS.Signals) => void): (() => void) => {
    if (this.signal !== null) react(this.signal);
    this.listeners.add(react);
    return () => this.listeners.delete(react);
  };

  dispose(): void {
    process.off('SIGINT', this.onSignal);
    process.off('SIGTERM', this.onSignal);
  }

  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.signal = signal;
    for (const react of this.listeners) react(signal);
  };
}
