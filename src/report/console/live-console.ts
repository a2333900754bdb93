import type { LoggedEvent } from '../../core/events.js';
import { sanitize } from '../text.js';
import type { ConsoleOptions, RunConsole } from './console.js';
import { EventFormatter } from './event-formatter.js';
import { TerminalLayout } from './layout.js';
import { type Line, lineWidth, span } from './line.js';
import { LiveLines } from './live-lines.js';
import { RunPicture } from './picture.js';
import { safeWriter } from './stream.js';
import type { Theme } from './theme.js';

/** Ten frames a second are enough for a spinner, and a flood of events costs no more than that. */
const FRAME_MS = 100;

/** The console for terminals: history that scrolls, and below it what every agent does right now. */
export class LiveConsole implements RunConsole {
  readonly #picture = new RunPicture();
  readonly #lines = new LiveLines();
  readonly #layout: TerminalLayout;
  readonly #teller: EventFormatter;
  readonly #area: LiveArea;
  readonly #release: (() => void)[] = [];
  /** The part of the history that the next frame draws. */
  #pending: Line[] = [];
  #lastFrame = Number.NEGATIVE_INFINITY;
  #pauses = 0;
  #started = false;
  #closed = false;

  constructor(
    private readonly options: ConsoleOptions,
    private readonly theme: Theme,
  ) {
    const columns = () => this.#columns();
    this.#layout = new TerminalLayout(theme.glyphs, this.#picture, columns);
    this.#teller = new EventFormatter(options.mode, theme, this.#picture, this.#layout, columns);
    this.#teller.recall(options.history ?? []);
    this.#area = new LiveArea(safeWriter(options.stream), theme, () => this.options.stream.columns || 80);
  }

  onEvent(event: LoggedEvent): void {
    this.#start();
    const ended = event.type === 'run_ended';
    // The result follows on stdout, which is mostly this very screen.
    this.#add([...this.#teller.lines(event), ...(ended ? [[]] : [])], ended);
  }

  note(text: string): void {
    const lines = sanitize(text).trimEnd().split('\n');
    this.#add(
      lines.map((line) => [span(line)]),
      true,
    );
  }

  async withPaused<T>(use: () => Promise<T>): Promise<T> {
    if (this.#pauses === 0) this.#frame();
    this.#pauses += 1;
    this.#area.clear();
    try {
      return await use();
    } finally {
      this.#pauses -= 1;
      this.#frame();
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#pauses = 0;
    this.#pending.push(...this.#teller.rest());
    for (const release of this.#release.splice(0)) release();
    this.#frame();
    this.#area.clear();
  }

  #add(lines: readonly Line[], now: boolean): void {
    this.#pending.push(...lines);
    if (now || this.#closed || this.options.now() - this.#lastFrame >= FRAME_MS) this.#frame();
  }

  #frame(): void {
    if (this.#pauses > 0) return;
    const history = this.#pending.splice(0);
    const { rows } = this.options.stream;
    const now = this.options.now();
    const view = { picture: this.#picture, layout: this.#layout, glyphs: this.theme.glyphs, now };
    const live = this.#closed
      ? []
      : this.#lines.lines({ ...view, columns: this.#columns(), rows: rows || 24 });
    this.#lastFrame = now;
    this.#area.draw(history, live);
  }

  /** One column less than the terminal has: a character in the last one would leave the cursor in between. */
  #columns(): number {
    return Math.max(20, (this.options.stream.columns || 80) - 1);
  }

  #start(): void {
    if (this.#started || this.#closed) return;
    this.#started = true;
    const { options } = this;
    const every = options.setInterval ?? unreferencedInterval;
    const clear = options.clearInterval ?? ((timer) => clearInterval(timer as NodeJS.Timeout));
    const timer = every(() => this.#tick(), FRAME_MS);
    const onResize = () => this.#resized();
    options.stream.on('resize', onResize);
    this.#release.push(
      () => clear(timer),
      () => options.stream.off('resize', onResize),
      (options.onExit ?? onProcessExit)(() => this.close()),
    );
  }

  /** Draws a frame. A terminal that is slow to take frames gets fewer of them. */
  #tick(): void {
    if (this.options.stream.writableNeedDrain !== true) this.#frame();
  }

  #resized(): void {
    this.#area.forget();
    this.#frame();
  }
}

/** An interval that does not keep the process alive. */
function unreferencedInterval(callback: () => void, ms: number): NodeJS.Timeout {
  return setInterval(callback, ms).unref();
}

function onProcessExit(callback: () => void): () => void {
  process.once('exit', callback);
  return () => process.off('exit', callback);
}

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const WRAP_OFF = '\x1b[?7l';
const WRAP_ON = '\x1b[?7h';
/** Terminals that know these sequences show a frame at once or not at all; others ignore them. */
const FRAME_START = '\x1b[?2026h';
const FRAME_END = '\x1b[?2026l';
const ERASE_LINE_END = '\x1b[K';
const ERASE_BELOW = '\x1b[J';

/**
 * A few lines that stay at the bottom of a terminal while history scrolls above them. Each frame is one write, of only
 * what has changed, over the old lines without erasing them first, so that nothing flickers. Between frames the cursor
 * rests at the end of the last live line.
 */
class LiveArea {
  #drawn: Line[] = [];
  #painted: string[] = [];

  constructor(
    private readonly write: (text: string) => void,
    private readonly theme: Theme,
    private readonly columns: () => number,
  ) {}

  /** Adds `history` above and replaces the live lines. */
  draw(history: readonly Line[], live: readonly Line[]): void {
    const painted = live.map((line) => this.theme.paint(line));
    if (history.length === 0 && sameLines(painted, this.#painted)) return;
    const above = this.#toTop() + history.map((line) => this.#historyLine(line)).join('');
    const unmoved = history.length === 0 ? this.#painted : [];
    const below = painted.map((text, index) => (text === unmoved[index] ? '' : text + ERASE_LINE_END));
    const cursor = live.length > 0 ? HIDE_CURSOR : SHOW_CURSOR;
    // The cursor has to rest at the end of the last line, so that one is always drawn.
    if (painted.length > 0) below[painted.length - 1] = painted.at(-1) + ERASE_LINE_END;
    const area = below.length > 0 ? WRAP_OFF + below.join('\r\n') + WRAP_ON : '';
    this.write(FRAME_START + cursor + above + area + ERASE_BELOW + FRAME_END);
    this.#drawn = [...live];
    this.#painted = painted;
  }

  /** Removes the live lines from the screen and shows the cursor where they began. */
  clear(): void {
    if (this.#drawn.length === 0) return;
    this.write(this.#toTop() + ERASE_BELOW + SHOW_CURSOR);
    this.#drawn = [];
    this.#painted = [];
  }

  /** Forgets what was drawn: after a resize the terminal may have wrapped it. */
  forget(): void {
    this.#painted = [];
  }

  /** Moves to the top. A terminal that has become narrower has broken the drawn lines into more rows. */
  #toTop(): string {
    const columns = Math.max(1, this.columns());
    const rows = this.#drawn.reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(lineWidth(line) / columns)),
      0,
    );
    return rows > 1 ? `\r\x1b[${rows - 1}A` : '\r';
  }

  #historyLine(line: Line): string {
    const text = this.theme.paint(line);
    // Erasing after a line that fills its row would remove its last character.
    return lineWidth(line) < this.columns() ? `${text}${ERASE_LINE_END}\r\n` : `${ERASE_BELOW}${text}\r\n`;
  }
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
