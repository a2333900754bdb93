import type { LoggedEvent } from '../../core/events.js';
import { sanitize } from '../text.js';
import type { ConsoleOptions, RunConsole } from './console.js';
import { TerminalLayout } from './layout.js';
import { type Line, span } from './line.js';
import { LiveArea } from './live-area.js';
import { LiveLines } from './live-lines.js';
import { RunPicture } from './picture.js';
import { safeWriter } from './stream.js';
import { Teller } from './teller.js';
import type { Theme } from './theme.js';

/** Ten frames a second: enough for a spinner, and a flood of events costs no more than that. */
const FRAME_MS = 100;

/** For terminals: history that scrolls, and below it what every agent does right now. */
export class LiveConsole implements RunConsole {
  readonly #picture = new RunPicture();
  readonly #lines = new LiveLines();
  readonly #layout: TerminalLayout;
  readonly #teller: Teller;
  readonly #area: LiveArea;
  readonly #release: (() => void)[] = [];
  /** History that the next frame draws. */
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
    this.#teller = new Teller(options.mode, theme, this.#picture, this.#layout, columns);
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

  /** One less than the terminal has: a character in the last column would leave the cursor in between. */
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

  /** A terminal that is slow to take frames gets fewer of them. */
  #tick(): void {
    if (this.options.stream.writableNeedDrain !== true) this.#frame();
  }

  #resized(): void {
    this.#area.forget();
    this.#frame();
  }
}

/** Drawing alone must not keep the process alive. */
function unreferencedInterval(callback: () => void, ms: number): NodeJS.Timeout {
  return setInterval(callback, ms).unref();
}

function onProcessExit(callback: () => void): () => void {
  process.once('exit', callback);
  return () => process.off('exit', callback);
}
