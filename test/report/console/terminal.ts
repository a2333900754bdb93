import { EventEmitter } from 'node:events';
import type { ConsoleStream } from '../../../src/report/console/console.js';

/**
 * As much of a terminal as the console uses: wrapping, scrolling, cursor up, erase. What scrolls off the top
 * is kept. An unknown control sequence is an error: then this emulator would lie.
 */
export class Terminal {
  #lines: string[][] = [[]];
  #top = 0;
  #row = 0;
  #column = 0;
  #wrap = true;
  cursorVisible = true;
  frames = 0;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {}

  /** Everything, history included, without trailing blanks. */
  get text(): string[] {
    const lines = this.#lines.map((cells) => cells.join('').trimEnd());
    while (lines.at(-1) === '') lines.pop();
    return lines;
  }

  /** What is on the screen now. */
  get screen(): string[] {
    return this.#lines.slice(this.#top).map((cells) => cells.join('').trimEnd());
  }

  write(text: string): void {
    this.frames += 1;
    for (const [token] of text.matchAll(/\x1b\[[0-?]*[@-~]|\x1b.?|./gsu)) this.#take(token);
  }

  #take(token: string): void {
    if (token === '\r') this.#column = 0;
    else if (token === '\n') this.#newline();
    else if (token.startsWith('\x1b')) this.#control(token);
    else if (token < ' ') throw new Error(`control character ${JSON.stringify(token)}`);
    else this.#put(token);
  }

  #control(token: string): void {
    const [, count = '', final] = /^\x1b\[([0-?]*)([@-~])$/.exec(token) ?? [];
    if (final === 'A') this.#row = Math.max(this.#top, this.#row - Number(count || 1));
    else if (final === 'K') this.#eraseLineEnd();
    else if (final === 'J') {
      this.#eraseLineEnd();
      this.#lines.splice(this.#row + 1);
    } else if (count === '?25') this.cursorVisible = final === 'h';
    else if (count === '?7') this.#wrap = final === 'h';
    else if (count !== '?2026' && final !== 'm') throw new Error(`sequence ${JSON.stringify(token)}`);
  }

  /** The cursor of a full line still stands on its last character. */
  #eraseLineEnd(): void {
    this.#line().splice(Math.min(this.#column, this.columns - 1));
  }

  #newline(): void {
    this.#row += 1;
    this.#lines[this.#row] ??= [];
    if (this.#row - this.#top >= this.rows) this.#top += 1;
  }

  #put(character: string): void {
    const wide = /[\p{Script=Han}\p{Emoji_Presentation}]/u.test(character);
    const width = wide ? 2 : /\p{Mark}/u.test(character) ? 0 : 1;
    if (this.#column + width > this.columns) {
      if (this.#wrap) {
        this.#column = 0;
        this.#newline();
      } else this.#column = this.columns - width;
    }
    const cells = this.#line();
    while (cells.length < this.#column) cells.push(' ');
    cells.splice(this.#column, width, character, ...(width === 2 ? [''] : []));
    this.#column += width;
  }

  #line(): string[] {
    const line = this.#lines[this.#row];
    if (line === undefined) throw new Error('the cursor left the screen');
    return line;
  }
}

/** A stream that ends on a terminal, or in a list of lines. */
export class FakeStream extends EventEmitter {
  readonly writes: string[] = [];
  columns: number | undefined;
  rows: number | undefined;

  constructor(readonly terminal?: Terminal) {
    super();
    this.columns = terminal?.columns;
    this.rows = terminal?.rows;
  }

  write(text: string): boolean {
    this.writes.push(text);
    this.terminal?.write(text);
    return true;
  }

  get lines(): string[] {
    return this.writes.join('').split('\n').slice(0, -1);
  }

  get stream(): ConsoleStream {
    return this as unknown as ConsoleStream;
  }
}
