import { LIMITS } from '../limits/limits.js';
import { excerpt } from '../protocol/resolve.js';
import { formOf } from '../protocol/tag-form.js';
import type { Transition } from '../protocol/transition.js';
import { printJson, readJson } from './json.js';
import type { Mismatch, ResultSchema } from './result-schema.js';

export type TypedReading =
  /** The payload fits. `json` is its normal form: without spaces, its keys in the order given. */
  | { readonly kind: 'fits'; readonly json: string }
  /** The payload does not fit; there is at least one mismatch. */
  | { readonly kind: 'misfit'; readonly mismatches: readonly Mismatch[] };

/** Reads a payload as JSON that fits all of these schemas (spec 7.4). */
export function readTyped(payload: string, schemas: readonly ResultSchema[]): TypedReading {
  const text = withoutFence(payload.trim());
  const reading = readJson(text);
  if ('pointer' in reading) return { kind: 'misfit', mismatches: [reading] };
  const value: unknown = JSON.parse(text);
  const mismatches = [...reading.lost, ...schemas.flatMap((schema) => schema.mismatches(value))];
  if (mismatches.length > 0) return { kind: 'misfit', mismatches };
  return { kind: 'fits', json: printJson(reading.node) };
}

/** The same transition with its payload in normal form; or what is wrong with it. */
export function typedTransition(
  transition: Transition,
  schemas: readonly ResultSchema[],
): { readonly transition: Transition } | Extract<TypedReading, { kind: 'misfit' }> {
  if (transition.tag !== 'result' || schemas.length === 0) return { transition };
  const read = readTyped(transition.payload, schemas);
  if (read.kind === 'misfit') return read;
  return { transition: { ...transition, payload: read.json, typed: true } };
}

/** The text in a payload's one fence ` ```json `; any other payload as it is. */
function withoutFence(payload: string): string {
  const [, fence = '', content] = /^(`{3,})[ \t]*json[ \t]*\r?\n([\s\S]*)$/i.exec(payload) ?? [];
  if (content === undefined || !content.endsWith(fence)) return payload;
  return content.slice(0, -fence.length);
}

/** How many mismatches are told. */
const MAX_TOLD = LIMITS.mismatches.value;

/** One line per mismatch, as pointer and expectation; the number of the rest. */
function mismatchLines(mismatches: readonly Mismatch[]): string[] {
  const lines = [...new Set(mismatches.map(mismatchText))];
  const more = lines.length - MAX_TOLD;
  return [...lines.slice(0, MAX_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** A mismatch such as `/findings/0/line: must be integer`. Parts of it are a model's words. */
function mismatchText({ pointer, expectation }: Mismatch): string {
  const place = pointer === '' ? '"" (the whole)' : excerpt(pointer, 200);
  return `${place}: ${excerpt(expectation, 300)}`;
}

/** What is wrong, as a sentence without its full stop. */
export function misfitProblem(mismatches: readonly Mismatch[]): string {
  return `the result does not fit its schema: ${mismatchLines(mismatches).join('; ')}`;
}

/**
 * What a session is told whose result does not fit (spec 7.4): pointers and expectations, and how to answer.
 * @param asked how the answer is to be given
 */
export function misfitReminder(mismatches: readonly Mismatch[], asked: string): string {
  return [
    'Your last message could not be used: its result does not fit the schema.',
    ...mismatchLines(mismatches).map((line) => `- ${line}`),
    asked,
  ].join('\n');
}

/** What a session is told whose answer to that has a wrong tag, or none. */
export function repairReminder(problem: string): string {
  const wrong = excerpt(problem, 300).replace(/[.\s]+$/, '');
  return `Your last message could not be used: ${wrong}.\n${askedResult(true)}`;
}

/** How to answer: in a tag, or as the whole message. */
export function askedResult(inTag: boolean): string {
  if (!inTag) return 'Answer with all of the JSON, corrected, and with nothing else.';
  return `End your answer with this tag, with all of the JSON, corrected, and nothing else in it:\n${formOf('result', {})}`;
}

/** A kept result as the JSON value that it is; null for free text. @param typed whether it is known to be JSON */
export function resultJson(result: string | null, typed: boolean | undefined): unknown {
  return result === null || !typed ? null : JSON.parse(result);
}
