import { LIMITS } from '../limits/limits.js';

/** The `<print>` texts of a whole text. */
export function findPrints(text: string): string[] {
  return new PrintScanner().push(text);
}

const PRINT = '<print>';
const PRINT_END = '</print>';
const LONGEST_PRINT = LIMITS.print.value;

/**
 * Finds `<print>` texts in output as it streams, however it is cut into chunks. It keeps at most 64 kB (UTF-16 units):
 * a print that is longer, or not closed by then, is dropped. Code and other tags make no difference, since what is
 * found is only shown.
 */
export class PrintScanner {
  /** What the open print holds so far; null outside one. */
  #content: string | null = null;
  /** The end of the input so far, where a tag may have begun. */
  #carry = '';

  push(chunk: string): string[] {
    const prints: string[] = [];
    const text = this.#carry + chunk;
    let at = 0;
    for (;;) {
      const tag = this.#content === null ? PRINT : PRINT_END;
      const room = this.#content === null ? text.length : LONGEST_PRINT + tag.length - this.#content.length;
      const part = text.slice(at, at + room);
      const index = part.indexOf(tag);
      if (index === -1 && part.length === room && this.#content !== null) {
        this.#content = null;
        at += room;
      } else if (index === -1) {
        this.#carry = part.slice(-(tag.length - 1));
        if (this.#content !== null) this.#content += part.slice(0, -(tag.length - 1));
        return prints;
      } else {
        if (this.#content !== null) prints.push(this.#content + part.slice(0, index));
        this.#content = this.#content === null ? '' : null;
        at += index + tag.length;
      }
    }
  }
}
