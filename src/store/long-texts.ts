import type { LoggedEvent, LoggedText } from '../core/events.js';
import { isLong, type TextRef } from '../core/state/text-ref.js';

/** So many characters at the start and at the end of a long text stay in the log, for people. */
const SHOWN = 1000;
/** A payload is kept apart only with at most so many characters before it, and after it. */
const MAX_AROUND = 4096;

/**
 * An event as the log keeps it: a long text is cut to its start and end, and `texts` says where the whole lies
 * (spec 3.3).
 */
export function withoutLongTexts(event: LoggedEvent, write: (text: string) => TextRef): LoggedEvent {
  const texts: LoggedText[] = [];
  const shorten = (value: unknown, at: readonly string[]): unknown => {
    if (typeof value === 'string') {
      if (!isLong(value)) return value;
      const { before, body, after } = aroundPayload(value);
      const ref = write(body);
      texts.push({ at, ...ref, ...(before !== '' && { before }), ...(after !== '' && { after }) });
      return `${value.slice(0, SHOWN)}\n[… ${ref.bytes} bytes in ${ref.file} …]\n${value.slice(-SHOWN)}`;
    }
    if (typeof value !== 'object' || value === null || !hasLong(value)) return value;
    if (Array.isArray(value)) return value.map((each, index) => shorten(each, [...at, String(index)]));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, [...at, key])]));
  };
  if (!hasLong(event)) return event;
  const short = shorten(event, []) as LoggedEvent;
  return { ...short, texts };
}

function hasLong(value: unknown): boolean {
  if (typeof value === 'string') return isLong(value);
  if (typeof value !== 'object' || value === null) return false;
  // `Object.values` would make a list for each of thousands of workers.
  for (const key in value) if (hasLong((value as Readonly<Record<string, unknown>>)[key])) return true;
  return false;
}

/** A long output mostly is a long payload in its tag, which is a result as well: kept apart, it is kept only once. */
function aroundPayload(text: string): { before: string; body: string; after: string } {
  const whole = { before: '', body: text, after: '' };
  const open = text.indexOf('<result>');
  const close = text.lastIndexOf('</result>');
  if (open === -1 || close < open || open > MAX_AROUND || text.length - close > MAX_AROUND) return whole;
  const start = open + '<result>'.length;
  const parts = { before: text.slice(0, start), body: text.slice(start, close), after: text.slice(close) };
  return isLong(parts.body) ? parts : whole;
}

/** @throws what `read` throws about a text that is not there */
export function withLongTexts(event: LoggedEvent, read: (ref: TextRef) => string): LoggedEvent {
  const { texts = [], ...short } = event;
  let whole: unknown = short;
  for (const { at, before = '', after = '', ...ref } of texts)
    whole = replaced(whole, at, `${before}${read(ref)}${after}`);
  return whole as LoggedEvent;
}

function replaced(value: unknown, [key, ...further]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? replaced(each, further, text) : each));
  // Unlike an assignment, this makes an own field even of `__proto__`.
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, further, text) : each]),
  );
}
