import { type Line, lineWidth } from './line.js';
import type { Theme } from './theme.js';

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const WRAP_OFF = '\x1b[?7l';
const WRAP_ON = '\x1b[?7h';
/** Terminals that know these show a frame at once or not at all; the others ignore them. */
const FRAME_START = '\x1b[?2026h';
const FRAME_END = '\x1b[?2026l';
const ERASE_LINE_END = '\x1b[K';
const ERASE_BELOW = '\x1b[J';

/**
 * A few lines that stay at the bottom of a terminal while history scrolls above them. It writes only what
 * changed, one write a frame, over the old lines instead of erasing them first: nothing flickers.
 * Between frames the cursor rests at the end of the last live line.
 */
export class LiveArea {
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
    // The end of an unchanged last line is where the cursor must rest, so that one is always drawn.
    if (painted.length > 0) below[painted.length - 1] = painted.at(-1) + ERASE_LINE_END;
    const area = below.length > 0 ? WRAP_OFF + below.join('\r\n') + WRAP_ON : '';
    this.write(FRAME_START + cursor + above + area + ERASE_BELOW + FRAME_END);
    this.#drawn = [...live];
    this.#painted = painted;
  }

  /** Takes the live lines off the screen and shows the cursor where they began. */
  clear(): void {
    if (this.#drawn.length === 0) return;
    this.write(this.#toTop() + ERASE_BELOW + SHOW_CURSOR);
    this.#drawn = [];
    this.#painted = [];
  }

  /** After a resize the terminal may have wrapped what was drawn: nothing of it can be kept. */
  forget(): void {
    this.#painted = [];
  }

  /** A terminal that has become narrower has broken the drawn lines into more rows. */
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
    // Erasing after a line that fills its row would take its last character.
    return lineWidth(line) < this.columns() ? `${text}${ERASE_LINE_END}\r\n` : `${ERASE_BELOW}${text}\r\n`;
  }
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
