import type { LoggedEvent } from '../../core/events.js';
import { LiveConsole } from './live-console.js';
import { PlainConsole } from './plain-console.js';
import type { ConsoleStream } from './stream.js';
import type { ConsoleMode } from './telling.js';
import { createTheme } from './theme.js';

export type { ConsoleStream } from './stream.js';
export type { ConsoleMode } from './telling.js';

export interface ConsoleOptions {
  /** Where people look: stderr. */
  readonly stream: ConsoleStream;
  readonly mode: ConsoleMode;
  readonly color: boolean;
  /** The stream is a terminal that understands cursor movement: see `terminalTraits`. */
  readonly interactive: boolean;
  /** False for a terminal that isn't UTF-8. Default: true. */
  readonly unicode?: boolean;
  /** What earlier lives of a resumed run have logged: then the paths at its end are those of the whole run. */
  readonly history?: readonly LoggedEvent[];
  /** ms since the epoch, the clock of the events' `time`. */
  readonly now: () => number;
  readonly setInterval?: (callback: () => void, ms: number) => unknown;
  readonly clearInterval?: (timer: unknown) => void;
  /** Calls back when the process exits; returns how to take that back. */
  readonly onExit?: (callback: () => void) => () => void;
}

/** What people watch while a run goes on (spec 3.8). It reads events alone; a broken stream silences it. */
export interface RunConsole {
  onEvent(event: LoggedEvent): void;
  /** A line of the program's own, above the live area; not shown when quiet. */
  note(text: string): void;
  /** Leaves the terminal to `use`, for a question, and goes on after it. Events in the meantime are kept. */
  withPaused<T>(use: () => Promise<T>): Promise<T>;
  /** Shows what is left, takes the live area away and gives the cursor back. Idempotent. */
  close(): void;
}

export function createConsole(options: ConsoleOptions): RunConsole {
  const theme = createTheme({ color: options.color, unicode: options.unicode ?? true });
  const live = options.interactive && options.mode !== 'quiet';
  return live ? new LiveConsole(options, theme) : new PlainConsole(options, theme);
}
