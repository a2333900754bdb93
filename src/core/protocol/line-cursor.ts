const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32] as const;

/** Goes along a line by columns, as CommonMark does: a tab reaches to a multiple of four, and can be used in part. */
export class LineCursor {
  #end = 0;
  #column = 0;
  #content = 0;
  #contentColumn = 0;
  #rule: ThematicBreak | undefined;

  constructor(readonly text: string) {}

  /** Moves to the line that starts at `start`. One cursor serves all lines, since there may be millions. */
  to(start: number): void {
    this.#end = lineEnd(this.text, start);
    this.#column = 0;
    this.#content = start;
    this.#contentColumn = 0;
    this.#rule = undefined;
    this.#findContent();
  }

  /** The offset where the line ends: its line break, or the end of the text. */
  get end(): number {
    return this.#end;
  }

  /** Offset of the next character that is neither space nor tab, or the line's end. */
  get content(): number {
    return this.#content;
  }

  /** The code of that character; NaN at the line's end. */
  get char(): number {
    return this.isBlank ? Number.NaN : this.text.charCodeAt(this.#content);
  }

  get isBlank(): boolean {
    return this.#content === this.#end;
  }

  /** How many columns there are from here to the content. */
  get indent(): number {
    return this.#contentColumn - this.#column;
  }

  /** Moves past `length` characters of the content, which are neither space nor tab. */
  skipContent(length: number): void {
    this.#content += length;
    this.#contentColumn += length;
    this.#column = this.#contentColumn;
    this.#findContent();
  }

  /** Moves past this many columns of space, or past all there are. */
  skipColumns(columns: number): void {
    this.#column = Math.min(this.#column + columns, this.#contentColumn);
  }

  /** The offset where the run of the content's first character ends. */
  runEnd(): number {
    const { char } = this;
    let at = this.#content;
    while (at < this.#end && this.text.charCodeAt(at) === char) at++;
    return at;
  }

  /** Whether nothing but spaces and tabs comes from `at` on. */
  isBlankFrom(at: number): boolean {
    let rest = at;
    while (rest < this.#end && isBlank(this.text.charCodeAt(rest))) rest++;
    return rest === this.#end;
  }

  /** Whether the rest is a rule: three or more of one character, and spaces. Computed once for the whole line. */
  get isRule(): boolean {
    this.#rule ??= ruleAtEnd(this.text, this.#content, this.#end);
    const { char, from, third } = this.#rule;
    return this.char === char && this.#content >= from && this.#content <= third;
  }

  #findContent(): void {
    for (; this.#content < this.#end; this.#content++) {
      const char = this.text.charCodeAt(this.#content);
      if (char === SPACE) this.#contentColumn++;
      else if (char === TAB) this.#contentColumn += 4 - (this.#contentColumn % 4);
      else break;
    }
  }
}

/** The end of a line that has nothing but one character and spaces. */
interface ThematicBreak {
  readonly char: number;
  readonly from: number;
  /** The offset of that character's third occurrence, counted from the end; -1 for fewer. */
  readonly third: number;
}

function ruleAtEnd(text: string, start: number, end: number): ThematicBreak {
  let char = Number.NaN;
  let count = 0;
  let third = -1;
  let at = end;
  for (; at > start; at--) {
    const before = text.charCodeAt(at - 1);
    if (isBlank(before)) continue;
    if (count === 0) char = before;
    if (before !== char) break;
    count++;
    if (count === 3) third = at - 1;
  }
  return { char, from: at, third };
}

function isBlank(char: number): boolean {
  return char === SPACE || char === TAB;
}

/** The end of the line that `from` is in: its line break, or the text's end. */
export function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== NEWLINE && text.charCodeAt(at) !== RETURN) at++;
  return at;
}

/** Where the line after the one that ends at `end` starts. */
export function afterLine(text: string, end: number): number {
  return end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === NEWLINE ? 2 : 1);
}
