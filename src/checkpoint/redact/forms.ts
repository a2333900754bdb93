import { bytesOf, literal, type Pattern, SLASH } from './pattern.js';

/** Bytes of UTF-8. Shorter secrets would be found in text that has nothing to do with them. */
export const MIN_SECRET_BYTES = 6;

/** Bytes. Shorter lines of a secret of many lines are no secret by themselves. */
const MIN_LINE_BYTES = 12;

/** What is worth looking for of one secret: the whole, the same without white space around it, each of its lines. */
function valuesOf(secret: string): string[] {
  const lines = secret
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    // The header of a PEM key is in many a document.
    .filter((line) => Buffer.byteLength(line) >= MIN_LINE_BYTES && !line.startsWith('-----'));
  return [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), ...lines].filter(isLongEnough);
}

/** Whether a value is worth looking for. */
export function isLongEnough(value: string): boolean {
  return Buffer.byteLength(value) >= MIN_SECRET_BYTES && !/^(.)\1*$/su.test(value) && value.trim() !== '';
}

/** The patterns of all forms of these secrets: as they are, escaped, in hex, and in base64 at any alignment. */
export function secretPatterns(secrets: readonly string[]): Pattern[] {
  const values = [...new Set(secrets.flatMap(valuesOf))];
  return values.flatMap((value) => {
    const bytes = Buffer.from(value);
    const encoded = [0, 1, 2].map((before) => {
      const { core, rest } = base64At(bytes, before);
      return patternOf(core.map(base64Unit), rest && `(?:${base64Unit(rest).source}(?:=|%3[Dd]){0,2})?`);
    });
    return [patternOf(spelledUnits(value)), patternOf([...bytes.toString('hex')].map(hexUnit)), ...encoded];
  });
}

/** A character of a secret, or of its encoding, in every way that it may be written. */
interface Unit {
  readonly source: string;
  /** Its possible beginnings: one byte if that is all of it, else two or three. */
  readonly begins: readonly string[];
  /** The most bytes that it takes. */
  readonly reach: number;
  /** Whether the next link may begin behind it; not where another way to read it might be needed. */
  readonly isFirm: boolean;
}

/** Number of units that tell most places from a secret. */
const HEAD_UNITS = 4;

/** Units that one regular expression reads: long ones take long to compile, and most places need the first alone. */
const LINK_UNITS = 8;

function patternOf(units: readonly Unit[], tail = ''): Pattern {
  const chain: string[] = [];
  let link = '';
  let room = LINK_UNITS;
  for (const { source, isFirm } of units) {
    link += source;
    room -= 1;
    if (room > 0 || !isFirm) continue;
    chain.push(link);
    link = '';
    room = LINK_UNITS;
  }
  return {
    begins: beginsOf(units, 3),
    head: units
      .slice(0, HEAD_UNITS)
      .map(({ source }) => source)
      .join(''),
    chain: [...chain, link + tail].filter((each) => each !== ''),
    isNested: true,
    reach: units.reduce((sum, unit) => sum + unit.reach, LETTER_REACH * 2),
  };
}

/** The bytes with which these units may begin: `length` of them, or fewer where they may go on in many ways. */
function beginsOf(units: readonly Unit[], length: number): string[] {
  const [first, ...rest] = units;
  if (first === undefined || length === 0) return [''];
  const behind = first.begins.some((begin) => begin.length === 1) ? beginsOf(rest, length - 1) : [];
  const begins = first.begins.flatMap((begin) =>
    begin.length > 1 ? begin.slice(0, length) : behind.map((next) => begin + next),
  );
  return [...new Set(begins)];
}

/** Backslashes of escaped text: JSON in JSON in JSON makes eight of one, and puts seven before a quote. */
const ESCAPES = `${SLASH}{1,7}`;

/** Bytes of the longest way to write one: UTF-8 in `\xXX` behind percent-encoded backslashes. */
const BYTE_REACH = 27;

const LETTERS: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };

/** The units of a secret as it is spelled. Backslashes go with what they stand before, where it is escaped too. */
function spelledUnits(value: string): Unit[] {
  return [...value.matchAll(/(\\*)([^\\]|$)/gsu)]
    .filter(([all]) => all !== '')
    .map(([, slashes, character], at) => spelledUnit(slashes!.length, character!, at === 0));
}

/** One way to write a character, and the bytes with which it begins. */
interface CharacterForm {
  readonly source: string;
  readonly begins: readonly string[];
}

function spelledUnit(slashes: number, character: string, isFirst: boolean): Unit {
  const bytes = Buffer.byteLength(character);
  const isFirm = character !== '%';
  const { plain, escaped } = character === '' ? { plain: [], escaped: [] } : waysOf(character);
  const afterSlash = [...(slashes === 0 ? [] : plain), ...escaped];
  const begins = [
    ...afterSlash.flatMap((way) => way.begins.map((begin) => `\\${begin.slice(0, 2)}`)),
    ...['%5C', '%5c', ...(isFirst ? [] : ['\\\\', '\\%'])],
  ];
  if (slashes === 0) {
    // Of the backslashes before a secret, one is taken for its own. Those that are left stay escaped.
    const behindSlash = `${isFirst ? SLASH : ESCAPES}(?:${either(escaped)})`;
    // The look ahead decides nothing: with it, this compiles several times faster.
    const source = `(?:${either(plain)}|(?=[\\\\%])${behindSlash})`;
    return {
      source,
      begins: [...plain.flatMap((way) => way.begins), ...begins],
      reach: BYTE_REACH * bytes,
      isFirm,
    };
  }
  const most = 8 * slashes + 7;
  const own = `(?:${SLASH}(?:u005[Cc]|x5[Cc])?){${slashes},${most}}`;
  return {
    source: `${own}(?:${either(afterSlash)})`,
    begins: ['\\\\', '\\u', '\\x', ...begins],
    reach: BYTE_REACH * bytes + 8 * most,
    isFirm,
  };
}

const either = (ways: readonly CharacterForm[]): string => ways.map(({ source }) => source).join('|');

/** How a character is written as it is or in a URL, and how behind a backslash. */
function waysOf(character: string): { plain: CharacterForm[]; escaped: CharacterForm[] } {
  const bytes = bytesOf(character);
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  const units = Array.from({ length: character.length }, (_, at) =>
    character.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  const percent: CharacterForm = {
    source: hex.map((digits) => `%${anyCase(digits)}`).join(''),
    begins: cases(hex[0]!).map((digits) => `%${digits}`),
  };
  const itself: CharacterForm = { source: literal(bytes), begins: [bytes.slice(0, 2)] };
  const plus: CharacterForm = { source: '\\+', begins: ['+'] };
  const letter = LETTERS[character];
  return {
    plain: [percent, itself, ...(character === ' ' ? [plus] : [])],
    escaped: [
      // A backslash and an n are a line end, not an n.
      ...(/[a-z0-9]/.test(character) ? [] : [percent, itself]),
      ...(letter === undefined ? [] : [{ source: letter, begins: [letter] }]),
      {
        source: units.map((digits) => `u${anyCase(digits)}`).join(ESCAPES),
        begins: cases(units[0]![0]!).map((digit) => `u${digit}`),
      },
      {
        source: hex.map((digits) => `x${anyCase(digits)}`).join(ESCAPES),
        begins: cases(hex[0]![0]!).map((digit) => `x${digit}`),
      },
    ],
  };
}

/** Hex digits in capitals and small letters, also mixed. */
function cases(digits: string): string[] {
  const [first, ...rest] = digits;
  if (first === undefined) return [''];
  const both = [...new Set([first, first.toUpperCase()])];
  return cases(rest.join('')).flatMap((behind) => both.map((digit) => digit + behind));
}

const anyCase = (digits: string): string =>
  digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/**
 * A line end in an encoded text, as wide as its lines may be: as it is or escaped, and indented. It is a loop of single
 * characters, since it stands between all letters and compiles ten times faster than an exact one.
 */
const BREAK = '(?:[\\r\\n\\t \\\\]|(?<=\\\\)[rn]|%0[AaDd]|%5[Cc][rn]?){0,24}';
const BREAK_BEGINS = ['\r', '\n', '\t', ' ', '\\', '%'];

/** The most bytes of a letter and the break before it: four in each turn of that loop, and an escaped slash. */
const LETTER_REACH = 24 * 4 + 22;

function letterUnit(source: string, begins: readonly string[]): Unit {
  const broken = begins.flatMap((begin) =>
    begin.length > 1 ? begin : [begin, ...BREAK_BEGINS.map((byte) => begin + byte)],
  );
  return { source: `${BREAK}${source}`, begins: broken, reach: LETTER_REACH, isFirm: true };
}

function hexUnit(digit: string): Unit {
  return letterUnit(anyCase(digit), cases(digit));
}

/** A letter of plain and of URL-safe base64. */
function base64Unit(letter: string): Unit {
  if (letter === '+') return letterUnit('(?:[+-]|%2[Bb])', ['+', '-', '%2']);
  if (letter === '/') return letterUnit(`(?:[/_]|${ESCAPES}/|%2[Ff])`, ['/', '_', '\\/', '%2', '%5']);
  return letterUnit(letter, [letter]);
}

/**
 * The letters of base64 that do not depend on what surrounds these bytes, when `before` bytes (modulo three)
 * come before them; and the one that follows when nothing comes behind them.
 */
export function base64At(bytes: Buffer, before: number): { core: string[]; rest: string } {
  const encoded = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const end = Math.floor(((before + bytes.length) * 8) / 6);
  return { core: [...encoded.slice(Math.ceil((before * 8) / 6), end)], rest: encoded.slice(end) };
}
