/** A number as an integer times a power of ten: `-1.50e3` is -15 times ten to the second. */
interface Decimal {
  readonly sign: string;
  /** The digits without zeros at either end; empty for 0. */
  readonly digits: string;
  readonly exponent: number;
}

/** No double has this many digits, and patterns overflow the stack on megabytes of them. */
const LONGEST_NUMBER = 2000;

/** Whether a double holds the number exactly as it is written. */
export function isHeld(written: string): boolean {
  const held = Number(written);
  // Nearly all numbers are written as JavaScript writes them.
  if (String(held) === written) return true;
  if (written.length > LONGEST_NUMBER) return false;
  return Number.isFinite(held) && sameText(decimalOf(written)) === sameText(decimalOf(String(held)));
}

/** Whether a number, as it is written, is a whole multiple of another: 19.99 is one of 0.01, though not as doubles. */
export function isMultiple(number: number, of: number): boolean {
  const a = decimalOf(String(number));
  const b = decimalOf(String(of));
  const least = Math.min(a.exponent, b.exponent);
  return wholeOf(a, least) % wholeOf(b, least) === 0n;
}

function wholeOf({ digits, exponent }: Decimal, least: number): bigint {
  return BigInt(digits === '' ? 0 : digits) * 10n ** BigInt(exponent - least);
}

function sameText({ sign, digits, exponent }: Decimal): string {
  return `${sign}${digits}e${exponent}`;
}

function decimalOf(number: string): Decimal {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end--;
  if (end === 0) return { sign: '', digits: '', exponent: 0 };
  const exponent = Number(power) - fraction.length + digits.length - end;
  return { sign, digits: digits.slice(0, end), exponent };
}
