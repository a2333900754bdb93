/** How adapters and scripts start a child; the runtime passes in the real function, tests pass their own. */
export type StartProcess = (options: ProcessOptions) => ChildHandle;

export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** This text is written, then stdin is closed. Without it stdin is closed at once; `'open'` leaves it for `write`. */
  readonly stdin?: string | 'open';
  /** What the child writes to stderr comes on stdout, in the order in which it was written. Windows ignores this. */
  readonly isOnePipe?: boolean;
  readonly onStdout: (chunk: Buffer) => void;
  readonly onStderr: (chunk: Buffer) => void;
}

/**
 * A child in a process group of its own. When the child ends, for whatever reason, what is left of its
 * group is killed: no orphan survives (spec 1.6, 3.7).
 */
export interface ChildHandle {
  readonly pid: number | undefined;
  write(text: string): void;
  endStdin(): void;
  /**
   * Ends the child: `first` goes to the process (SIGINT) or to the whole group (SIGTERM), then SIGTERM
   * to the group after `graceMs`, then SIGKILL to the group 5 s later. Safe to call more than once.
   */
  stop(first: 'SIGINT' | 'SIGTERM' | 'SIGKILL', graceMs?: number): void;
  /** This promise never rejects. */
  readonly done: Promise<ProcessExit>;
}

export interface ProcessExit {
  /** Null when a signal ended the child, or it never started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why the child could not be started: ENOENT, EACCES, E2BIG … */
  readonly spawnError: (Error & { code?: string }) | null;
}
