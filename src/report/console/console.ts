import type { LoggedEvent } from '../../core/events.js';
import { withoutCommands } from '../annotations.js';
import { sanitize } from '../text.js';
import type { ConsoleMode } from './console-entry.js';
import { EventFormatter } from './event-formatter.js';
import { createPlainLayout } from './layout.js';
import { type Line, lineText, span } from './line.js';
import { LiveConsole } from './live-console.js';
import { RunPicture } from './picture.js';
import { type ConsoleStream, safeWriter } from './stream.js';
import { createTheme, type Theme } from './theme.js';

export type { ConsoleMode } from './console-entry.js';
export type { ConsoleStream } from './stream.js';

export interface ConsoleOptions {
  /** The stream that people watch: stderr. */
  readonly stream: ConsoleStream;
  readonly mode: ConsoleMode;
  readonly color: boolean;
  /** The stream is a terminal that understands cursor movement: see `terminalTraits`. */
  readonly interactive: boolean;
  /** False for a terminal that isn't UTF-8. Default: true. */
  readonly unicode?: boolean;
  /** What earlier lives of a resumed run have logged. With it, the paths at the end are those of the whole run. */
  readonly history?: readonly LoggedEvent[];
  /** Milliseconds since the epoch, by the clock of the events' `time`. */
  readonly now: () => number;
  readonly setInterval?: (callback: () => void, ms: number) => unknown;
  readonly clearInterval?: (timer: unknown) => void;
  /** Calls back when the process exits. Returns a function that takes this back. */
  readonly onExit?: (callback: () => void) => () => void;
}

/** What people watch while a run goes on (spec 3.8). It only reads events; a broken stream silences it. */
export interface RunConsole {
  onEvent(event: LoggedEvent): void;
  /** Prints a line of the program's own, above the live area. Not shown when quiet. */
  note(text: string): void;
  /** Leaves the terminal to `use`, for a question, and goes on after it. Events that come meanwhile are kept. */
  withPaused<T>(use: () => Promise<T>): Promise<T>;
  /** Shows what is left, removes the live area and shows the cursor again. Idempotent. */
  close(): void;
}

export function createConsole(options: ConsoleOptions): RunConsole {
  const theme = createTheme({ color: options.color, unicode: options.unicode ?? true });
  const live = options.interactive && options.mode !== 'quiet';
  return live ? new LiveConsole(options, theme) : new PlainConsole(options, theme);
}

/** A log has no width of its own. Messages wrapped at this one are easy to read there. */
const WRAP_COLUMNS = 120;

/** The console for pipes, files and CI logs: an event is a line, and nothing is ever taken back. */
class PlainConsole implements RunConsole {
  readonly #write: (text: string) => void;
  readonly #teller: EventFormatter;
  #held: LoggedEvent[] | null = null;

  constructor(
    private readonly options: ConsoleOptions,
    private readonly theme: Theme,
  ) {
    this.#write = safeWriter(options.stream);
    const layout = createPlainLayout(theme.glyphs, { timestamps: options.mode === 'verbose' });
    this.#teller = new EventFormatter(options.mode, theme, new RunPicture(), layout, () => WRAP_COLUMNS);
    this.#teller.recall(options.history ?? []);
  }

  onEvent(event: LoggedEvent): void {
    if (this.#held === null) this.#print(this.#teller.lines(event));
    else this.#held.push(event);
  }

  note(text: string): void {
    if (this.options.mode === 'quiet') return;
    this.#print(
      sanitize(text)
        .trimEnd()
        .split('\n')
        .map((line) => [span(line)]),
    );
  }

  async withPaused<T>(use: () => Promise<T>): Promise<T> {
    const outer = this.#held;
    this.#held ??= [];
    try {
      return await use();
    } finally {
      const held = this.#held;
      this.#held = outer;
      if (outer === null) for (const event of held) this.onEvent(event);
    }
  }

  close(): void {
    for (const event of this.#held?.splice(0) ?? []) this.#print(this.#teller.lines(event));
    this.#print(this.#teller.rest());
  }

  #print(lines: readonly Line[]): void {
    const texts = lines.map((line) => {
      const text = lineText(line);
      const harmless = withoutCommands(text);
      return `${harmless === text ? this.theme.paint(line) : harmless}\n`;
    });
    this.#write(texts.join(''));
  }
}
