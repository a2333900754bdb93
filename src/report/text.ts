/*
 * Text from agents and scripts is untrusted: it must not move the cursor, recolour the screen, reorder
 * what people read, or hide. Everything below is linear in the length of its input.
 */

/** OSC, DCS, PM, APC and SOS with their payload; then CSI; then the short escapes. */
const ESCAPES =
  /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\^-~]/g;
/** The remaining controls of C0 and C1, but tab and newline, and DEL. */
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Bidirectional controls, invisible characters and Unicode tags. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Printable text with `\n` as its only control character. A bare CR starts a new line, so that it overwrites none. */
export function sanitize(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(ESCAPES, '')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(/\t/g, '  ');
}

const ONE_LINE_LIMIT = 2000;

/** Sanitized text on one line, whatever its length. */
export function oneLine(text: string): string {
  return sanitize(text.slice(0, ONE_LINE_LIMIT)).replace(/\s+/g, ' ').trim();
}

const NARROW = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/u;
const WIDE =
  /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tangut}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** Pictographs that terminals draw in one column; our own glyphs are among them. */
const NARROW_PICTOGRAPH =
  /[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u23f8\u25aa-\u25fe\u2600-\u27bf]/u;
const EMOJI_STYLE = /\ufe0f/u;

/**
 * How many columns a text takes on a terminal. Terminals disagree about joined emoji, so each part is counted. That is
 * too much at worst, which cuts a line early, where too little would wrap it.
 */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x300) return 1;
  // A variation selector may widen the character before it.
  if (EMOJI_STYLE.test(character)) return 1;
  if (ZERO_WIDTH.test(character)) return 0;
  if (!WIDE.test(character)) return 1;
  return NARROW_PICTOGRAPH.test(character) && !/\p{Emoji_Presentation}/u.test(character) ? 1 : 2;
}

/** The text, cut at its end to at most `columns`. */
export function cutEnd(text: string, columns: number, ellipsis = '…'): string {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(ellipsis);
  if (room <= 0) return ellipsis.slice(0, Math.max(0, columns));
  return takeColumns(text, room).trimEnd() + ellipsis;
}

/** The text, cut at its start, since agents' ids differ at their ends. */
export function cutStart(text: string, columns: number, ellipsis = '…'): string {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(ellipsis);
  if (room <= 0) return ellipsis.slice(0, Math.max(0, columns));
  const backwards = takeColumns([...text].reverse().join(''), room);
  return ellipsis + [...backwards].reverse().join('');
}

/** The text, cut in its middle, since a path's step ends with how often it was taken. */
export function cutMiddle(text: string, columns: number, ellipsis = '…'): string {
  if (widthOf(text) <= columns) return text;
  const end = Math.floor(columns / 3);
  const start = columns - end - widthOf(ellipsis);
  if (start <= 0) return cutEnd(text, columns, ellipsis);
  return takeColumns(text, start) + ellipsis + cutStart(text, end, '');
}

function takeColumns(text: string, columns: number): string {
  let taken = '';
  let width = 0;
  for (const character of text) {
    width += characterWidth(character);
    if (width > columns) break;
    taken += character;
  }
  return taken;
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

/**
 * Breaks a text into lines of at most `columns`, at spaces. Existing line breaks and indentation stay. A word that is
 * too long stays whole, so that a URL can still be clicked.
 */
export function wrapText(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), columns));
}

function wrapLine(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  let width = indent.length;
  for (const word of line.slice(indent.length).split(' ')) {
    const wordWidth = widthOf(word);
    const fresh = width === indent.length;
    if (!fresh && width + 1 + wordWidth > columns) {
      lines.push(current);
      current = indent + word;
      width = indent.length + wordWidth;
    } else {
      current += fresh ? word : ` ${word}`;
      width += wordWidth + (fresh ? 0 : 1);
    }
  }
  return [...lines, current];
}
