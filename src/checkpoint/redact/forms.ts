/** Bytes of UTF-8. Shorter ones would be found in text that has nothing to do with them. */
export const MIN_SECRET_BYTES = 6;

/** Bytes; shorter lines of a secret of many lines are no secret by themselves. */
const MIN_LINE_BYTES = 12;

/** How `base64` and PEM writers break lines. */
const LINE_WIDTHS = [64, 76];

/** What is worth looking for of one secret: it, it without white space around it, each of its lines. */
export function valuesOf(secret: string): string[] {
  const lines = secret
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    // The header of a PEM key is in many a document.
    .filter((line) => Buffer.byteLength(line) >= MIN_LINE_BYTES && !line.startsWith('-----'));
  return [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), ...lines].filter(isLongEnough);
}

function isLongEnough(value: string): boolean {
  return Buffer.byteLength(value) >= MIN_SECRET_BYTES && !/^(.)\1*$/su.test(value) && value.trim() !== '';
}

/** A value's own bytes, and its base64 and hex forms. What escapes change is undone by the views instead. */
export function formsOf(value: string): Uint8Array[] {
  const raw = Buffer.from(value);
  const base64 = raw.toString('base64');
  const texts = [raw.toString('hex'), raw.toString('hex').toUpperCase(), base64, base64.replace(/=+$/, '')];
  for (const before of [0, 1, 2]) texts.push(encodedCore(raw, before));
  for (const width of LINE_WIDTHS) {
    if (base64.length <= width) continue;
    const lines = base64.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
    texts.push(lines.join('\n'), lines.join('\r\n'), ...lines);
  }
  const all = texts
    .flatMap((text) => [text, urlSafe(text)])
    .filter((text) => text.length >= MIN_SECRET_BYTES);
  return [raw, ...[...new Set(all)].map((text) => Buffer.from(text))];
}

const urlSafe = (text: string): string => text.replaceAll('+', '-').replaceAll('/', '_');

/**
 * The characters of base64 that do not depend on what surrounds these bytes, when `before` bytes (modulo
 * three) come before them.
 */
export function encodedCore(bytes: Buffer, before: number): string {
  const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}
