import type { LoggedEvent } from '../../core/events.js';
import { withoutCommands } from '../annotations.js';
import { sanitize } from '../text.js';
import type { ConsoleOptions, RunConsole } from './console.js';
import { createPlainLayout } from './layout.js';
import { type Line, lineText, span } from './line.js';
import { RunPicture } from './picture.js';
import { safeWriter } from './stream.js';
import { Teller } from './teller.js';
import type { Theme } from './theme.js';

/** A log has no width; a message that is wrapped here is one that a person reads there. */
const WRAP_COLUMNS = 120;

/** For pipes, files and CI logs: an event is a line, and nothing is ever taken back. */
export class PlainConsole implements RunConsole {
  readonly #write: (text: string) => void;
  readonly #teller: Teller;
  #held: LoggedEvent[] | null = null;

  constructor(
    private readonly options: ConsoleOptions,
    private readonly theme: Theme,
  ) {
    this.#write = safeWriter(options.stream);
    const layout = createPlainLayout(theme.glyphs, { timestamps: options.mode === 'verbose' });
    this.#teller = new Teller(options.mode, theme, new RunPicture(), layout, () => WRAP_COLUMNS);
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
